import type { AnyGame } from "../../core/game.ts";
import { readOneOf } from "../../schema/read.ts";
import { type Bot, expectCalled } from "../basis/bot.ts";
import { greedyBot } from "../basis/greedy.ts";
import { searchBot } from "../search/search.ts";
import { type BotLevel, countingBot, SLIPS } from "./counting.ts";

/** Trial games for each move. */
const ITERATIONS = { medium: 80, hard: 200, expert: 1000 } as const;

/** How often a bot notices a move. */
const NOTICED: Readonly<Record<BotLevel, number>> = { easy: 1 / 2, medium: 2 / 3, hard: 5 / 6, expert: 1 };

/**
 * Makes a bot for any game on one of four levels.
 *
 * - `"easy"` overlooks half of its moves. Of the others it makes the one that scores most at once.
 * - `"medium"` overlooks one move in three, and plays 80 trial games of a {@link search} with the others.
 * - `"hard"` overlooks one in six, and plays 200.
 * - `"expert"` overlooks none, and plays 1,000, as {@link advise} does.
 *
 * With muggins, easier levels also miscount now and then.
 *
 * @param game - the game
 * @param level - how well the bot plays
 * @returns the bot; it throws an InvalidStateError when there are no moves
 * @throws InvalidStateError when the level is unknown
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { levelBot, match } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const bots = [levelBot(sackson, "medium"), levelBot(sackson, "easy")];
 * const reports = [...match(sackson, bots, { games: 4, random: seeded(1), options: { turnLimit: 10 } })];
 * reports.at(-1)!.won[0]! >= 2; // => true
 * ```
 */
export function levelBot<G extends AnyGame>(game: G, level: BotLevel): Bot<G> {
  expectCalled(game, "game");
  const read = readOneOf(level, ["level"], ["easy", "medium", "hard", "expert"]);
  const bot = read === "easy" ? greedyBot(game) : searchBot<AnyGame>(game, { iterations: ITERATIONS[read] });
  return countingBot(SLIPS[read], hasty(NOTICED[read], bot as Bot)) as Bot<G>;
}

/** A bot that overlooks moves. */
function hasty(noticed: number, bot: Bot): Bot {
  return (view, moves, random) => {
    const seen = moves.filter(() => random() < noticed);
    return bot(view, seen.length > 0 ? seen : moves, random);
  };
}
