// What has to be known before the page is painted.

// The picture that the page comes with is the front page of somebody who has no game and no server.
const isNew = location.hash.length < 2 && location.search === "" && !hasGames();
document.documentElement.classList.toggle("elsewhere", !isNew);

// A hidden tab never paints.
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, 300);
});

/** The program, which waits in a template, so that nothing comes before the picture. */
const program = document.querySelector("template");
if (location.protocol !== "file:") {
  if (isNew) void painted.then(begin);
  else begin();
} else {
  // A page that is opened from the disk may load no modules, so all of it comes as one classic script.
  addEventListener("DOMContentLoaded", () => {
    const script = document.createElement("script");
    script.src = "classic.js";
    document.head.append(script);
  });
}

function begin() {
  if (program) document.head.append(program.content);
}

function hasGames() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("fifteen-two:game:"));
  } catch {
    return false;
  }
}
