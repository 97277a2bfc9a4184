/**
 * Pegboards: two pegs per side, and where their holes are.
 *
 * ```ts
 * import { boards, holeAt } from "fifteen-two/pegboard";
 * ```
 *
 * @module fifteen-two/pegboard
 */

export { boards, newBoard, type PegBoard, peg } from "./board.ts";
export { holeAt, type Point, trackSize } from "./track.ts";
