import type { Redacted } from "../core/card.ts";
import { makeFormatMove, makeParseMove } from "../schema/move-text.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CribbageMove } from "./moves.ts";

/**
 * Writes a move as text: `0 discard 5H JD`, `1 play 5S`, `0 go`, `1 show hand`, `- cut 5D`,
 * `- deal 5H … / 2C … / crib 9D`; see {@link Game.formatMove}.
 *
 * @function
 */
export const formatMove: (move: CribbageMove | Redacted<CribbageMove>) => string = /* @__PURE__ */ makeFormatMove(MOVE);

/**
 * Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}.
 *
 * @function
 */
export const parseMove: (text: string) => CribbageMove = /* @__PURE__ */ makeParseMove(MOVE, moveSchema);
