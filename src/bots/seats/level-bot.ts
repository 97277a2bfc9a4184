import { type AnyGame, typed } from "../../core/game.ts";
import { readOneOf } from "../../schema/read.ts";
import { type Bot, expectCalled } from "../basis/bot.ts";
import { leadsBy } from "../basis/greedy.ts";
import { search } from "../search/search.ts";
import { rungOf } from "./ladder.ts";
import { BOT_LEVELS, type BotLevel, type Judge, levelOf, NO_MISTAKES } from "./level.ts";

/** The chance of a miscount on each level, 0 to 1. */
const MISCOUNTS: Readonly<Record<BotLevel, number>> = {
  beginner: 0.4,
  casual: 0.2,
  intermediate: 0.1,
  advanced: 0.02,
  expert: 0,
};

/**
 * Makes a bot for any game on one of the {@link BOT_LEVELS}.
 *
 * Among the moves that it does not overlook, the bot makes the one that did best in the trial games of a {@link
 * search}. `"expert"` overlooks nothing and plays 1,000 trial games, as {@link advise} does. Lower levels overlook more
 * moves and play fewer trial games. In CrossCribb, Crib-Ino and the Sackson game, each level is about 100 Elo points
 * stronger than the one below. In other games, a `"beginner"` makes the move that scores most at once. With muggins,
 * all levels below expert also miscount now and then.
 *
 * @param game - the game
 * @param level - the strength of the bot
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
 * const reports = [...match(sackson, bots, { games: 2, random: seeded(1), options: { turnLimit: 10 } })];
 * reports.at(-1)!.won[0]! >= 1; // => true
 * ```
 */
export function levelBot<G extends AnyGame>(game: G, level: BotLevel): Bot<G> {
  expectCalled(game, "game");
  const known = readOneOf(level, ["level"], BOT_LEVELS);
  const [iterations, overlooks] = rungOf(typed(game).id, known);
  const mistakes = { ...NO_MISTAKES, overlooks, miscounts: MISCOUNTS[known] };
  return levelOf(iterations === 0 ? judgeAtOnce(game) : judgeByTrials(game, iterations), mistakes);
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

/** The chance of the viewer's side to win after each move, by a search. */
function judgeByTrials<G extends AnyGame>(game: G, iterations: number): Judge<G> {
  const method = search(game, { iterations });
  return (view, moves, random) =>
    [...method.values(view, moves, { random })].at(-1)!.worths.map(({ win }) => ({ value: win }));
}
