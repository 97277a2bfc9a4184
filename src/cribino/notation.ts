import { makeFormatMove, makeParseMove } from "../schema/move-text.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CribinoMove, RedactedMove } from "./moves.ts";

/**
 * Writes a move as text: `1 lay 17 3,-1 r2`, `0 draw`, `- draw-tile 0 31`, `- deal 1 2 3 4 5 6 / 7 8 9 10 11 12`; see
 * {@link Game.formatMove}. A tile is its index, a square is `x,y`, and `r2` is two quarter turns clockwise.
 *
 * @function
 */
export const formatMove: (move: CribinoMove | RedactedMove) => string = /* @__PURE__ */ makeFormatMove(MOVE);

/**
 * Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}.
 *
 * @function
 */
export const parseMove: (text: string) => CribinoMove = /* @__PURE__ */ makeParseMove(MOVE, moveSchema);
