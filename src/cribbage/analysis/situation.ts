import type { Seat } from "../../core/any.ts";
import { fieldOf, readFields } from "../../schema/read.ts";
import { suitedHand } from "../situation/cards.ts";
import { expectNoFault, type PlaySituation, readDealt, readPlay, readRanked } from "../situation/read.ts";
import type { CardOrRank } from "../situation/suits.ts";
import { discardView } from "../situation/views.ts";
import type { DiscardState, PlayState, View } from "../state.ts";
import { readTable, type TableOptions } from "./discard/table.ts";

/** Your knowledge when you are to discard. You are seat 0, and the others sit clockwise from you. @inline */
export interface DiscardSituation extends TableOptions {
  /** Your cards: six with two players, five with three or four. */
  readonly hand: readonly CardOrRank[];
  /** Whether you deal. With three or four players, the seat that deals: 0 for you, 1 for the player to your left. */
  readonly dealer: boolean | Seat;
  /** The points of each side, yours first. */
  readonly scores: readonly number[];
  /** Points that win; default 121. */
  readonly target?: number | null;
}

/**
 * Makes the view of a player who is to discard, from the cards, the dealer and the points.
 *
 * A rank without a suit, such as `"5"`, gets a suit that makes no flush and no nobs, if there is one.
 *
 * @param given - your cards, the dealer, and the points
 * @returns the view of seat 0, which is you, for `advise`, {@link winChances} and all other functions that take views
 * @throws InvalidStateError when a part is missing, unknown or out of range; its path names it
 *
 * @example
 * ```ts
 * import { advise } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { situation, trials } from "fifteen-two/cribbage/analysis";
 *
 * const view = situation({ hand: ["5H", "5D", "5S", "JC", "2C", "3D"], dealer: true, scores: [80, 95] });
 * const { choices } = [...advise(cribbage, view, { method: trials() })].at(-1)!;
 * choices[0]!.move; // => { type: "discard", seat: 0, cards: ["2C", "3D"] }
 * ```
 */
export function situation(given: DiscardSituation): View<DiscardState>;
/**
 * Makes the view of a player in the play against one opponent, from the kept cards, the played cards, the starter, the
 * dealer and the points. You need no hidden cards.
 *
 * @param given - the cards, the dealer, and the points
 * @returns the view of seat 0, which is you and is to play a card
 * @throws InvalidStateError when a part is missing, unknown or out of range, or the cards can't have been played so
 *
 * @example
 * ```ts
 * import { situation } from "fifteen-two/cribbage/analysis";
 *
 * const hand = ["A", "3", "4", "Q"] as const;
 * const view = situation({ hand, plays: ["Q", "3", "K"], starter: "Q", dealer: true, scores: [74, 85] });
 * view.hands; // => [["AC", "4H", "QS"], ["??", "??"]]
 * view.count; // => 23
 * ```
 */
export function situation(given: PlaySituation): View<PlayState>;
export function situation(given: DiscardSituation | PlaySituation): View<DiscardState | PlayState> {
  return fieldOf(given, "plays") == null ? readDiscard(given) : readPlay(given);
}

function readDiscard(given: unknown): View<DiscardState> {
  const read = readFields(given, [], ["hand", "dealer", "scores"], ["players", "partners", "target"]);
  const hand = expectNoFault(suitedHand(readRanked(read.hand, "hand", 5, 6)));
  const { players, partners } = readTable({ ...read, hand }, []);
  return discardView(hand, readDealt(read, { players, partners }));
}
