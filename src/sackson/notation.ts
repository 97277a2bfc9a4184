import { formatMoveBy, parseMoveTextBy } from "../schema/move-text.ts";
import type { SacksonGame } from "./game.ts";
import { MOVE, moveSchema } from "./move-shape.ts";

/**
 * Writes a move as text: `0 take blue red`, `0 exchange a1 b3`, `0 return red`; see {@link Game.formatMove}.
 *
 * @function
 */
export const formatMove: SacksonGame["formatMove"] = /* @__PURE__ */ formatMoveBy(MOVE);

/**
 * Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}. Colors and squares come in
 * either order.
 *
 * @function
 */
export const parseMove: SacksonGame["parseMove"] = /* @__PURE__ */ parseMoveTextBy(MOVE, moveSchema);
