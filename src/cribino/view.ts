import type { Seat } from "../core/game.ts";
import { readInteger } from "../core/json.ts";
import { expectPosition } from "../core/position.ts";
import { expectMove } from "../core/refusal.ts";
import type { CribinoMove } from "./moves.ts";
import type { CribinoState, CribinoView } from "./state.ts";

/**
 * What one seat knows: everything, as hands lie open (S3-12) and no state holds the order of the drawing stack. Only in
 * a solitaire are there tiles that nobody has seen: until the stock is first renewed, those in it.
 *
 * @param state - the state
 * @param seat - the seat; without it, what a spectator knows
 * @returns the state with its viewer; in a solitaire with null for every tile that was never turned up
 * @throws InvalidStateError when there is no such seat
 *
 * @example
 * ```ts
 * import { initialState, view } from "fifteen-two/cribino";
 *
 * view(initialState(), 1).viewer; // => 1
 * ```
 */
export function view(state: CribinoState, seat?: Seat): CribinoView {
  expectPosition(state);
  const viewer = seat === undefined ? null : readInteger(seat, "seat", 0, state.settings.players - 1);
  if (state.phase !== "solitaire") return { ...state, viewer };
  return { ...state, stock: state.round === 1 ? state.stock.map(() => null) : state.stock, viewer };
}

/**
 * A move as another seat sees it: nobody sees the order of a solitaire's shuffle.
 *
 * @param move - the move
 * @param seat - who sees it; it makes no difference
 * @returns the move; a shuffle with an empty order
 * @throws IllegalMoveError when it is not a move
 *
 * @example
 * ```ts
 * import { redact } from "fifteen-two/cribino";
 *
 * redact({ type: "pass", seat: 0 }, 1); // => { type: "pass", seat: 0 }
 * ```
 */
export function redact(move: CribinoMove, seat?: Seat): CribinoMove {
  expectMove(move);
  return move.type === "shuffle" ? { type: "shuffle", order: [] } : move;
}
