import type { Seat } from "../core/any.ts";
import { HIDDEN } from "../core/card.ts";
import { viewerIn } from "../game/derive.ts";
import { expectMove } from "../schema/moves.ts";
import { MOVE } from "./move-shape.ts";
import type { CribinoMove, RedactedMove } from "./moves.ts";
import type { CribinoState, CribinoView } from "./state.ts";

/**
 * Returns a seat's view of a state: everything, except the stock of a solitaire.
 *
 * Hands are face up, and no state has an order for the drawing stack. Each tile in a solitaire's stock is `"??"` until
 * the second round begins, when all tiles have been turned up once.
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import * as cribino from "fifteen-two/cribino";
 *
 * const start = cribino.initialState({ players: 1 });
 * const state = cribino.apply(start, cribino.chance(start, seeded(1))!);
 * const view = cribino.view(state, 0) as cribino.View<cribino.SolitaireState>;
 * view.stock[0]; // => "??"
 * ```
 */
export function view(state: CribinoState, seat?: Seat | null): CribinoView {
  const viewer = viewerIn(state, seat);
  if (state.phase !== "solitaire" || state.round > 1) return { ...state, viewer };
  return { ...state, stock: state.stock.map(() => HIDDEN), viewer };
}

/**
 * A move as another seat sees it: every tile of a solitaire's shuffle is `"??"`, for seat 0 too. Other moves hide
 * nothing.
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import * as cribino from "fifteen-two/cribino";
 *
 * const shuffle = cribino.chance(cribino.initialState({ players: 1 }), seeded(1))!;
 * cribino.redact(shuffle, 0); // => { type: "shuffle", order: Array(48).fill("??") }
 * cribino.redact({ type: "draw-tile", hand: 0, tile: 31 }, 1); // => { type: "draw-tile", hand: 0, tile: 31 }
 * ```
 */
export function redact(move: CribinoMove, seat?: Seat | null): RedactedMove {
  expectMove(move, MOVE);
  return move.type === "shuffle" ? { type: "shuffle", order: move.order.map(() => HIDDEN) } : move;
}
