import { digitReader } from "./digits.ts";

/** The scores of one deal when nobody looks at the score of the game. */
export interface DealOdds {
  /** By the pone's points in the whole deal, then the dealer's: the chance of both. */
  readonly ends: readonly Float64Array[];
  /** By the pone's points, then the dealer's: the chance that the pone gets there while the dealer has the latter. */
  readonly poneFirst: readonly Float64Array[];
}

/** Returns the number in a row and column of a table, given the expected number. */
export type Cell = (row: number, column: number, expected: number) => number;

/**
 * Fills a table of integers whose row totals are known. Each row is expected to be like the one before, and its last
 * number is what remains.
 */
export function fillRows(totals: readonly number[], width: number, cell: Cell): number[][] {
  const rows: number[][] = [];
  for (const [i, total] of totals.entries()) {
    const before = i > 0 && totals[i - 1]! > 0 ? rows[i - 1] : undefined;
    const row: number[] = [];
    let left = total;
    for (let j = 0; j < width - 1; j++) {
      row[j] = cell(i, j, before === undefined ? 0 : Math.round((before[j]! * total) / totals[i - 1]!));
      left -= row[j]!;
    }
    rows.push([...row, left]);
  }
  return rows;
}

/**
 * Reads the odds of a deal from text. It has the number of rows and columns of `ends` and the number of columns of
 * `poneFirst`; the row totals of `ends`; then, for `ends` and for `poneFirst`, the difference between each number and
 * what {@link fillRows} expects. The numbers count deals.
 */
export function readDealOdds(text: string): DealOdds {
  const next = digitReader(text);
  const cell: Cell = (_row, _column, expected) => expected + next();
  const [height, width, widthOfFirst] = [next(), next(), next()];
  const totals = Array.from({ length: height }, next);
  const reached = reachedBy(totals);
  const odds = (row: readonly number[]) => Float64Array.from(row, (n) => n / reached[0]!);
  return {
    ends: fillRows(totals, width, cell).map(odds),
    poneFirst: fillRows(reached, widthOfFirst, cell).map(odds),
  };
}

/** Turns how many deals end with each number of points into how many reach it. */
export function reachedBy(totals: readonly number[]): number[] {
  const reached = totals.slice();
  for (let points = reached.length - 2; points >= 0; points--) reached[points]! += reached[points + 1]!;
  return reached;
}
