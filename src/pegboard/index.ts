/**
 * Pegboards: two pegs per side, and where their holes are.
 *
 * ```ts
 * import { holeAt, pegsOf } from "fifteen-two/pegboard";
 * ```
 *
 * @module fifteen-two/pegboard
 */

export { type Pegs, pegsOf } from "./pegs.ts";
export { holeAt, type Point, trackSize } from "./track.ts";
