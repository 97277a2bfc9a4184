/** The worker in which bots think and the coach counts, so that the page stays at hand meanwhile. */
import { botHandler } from "fifteen-two/bots";
import { games } from "fifteen-two/games";
import { answer } from "./coach/answer.ts";
import { botsByName } from "./coach/levels.ts";
import { discardLosses } from "./statistics/losses.ts";

const handle = botHandler({ games, bots: botsByName() }, (reply) => postMessage(reply));
addEventListener("message", ({ data }) => {
  if ("losses" in data) postMessage(discardLosses(data.losses, data.seat));
  else if ("ask" in data) answer(data, (reply) => postMessage(reply));
  else handle(data);
});
