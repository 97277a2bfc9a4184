import { type AnyGame, typed } from "../../core/game.ts";
import { readOneOf } from "../../schema/read.ts";
import { type Bot, expectCalled } from "../basis/bot.ts";
import { leadsBy } from "../basis/greedy.ts";
import { search } from "../search/search.ts";
import { BOT_LEVELS, type BotLevel, type Judge, levelOf, type Mistakes, NO_MISTAKES } from "./level.ts";

/** The mistakes of a level, and its trial games for each choice; without any, a move is worth its points at once. */
interface Level extends Omit<Mistakes, "temperature"> {
  readonly iterations: number;
}

/** The levels, the weakest first. */
export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  beginner: { iterations: 0, overlooks: 0.5, miscounts: 0.4 },
  casual: { iterations: 90, overlooks: 0.36, miscounts: 0.2 },
  intermediate: { iterations: 150, overlooks: 0.22, miscounts: 0.1 },
  advanced: { iterations: 350, overlooks: 0.09, miscounts: 0.02 },
  expert: { iterations: 1000, overlooks: 0, miscounts: 0 },
};

/**
 * Makes a bot for any game on one of the {@link BOT_LEVELS}.
 *
 * Of the moves that it doesn't overlook, a `"beginner"` makes the one that scores most at once. The others play trial
 * games of a {@link search}; `"expert"` overlooks nothing and plays 1,000, as {@link advise} does. Lower levels overlook
 * more moves and play fewer trial games. With muggins, all below expert also miscount now and then.
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
 * const bots = [levelBot(sackson, "intermediate"), levelBot(sackson, "beginner")];
 * const reports = [...match(sackson, bots, { games: 4, random: seeded(1), options: { turnLimit: 10 } })];
 * reports.at(-1)!.won[0]! >= 2; // => true
 * ```
 */
export function levelBot<G extends AnyGame>(game: G, level: BotLevel): Bot<G> {
  expectCalled(game, "game");
  const { iterations, ...mistakes } = LEVELS[readOneOf(level, ["level"], BOT_LEVELS)];
  return levelOf(iterations === 0 ? judgeAtOnce(game) : judgeByTrials(game, iterations), {
    ...NO_MISTAKES,
    ...mistakes,
  });
}

/** The lead of the viewer's side after each move. */
function judgeAtOnce<G extends AnyGame>(game: G): Judge<G> {
  const { determinize, rules } = typed(game);
  const leadAfter = leadsBy(game, rules.standing);
  return (view, moves, random) => {
    const state = determinize(view, random);
    return moves.map((move) => ({ value: leadAfter(state, move) }));
  };
}

/** How often the viewer's side wins after each move, by a search. */
function judgeByTrials<G extends AnyGame>(game: G, iterations: number): Judge<G> {
  const method = search(game, { iterations });
  return (view, moves, random) =>
    [...method.values(view, moves, { random })].at(-1)!.worths.map(({ win }) => ({ value: win }));
}
