import { type AnyGame, typed } from "../../core/game.ts";
import { readOneOf } from "../../schema/read.ts";
import { type Bot, expectCalled } from "../basis/bot.ts";
import { leadsBy } from "../basis/greedy.ts";
import { search } from "../search/search.ts";
import { type BotLevel, type Judge, levelOf, type Mistakes, TIE } from "./level.ts";

/** The number of trial games for each choice, and the mistakes; without trials, a move is worth its points at once. */
const LEVELS: Readonly<Record<BotLevel, Mistakes & { readonly iterations: number }>> = {
  easy: { iterations: 0, overlooks: 0.5, temperature: 0, miscounts: 0.4 },
  medium: { iterations: 80, overlooks: 0.333, temperature: 0, miscounts: 0.12 },
  hard: { iterations: 200, overlooks: 0.167, temperature: 0, miscounts: 0.02 },
  expert: { iterations: 1000, overlooks: 0, temperature: 0, miscounts: 0 },
};

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
  const { iterations, ...mistakes } = LEVELS[readOneOf(level, ["level"], ["easy", "medium", "hard", "expert"])];
  return levelOf(iterations === 0 ? judgeAtOnce(game) : judgeByTrials(game, iterations), mistakes);
}

/** The lead of the viewer's side after each move. */
function judgeAtOnce<G extends AnyGame>(game: G): Judge<G> {
  const { determinize, rules } = typed(game);
  const leadAfter = leadsBy(game, rules.standing);
  return (view, moves, random) => {
    const state = determinize(view, random);
    return moves.map((move) => ({ value: leadAfter(state, move) + TIE * random() }));
  };
}

/** How often the viewer's side wins after each move, by a search. */
function judgeByTrials<G extends AnyGame>(game: G, iterations: number): Judge<G> {
  const method = search(game, { iterations });
  return (view, moves, random) =>
    [...method.values(view, moves, { random })].at(-1)!.worths.map(({ win }) => ({ value: win }));
}
