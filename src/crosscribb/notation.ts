import type { Redacted } from "../core/card.ts";
import { formatMoveText, parseMoveText } from "../schema/move-text.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CrossCribbMove } from "./moves.ts";

/**
 * Writes a move as text: `2 place b4`, `0 discard`, `1 show`, `- cut 5D`, `- deal 5H JC … / 2C 9D …`.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * crosscribb.formatMove({ type: "place", seat: 2, square: "b4" }); // => "2 place b4"
 * ```
 */
export function formatMove(move: CrossCribbMove | Redacted<CrossCribbMove>): string {
  return formatMoveText(MOVE, move);
}

/**
 * Reads a move from text, the inverse of {@link formatMove}.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * crosscribb.parseMove("0 discard"); // => { type: "discard", seat: 0 }
 * ```
 */
export function parseMove(text: string): CrossCribbMove {
  return parseMoveText(MOVE, moveSchema, text);
}
