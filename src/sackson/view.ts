import { redactBy, viewBy } from "../generic/derive.ts";
import type { SacksonGame } from "./game.ts";
import { MOVE } from "./move-shape.ts";

/**
 * What one seat knows: everything; see {@link Game.view}.
 *
 * @function
 */
export const view: SacksonGame["view"] = /* @__PURE__ */ viewBy((state, viewer) => ({ ...state, viewer }));

/**
 * The move itself, since nothing is hidden; see {@link Game.redact}.
 *
 * @function
 */
export const redact: SacksonGame["redact"] = /* @__PURE__ */ redactBy(MOVE, (move) => move);
