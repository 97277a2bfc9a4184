import { handAddress, openCount, startCount } from "./count.ts";
import { byId } from "./dom.ts";
import { openPlay, startPlay } from "./play.ts";

/** Shows the part of the page that the address names. */
function open(): void {
  const [part, ...rest] = decodeURIComponent(location.hash.slice(1)).split("/");
  const playing = part === "play";
  byId("count").hidden = playing;
  byId("play").hidden = !playing;
  mark("to-count", !playing);
  mark("to-play", playing);
  byId<HTMLAnchorElement>("to-count").href = `#${handAddress()}`;
  if (playing) openPlay(rest);
  else openCount(rest);
}

function mark(id: string, here: boolean): void {
  if (here) byId(id).setAttribute("aria-current", "page");
  else byId(id).removeAttribute("aria-current");
}

startCount();
startPlay();
addEventListener("hashchange", open);
open();
