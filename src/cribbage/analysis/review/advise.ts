import { InvalidStateError } from "../../../core/errors.ts";
import { expectFunction, readFields } from "../../../schema/read.ts";
import { activeSeats, type CribbageMove, type CribbageView, legalMoves } from "../../index.ts";
import type { Move } from "../../moves.ts";
import type { ViewIn } from "../../state.ts";
import { type Budget, readBudget, type TrialOptions } from "../options/trials.ts";
import { type DiscardSituation, readCribbageView } from "../options/view.ts";
import { byTrials, type ChoiceMethod, expectWorths } from "../win/decision.ts";
import { errorBetween, type Worth } from "../win/trials.ts";

/**
 * Options of {@link advise}.
 *
 * @inline
 */
export interface AdviceOptions extends TrialOptions {
  /** How choices are valued: {@link expert}; by default by trials. */
  readonly method?: ChoiceMethod | null;
}

/** What a choice gives away, compared with the choice that wins most often. */
export interface Loss {
  /** Expected points, 0 or more: 0, too, if it scores more but wins less often. */
  readonly points: number;
  /** Chance to win the game, 0 to 1. */
  readonly win: number;
  /** Standard error of `win`. A loss of less than twice this may be no loss at all. */
  readonly error: number;
}

/** A discard or card that a seat can choose, and its value. */
export interface Choice {
  /** The move. */
  readonly move: Extract<CribbageMove, { readonly type: "discard" | "play" }>;
  /**
   * Expected points of the seat's side in the rest of the deal, pegging and show, less the average of the other sides'
   * points.
   */
  readonly points: number;
  /** The chance, 0 to 1, that the seat's side wins the game. */
  readonly win: number;
  /**
   * Standard error of `win`. All choices are tried in the same deals, so their differences are more exact. It is larger
   * for a choice that was dropped because it is clearly worse.
   */
  readonly error: number;
  /** What it gives away; nothing for the first choice. Hints, reviews and statistics judge by this. */
  readonly loss: Loss;
  /** How often it is right, 0 to 1; only from {@link expert}. The shares of all choices add up to 1. */
  readonly share?: number;
}

/**
 * Values each discard or card of a seat, in points and in chances to win. Use it as a hint for a player.
 *
 * It tries each choice in the same deals of the hidden cards, and drops those that are clearly worse on the way. The
 * other seats have discarded like {@link bestDiscard}, and hold what goes with the cards they have played. Two players go
 * on like strong ones, more by their own cards and the count. After the deal, two sides have the chances of {@link
 * chancesAtScores}. For three or four sides it treats their points as independent, which is off by up to 0.02, or more if two
 * of them need 3 or less.
 *
 * @param view - what the seat that is to discard or play knows: its view, or a situation before the discard
 * @param options - number of deals to try, and the random source
 * @returns the choices, the one that wins most often first; empty if the seat must say go
 * @throws InvalidStateError when it is not a view or situation of cribbage, its viewer is not to discard or play, a side needs more
 * than 241 points, an option is unknown or out of range, or the source returns anything but a number from 0 (inclusive)
 * to 1 (exclusive); its path names the part
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 * import { advise } from "fifteen-two/cribbage/analysis";
 *
 * const deal = cribbage.parseMove("- deal 5H 5D 5S JC 2C KD / 7D 7H 8C KS 3H QD");
 * const [best, ...others] = advise(cribbage.view(cribbage.apply(cribbage.initialState({ first: 0 }), deal), 0));
 * best?.move; // => { type: "discard", seat: 0, cards: ["2C", "JC"] }
 * best!.win > 0.6; // => true
 * others.length; // => 14
 *
 * // The same without a view: you deal, and nobody has points.
 * const same = advise({ hand: ["5H", "5D", "5S", "JC", "2C", "KD"], dealer: true, scores: [0, 0] });
 * same[0]?.move; // => { type: "discard", seat: 0, cards: ["2C", "JC"] }
 * ```
 */
export function advise(view: CribbageView | DiscardSituation, options: AdviceOptions = {}): Choice[] {
  const advice = readAdviceOptions(options);
  const read = readCribbageView(view);
  if (read.phase !== "discard" && read.phase !== "play")
    throw new InvalidStateError(["phase"], `must be "discard" or "play", not "${read.phase}"`);
  if (activeSeats(read).every((seat) => seat !== read.viewer))
    throw new InvalidStateError(["viewer"], "must be a seat that is to discard or play");
  return tryMoves(read, advice);
}

/** `AdviceOptions` with all defaults filled in. */
export interface Advice extends Budget {
  readonly method: ChoiceMethod;
}

/** Reads how to value choices. */
export function readAdviceOptions(options: AdviceOptions): Advice {
  const { method, ...trials } = readFields(options, ["options"], [], ["deals", "random", "method"]);
  const chosen = (method ?? byTrials) as ChoiceMethod;
  expectFunction(chosen, ["options", "method"]);
  return { ...readBudget(trials as TrialOptions), method: chosen };
}

/**
 * Values each move of a view's viewer, the one that wins most often first; empty if it must say go.
 *
 * @param kept - a move that is tried in all deals
 */
export function tryMoves(view: ViewIn<"discard" | "play">, { method, ...budget }: Advice, kept?: string): Choice[] {
  const moves = legalMoves(view) as readonly Move<"discard" | "play">[];
  if ((moves[0] as CribbageMove).type === "go") return [];
  const at = moves.findIndex((move) => keyOf(move) === kept);
  const worths = method(view, moves, budget, at);
  expectWorths(worths, moves, ["options", "method"]);
  const tried = moves.map((move, i) => ({ move, ...worths[i]! })).sort((a, b) => b.win - a.win || b.points - a.points);
  return tried.map((choice) => {
    const { move, points, win, error, share } = choice;
    const valued = { move, points, win, error, loss: lossOf(tried[0]!, choice) };
    return share === undefined ? valued : { ...valued, share };
  });
}

/** The cards of a move, in any order. */
export function keyOf(move: Move<"discard" | "play">): string {
  return move.type === "play" ? move.card : move.cards.slice().sort().join();
}

function lossOf(best: Worth, choice: Worth): Loss {
  const points = Math.max(0, best.points - choice.points);
  return { points, win: best.win - choice.win, error: errorBetween(best, choice) };
}
