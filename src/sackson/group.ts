import { SQUARE_NAMES, type Square } from "../shared/square.ts";

/** A set of squares: bit `i` is the square `SQUARES[i]`. */
export type Bits = number;

const BOARD: Bits = 0x1ffffff;
const COLUMN_A: Bits = 0x0108421;
const COLUMN_E: Bits = 0x1084210;

/** A set of squares plus all their neighbors, horizontally, vertically or diagonally. */
function grown(bits: Bits): Bits {
  const row = bits | ((bits & ~COLUMN_E) << 1) | ((bits & ~COLUMN_A) >> 1);
  return (row | (row << 5) | (row >> 5)) & BOARD;
}

/** Whether a square of a set touches no other square of the set. */
export function isIsolated(square: Bits, bits: Bits): boolean {
  return (grown(square) & bits) === square;
}

/** Whether a set is one connected group. */
export function isWhole(bits: Bits): boolean {
  let group = bits & -bits;
  for (;;) {
    const next = grown(group) & bits;
    if (next === group) return group === bits;
    group = next;
  }
}

/** The squares of a set, in the order of `SQUARES`. */
export function squaresIn(bits: Bits): Square[] {
  return SQUARE_NAMES.filter((_, i) => (bits >> i) & 1);
}
