import { highestBit, lowestBit } from "../../../core/bits.ts";
import { countingTable } from "../../../scoring/counter.ts";
import { DISCARDS } from "../engine/deal.ts";
import { digitReader } from "../engine/digits.ts";
import { NUMBER_OF_HANDS, pairNumber, rankHands } from "../engine/hand.ts";
import type { CribKind, CribSide } from "../engine/simulation.ts";
import { CRIB_AVERAGES } from "./crib-averages.ts";
import { PEGGING } from "./pegging.ts";

/** One point, in ten-thousandths: the averages have four decimal places. */
export const POINT = 10_000;

/** The worth of a discard without the hand's own points, in ten-thousandths of a point. */
export interface Extras {
  /** The average crib by the number of the discard; negative for an opponent's crib. */
  readonly crib: Int32Array;
  /** The side's pegging with each kept hand of {@link rankHands}, minus the average of the others. */
  readonly pegging: Int32Array;
}

/** The number of a discard: its pair number from six cards, otherwise its rank. */
export function discardNumber(low: number, high: number, size: number): number {
  return size === 6 ? pairNumber(low, high) : low;
}

const extras: { [kind in CribKind]?: Record<CribSide, Extras> } = {};

/** {@link Extras} by the side with the crib. */
export function extrasOf(kind: CribKind): Record<CribSide, Extras> {
  extras[kind] ??= extrasBy(kind, CRIB_AVERAGES[kind]);
  return extras[kind];
}

/** {@link extrasOf} for other average cribs, given for 91 pairs or 13 ranks. */
export function extrasBy(
  kind: CribKind,
  { own, opponent }: Readonly<Record<CribSide, readonly number[]>>,
): Record<CribSide, Extras> {
  const { step, numbers } = PEGGING[kind];
  const next = digitReader(numbers);
  const read = (n: number) => Int32Array.from({ length: n }, () => step * next());
  const pegging = () => (kind === "two" ? read(NUMBER_OF_HANDS[4]!) : sumsOfPairs(read(NUMBER_OF_HANDS[2]!)));
  return {
    own: { crib: Int32Array.from(own, (points) => Math.round(POINT * points)), pegging: pegging() },
    opponent: { crib: Int32Array.from(opponent, (points) => -Math.round(POINT * points)), pegging: pegging() },
  };
}

/** For each hand of four ranks, the sum over its six pairs. */
function sumsOfPairs(pairs: Int32Array): Int32Array {
  const hands = rankHands(4);
  return new Int32Array(NUMBER_OF_HANDS[4]!).map((_, n) => {
    let sum = 0;
    for (let i = 4 * n; i < 4 * n + 4; i++)
      for (let j = i + 1; j < 4 * n + 4; j++) sum += pairs[pairNumber(hands[i]!, hands[j]!)]!;
    return sum;
  });
}

/**
 * The worth of a discard (hand, average crib and pegging), in ten-thousandths of a point and summed over all 46 or 47
 * starters. This integer is exact, and computing it allocates nothing. **Nothing is checked.**
 *
 * The starters are not counted one by one. A table has the sum of the kept ranks with all 48 other cards, and the sum
 * with the discarded cards is subtracted. Nobs and a flush follow from the cards left in each suit.
 *
 * The hand of five or six cards begins at `at` in `cards`, in ascending order. `places` has one bit per discarded card;
 * `left` is from {@link suitsLeft}, `extras` from {@link extrasOf}.
 */
export function netOf(cards: Uint8Array, at: number, places: number, left: number, extras: Extras): number {
  const { words, rows, points } = countingTable();
  const first = lowestBit(places);
  const last = highestBit(places);
  const kept = places ^ (first === last ? 31 : 63);
  const inner = kept & (kept - 1) & ~(1 << highestBit(kept));
  const x = words[(cards[at + lowestBit(kept)]! << 6) | cards[at + highestBit(kept)]!]!;
  const y = words[(cards[at + lowestBit(inner)]! << 6) | cards[at + highestBit(inner)]!]!;
  const row = rows[((x & 127) << 7) | (y & 127)]!;
  const low = cards[at + first]! >> 2;
  const high = cards[at + last]! >> 2;
  const starters = first === last ? 47 : 46;
  const discarded = points[row + low]! + (first === last ? 0 : points[row + high]!);
  const added = extras.crib[discardNumber(low, high, 52 - starters)]! + extras.pegging[row / 14]!;
  return POINT * (pointsWithPack(row) - discarded + suitPoints(x, y, left, starters)) + starters * added;
}

/**
 * Finds the best discard of a dealt hand of `size` cards, for many deals: one bit for each place, from 0. The other
 * parameters are those of {@link netOf}, and nothing is checked.
 */
export function bestPlaces(
  cards: Uint8Array,
  at: number,
  size: 5 | 6,
  extras: Extras,
  left: number = suitsLeft(cards, at, size),
): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const places of DISCARDS[size]) {
    const worth = netOf(cards, at, places, left, extras);
    if (worth > most) {
      best = places;
      most = worth;
    }
  }
  return best;
}

/** Number of undealt cards of each suit: suit s in bits 8s to 8s + 7. */
export function suitsLeft(cards: Uint8Array, at: number, size: number): number {
  let left = 0x0d0d0d0d;
  for (let i = at; i < at + size; i++) left -= 1 << (8 * (cards[i]! & 3));
  return left;
}

/** {@link pointsWithPack} of each hand of four ranks; 0 until it is needed. */
const sums = /* @__PURE__ */ new Uint16Array(1820);

/**
 * The sum of points, without suits, for four ranks with each of the other 48 cards of the pack. `row` is 14 times the
 * number of the ranks: their row in the counting table.
 */
function pointsWithPack(row: number): number {
  return sums[row / 14] || addRow(row);
}

function addRow(row: number): number {
  const { points } = countingTable();
  const n = row / 14;
  let sum = 0;
  for (let rank = 0; rank < 13; rank++) sum += 4 * points[row + rank]!;
  for (const rank of rankHands(4).subarray(4 * n, 4 * n + 4)) sum -= points[row + rank]!;
  sums[n] = sum;
  return sum;
}

/** The sum of points for nobs and a flush over some starters. `x` and `y` are the counting table's words. */
function suitPoints(x: number, y: number, left: number, starters: number): number {
  // Branch-free, since jacks are unpredictable: a byte of 15 for each suit whose jack is kept.
  const jacks = (Math.imul((x | y) >> 11, 0x00204081) & 0x01010101) * 15;
  const nobs = Math.imul(left & jacks, 0x01010101) >>> 24;
  const suited = x & y & (15 << 7);
  return suited === 0 ? nobs : nobs + 4 * starters + ((left >> (8 * lowestBit(suited >> 7))) & 15);
}
