import type { Redacted } from "../core/card.ts";
import { makeFormatMove, makeParseMove } from "../schema/move-text.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CrossCribbMove } from "./moves.ts";

/**
 * Writes a move as text: `2 place b4`, `0 discard`, `1 show`, `- deal 5H JC … / 2C 9D …`, `- cut 5D`; see {@link
 * Game.formatMove}.
 *
 * @function
 */
export const formatMove: (move: CrossCribbMove | Redacted<CrossCribbMove>) => string =
  /* @__PURE__ */ makeFormatMove(MOVE);

/**
 * Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}.
 *
 * @function
 */
export const parseMove: (text: string) => CrossCribbMove = /* @__PURE__ */ makeParseMove(MOVE, moveSchema);
