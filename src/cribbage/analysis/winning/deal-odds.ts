import { digitReader } from "./digits.ts";

/** What the scores of one deal come to when nobody looks at how the game stands. */
export interface DealOdds {
  /** By the pone's points in the whole deal, then the dealer's: the chance of both. */
  readonly ends: readonly Float64Array[];
  /** By points, then the dealer's: the chance that the pone gets to the former while the dealer has the latter. */
  readonly poneFirst: readonly Float64Array[];
}

/** Gives the number of a table in some row and column, where some number is expected. */
export type Cell = (row: number, column: number, expected: number) => number;

/**
 * Fills a table of whole numbers whose rows have known totals. Each row is expected to be like the one before; its last
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
 * Reads the odds of a deal from text: how many rows and columns `ends` has and how many columns `poneFirst`; the totals
 * of the rows of `ends`; then, for `ends` and for `poneFirst`, by how much each number differs from what
 * {@link fillRows} expects. The numbers are of deals.
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

/** From how many deals end with each number of points, how many reach it. */
export function reachedBy(totals: readonly number[]): number[] {
  const reached = totals.slice();
  for (let points = reached.length - 2; points >= 0; points--) reached[points]! += reached[points + 1]!;
  return reached;
}
