import { HIDDEN } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { redactBy, viewBy } from "../generic/derive.ts";
import type { CribinoGame } from "./game.ts";
import { MOVE } from "./move-shape.ts";
import type { CribinoMove, RedactedCribinoMove } from "./moves.ts";
import type { CribinoState, CribinoView } from "./state.ts";

function hide(state: CribinoState, viewer: Seat | null): CribinoView {
  if (state.phase !== "solitaire") return { ...state, viewer };
  return { ...state, stock: state.round === 1 ? state.stock.map(() => HIDDEN) : state.stock, viewer };
}

/**
 * What one seat knows: everything, since hands are face up and no state has an order for the drawing stack. Only a
 * solitaire hides tiles: those in the stock are `"??"` until the first round ends. See {@link Game.view}.
 *
 * @function
 */
export const view: CribinoGame["view"] = /* @__PURE__ */ viewBy(hide);

function hideOrder(move: CribinoMove): RedactedCribinoMove {
  return move.type === "shuffle" ? { type: "shuffle", order: move.order.map(() => HIDDEN) } : move;
}

/**
 * A move as another seat sees it; every tile of a solitaire's shuffle is `"??"`. See {@link Game.redact}.
 *
 * @function
 */
export const redact: CribinoGame["redact"] = /* @__PURE__ */ redactBy(MOVE, hideOrder);
