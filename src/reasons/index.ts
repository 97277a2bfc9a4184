/**
 * Reasons for and against a move in CrossCribb, Crib-Ino and the Sackson game: as data, and in words.
 *
 * ```ts
 * import { reasonsOf } from "fifteen-two/reasons";
 * ```
 *
 * @module fifteen-two/reasons
 */

export { reasonsOf } from "./reasons.ts";
