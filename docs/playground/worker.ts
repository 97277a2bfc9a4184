/** The worker that searches, so that the page stays at hand meanwhile. */
import { searchHandler } from "fifteen-two/bots";
import { gameViews } from "./games/index.ts";

const games = gameViews.map(({ game }) => game);
const handle = searchHandler(games, (answer) => postMessage(answer));
addEventListener("message", ({ data }) => handle(data));
