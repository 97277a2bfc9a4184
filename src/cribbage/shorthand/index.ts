/**
 * Cribbage as people write it: games one line a deal, and positions in a line.
 *
 * See the [guide](../../../docs/games-from-a-table.md).
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
