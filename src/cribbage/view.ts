import { HIDDEN, type Redacted } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { readInteger } from "../core/json.ts";
import { expectPosition } from "../core/position.ts";
import { expectMove } from "../core/refusal.ts";
import { isOwnPlace } from "./crib.ts";
import type { CribbageMove } from "./moves.ts";
import type { CribbageState, CribbageView } from "./state.ts";

/**
 * What one seat knows: its own cards, what it laid away itself, everything that was played. The hands are known to all
 * from the show on, the crib from the moment its count is due.
 *
 * @param state - the state
 * @param seat - the seat; without it, what a spectator knows
 * @returns the state with every hidden card `"??"`, and whose view it is
 * @throws InvalidStateError when there is no such seat
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
 * A move as another seat sees it: cards that are dealt or laid away face down are `"??"`.
 *
 * @param move - the move
 * @param seat - who sees it; without it, a spectator
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
