import { digitReader } from "../../../src/cribbage/analysis/engine/digits.ts";

/** The needs that have gains of their own. At the last one and beyond, they are 0. */
export const GAIN_NEEDS: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 26, 31, 38, 46];

/** Gains are multiples of this. */
export const GAIN_UNIT = 0.001;

/**
 * Gains in the dealer's chance to win if both sides play this deal to win rather than for points, and nothing changes
 * after it. There is one for any two of {@link GAIN_NEEDS} except the last, by the dealer's need and then the pone's.
 */
export type GainTable = readonly number[];

/** Number of needs with gains of their own. */
const NODES = 15;

/** Reads gains from text. */
export function readGains(text: string): GainTable {
  const next = digitReader(text);
  return Array.from({ length: NODES * NODES }, () => GAIN_UNIT * next());
}

/** The gain at any needs of 1 or more, by linear interpolation. */
export function gainAt(gains: GainTable, a: number, b: number): number {
  const end = GAIN_NEEDS[NODES]!;
  if (a >= end || b >= end) return 0;
  const [i, j] = [nodeOf(a), nodeOf(b)];
  const [x, y] = [beyond(a, i), beyond(b, j)];
  const value = (row: number, column: number) => (row < NODES && column < NODES ? gains[NODES * row + column]! : 0);
  const near = (1 - y) * value(i, j) + y * value(i, j + 1);
  const far = (1 - y) * value(i + 1, j) + y * value(i + 1, j + 1);
  return (1 - x) * near + x * far;
}

/** A chance with its gain, for `solve`. */
export function withGains(gains: GainTable): (chance: number, a: number, b: number) => number {
  return (chance, a, b) => chance + gainAt(gains, a, b);
}

/** Index of the last of {@link GAIN_NEEDS} that is not above this need. */
function nodeOf(need: number): number {
  let node = 0;
  while (GAIN_NEEDS[node + 1]! <= need) node++;
  return node;
}

/** How far a need is between two of {@link GAIN_NEEDS}, 0 to 1. */
function beyond(need: number, node: number): number {
  const from = GAIN_NEEDS[node]!;
  return (need - from) / (GAIN_NEEDS[node + 1]! - from);
}
