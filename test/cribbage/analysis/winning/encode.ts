import { CORRECTION_UNIT } from "../../../../src/cribbage/analysis/winning/correction.ts";
import { type Cell, fillRows, reachedBy } from "../../../../src/cribbage/analysis/winning/deal-odds.ts";
import { BASE } from "../../../../src/cribbage/analysis/winning/digits.ts";
import { rowsOf, type Tallies, trimmed } from "./tallies.ts";

/** Text that `digitReader` reads. */
export function writeDigits(numbers: readonly number[]): string {
  let text = "";
  for (const n of numbers) {
    let value = n < 0 ? -2 * n - 1 : 2 * n;
    for (; value >= BASE; value = Math.floor(value / BASE)) text += character(BASE + (value % BASE));
    text += character(value);
  }
  return text;
}

function character(digit: number): string {
  return String.fromCharCode(digit < 55 ? digit + 37 : digit + 38);
}

/** The numbers of a row added up. */
function runningSums(row: readonly number[]): number[] {
  let sum = 0;
  return row.map((n) => {
    sum += n;
    return sum;
  });
}

function differences(row: readonly number[]): number[] {
  return row.map((n, i) => n - (row[i - 1] ?? 0));
}

function transposed(rows: readonly (readonly number[])[]): number[][] {
  return rows[0]!.map((_, j) => rows.map((row) => row[j]!));
}

/**
 * Tallies as the text that `readDealOdds` reads, as if of `unit` deals. What is rounded is in how many deals both sides
 * stay below some points, and in how many the pone gets to some points while the dealer is below others; so the chance
 * that either side wins in a deal is never off by more than `1 / unit`, and the chances of a deal add up to 1.
 */
export function writeDealOdds(tallies: Tallies, unit: number): string {
  const rounded = (rows: readonly (readonly number[])[]) =>
    rows.map((row) => row.map((n) => Math.round((n * unit) / tallies.deals)));
  const below = transposed(transposed(rowsOf(tallies.ends).map(runningSums)).map(runningSums));
  const ends = trimmed(transposed(transposed(rounded(below).map(differences)).map(differences)));
  const poneFirst = trimmed(rounded(rowsOf(tallies.poneFirst).map(runningSums)).map(differences));
  const written: number[] = [];
  const writer =
    (rows: readonly (readonly number[])[]): Cell =>
    (i, j, expected) => {
      const n = rows[i]?.[j] ?? 0;
      written.push(n - expected);
      return n;
    };
  const totals = ends.map((row) => row.reduce((sum, n) => sum + n, 0));
  fillRows(totals, ends[0]!.length, writer(ends));
  fillRows(reachedBy(totals), poneFirst[0]!.length, writer(poneFirst));
  return writeDigits([ends.length, ends[0]!.length, poneFirst[0]!.length, ...totals, ...written]);
}

/** A correction as the text that `readCorrection` reads, to the nearest unit. */
export function writeCorrection(gains: readonly number[]): string {
  return writeDigits(gains.map((gain) => Math.round(gain / CORRECTION_UNIT)));
}
