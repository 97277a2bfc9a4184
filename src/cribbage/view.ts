import type { Seat } from "../core/any.ts";
import { HIDDEN, type Redacted } from "../core/card.ts";
import { viewerIn } from "../game/derive.ts";
import { expectMove } from "../schema/moves.ts";
import { closedCrib } from "../shared/crib.ts";
import { ownersOf } from "./crib.ts";
import { MOVE } from "./move-shape.ts";
import type { CribbageMove } from "./moves.ts";
import type { CribbageState, CribbageView } from "./state.ts";

/**
 * Returns a seat's view of a state: its own cards and discards, and all cards played.
 *
 * All hands are face up from the show on, and the crib once it is due to be counted.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * let state = cribbage.initialState({ first: 0 });
 * state = cribbage.apply(state, cribbage.parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * const view = cribbage.view(state, 1) as cribbage.View<cribbage.DiscardState>;
 * view.hands[0]; // => ["??", "??", "??", "??", "??", "??"]
 * view.hands[1]; // => ["7D", "7H", "8C", "KS", "3H", "KD"]
 * ```
 */
export function view(state: CribbageState, seat?: Seat | null): CribbageView {
  return seenBy(state, viewerIn(state, seat));
}

/** {@link view} of a whole state for one of its seats. */
export function seenBy(state: CribbageState, viewer: Seat | null): CribbageView {
  if (state.phase === "cut-for-deal" || state.phase === "deal") return { ...state, viewer };
  const open = handsAreOpen(state);
  const hands = state.hands.map((hand, owner) => (open || owner === viewer ? hand : hand.map(() => HIDDEN)));
  if (latestOf(state) === "crib") return { ...state, hands, viewer } as CribbageView;
  return { ...state, hands, crib: closedCrib(state.crib, ownersOf(state.settings), viewer), viewer } as CribbageView;
}

/** The hand being counted, or the reason why the game ended. */
function latestOf(state: CribbageState) {
  if (state.phase === "over") return state.reason;
  return state.phase === "show" || state.phase === "muggins" ? state.hand : undefined;
}

export function handsAreOpen(state: CribbageState): boolean {
  const latest = latestOf(state);
  return latest === "hand" || latest === "crib";
}

/**
 * A move as another seat sees it: cards that are dealt or discarded face down are `"??"`.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const discard = cribbage.parseMove("1 discard 3H KD");
 * cribbage.redact(discard, 0); // => { type: "discard", seat: 1, cards: ["??", "??"] }
 * cribbage.redact(discard, 1); // => discard
 * ```
 */
export function redact(move: CribbageMove, seat?: Seat | null): Redacted<CribbageMove> {
  expectMove(move, MOVE);
  if (move.type === "discard" && move.seat !== seat) return { ...move, cards: move.cards.map(() => HIDDEN) };
  if (move.type !== "deal") return move;
  const hands = move.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => HIDDEN)));
  return { type: "deal", hands, crib: move.crib.map(() => HIDDEN) };
}
