import type { Redacted } from "../core/card.ts";
import { makeFormatMove, makeParseMove } from "../schema/move-text.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { SacksonMove } from "./moves.ts";

/**
 * Writes a move as text: `0 take blue red`, `0 exchange a1 b3`, `0 return red`; see {@link Game.formatMove}.
 *
 * @function
 */
export const formatMove: (move: SacksonMove | Redacted<SacksonMove>) => string = /* @__PURE__ */ makeFormatMove(MOVE);

/**
 * Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}. Colors and squares come in
 * either order.
 *
 * @function
 */
export const parseMove: (text: string) => SacksonMove = /* @__PURE__ */ makeParseMove(MOVE, moveSchema);
