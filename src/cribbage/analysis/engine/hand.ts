/**
 * Up to four ranks in ascending order, one byte each with the lowest first: 1 for an ace to 13 for a king, 127 for no
 * card. So the cards that fit a count are always the first few.
 */
export type RankHand = number;

/** A hand without cards. */
export const NO_RANKS: RankHand = 0x7f7f7f7f;

/** Bound for bytes that hold no card. */
const NO_RANK = 126;

/** The hand of four ranks, 0 to 12, in any order. */
export function rankHand(a: number, b: number, c: number, d: number): RankHand {
  // A sorting network: the lowest and highest of two pairs, then those between.
  const lowest = Math.min(a, b, c, d);
  const highest = Math.max(a, b, c, d);
  const x = Math.max(Math.min(a, b), Math.min(c, d));
  const y = Math.min(Math.max(a, b), Math.max(c, d));
  return (lowest | (Math.min(x, y) << 8) | (Math.max(x, y) << 16) | (highest << 24)) + 0x01010101;
}

/** The hand of up to four ranks, 0 to 12, in any order. */
export function handOfRanks(ranks: readonly number[]): RankHand {
  const [a = NO_RANK, b = NO_RANK, c = NO_RANK, d = NO_RANK] = ranks;
  return rankHand(a, b, c, d);
}

/** How many cards of a hand fit a count, 0 to 4. */
export function playableCards(hand: RankHand, count: number): number {
  return placesUpTo(hand, highest(count));
}

/** An upper bound, counted from 1, for the ranks that fit a count: above all ranks up to 21, and 0 at 31. */
function highest(count: number): number {
  return (count ^ 31) | (((count - 22) >> 31) & 16);
}

/** The rank, 0 to 12, at a place that has a card. */
export function rankAt(hand: RankHand, place: number): number {
  return ((hand >>> (place << 3)) & 127) - 1;
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

/** How many of the first places have a rank of `most` or less, counted from 1. All four bytes are compared at once. */
function placesUpTo(hand: RankHand, most: number): number {
  const atMost = ((Math.imul(most, 0x01010101) | 0x80808080) - hand) & 0x80808080;
  return Math.imul(atMost >>> 7, 0x01010101) >>> 24;
}
