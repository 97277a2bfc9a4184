import { countBits, lowestBit } from "./bits.ts";
import { CARDS, type Card } from "./card.ts";
import { InvalidStateError } from "./errors.ts";

/** A mutable set of cards: one bit for each index, 0 to 31 in `low` and 32 to 51 in `high`. */
export interface CardSet {
  low: number;
  high: number;
}

export function noCards(): CardSet {
  return { low: 0, high: 0 };
}

/** Adds a card by its index; returns false if the set already had it. */
export function addCard(set: CardSet, index: number): boolean {
  const bit = 1 << (index & 31);
  const low = bit & ((index - 32) >> 31);
  const high = bit ^ low;
  if (((set.low & low) | (set.high & high)) !== 0) return false;
  set.low |= low;
  set.high |= high;
  return true;
}

/** The nth card outside the set, counted from 0 in the order of `CARDS`. */
export function cardNotIn(set: CardSet, n: number): Card {
  const low = countBits(~set.low);
  let left = n < low ? n : n - low;
  let bits = n < low ? ~set.low : ~set.high & 0xfffff;
  for (; left > 0 && bits !== 0; left--) bits &= bits - 1;
  if (bits === 0) throw new InvalidStateError(["cards"], `must leave at least ${n + 1} outside the set`);
  return CARDS[lowestBit(bits) + (n < low ? 0 : 32)]!;
}
