import { formatMoveBy, parseMoveTextBy } from "../schema/move-text.ts";
import type { CrossCribbGame } from "./game.ts";
import { MOVE, moveSchema } from "./move-shape.ts";

/**
 * Writes a move as text: `2 place b4`, `0 discard`, `1 show`, `- deal 5H JC … / 2C 9D …`, `- cut 5D`; see {@link
 * Game.formatMove}.
 *
 * @function
 */
export const formatMove: CrossCribbGame["formatMove"] = /* @__PURE__ */ formatMoveBy(MOVE);

/**
 * Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}.
 *
 * @function
 */
export const parseMove: CrossCribbGame["parseMove"] = /* @__PURE__ */ parseMoveTextBy(MOVE, moveSchema);
