import type { DealOdds } from "./odds.ts";

/** One more than the most points that a side can score in a deal, with room to spare. */
const SIZE = 128;

/** Results of many deals that were played to their ends. */
export interface Tallies {
  deals: number;
  /** At `SIZE * p + d` the deals in which the pone scored p points in all and the dealer d. */
  readonly ends: Float64Array;
  /** At `SIZE * x + q` the deals in which the pone reached x points or more while the dealer had q. */
  readonly poneFirst: Float64Array;
}

export function emptyTallies(): Tallies {
  return { deals: 0, ends: new Float64Array(SIZE * SIZE), poneFirst: new Float64Array(SIZE * SIZE) };
}

/**
 * Adds a deal.
 *
 * @param events - in the order of the deal two numbers each: the side, 0 for the dealer and 1 for the pone, and its
 * points
 * @param length - how many of the numbers there are; what follows is left from other deals
 */
export function tallyDeal(tallies: Tallies, events: ArrayLike<number>, length: number): void {
  let dealer = 0;
  let pone = 0;
  tallies.poneFirst[0]!++;
  for (let i = 0; i < length; i += 2) {
    const points = events[i + 1]!;
    if (events[i] === 0) dealer += points;
    else for (const to = pone + points; pone < to; ) tallies.poneFirst[SIZE * ++pone + dealer]!++;
  }
  tallies.ends[SIZE * pone + dealer]!++;
  tallies.deals++;
}

/** The deals of several tallies in one. */
export function mergeTallies(all: readonly Tallies[]): Tallies {
  const sum = emptyTallies();
  for (const { deals, ends, poneFirst } of all) {
    sum.deals += deals;
    for (let i = 0; i < SIZE * SIZE; i++) {
      sum.ends[i]! += ends[i]!;
      sum.poneFirst[i]! += poneFirst[i]!;
    }
  }
  return sum;
}

/** A table as rows. */
export function rowsOf(table: Float64Array): number[][] {
  return trimmed(Array.from({ length: SIZE }, (_, i) => [...table.subarray(SIZE * i, SIZE * (i + 1))]));
}

/** A table without the rows and columns at its end that are 0. */
export function trimmed(rows: readonly (readonly number[])[]): number[][] {
  const height = 1 + rows.findLastIndex((row) => row.some((n) => n !== 0));
  const width = 1 + Math.max(...rows.map((row) => row.findLastIndex((n) => n !== 0)));
  return rows.slice(0, height).map((row) => row.slice(0, width));
}

/** The odds of a deal, to the last digit: for each number of the pone's points, the dealer's with it. */
export function oddsOf({ deals, ends, poneFirst }: Tallies): DealOdds {
  const odds = (rows: number[][]) => rows.map((row) => Float64Array.from(row, (n) => n / deals));
  const rows = odds(rowsOf(ends));
  const products = rows.map((dealer, points) => ({
    pone: Float64Array.from(rows, (_, i) => (i === points ? 1 : 0)),
    dealer,
  }));
  return { ends: products, poneFirst: odds(rowsOf(poneFirst)) };
}
