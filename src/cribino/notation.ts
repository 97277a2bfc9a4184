import { formatMoveText, type Leads, parseMoveText } from "../schema/move-text.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CribinoMove, RedactedMove } from "./moves.ts";

const LEADS: Leads = { y: ",", rotation: " r" };

/**
 * Writes a move as text: `1 lay 17 3,-1 r2`, `0 draw`, `- draw-tile 0 31`, `- deal 1 2 3 4 5 6 / 7 8 9 10 11 12`.
 *
 * A tile is its index in the deck, a square is `x,y`, and `r2` is two quarter turns clockwise. A drawn tile follows the
 * seat of its hand.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * cribino.formatMove({ type: "lay", seat: 1, tile: 17, x: 3, y: -1, rotation: 2 }); // => "1 lay 17 3,-1 r2"
 * ```
 */
export function formatMove(move: CribinoMove | RedactedMove): string {
  return formatMoveText(MOVE, move, LEADS);
}

/**
 * Reads a move from text, the inverse of {@link formatMove}.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * cribino.parseMove("- draw-tile 0 31"); // => { type: "draw-tile", hand: 0, tile: 31 }
 * ```
 */
export function parseMove(text: string): CribinoMove {
  return parseMoveText(MOVE, moveSchema, text, LEADS);
}
