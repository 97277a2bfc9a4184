/** The worker in which bots think, so that the page stays at hand meanwhile. */
import { botHandler } from "fifteen-two/bots";
import { games } from "fifteen-two/games";

const handle = botHandler({ games }, (answer) => postMessage(answer));
addEventListener("message", ({ data }) => handle(data));
