import type { CribbageMove, Move } from "../../moves.ts";
import type { CribbageView } from "../../state.ts";
import { type Budget, readBudget } from "../options/trials.ts";
import { MOST_NEEDED, readChoice } from "../options/view.ts";
import { byTrials } from "../win/decision.ts";
import type { Worth } from "../win/trials.ts";
import { solveDiscard } from "./ahead.ts";
import { solvePlay } from "./solve.ts";

/** The most deals that are used; the time grows with them. */
const MOST_DEALS = 2000;

/**
 * The method of an expert for {@link advise}, {@link review} and {@link cribbageBot}: it solves the rest of the deal.
 *
 * With two players, it draws the cards that each may hold, from what everyone keeps and how they have played, and lets
 * both learn to play the rest of the deal to win, each from what they can see. A choice is worth what it wins after that,
 * and its `share` is how often it is right: when no card is always best, an expert plays each of them now and then. Near
 * the end of the game, the best discards are valued in the same way. With three and four players it is the method of
 * `"hard"`.
 *
 * More than 2,000 deals change nothing. Of the points after a win, `points` counts the show alone.
 *
 * @param view - what the seat that chooses knows
 * @param moves - its discards or its cards
 * @param options - number of deals and random source
 * @param kept - index of a move that is compared in full, however bad
 * @returns the value of each move
 * @throws InvalidStateError when it is not the view of a seat that is to discard or play, a move is not legal for it, an
 * option is out of range, or the source returns anything but a number from 0 (inclusive) to 1 (exclusive)
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { advise, cribbageBot, expert } from "fifteen-two/cribbage/analysis";
 *
 * let state = cribbage.apply(cribbage.initialState({ first: 0 }), cribbage.parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * for (const text of ["0 discard AC 2C", "1 discard 3H KD", "- cut 5S"]) state = cribbage.apply(state, cribbage.parseMove(text));
 * const choices = advise(cribbage.view(state, 1), { method: expert });
 * choices.reduce((sum, { share }) => sum + share!, 0).toFixed(6); // => "1.000000"
 *
 * const bot = cribbageBot({ level: expert });
 * bot(cribbage.view(state, 1), cribbage.legalMoves(state, 1), seeded(1)).type; // => "play"
 * ```
 */
export function expert(
  view: Extract<CribbageView, { readonly phase: "discard" | "play" }>,
  moves: readonly Extract<CribbageMove, { readonly type: "discard" | "play" }>[],
  options: Budget,
  kept?: number,
): readonly Worth[] {
  const read = readChoice(view, moves);
  const budget = readBudget(options);
  const { settings, scores } = read;
  const isShort = settings.target - Math.min(...scores) <= MOST_NEEDED;
  if (settings.players > 2 || !isShort) return byTrials(read, moves, budget, kept);
  const most = { ...budget, deals: Math.min(budget.deals, MOST_DEALS) };
  return read.phase === "play"
    ? solvePlay(read, moves as readonly Move<"play">[], most)
    : solveDiscard(read, moves as readonly Move<"discard">[], most, kept);
}
