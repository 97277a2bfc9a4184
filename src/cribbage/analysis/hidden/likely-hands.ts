import type { Seat } from "../../../core/any.ts";
import type { Rank } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { readInteger } from "../../../schema/read.ts";
import { type CribbageView, parseViewJson } from "../../index.ts";
import { RANKS, rankHands } from "../engine/hand.ts";
import { handWeights } from "./hands.ts";
import { positionOf } from "./position.ts";

/** A possible hand of a seat. @inline */
export interface LikelyHand {
  /** Its unplayed ranks, from ace to king. */
  readonly ranks: readonly Rank[];
  /** The chance of the hand, above 0, up to 1. */
  readonly chance: number;
}

/**
 * The possible hands of a seat, from a viewer's knowledge: the cards seen, average discards, the seat's plays and its
 * goes. Hints and bots assume these hands.
 *
 * With three or four players, each hand is judged by itself, as if the other hidden hands were unknown cards.
 *
 * @param view - the view of a seat or a spectator, from the first discard to the end of the play
 * @param seat - the seat, which has discarded and whose cards are hidden
 * @returns the hands, likeliest first; their chances add up to 1
 * @throws InvalidStateError when `view` is not a view of cribbage, the seat does not exist, has known cards or has not
 * discarded, or no deal agrees with the view
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 * import { likelyHands } from "fifteen-two/cribbage/analysis";
 *
 * let state = cribbage.apply(cribbage.initialState({ first: 0 }), cribbage.parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * for (const text of ["0 discard AC 2C", "1 discard 3H KD", "- cut 5S", "1 play 7D", "0 play 6C", "1 play 8C"])
 *   state = cribbage.apply(state, cribbage.parseMove(text));
 * const [likeliest] = likelyHands(cribbage.view(state, 0), 1);
 * likeliest!.ranks; // => ["7", "9"]
 * likeliest!.chance.toFixed(2); // => "0.29"
 * ```
 */
export function likelyHands(view: CribbageView, seat: Seat): LikelyHand[] {
  const read = parseViewJson(view);
  if (read.phase !== "discard" && read.phase !== "cut" && read.phase !== "play")
    throw new InvalidStateError(["phase"], `must be "discard", "cut" or "play", not "${read.phase}"`);
  const position = positionOf(read, []);
  const at = readInteger(seat, ["seat"], 0, read.hands.length - 1);
  const hidden = position.hidden.find((one) => one.seat === at && one.discarded);
  if (hidden === undefined)
    throw new InvalidStateError(["seat"], `must be a seat that has discarded and whose cards are hidden, not ${at}`);
  const weights = handWeights(position, hidden);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) throw new InvalidStateError(["plays"], "no hand of the seat agrees with the view");
  const size = 4 - hidden.kept.length;
  const hands = rankHands(size);
  return Array.from(weights, (weight, n) => ({
    ranks: Array.from(hands.subarray(size * n, size * (n + 1)), (rank) => RANKS[rank] as Rank),
    chance: weight / total,
  }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
}
