/**
 * Pegboards: two pegs per side, holes, streets and skunk lines.
 *
 * @module fifteen-two/pegboard
 */

export { type Board, boards, newBoard, type Pegs, parseBoardJson, peg, pegsAfter, toGo } from "./board.ts";
export { renderBoard } from "./render.ts";
export { holeAt, type Point, skunkLines, streetOf, type TrackShape, type TrackSize, trackSize } from "./track.ts";
