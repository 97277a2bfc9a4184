/**
 * What five ranks are worth in fifteens, pairs and runs, and the way there from card indices. Built when the first
 * hand is counted.
 */
export interface Table {
  /**
   * For each two cards, at `first << 6 | second`: the number 0…90 of their two ranks in bits 0 to 6; bit 7 + s if both
   * are of suit s; bit 11 + s if one of them is the jack of suit s.
   */
  readonly words: Uint16Array;
  /** For the numbers u and v of two such twos, at `u << 7 | v`: where in `points` the row of their four ranks begins. */
  readonly rows: Uint16Array;
  /** In each row, at 0 to 12: what the four ranks and that fifth one are worth; at 13: the four alone. */
  readonly points: Uint8Array;
}

const ROW_LENGTH = 14;
const JACK = 10;

export function buildTable(): Table {
  const rows = makeRows();
  return { words: makeWords(), rows, points: makePoints(rows) };
}

/** The number 0…90 of two ranks, in either order. */
function numberOf(a: number, b: number): number {
  return a < b ? numberOf(b, a) : (a * (a + 1)) / 2 + b;
}

function makeWords(): Uint16Array {
  const words = new Uint16Array(52 << 6);
  for (let a = 0; a < 52; a++) {
    for (let b = 0; b < 52; b++) {
      let word = numberOf(a >> 2, b >> 2);
      if (((a ^ b) & 3) === 0) word |= 1 << (7 + (a & 3));
      if (a >> 2 === JACK) word |= 1 << (11 + (a & 3));
      if (b >> 2 === JACK) word |= 1 << (11 + (b & 3));
      words[(a << 6) | b] = word;
    }
  }
  return words;
}

function makeRows(): Uint16Array {
  const rows = new Uint16Array(128 << 7);
  const set = (a: number, b: number, c: number, d: number, row: number) => {
    const u = numberOf(a, b);
    const v = numberOf(c, d);
    rows[(u << 7) | v] = row;
    rows[(v << 7) | u] = row;
  };
  let row = 0;
  for (let a = 0; a < 13; a++)
    for (let b = a; b < 13; b++)
      for (let c = b; c < 13; c++)
        for (let d = c; d < 13; d++) {
          set(a, b, c, d, row);
          set(a, c, b, d, row);
          set(a, d, b, c, row);
          row += ROW_LENGTH;
        }
  return rows;
}

/** Visits every four ranks and every five once, in rising order. */
function makePoints(rows: Uint16Array): Uint8Array {
  const points = new Uint8Array(1 << 15);
  const ranks = new Uint8Array(4);
  // At 16 × n + total: how many subsets of the first n ranks have that total.
  const ways = new Uint8Array(5 * 16);
  ways[0] = 1;
  choose(0, 0, 0, 1, 1);
  return points;

  /**
   * Chooses the next rank, when there are n already: they make `pairs` in pairs and finished runs, and the last
   * `length` different ones are in sequence, in `copies` ways without the last rank, of which there are `same`.
   */
  function choose(n: number, pairs: number, length: number, copies: number, same: number): void {
    const last = n === 0 ? 0 : ranks[n - 1]!;
    for (let rank = last; rank < 13; rank++) {
      ranks[n] = rank;
      const value = rank > 9 ? 10 : rank + 1;
      for (let total = 0, at = 16 * n; total < 16; total++, at++)
        ways[at + 16] = ways[at]! + (total < value ? 0 : ways[at - value]!);
      const next = n === 3 ? fifths : choose;
      if (rank === last && n > 0) next(n + 1, pairs + 2 * same, length, copies, same + 1);
      else if (rank === last + 1) next(n + 1, pairs, length + 1, copies * same, 1);
      else next(n + 1, pairs + run(length, copies * same), 1, 1, 1);
    }
  }

  /** Writes what four ranks are worth alone and with each fifth that is no lower. */
  function fifths(_: number, pairs: number, length: number, copies: number, same: number): void {
    const a = ranks[0]!;
    const b = ranks[1]!;
    const c = ranks[2]!;
    const d = ranks[3]!;
    const ab = numberOf(a, b) << 7;
    const ac = numberOf(a, c) << 7;
    const bc = numberOf(b, c) << 7;
    const abcd = rows[ab | numberOf(c, d)]!;
    const fifteens = ways[79]!;
    points[abcd + 13] = 2 * fifteens + pairs + run(length, copies * same);
    for (let e = d; e < 13; e++) {
      const runs =
        e === d
          ? 2 * same + run(length, copies * (same + 1))
          : e === d + 1
            ? run(length + 1, copies * same)
            : run(length, copies * same);
      const worth = 2 * (fifteens + ways[79 - (e > 9 ? 10 : e + 1)]!) + pairs + runs;
      const de = numberOf(d, e);
      points[rows[bc | de]! + a] = worth;
      points[rows[ac | de]! + b] = worth;
      points[rows[ab | de]! + c] = worth;
      points[rows[ab | numberOf(c, e)]! + d] = worth;
      points[abcd + e] = worth;
    }
  }
}

/** What the runs that `length` ranks in sequence make, in so many copies, are worth. */
function run(length: number, copies: number): number {
  return length < 3 ? 0 : length * copies;
}
