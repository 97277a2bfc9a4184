import type { Seat } from "../core/game.ts";
import { readInteger } from "../core/json.ts";
import { expectPosition } from "../core/position.ts";
import { expectMove } from "../core/refusal.ts";
import type { SacksonMove } from "./moves.ts";
import type { SacksonState, SacksonView } from "./state.ts";

/**
 * What one seat knows: everything.
 *
 * @param state - the state
 * @param seat - the seat; omit it for a spectator
 * @returns the state with its viewer
 * @throws InvalidStateError when the seat does not exist
 *
 * @example
 * ```ts
 * import { initialState, view } from "fifteen-two/sackson";
 *
 * view(initialState(), 1).viewer; // => 1
 * ```
 */
export function view(state: SacksonState, seat?: Seat): SacksonView {
  expectPosition(state);
  const viewer = seat === undefined ? null : readInteger(seat, "seat", 0, state.settings.players - 1);
  return { ...state, viewer };
}

/**
 * A move as another seat sees it. Nothing is hidden.
 *
 * @param move - the move
 * @param seat - the seat that sees it; omit it for a spectator
 * @returns the move itself
 * @throws IllegalMoveError when it is not a move
 *
 * @example
 * ```ts
 * import { redact } from "fifteen-two/sackson";
 *
 * redact({ type: "return", seat: 0, color: "red" }, 1); // => { type: "return", seat: 0, color: "red" }
 * ```
 */
export function redact(move: SacksonMove, seat?: Seat): SacksonMove {
  expectMove(move);
  return move;
}
