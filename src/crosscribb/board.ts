import type { Card } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import { replaced } from "../core/list.ts";
import { expectDistinct } from "../schema/relations.ts";
import { CARD, listOf, orNull, type Shape } from "../schema/shape.ts";
import { parseWith, shapeSchema } from "../schema/standard.ts";
import { SQUARES } from "../shared/square.ts";

/** Index of the center in {@link SQUARES}. The cut card goes there. */
export const CENTER = 12;

/** The lines in the order they are counted: side 0's columns, then side 1's rows. */
export const LINES = ["a", "b", "c", "d", "e", "1", "2", "3", "4", "5"] as const;

/** A line of the board: a column or row. @inline */
export type Line = (typeof LINES)[number];

/** The card on each square, in the order of {@link SQUARES}; null if it is empty. @inline */
export type Board = readonly (Card | null)[];

/** Index in {@link SQUARES} of square `i` (0 to 4) of a line, given by its index in {@link LINES}. */
export function squareIn(line: number, i: number): number {
  return line < 5 ? 5 * i + line : 5 * (line - 5) + i;
}

/** Whether a line, given by its index in {@link LINES}, passes through the center. */
export function isCentral(line: number): boolean {
  return line === 2 || line === 7;
}

export function boardShape(square: Shape): Shape {
  return listOf(square, SQUARES.length);
}

/**
 * Reads a board that was passed as an argument, and puts the cut card in its center. Its cards must be distinct, and
 * its center must be empty or hold the cut card.
 */
export function readBoard(value: unknown, cut: Card): Board {
  const board = parseWith(shapeSchema<Board>(boardShape(orNull(CARD))), value, ["board"]);
  if ((board[CENTER] ?? cut) !== cut)
    throw new InvalidStateError(["board", CENTER], `must be the cut card, ${cut}, or null`);
  expectDistinct({ board: replaced(board, CENTER, null), cut });
  return replaced(board, CENTER, cut);
}
