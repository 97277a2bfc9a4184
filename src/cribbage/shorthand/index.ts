/**
 * Games of cribbage in shorthand, one line a deal, as written at a table.
 *
 * See the [guide](../../../docs/games-from-a-table.md).
 *
 * ```ts
 * import { formatGame, parseGame } from "fifteen-two/cribbage/shorthand";
 * ```
 *
 * @module fifteen-two/cribbage/shorthand
 */

export { formatGame } from "./format.ts";
export { parseGame } from "./parse.ts";
