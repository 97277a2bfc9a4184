import { type Correction, correctionAt } from "./correction.ts";
import type { DealOdds } from "./deal-odds.ts";

/** The chances of both sides at the start of a deal, at `stride * dealer's need + pone's need`, each up to `stride - 1`. */
export interface Chances {
  readonly stride: number;
  readonly dealer: Float64Array;
  readonly pone: Float64Array;
}

/**
 * What the chances are to win by a lead of so many points or more, for every two needs up to `most`.
 *
 * A deal is won by the dealer, or by the pone, or both come nearer and change places. Some side scores in every deal, so
 * the chances follow one from the other in the order of what both need together.
 *
 * @param lead - by how much the loser is behind, 1 or more
 * @param correction - what to add to the dealer's chance and to take from the pone's
 */
export function solve(odds: DealOdds, most: number, lead: number, correction?: Correction): Chances {
  const chances = gameOver(most, lead);
  const { stride, dealer, pone } = chances;
  const rows = odds.ends.map(trimmed);
  const { dealerWins, poneWins } = winsOfDeal(odds, stride);
  const later = { dealer: 0, pone: 0 };
  for (let both = 2; both <= 2 * most; both++)
    for (let a = Math.max(1, both - most); a <= Math.min(most, both - 1); a++) {
      const b = both - a;
      goOn(rows, chances, a, b, later);
      const gain = correction === undefined ? 0 : correctionAt(correction, a, b);
      dealer[stride * a + b] = within(dealerWins(a, b - lead + 1) + later.dealer + gain);
      pone[stride * a + b] = within(poneWins(a - lead + 1, b) + later.pone - gain);
    }
  return chances;
}

/** The chances when a side needs nothing any more; the others are still 0. */
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

/** Works out what the sides can expect of the deals that nobody wins, from the chances after them. */
function goOn(
  rows: readonly Float64Array[],
  { stride, dealer, pone }: Chances,
  a: number,
  b: number,
  later: { dealer: number; pone: number },
): void {
  let [dealers, pones] = [0, 0];
  const height = Math.min(rows.length, b);
  for (let scored = 0, at = stride * b + a; scored < height; scored++, at -= stride) {
    const row = rows[scored]!;
    const width = Math.min(row.length, a);
    for (let i = 0; i < width; i++) {
      const chance = row[i]!;
      // The sides change places.
      dealers += chance * pone[at - i]!;
      pones += chance * dealer[at - i]!;
    }
  }
  later.dealer = dealers;
  later.pone = pones;
}

/** A row without the zeros at its end. */
function trimmed(row: Float64Array): Float64Array {
  let length = row.length;
  while (length > 0 && row[length - 1] === 0) length--;
  return row.subarray(0, length);
}

/** A chance that a correction, or what numbers are rounded to, may have led out of the bounds. */
function within(chance: number): number {
  return Math.min(Math.max(chance, 0), 1);
}

/** How likely each side wins in this deal when the dealer needs a and the pone b: 0 when the other needs nothing. */
interface WinsOfDeal {
  dealerWins(a: number, b: number): number;
  poneWins(a: number, b: number): number;
}

function winsOfDeal({ ends, poneFirst }: DealOdds, stride: number): WinsOfDeal {
  // At stride * b + a the chance that neither gets there, and that the pone does and the dealer has not.
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
