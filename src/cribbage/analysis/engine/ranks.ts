import { countingTable } from "../../../scoring/counter.ts";
import { rankHand } from "./hand.ts";

/** The ranks by index. */
export const RANKS = "A23456789TJQK";

/** The number of cards of each rank, ace to king, by rank index. */
export type RankCounts = ArrayLike<number>;

/** The number 0…90 of two ranks, in either order: A-A, A-2 … A-K, 2-2 … K-K. */
export function pairNumber(a: number, b: number): number {
  const low = Math.min(a, b);
  return (low * (25 - low)) / 2 + Math.max(a, b);
}

/** The number 0…1819 of four ranks, in any order, among {@link rankHands}. */
export function handNumber(ranks: ArrayLike<number>): number {
  const hand = rankHand(ranks[0]!, ranks[1]!, ranks[2]!, ranks[3]!);
  // For each place, how many ranks are higher.
  const a = 13 - (hand & 127);
  const b = 13 - ((hand >> 8) & 127);
  const c = 13 - ((hand >> 16) & 127);
  const d = 13 - (hand >> 24);
  // A hand is followed by those with a higher first rank, those with the same first and a higher second rank, and so
  // on.
  const fromSecond = (b * (b + 1) * (b + 2)) / 6 + (c * (c + 1)) / 2 + d;
  return 1819 - (a * (a + 1) * (a + 2) * (a + 3)) / 24 - fromSecond;
}

/** The number of hands of zero to six ranks. */
export const NUMBER_OF_HANDS: readonly number[] = [1, 13, 91, 455, 1820, 6175, 18395];

/** All hands of `size` ranks, each in ascending order. */
export function rankHands(size: number): Uint8Array {
  hands[size] ??= listRankHands(size);
  return hands[size];
}

const hands: Uint8Array[] = [];

function listRankHands(size: number): Uint8Array {
  const list = new Uint8Array(size * NUMBER_OF_HANDS[size]!);
  const hand = new Uint8Array(size);
  let end = 0;
  const choose = (place: number, from: number) => {
    if (place === size) {
      list.set(hand, end);
      end += size;
      return;
    }
    for (let rank = from; rank < 13; rank++) {
      if (place >= 4 && hand[place - 4] === rank) continue;
      hand[place] = rank;
      choose(place + 1, rank);
    }
  };
  choose(0, 0);
  return list;
}

/** Counts the cards of each rank, given card indices. */
export function countRanksOf(cards: ArrayLike<number>): Uint8Array {
  const counts = new Uint8Array(13);
  for (let i = 0; i < cards.length; i++) counts[cards[i]! >> 2]!++;
  return counts;
}

/** The number of ways to take the hand of ranks that begins at `at` from `counts` cards of each rank. */
export function waysToHold(hands: ArrayLike<number>, at: number, size: number, counts: RankCounts): number {
  let ways = 1;
  let same = 0;
  for (let i = at; i < at + size; i++) {
    same = i > at && hands[i] === hands[i - 1] ? same + 1 : 0;
    // Multiplying before dividing keeps it an integer.
    ways = (ways * (counts[hands[i]!]! - same)) / (same + 1);
  }
  return ways;
}

/** A whole pack. */
export const WHOLE_PACK: RankCounts = /* @__PURE__ */ new Uint8Array(13).fill(4);

/** The number of ways to take each hand of {@link rankHands} from `counts` cards of each rank. */
export function waysToHoldEach(size: number, counts: RankCounts): Float64Array {
  const hands = rankHands(size);
  return new Float64Array(NUMBER_OF_HANDS[size]!).map((_, n) => waysToHold(hands, size * n, size, counts));
}

/** For each hand of four ranks the value of {@link pointsWithPack}; 0 until it is needed. */
const sums = /* @__PURE__ */ new Uint16Array(1820);

/**
 * The sum of points, without suits, for four ranks with each of the other 48 cards of the pack.
 *
 * @param row - where the ranks are in the counting table: 14 times their number
 */
export function pointsWithPack(row: number): number {
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
