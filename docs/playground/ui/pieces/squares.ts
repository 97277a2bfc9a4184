import { SQUARES, type Square } from "fifteen-two/sackson";
import type { ComponentChildren } from "preact";

/** The columns and rows of a board of five by five. */
export const COLUMNS = ["a", "b", "c", "d", "e"] as const;
export const ROWS = ["1", "2", "3", "4", "5"] as const;

/** Rows of such a board for a grid: the name of each, then its squares. */
export function rowsOfSquares(rows: readonly string[], draw: (square: Square) => ComponentChildren) {
  return rows.map((row) => ({ key: row, cells: [row, ...SQUARES.filter((square) => square.endsWith(row)).map(draw)] }));
}
