import type { Seat } from "../../core/any.ts";
import { type Card, HIDDEN } from "../../core/card.ts";
import { expectArray, readFields, readInteger, readOneOf } from "../../schema/read.ts";
import { ownersOf } from "../crib.ts";
import { initialState } from "../index.ts";
import type { DiscardState, View } from "../state.ts";
import { readTable, type TableOptions } from "./discard/table.ts";

/**
 * What you know when you are to discard, if you have no view. You are seat 0, and the others sit clockwise from you.
 *
 * @inline
 */
export interface DiscardSituation extends TableOptions {
  /** Your cards: six with two players, five with three or four. */
  readonly hand: readonly Card[];
  /** Whether you deal. With three or four players, the seat that deals: 0 for you, 1 for the player to your left. */
  readonly dealer: boolean | Seat;
  /** The points of each side, yours first. */
  readonly scores: readonly number[];
  /** Points that win; default 121. */
  readonly target?: number | null;
}

/**
 * Makes a view of what you know when you are to discard: your cards, who deals, and the points.
 *
 * @param given - your cards, who deals, and the points
 * @returns the view of seat 0, which is you, for `advise`, {@link winChances} and everything else that takes a view
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
export function situation(given: DiscardSituation): View<DiscardState> {
  const read = readFields(given, [], ["hand", "dealer", "scores"], ["players", "partners", "target"]);
  const { hand, players, partners } = readTable(read, []);
  const target = readInteger(read.target ?? 121, ["target"], 1);
  const { settings, scores: zeros, awards } = initialState({ players, partners, target });
  expectArray(read.scores, ["scores"], zeros.length, zeros.length);
  const scores = Array.from(read.scores, (score, side) => readInteger(score, ["scores", side], 0, target - 1));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const dealer = readOneOf(read.dealer, ["dealer"], players === 2 ? [true, false, 0, 1] : [true, ...seats]);
  const hands = seats.map((seat) => (seat === 0 ? hand : hand.map(() => HIDDEN)));
  // With three players, the first card of the crib is dealt.
  const crib = ownersOf(settings).map((owner) => (owner < 0 ? HIDDEN : null));
  const seat = dealer === true ? 0 : dealer === false ? 1 : dealer;
  return { phase: "discard", settings, scores, awards, dealer: seat, hands, crib, viewer: 0 };
}
