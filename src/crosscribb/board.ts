import type { Card } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import { expectDistinct, readArray, readCard } from "../core/json.ts";
import { placesOf } from "../parts/pack.ts";
import { SQUARES } from "../parts/square.ts";

/** Index of the center in {@link SQUARES}. The cut card goes there. */
export const CENTER = 12;

const LINE_NAMES = ["a", "b", "c", "d", "e", "1", "2", "3", "4", "5"] as const;

/**
 * The lines in the order they are counted: side 0's columns, then side 1's rows.
 *
 * @example
 * ```ts
 * import { LINES, scoreBoard, SQUARES } from "fifteen-two/crosscribb";
 *
 * const { lines } = scoreBoard(SQUARES.map(() => null), "5D");
 * lines.map(({ line }) => line); // => [...LINES]
 * ```
 */
export const LINES: typeof LINE_NAMES = /* @__PURE__ */ Object.freeze(LINE_NAMES);

/** A line of the board: a column or row. */
export type Line = Extract<(typeof LINES)[number], string>;

/** The card on each square, in the order of {@link SQUARES}; null if it is empty. */
export type Board = readonly (Card | null)[];

/** Index in {@link SQUARES} of square `i` (0 to 4) of a line, given by its index in {@link LINES}. */
export function squareIn(line: number, i: number): number {
  return line < 5 ? 5 * i + line : 5 * (line - 5) + i;
}

/** Whether a line, given by its index in {@link LINES}, passes through the center. */
export function isCentral(line: number): boolean {
  return line === 2 || line === 7;
}

/** Reads a board. Its cards must be distinct, and its center must be empty or hold the cut card. */
export function readBoard(value: unknown, path: string, cut: Card): (Card | null)[] {
  const square = (item: unknown, at: string) => (item === null ? null : readCard(item, at));
  const board = readArray(value, path, square, SQUARES.length);
  if ((board[CENTER] ?? cut) !== cut)
    throw new InvalidStateError(`${path}[${CENTER}]`, `must be the cut card, ${cut}, or null`);
  const places = placesOf(board, path);
  expectDistinct(board[CENTER] === null ? [...places, ["cut", cut]] : places);
  return board;
}
