import { formatMoveBy, parseMoveTextBy } from "../schema/move-text.ts";
import type { CribbageGame } from "./game.ts";
import { MOVE, moveSchema } from "./move-shape.ts";

/**
 * Writes a move as text: `0 discard 5H JD`, `1 play 5S`, `0 go`, `1 show hand`, `- cut 5D`,
 * `- deal 5H … / 2C … / crib 9D`; see {@link Game.formatMove}.
 *
 * @function
 */
export const formatMove: CribbageGame["formatMove"] = /* @__PURE__ */ formatMoveBy(MOVE);

/**
 * Reads a move from text, the inverse of {@link formatMove}; see {@link Game.parseMove}.
 *
 * @function
 */
export const parseMove: CribbageGame["parseMove"] = /* @__PURE__ */ parseMoveTextBy(MOVE, moveSchema);
