import type { Seat } from "../core/any.ts";
import type { Redacted } from "../core/card.ts";
import { viewerIn } from "../game/derive.ts";
import { expectMove } from "../schema/moves.ts";
import { MOVE } from "./move-shape.ts";
import type { SacksonMove } from "./moves.ts";
import type { SacksonState, SacksonView } from "./state.ts";

/**
 * Returns a seat's view of a state: all of it, since nothing is ever hidden.
 *
 * @returns the state, with the seat as `viewer`
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const start = sackson.initialState();
 * sackson.view(start, 1); // => { ...start, viewer: 1 }
 * sackson.view(start).viewer; // => null
 * ```
 */
export function view(state: SacksonState, seat?: Seat | null): SacksonView {
  return { ...state, viewer: viewerIn(state, seat) };
}

/**
 * A move as another seat sees it: the move itself, since no part of it is hidden.
 *
 * @param seat - not used
 * @returns the move
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const take = sackson.parseMove("0 take yellow blue");
 * sackson.redact(take, 1); // => take
 * ```
 */
export function redact(move: SacksonMove, seat?: Seat | null): Redacted<SacksonMove> {
  expectMove(move, MOVE);
  return move;
}
