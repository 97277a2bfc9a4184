/** The number of cards of each rank, ace to king, by rank index. */
export type RankCounts = ArrayLike<number>;

/** The number 0…90 of two ranks, in either order: A-A, A-2 … A-K, 2-2 … K-K. */
export function pairNumber(a: number, b: number): number {
  const low = Math.min(a, b);
  return (low * (25 - low)) / 2 + Math.max(a, b);
}

/** All hands of so many ranks, each in rising order, one after the other: 18,395 of six, 6,175 of five, 1,820 of four. */
export function rankHands(size: 4 | 5 | 6): Uint8Array {
  hands[size] ??= listRankHands(size);
  return hands[size];
}

const hands: { 4?: Uint8Array; 5?: Uint8Array; 6?: Uint8Array } = {};

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

/** How many cards of each rank there are among some cards, given by index. */
export function countRanksOf(cards: ArrayLike<number>): Uint8Array {
  const counts = new Uint8Array(13);
  for (let i = 0; i < cards.length; i++) counts[cards[i]! >> 2]!++;
  return counts;
}

/** The number of ways to take the hand of ranks that begins at `at` from so many cards of each rank. */
export function waysToHold(hands: ArrayLike<number>, at: number, size: number, counts: RankCounts): number {
  let ways = 1;
  let same = 0;
  for (let i = at; i < at + size; i++) {
    same = i > at && hands[i] === hands[i - 1] ? same + 1 : 0;
    // Multiplied before it is divided, it stays a whole number.
    ways = (ways * (counts[hands[i]!]! - same)) / (same + 1);
  }
  return ways;
}

/**
 * Writes what is left of the hand of ranks that begins at `at` without some of them, all in rising order.
 *
 * @returns how many are left; -1 when the hand has not all of those that are to go
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
