/**
 * Pegboards: two pegs per side, and the positions of their holes.
 *
 * ```ts
 * import { holeAt, pegsOf } from "fifteen-two/pegboard";
 * ```
 *
 * @module fifteen-two/pegboard
 */

export { type Pegs, pegsOf } from "./pegs.ts";
export { holeAt, type Point, trackSize } from "./track.ts";
