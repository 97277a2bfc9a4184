import { HIDDEN } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { makeRedact, makeView } from "../generic/derive.ts";
import { MOVE } from "./move-shape.ts";
import type { CribinoMove, RedactedMove } from "./moves.ts";
import type { CribinoState, CribinoView } from "./state.ts";

/**
 * What one seat knows: everything, since hands are face up and no state has an order for the drawing stack. Only a
 * solitaire hides tiles: those in the stock are `"??"` until the first round ends. See {@link Game.view}.
 *
 * @function
 */
export const view: (state: CribinoState, seat?: Seat | null) => CribinoView = /* @__PURE__ */ makeView(
  (state, viewer) => {
    if (state.phase !== "solitaire" || state.round > 1) return { ...state, viewer };
    return { ...state, stock: state.stock.map(() => HIDDEN), viewer };
  },
);

/**
 * A move as another seat sees it; every tile of a solitaire's shuffle is `"??"`. See {@link Game.redact}.
 *
 * @function
 */
export const redact: (move: CribinoMove, seat?: Seat | null) => RedactedMove = /* @__PURE__ */ makeRedact(
  MOVE,
  (move) => (move.type === "shuffle" ? { type: "shuffle", order: move.order.map(() => HIDDEN) } : move),
);
