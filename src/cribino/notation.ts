import { formatMoveBy, parseMoveTextBy } from "../schema/move-text.ts";
import type { CribinoGame } from "./game.ts";
import { MOVE, moveSchema } from "./move-shape.ts";

/**
 * Writes a move as text: `1 lay 17 3,-1 r2`, `0 draw`, `- draw-tile 0 31`, `- deal 1 2 3 4 5 6 / 7 8 9 10 11 12`; see
 * {@link Game.formatMove}. A tile is its index, a square is `x,y`, and `r2` is two quarter turns clockwise.
 *
 * @function
 */
export const formatMove: CribinoGame["formatMove"] = /* @__PURE__ */ formatMoveBy(MOVE);

/**
 * Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}.
 *
 * @function
 */
export const parseMove: CribinoGame["parseMove"] = /* @__PURE__ */ parseMoveTextBy(MOVE, moveSchema);
