import type { Redacted } from "../core/card.ts";
import { formatMoveText, type Leads, parseMoveText } from "../schema/move-text.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CribbageMove } from "./moves.ts";

const LEADS: Leads = { crib: " / crib " };

/**
 * Writes a move as text: `0 discard 5H JD`, `1 play 5S`, `0 go`, `1 show hand`, `- cut 5D`,
 * `- deal 5H … / 2C … / crib 9D`.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * cribbage.formatMove({ type: "discard", seat: 0, cards: ["5H", "JD"] }); // => "0 discard 5H JD"
 * ```
 */
export function formatMove(move: CribbageMove | Redacted<CribbageMove>): string {
  return formatMoveText(MOVE, move, LEADS);
}

/**
 * Reads a move from text, the inverse of {@link formatMove}.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * cribbage.parseMove("1 play 5S"); // => { type: "play", seat: 1, card: "5S" }
 * ```
 */
export function parseMove(text: string): CribbageMove {
  return parseMoveText(MOVE, moveSchema, text, LEADS);
}
