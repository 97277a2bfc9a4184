import type { Redacted } from "../core/card.ts";
import { formatMoveText, parseMoveText } from "../schema/move-text.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { SacksonMove } from "./moves.ts";

/**
 * Writes a move as text: `0 take blue red`, `0 exchange a1 b3`, `0 return red`.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.formatMove({ type: "exchange", seat: 0, squares: ["a1", "b3"] }); // => "0 exchange a1 b3"
 * ```
 */
export function formatMove(move: SacksonMove | Redacted<SacksonMove>): string {
  return formatMoveText(MOVE, move);
}

/**
 * Reads a move from text, the inverse of {@link formatMove}.
 *
 * Two colors or two squares may be in either order. The move has them in the order of {@link COLORS} or
 * {@link SQUARES}.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.parseMove("0 take red blue"); // => { type: "take", seat: 0, colors: ["blue", "red"] }
 * ```
 */
export function parseMove(text: string): SacksonMove {
  return parseMoveText(MOVE, moveSchema, text);
}
