// What has to be known before the page is painted.

// A page that is opened from the disk may load no modules, so all of it comes as one classic script.
if (location.protocol === "file:")
  addEventListener("DOMContentLoaded", () => {
    const script = document.createElement("script");
    script.src = "classic.js";
    document.head.append(script);
  });

// The picture that the page comes with is the front page of somebody who has no game and no server.
const isNew = location.hash.length < 2 && location.search === "" && !hasGames();
document.documentElement.classList.toggle("elsewhere", !isNew);

function hasGames() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("fifteen-two:game:"));
  } catch {
    return false;
  }
}
