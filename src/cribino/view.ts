import type { Seat } from "../core/game.ts";
import { readInteger } from "../core/json.ts";
import { expectPosition } from "../core/position.ts";
import { expectMove } from "../core/refusal.ts";
import type { CribinoMove } from "./moves.ts";
import type { CribinoState, CribinoView } from "./state.ts";

/**
 * What one seat knows: everything.
 *
 * Hands are face up, and no state has an order for the drawing stack. Only a solitaire hides tiles: those in the stock,
 * until the first round ends.
 *
 * @param state - the state
 * @param seat - the seat; omit it for a spectator
 * @returns the state with its viewer; in solitaire, tiles that were never turned up are null
 * @throws InvalidStateError when the seat does not exist
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
 * A move as another seat sees it. Nobody sees the order of a solitaire's shuffle.
 *
 * @param move - the move
 * @param seat - the seat that sees it; makes no difference
 * @returns the move; a shuffle has an empty order
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
