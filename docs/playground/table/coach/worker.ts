/** The worker in which bots and the coach think, off the main thread. */
import { BOT_LEVELS, botHandler, levelBot } from "fifteen-two/bots";
import { cribbageBot, expert, trials } from "fifteen-two/cribbage/analysis";
import type { CribinoMove, CribinoView } from "fifteen-two/cribino";
import { games } from "fifteen-two/games";
import { botName } from "../session/session.ts";
import { sequelOf } from "./sequel.ts";

const bots = Object.fromEntries(
  games.flatMap((game) =>
    BOT_LEVELS.map((level) => [
      botName(game.id, level),
      game.id === "cribbage" ? cribbageBot({ level: level === "expert" ? expert() : level }) : levelBot(game, level),
    ]),
  ),
);
/** Near the end of a game, fewer deals tell no better than two games in 100 apart. */
const methods = { cribbage: trials({ deals: 4000 }) };
/** The coach's own tasks. */
export const tasks = {
  sequels: (view: CribinoView, moves: readonly CribinoMove[]) => moves.map((move) => sequelOf(view, move)),
};
const handle = botHandler({ games, bots, methods, tasks }, (answer) => postMessage(answer));
addEventListener("message", ({ data }) => handle(data));
