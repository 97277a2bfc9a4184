import { type Correction, correctionAt } from "./correction.ts";
import type { DealOdds } from "./deal-odds.ts";

/**
 * The chances of both sides at the start of a deal, at `stride * dealer's need + pone's need`, each up to `stride - 1`.
 */
export interface Chances {
  readonly stride: number;
  readonly dealer: Float64Array;
  readonly pone: Float64Array;
}

/**
 * The chances to win by a lead of at least `lead` points, for any two needs up to `most`.
 *
 * Either the dealer or the pone wins a deal, or both get closer and change places. Some side scores in every deal, so
 * the chances follow from each other in the order of the sum of needs.
 *
 * @param lead - how far the loser is behind, 1 or more
 * @param correction - what to add to the dealer's chance and subtract from the pone's
 */
export function solve(odds: DealOdds, most: number, lead: number, correction?: Correction): Chances {
  const chances = gameOver(most, lead);
  const { stride, dealer, pone } = chances;
  const rows = odds.ends.map(trimmed);
  const { dealerWins, poneWins } = winsOfDeal(odds, stride);
  for (let both = 2; both <= 2 * most; both++)
    for (let a = Math.max(1, both - most); a <= Math.min(most, both - 1); a++) {
      const b = both - a;
      const at = stride * a + b;
      // A loser who is close enough does not lose by this lead.
      if (b >= lead) {
        const gain = correction === undefined ? 0 : correctionAt(correction, a, b);
        dealer[at] = within(dealerWins(a, b - lead + 1) + later(rows, pone, stride, a, b) + gain);
      }
      if (lead === 1) pone[at] = 1 - dealer[at]!;
      else if (a >= lead) pone[at] = within(poneWins(a - lead + 1, b) + later(rows, dealer, stride, a, b));
    }
  return chances;
}

/** The chances if a side needs nothing more; the others are still 0. */
function gameOver(most: number, lead: number): Chances {
  const stride = most + 1;
  const dealer = new Float64Array(stride * stride);
  const pone = new Float64Array(stride * stride);
  for (let behind = lead; behind <= most; behind++) {
    dealer[behind] = 1;
    pone[stride * behind] = 1;
  }
  return { stride, dealer, pone };
}

/**
 * What a side can expect from deals that nobody wins, given its chances after them, when the sides have changed places.
 */
function later(rows: readonly Row[], chances: Float64Array, stride: number, a: number, b: number): number {
  const height = Math.min(rows.length, b);
  let sum = 0;
  for (let points = 0, at = stride * b + a; points < height; points++, at -= stride) {
    const { from, numbers } = rows[points]!;
    sum += product(numbers, Math.min(numbers.length, a - from), chances, at - from);
  }
  return sum;
}

/**
 * The sum of a row's numbers times as many chances, backwards from a place. Four separate sums avoid waiting on each
 * other.
 */
function product(row: Float64Array, length: number, chances: Float64Array, last: number): number {
  let v = 0;
  let w = 0;
  let x = 0;
  let y = 0;
  let i = 0;
  let at = last;
  for (; i + 3 < length; i += 4, at -= 4) {
    v += row[i]! * chances[at]!;
    w += row[i + 1]! * chances[at - 1]!;
    x += row[i + 2]! * chances[at - 2]!;
    y += row[i + 3]! * chances[at - 3]!;
  }
  for (; i < length; i++, at--) v += row[i]! * chances[at]!;
  return v + w + (x + y);
}

/** The numbers of a row without the zeros at its ends, and the column where they begin. */
interface Row {
  readonly from: number;
  readonly numbers: Float64Array;
}

function trimmed(row: Float64Array): Row {
  const from = Math.max(
    0,
    row.findIndex((chance) => chance !== 0),
  );
  let end = row.length;
  while (end > from && row[end - 1] === 0) end--;
  return { from, numbers: row.subarray(from, end) };
}

/** Clamps a chance that a correction or rounding may have taken out of bounds. */
function within(chance: number): number {
  return Math.min(Math.max(chance, 0), 1);
}

/** The chance that each side wins in this deal if the dealer needs a and the pone b; 0 if the other needs nothing. */
interface WinsOfDeal {
  dealerWins(a: number, b: number): number;
  poneWins(a: number, b: number): number;
}

function winsOfDeal({ ends, poneFirst }: DealOdds, stride: number): WinsOfDeal {
  // At stride * b + a, the chance that neither gets there, and that the pone does before the dealer.
  const neither = new Float64Array(stride * stride);
  const first = new Float64Array(stride * stride);
  for (let b = 1; b < stride; b++)
    for (let a = 1, at = stride * b + 1; a < stride; a++, at++) {
      neither[at] = (ends[b - 1]?.[a - 1] ?? 0) + neither[at - 1]! + neither[at - stride]! - neither[at - stride - 1]!;
      first[at] = (poneFirst[b]?.[a - 1] ?? 0) + first[at - 1]!;
    }
  return {
    dealerWins: (a, b) => (b > 0 ? 1 - first[stride * b + a]! - neither[stride * b + a]! : 0),
    poneWins: (a, b) => (a > 0 ? first[stride * b + a]! : 0),
  };
}
