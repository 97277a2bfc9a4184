import { countBits, lowestBit } from "./bits.ts";
import { CARDS, type Card } from "./card.ts";
import { InvalidStateError } from "./errors.ts";

/** A set of cards, to be filled: a bit for each index, 0 to 31 and 32 to 51. */
export interface CardSet {
  low: number;
  high: number;
}

/** A set without cards. */
export function noCards(): CardSet {
  return { low: 0, high: 0 };
}

/** Adds a card by its index; false when it is there already. */
export function addCard(set: CardSet, index: number): boolean {
  const bit = 1 << (index & 31);
  const low = bit & ((index - 32) >> 31);
  const high = bit ^ low;
  if (((set.low & low) | (set.high & high)) !== 0) return false;
  set.low |= low;
  set.high |= high;
  return true;
}

/** The indices of the cards in a set, in rising order. */
export function indicesIn({ low, high }: CardSet): Uint8Array {
  const indices = new Uint8Array(countBits(low) + countBits(high));
  let at = 0;
  for (let bits = low; bits !== 0; bits &= bits - 1) indices[at++] = lowestBit(bits);
  for (let bits = high; bits !== 0; bits &= bits - 1) indices[at++] = 32 + lowestBit(bits);
  return indices;
}

/** The nth of the cards that are not in a set, from 0, in the table's order. */
export function cardNotIn(set: CardSet, n: number): Card {
  const low = countBits(~set.low);
  let left = n < low ? n : n - low;
  let bits = n < low ? ~set.low : ~set.high & 0xfffff;
  for (; left > 0 && bits !== 0; left--) bits &= bits - 1;
  if (bits === 0) throw new InvalidStateError("cards", `are not ${n + 1} more than those in the set`);
  return CARDS[lowestBit(bits) + (n < low ? 0 : 32)]!;
}
