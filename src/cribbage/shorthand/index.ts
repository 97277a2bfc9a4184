/**
 * Cribbage as people write it: games one line a deal, and positions in a line.
 *
 * See the guides to [games](../../../docs/games-from-a-table.md) and
 * [positions](../../../docs/hints-and-reviews.md#a-position-in-a-line).
 *
 * ```ts
 * import { formatGame, parseGame, parseSituation } from "fifteen-two/cribbage/shorthand";
 * ```
 *
 * @module fifteen-two/cribbage/shorthand
 */

export { formatGame } from "./format.ts";
export { parseGame } from "./parse.ts";
export { parseSituation } from "./situation.ts";
