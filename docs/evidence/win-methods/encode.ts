import { BASE } from "../../../src/cribbage/analysis/engine/digits.ts";
import { shippedNeeds, WIN_UNIT } from "../../../src/cribbage/analysis/win/table.ts";
import { GAIN_UNIT } from "./gain-table.ts";
import { FACTOR_SCALE, PRODUCTS } from "./odds.ts";
import type { Chances } from "./solve.ts";
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

/** Lists that add up to a table of chances when each pone's number is multiplied with each dealer's. */
interface Factors {
  readonly pone: readonly number[];
  readonly dealer: readonly number[];
}

const sumOf = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);

function columnSums(rows: readonly (readonly number[])[]): number[] {
  return rows[0]!.map((_, j) => sumOf(rows.map((row) => row[j]!)));
}

/** Steps of the power method: it is done long before. */
const STEPS = 500;

/**
 * The dependence of one side's points on the other's, as sums of products: the correspondence analysis of a table
 * (singular values of its deviations from independence, weighted by how likely its rows and columns are).
 */
function associations(rows: readonly (readonly number[])[], count: number): Factors[] {
  const roots = { pone: rows.map((row) => Math.sqrt(sumOf(row))), dealer: columnSums(rows).map(Math.sqrt) };
  const scale = (x: number) => (x > 0 ? 1 / x : 0);
  let rest = rows.map((row, i) =>
    row.map((n, j) => n * scale(roots.pone[i]! * roots.dealer[j]!) - roots.pone[i]! * roots.dealer[j]!),
  );
  return Array.from({ length: count }, () => {
    let dealer = roots.dealer.map((_, j) => Math.sin(1 + j));
    let pone: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      pone = rest.map((row) => sumOf(row.map((n, j) => n * dealer[j]!)));
      const length = Math.hypot(...pone);
      pone = pone.map((n) => n * scale(length));
      dealer = columnSums(rest.map((row, i) => row.map((n) => n * pone[i]!)));
    }
    const value = Math.sqrt(Math.hypot(...dealer));
    rest = rest.map((row, i) => row.map((n, j) => n - pone[i]! * dealer[j]!));
    return {
      pone: pone.map((n, i) => n * value * roots.pone[i]!),
      dealer: dealer.map((n, j) => n * scale(value) * roots.dealer[j]!),
    };
  });
}

/**
 * Tallies as the text that `readDealOdds` reads, as if of `unit` deals. What is rounded is in how many deals a side
 * stays below some points, and in how many the pone gets to some points while the dealer is below others; so the
 * chances of a deal add up to 1.
 */
export function writeDealOdds(tallies: Tallies, unit: number): string {
  const chances = (table: Float64Array) => rowsOf(table).map((row) => row.map((n) => n / tallies.deals));
  const rounded = (row: readonly number[]) => differences(runningSums(row).map((n) => Math.round(n * unit)));
  const factors = (numbers: readonly number[]) => numbers.map((n) => Math.round(n * FACTOR_SCALE));
  const ends = chances(tallies.ends);
  const totals = rounded(ends.map(sumOf));
  const poneFirst = trimmed(chances(tallies.poneFirst).map(rounded));
  const others = associations(ends, PRODUCTS - 1).flatMap(({ pone, dealer }) => [...factors(pone), ...factors(dealer)]);
  const width = poneFirst[0]!.length;
  const first = ends.map((_, i) => Array.from({ length: width }, (_, j) => poneFirst[i]?.[j] ?? 0));
  const rows = first.flatMap((row, i) => row.map((n, j) => n - (first[i - 1]?.[j] ?? 0)));
  return writeDigits([
    ends.length,
    ends[0]!.length,
    width,
    ...totals,
    ...rounded(columnSums(ends)),
    ...others,
    ...rows,
  ]);
}

/** Chances to win as the text that `chancesOf` reads, to the nearest unit. */
export function writeTable({ stride, dealer }: Chances): string {
  const needs = shippedNeeds();
  const rows = needs.map((b) => differences(needs.map((a) => Math.round(dealer[stride * a + b]! / WIN_UNIT))));
  return writeDigits(rows.flatMap((row, i) => row.map((n, j) => n - (rows[i - 1]?.[j] ?? 0))));
}

/** Gains as the text that `readGains` reads, to the nearest unit. */
export function writeGains(gains: readonly number[]): string {
  return writeDigits(gains.map((gain) => Math.round(gain / GAIN_UNIT)));
}
