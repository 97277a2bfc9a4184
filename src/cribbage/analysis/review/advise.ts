import { InvalidStateError } from "../../../core/errors.ts";
import type { Random } from "../../../core/random.ts";
import { type CribbageView, type DiscardMove, legalMoves, type PlayMove } from "../../index.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { readCribbageView, readTrialOptions, type TrialOptions } from "../winning/chances.ts";
import { discardDecision, playDecision } from "../winning/decision.ts";
import { tryChoices, type Worth } from "../winning/trials.ts";

/** A discard or a card that a seat can choose, and what it is worth. */
export interface Choice {
  /** The move. */
  readonly move: DiscardMove | PlayMove;
  /**
   * The expected points of the seat's side in the rest of the deal, pegging and show, less those of the others: with more
   * than two sides, less their average.
   */
  readonly points: number;
  /** How likely the seat's side wins the game, 0 to 1. */
  readonly win: number;
  /** The standard error of `win`. All choices are tried in the same deals, so that their differences are more exact. */
  readonly error: number;
}

/**
 * What each discard or card of a seat is worth, in points and in chances to win: a hint for a player who is to choose.
 *
 * Each choice is tried in the same deals of the hidden cards. The other seats have discarded as {@link bestDiscard} says,
 * and everyone then plays in a simple way, by the own cards and the count. After the deal the chances of two sides are
 * those of {@link winChance}; those of three or four sides are of a race in which the points of each have nothing to do
 * with those of the others, which is off by up to 0.02, and by more when two of them need 3 or less.
 *
 * @param view - what the seat knows that is to discard or to play
 * @param options - how many deals to try, and the random source
 * @returns the choices, the one that wins most often first; empty when the seat must say go
 * @throws InvalidStateError when it is not a view of cribbage, its viewer is not to discard or to play, a side needs more
 *   than 241 points, an option is unknown or out of range, or the source gives anything but a number from 0 up to 1; its path
 *   names the part
 *
 * @example
 * ```ts
 * import { apply, initialState, parseMove, view } from "fifteen-two/cribbage";
 * import { advise } from "fifteen-two/cribbage/analysis";
 *
 * const deal = parseMove("- deal 5H 5D 5S JC 2C KD / 7D 7H 8C KS 3H QD");
 * const [best, ...others] = advise(view(apply(initialState({ dealer: 0 }), deal), 0));
 * best?.move; // => { type: "discard", seat: 0, cards: ["2C", "KD"] }
 * best!.win > 0.6; // => true
 * others.length; // => 14
 * ```
 */
export function advise(view: CribbageView, options: TrialOptions = {}): Choice[] {
  const { deals, random } = readTrialOptions(options);
  const read = readCribbageView(view);
  if (read.phase !== "discard" && read.phase !== "play")
    throw new InvalidStateError("phase", `must be "discard" or "play", not "${read.phase}"`);
  const moves = legalMoves(read);
  if (moves.length === 0) throw new InvalidStateError("viewer", "must be a seat that is to discard or to play");
  return tryMoves(read, moves as readonly DiscardMove[] | readonly PlayMove[], deals, random).map(choiceOf);
}

/** A choice, and what it is worth in each trial. */
export type TriedChoice = Choice & Worth;

/** What each of the moves of a seat is worth, the one that wins most often first; empty when it must say go. */
export function tryMoves(
  view: DiscardView | PlayView,
  moves: readonly DiscardMove[] | readonly PlayMove[],
  deals: number,
  random: Random,
): TriedChoice[] {
  if (moves[0]!.type !== "discard" && moves[0]!.type !== "play") return [];
  const decision =
    view.phase === "discard"
      ? discardDecision(view, moves as readonly DiscardMove[])
      : playDecision(view, moves as readonly PlayMove[]);
  const worths = tryChoices(decision, deals, random);
  return moves.map((move, i) => ({ move, ...worths[i]! })).sort((a, b) => b.win - a.win || b.points - a.points);
}

/** The choice as callers see it. */
export function choiceOf({ move, points, win, error }: TriedChoice): Choice {
  return { move, points, win, error };
}
