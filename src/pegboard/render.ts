import { readInteger } from "../schema/read.ts";
import { type Board, readBoard } from "./board.ts";

/** The longest track that is drawn as text, in holes. */
const MOST_HOLES = 10_000;

/**
 * Draws a board as text, thirty holes per line.
 *
 * It has `o` for a peg, `.` for an empty hole, a space after every five holes, and the game hole last. Each side's
 * label shows its score.
 *
 * @param board - the board
 * @returns several lines, without a trailing line break
 * @throws InvalidStateError when it is not a board of 1 to 7 sides, or its target is above 10,000
 *
 * @example
 * ```ts
 * import { newBoard, peg, renderBoard } from "fifteen-two/pegboard";
 *
 * renderBoard(peg(peg(newBoard(1, 31), 0, 4), 0, 3));
 * // => "side 0   7  ...o. .o... ..... ..... ..... ..... ."
 * ```
 */
export function renderBoard(board: Board): string {
  const { target, pegs } = readBoard(board);
  readInteger(target, ["board", "target"], 1, MOST_HOLES);
  return pegs.flatMap(({ front, rear }, side) => sideLines(target, side, front, rear)).join("\n");
}

function sideLines(target: number, side: number, front: number, rear: number): string[] {
  const lines: string[] = [];
  for (let first = 1; first <= Math.max(1, target - 1); first += 30) {
    const last = target - first < 31 ? target : first + 29;
    const holes = Array.from({ length: last - first + 1 }, (_, i) => {
      const hole = first + i;
      return `${i > 0 && i % 5 === 0 ? " " : ""}${hole === front || hole === rear ? "o" : "."}`;
    });
    const label = first === 1 ? `side ${side} ${`${front}`.padStart(3)}` : "".padEnd(10);
    lines.push(`${label.padEnd(10)}  ${holes.join("")}`);
  }
  return lines;
}
