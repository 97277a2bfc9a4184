import { rankHand } from "./hand.ts";

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

/**
 * All hands of `size` ranks, each in ascending order: 18,395 of six, 6,175 of five, 1,820 of four, 455 of three, 91 of
 * two, 13 of one.
 */
export function rankHands(size: number): Uint8Array {
  hands[size] ??= listRankHands(size);
  return hands[size];
}

const hands: Uint8Array[] = [];

function listRankHands(size: number): Uint8Array {
  const list: number[] = [];
  const hand: number[] = [];
  const choose = (from: number) => {
    if (hand.length === size) list.push(...hand);
    else
      for (let rank = from; rank < 13; rank++) {
        if (hand.length >= 4 && hand[hand.length - 4] === rank) continue;
        hand.push(rank);
        choose(rank);
        hand.pop();
      }
  };
  choose(0);
  return Uint8Array.from(list);
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

/** The number of hands of zero to four ranks. */
export const NUMBER_OF_HANDS: readonly number[] = [1, 13, 91, 455, 1820];

/** By number of cards: the ways to take none of them, one, two, three and four. */
const WAYS_TO_TAKE = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
];

/**
 * The number of ways to take each hand of {@link rankHands}, of up to four ranks, from `counts` cards of each rank. The
 * list is filled from its end, from king to ace: the hands of higher ranks are preceded by those that add one card of
 * the next rank, then by those that add two, and so on.
 */
export function waysToHoldEach(size: number, counts: RankCounts): Float64Array {
  const lists = Array.from({ length: size + 1 }, (_, n) => new Float64Array(NUMBER_OF_HANDS[n]!).fill(1));
  // Where the hands of the higher ranks begin in each list.
  const starts = [0, ...NUMBER_OF_HANDS.slice(1)];
  for (let rank = 12; rank >= 0; rank--) {
    const waysToTake = WAYS_TO_TAKE[counts[rank]!]!;
    for (let n = size; n > 0; n--) {
      const list = lists[n]!;
      let at = starts[n]!;
      for (let same = 1; same <= n; same++) {
        const others = lists[n - same]!;
        for (let i = others.length - 1; i >= starts[n - same]!; i--) list[--at] = waysToTake[same]! * others[i]!;
      }
      starts[n] = at;
    }
  }
  return lists[size]!;
}

/**
 * Removes some ranks from the hand of ranks that begins at `at`, all in ascending order, and writes what is left.
 *
 * @returns the number of ranks left; -1 if the hand lacks one of those to remove
 */
export function leaveOut(
  hands: Uint8Array,
  at: number,
  size: number,
  gone: readonly number[],
  left: Uint8Array,
): number {
  let out = 0;
  for (let i = 0; i < size; i++) {
    const rank = hands[at + i]!;
    if (out < gone.length && rank === gone[out]) out++;
    else if (i - out < left.length) left[i - out] = rank;
  }
  return out === gone.length ? size - out : -1;
}
