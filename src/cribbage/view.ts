import { HIDDEN, type Redacted } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { readInteger } from "../core/json.ts";
import { expectPosition } from "../core/position.ts";
import { expectMove } from "../core/refusal.ts";
import { isOwnPlace } from "./crib.ts";
import type { CribbageMove } from "./moves.ts";
import type { CribbageState, CribbageView } from "./state.ts";

/**
 * What one seat knows: its own cards and discards, and everything that was played.
 *
 * All hands are face up from the show on, and the crib from the moment it is to be counted.
 *
 * @param state - the state
 * @param seat - the seat; omit it for a spectator
 * @returns the state with every hidden card `"??"` and its viewer
 * @throws InvalidStateError when the seat does not exist
 *
 * @example
 * ```ts
 * import { apply, initialState, view } from "fifteen-two/cribbage";
 *
 * const dealt = apply(initialState({ dealer: 0 }), {
 *   type: "deal",
 *   hands: [["5H", "5D", "5S", "JC", "2C", "KD"], ["AH", "AD", "7S", "8C", "9C", "TD"]],
 *   crib: [],
 * });
 * const seen = view(dealt, 0);
 * seen.phase === "discard" && seen.hands[1]; // => ["??", "??", "??", "??", "??", "??"]
 * ```
 */
export function view(state: CribbageState, seat?: Seat): CribbageView {
  expectPosition(state);
  const viewer = seat === undefined ? null : readInteger(seat, "seat", 0, state.settings.players - 1);
  if (state.phase === "cut-for-deal" || state.phase === "deal") return { ...state, viewer };
  const { players } = state.settings;
  const open = handsAreOpen(state);
  const hands = state.hands.map((hand, owner) => (open || owner === viewer ? hand : hand.map(() => HIDDEN)));
  if (cribIsOpen(state)) return { ...state, hands, viewer } as CribbageView;
  const crib = state.crib.map((card, i) => (card === null || isOwnPlace(players, viewer, i) ? card : HIDDEN));
  return { ...state, hands, crib, viewer } as CribbageView;
}

function handsAreOpen(state: CribbageState): boolean {
  if (state.phase === "over") return state.reason === "hand" || state.reason === "crib";
  return state.phase === "show" || state.phase === "muggins";
}

function cribIsOpen(state: CribbageState): boolean {
  if (state.phase === "over") return state.reason === "crib";
  return (state.phase === "show" || state.phase === "muggins") && state.hand === "crib";
}

/**
 * A move as another seat sees it. Cards that are dealt or discarded face down are `"??"`.
 *
 * @param move - the move
 * @param seat - the seat that sees it; omit it for a spectator
 * @returns the move with every hidden card `"??"`
 * @throws IllegalMoveError when it is not a move
 *
 * @example
 * ```ts
 * import { redact } from "fifteen-two/cribbage";
 *
 * redact({ type: "discard", seat: 0, cards: ["2C", "KD"] }, 1); // => { type: "discard", seat: 0, cards: ["??", "??"] }
 * ```
 */
export function redact(move: CribbageMove, seat?: Seat): Redacted<CribbageMove> {
  expectMove(move);
  if (move.type === "discard" && move.seat !== seat) return { ...move, cards: move.cards.map(() => HIDDEN) };
  if (move.type !== "deal") return move;
  const hands = move.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => HIDDEN)));
  return { type: "deal", hands, crib: move.crib.map(() => HIDDEN) };
}
