import type { Card } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import { expectDistinct, readArray, readCard } from "../core/json.ts";
import { placesOf } from "../parts/pack.ts";
import { SQUARES } from "../parts/square.ts";

/** The place of the center, where the cut card lies, in {@link SQUARES}. */
export const CENTER = 12;

const LINE_NAMES = ["a", "b", "c", "d", "e", "1", "2", "3", "4", "5"] as const;

/**
 * The lines in the order they are counted: the columns of side 0, then the rows of side 1.
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

/** A line of the board: a column or a row. */
export type Line = Extract<(typeof LINES)[number], string>;

/** The card on each square, in the order of {@link SQUARES}; null where none lies. */
export type Board = readonly (Card | null)[];

/** The place in {@link SQUARES} of a line's square, 0 to 4, by the line's place in {@link LINES}. */
export function squareIn(line: number, i: number): number {
  return line < 5 ? 5 * i + line : 5 * (line - 5) + i;
}

/** Whether a line passes through the center, by its place in {@link LINES}. */
export function isCentral(line: number): boolean {
  return line === 2 || line === 7;
}

/** Reads a board whose cards are distinct and whose center is open or holds the cut card. */
export function readBoard(value: unknown, path: string, cut: Card): (Card | null)[] {
  const square = (item: unknown, at: string) => (item === null ? null : readCard(item, at));
  const board = readArray(value, path, square, SQUARES.length);
  if ((board[CENTER] ?? cut) !== cut) throw new InvalidStateError(`${path}[${CENTER}]`, `must be the cut card, ${cut}`);
  const places = placesOf(board, path);
  expectDistinct(board[CENTER] === null ? [...places, ["cut", cut]] : places);
  return board;
}
