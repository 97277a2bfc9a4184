// Chooses what to paint before the program loads.

const isServed = location.protocol !== "file:";
if (!isServed) addEventListener("DOMContentLoaded", askForServer);

// The prepainted page is the English front page without a saved game or a server.
const isNew = location.hash.length < 2 && location.search === "" && !/^de/.test(navigator.language) && !hasGames();
document.documentElement.classList.toggle("elsewhere", !isNew || !isServed);

/** The program waits in a template, so that nothing delays the first paint. */
const program = document.querySelector("template");
// A hidden tab never paints.
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, 300);
});
if (isNew) void painted.then(begin);
else begin();

function begin() {
  if (isServed) document.head.append(program.content);
}

/** A page from the disk cannot load modules. */
function askForServer() {
  document.getElementById("app").textContent =
    "This page does not work from the disk. Run `npm run site:serve`, and open the address that it prints.";
}

function hasGames() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("fifteen-two:game:"));
  } catch {
    return false;
  }
}
