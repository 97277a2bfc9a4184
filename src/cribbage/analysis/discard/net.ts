import { highestBit, lowestBit } from "../../../core/bits.ts";
import { countingTable } from "../../../scoring/counter.ts";
import { POINT } from "../crib/worth.ts";
import { rankHands } from "../ranks.ts";

/**
 * The net points of a discard, the hand and what the average crib adds to it, in ten-thousandths of a point and added up
 * over all starters, 46 or 47. A whole number, it is exact and needs no memory. **Nothing is checked.**
 *
 * The starters are not counted one by one: what the ranks kept make with all 48 other cards is known, and what they make
 * with the cards discarded is taken off; nobs and a flush follow from how many cards of each suit are left.
 *
 * @param cards - indices of cards, among them five or six that are dealt, in rising order
 * @param at - where those begin
 * @param places - which of them to discard, as bits: one of five, two of six
 * @param left - how many cards of each suit are not dealt; see {@link suitsLeft}
 * @param worths - what the crib adds; see {@link cribWorths}
 */
export function netOf(cards: Uint8Array, at: number, places: number, left: number, worths: Int32Array): number {
  const { words, rows, points } = countingTable();
  lazy.sums ??= new Uint16Array(1820);
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
  let sum = (lazy.sums[row / 14] || addRow(row)) - points[row + low]!;
  if (first !== last) sum -= points[row + high]!;
  return POINT * (sum + suitPoints(x, y, left, starters)) + starters * worths[13 * low + high]!;
}

/** By row of the counting table, what {@link addRow} gives; 0 as long as nobody has asked. */
const lazy: { sums?: Uint16Array } = {};

/** What the four ranks of a row make with each of the 48 other cards of a pack, added up. */
function addRow(row: number): number {
  const { points } = countingTable();
  const hands = rankHands(4);
  const n = row / 14;
  let sum = 0;
  for (let rank = 0; rank < 13; rank++) sum += 4 * points[row + rank]!;
  for (let i = 4 * n; i < 4 * n + 4; i++) sum -= points[row + hands[i]!]!;
  lazy.sums![n] = sum;
  return sum;
}

/** How many cards of each suit are not among those dealt: of suit s in bits 8s to 8s + 7. */
export function suitsLeft(cards: Uint8Array, at: number, size: number): number {
  let left = 0x0d0d0d0d;
  for (let i = at; i < at + size; i++) left -= 1 << (8 * (cards[i]! & 3));
  return left;
}

/** What nobs and a flush make with so many starters, added up, when the four cards are two words of the counting table. */
function suitPoints(x: number, y: number, left: number, starters: number): number {
  // Without branches, because jacks come at random: a byte of 15 for each suit of which the jack is kept.
  const jacks = (Math.imul((x | y) >> 11, 0x00204081) & 0x01010101) * 15;
  const nobs = Math.imul(left & jacks, 0x01010101) >>> 24;
  const suited = x & y & (15 << 7);
  return suited === 0 ? nobs : nobs + 4 * starters + ((left >> (8 * lowestBit(suited >> 7))) & 15);
}
