/**
 * Up to four ranks in ascending order, one byte each with the lowest first: 1 for an ace to 13 for a king, 127 for no
 * card. So the cards that fit a count are always the first few.
 */
export type RankHand = number;

export const NO_RANKS: RankHand = 0x7f7f7f7f;

/** The rank of an empty place, before `rankHand` adds 1. */
const NO_RANK = 126;

export function rankHand(a: number, b: number, c: number, d: number): RankHand {
  // A sorting network: the two ends, then the middle two.
  const lowest = Math.min(a, b, c, d);
  const highest = Math.max(a, b, c, d);
  const x = Math.max(Math.min(a, b), Math.min(c, d));
  const y = Math.min(Math.max(a, b), Math.max(c, d));
  return (lowest | (Math.min(x, y) << 8) | (Math.max(x, y) << 16) | (highest << 24)) + 0x01010101;
}

export function handOfRanks(ranks: readonly number[]): RankHand {
  const [a = NO_RANK, b = NO_RANK, c = NO_RANK, d = NO_RANK] = ranks;
  return rankHand(a, b, c, d);
}

/** Number of cards of a hand that fit a count, 0 to 4. */
export function playableCards(hand: RankHand, count: number): number {
  return placesUpTo(hand, highest(count));
}

/** The highest rank that fits a count, 1 for an ace; above 13 for counts up to 21, and 0 at 31. */
function highest(count: number): number {
  return (count ^ 31) | (((count - 22) >> 31) & 16);
}

/** The rank, 0 to 12, at a place that has a card. */
export function rankAt(hand: RankHand, place: number): number {
  return ((hand >>> (place << 3)) & 127) - 1;
}

/** Whether the card before a place has the same rank. */
export function isRepeat(hand: RankHand, place: number): boolean {
  return place > 0 && rankAt(hand, place) === rankAt(hand, place - 1);
}

/** A hand without the card at a place. */
export function withoutPlace(hand: RankHand, place: number): RankHand {
  const low = (1 << (place << 3)) - 1;
  return (hand & low) | ((hand >>> 8) & ~low & 0xffffff) | 0x7f000000;
}

/** The place of a hand's first card of a rank, which it must have. */
export function placeOfRank(hand: RankHand, rank: number): number {
  return placesUpTo(hand, rank);
}

/** Number of cards with a rank of at most `most` (1 for an ace). Compares all four bytes at once. */
function placesUpTo(hand: RankHand, most: number): number {
  const atMost = ((Math.imul(most, 0x01010101) | 0x80808080) - hand) & 0x80808080;
  return Math.imul(atMost >>> 7, 0x01010101) >>> 24;
}

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
  // For each place, the number of higher ranks.
  const a = 13 - (hand & 127);
  const b = 13 - ((hand >> 8) & 127);
  const c = 13 - ((hand >> 16) & 127);
  const d = 13 - (hand >> 24);
  // Subtracts the hands that come later: a higher first rank, the same first and a higher second rank, and so on.
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

export const WHOLE_PACK: RankCounts = /* @__PURE__ */ new Uint8Array(13).fill(4);

/** The number of ways to take each hand of {@link rankHands} from `counts` cards of each rank. */
export function waysToHoldEach(size: number, counts: RankCounts): Float64Array {
  const hands = rankHands(size);
  return new Float64Array(NUMBER_OF_HANDS[size]!).map((_, n) => waysToHold(hands, size * n, size, counts));
}
