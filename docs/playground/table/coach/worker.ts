/** The worker in which bots and the coach think, so that the page stays at hand meanwhile. */
import { botHandler, levelBot } from "fifteen-two/bots";
import { cribbageBot, expert, trials } from "fifteen-two/cribbage/analysis";
import { games } from "fifteen-two/games";
import { botName, LEVELS } from "../session/session.ts";
import { DEALS, tasks } from "./tasks.ts";

const bots = Object.fromEntries(
  games.flatMap((game) =>
    LEVELS.map((level) => [
      botName(game.id, level),
      game.id === "cribbage" ? cribbageBot({ level: level === "expert" ? expert() : level }) : levelBot(game, level),
    ]),
  ),
);
const methods = { cribbage: trials({ deals: DEALS }) };
const handle = botHandler({ games, bots, methods, tasks }, (answer) => postMessage(answer));
addEventListener("message", ({ data }) => handle(data));
