import { countBits, highestBit, lowestBit } from "../core/bits.ts";
import { type Card, valueOfRank } from "../core/card.ts";
import { type HandScoreKind, NO_SCORE, type Score, type ScoreItem } from "./item.ts";

// A combination of up to five cards is a mask, in which bit 4 - i stands for the card at i: `FIRST >> i`. A set of
// combinations has bit m set for each mask m in it; read from the highest bit down, the combinations are in the hand's
// order. Cards are indices, 0 to 51, unless they are typed `Card`.

/** The combination that holds only the first card. */
export const FIRST = 16;

/** Index of the first jack. The jacks of the other suits follow. */
export const JACK_OF_CLUBS = 40;

const KINDS = ["fifteen", "pair", "run", "flush", "nobs"] as const;

/** Scores up to five cards, given as texts and as indices. `flush` and `nobs` are combinations, or 0 for none. */
export function scoreCombinations(
  cards: readonly Card[],
  indices: readonly number[],
  flush: number,
  nobs: number,
): Score<HandScoreKind> {
  const runs = runsOf(indices);
  // By kind: the set of combinations that score, and the points for each. A single combination is one bit.
  const sets = [fifteensOf(indices), pairsOf(indices), runs, flush && 1 << flush, nobs && 1 << nobs];
  const worth = [2, 2, countBits(highestBit(runs)), countBits(flush), 1];
  let length = 0;
  for (let kind = 0; kind < 5; kind++) length += countBits(sets[kind]!);
  if (length === 0) return NO_SCORE;
  // Allocate the exact length: an array that grows reserves room for many more items.
  const items = new Array<ScoreItem<HandScoreKind>>(length);
  let points = 0;
  let at = 0;
  for (let kind = 0; kind < 5; kind++)
    for (let rest = sets[kind]!; rest !== 0; rest = withoutHighest(rest)) {
      points += worth[kind]!;
      items[at++] = itemOf(KINDS[kind]!, worth[kind]!, cards, highestBit(rest));
    }
  return { points, items };
}

/** Points for the ranks of up to five cards. */
export function pointsOfRanks(indices: readonly number[]): number {
  const runs = runsOf(indices);
  return (
    2 * (countBits(fifteensOf(indices)) + countBits(pairsOf(indices))) + countBits(highestBit(runs)) * countBits(runs)
  );
}

function itemOf(kind: HandScoreKind, points: number, cards: readonly Card[], mask: number): ScoreItem<HandScoreKind> {
  const chosen = new Array<Card>(countBits(mask));
  let out = 0;
  for (let rest = mask; rest !== 0; rest = withoutHighest(rest)) chosen[out++] = cards[4 - highestBit(rest)]!;
  return { kind, points, cards: chosen };
}

function withoutHighest(bits: number): number {
  return bits & ~(1 << highestBit(bits));
}

/** Set of combinations that add up to fifteen. */
function fifteensOf(cards: readonly number[]): number {
  const a = valueAt(cards, 0);
  const b = valueAt(cards, 1);
  // Each byte is the sum of a combination: of the last two cards in `two`, with the third card added in `three`.
  const two = valueAt(cards, 4) * 0x01000100 + valueAt(cards, 3) * 0x01010000;
  const three = two + valueAt(cards, 2) * 0x01010101;
  return (
    sumsTo(15, two, three) |
    (sumsTo(15 - b, two, three) << 8) |
    (sumsTo(15 - a, two, three) << 16) |
    (sumsTo(15 - a - b, two, three) << 24)
  );
}

/** Counting value of the card at a place; an empty place has a value too high for any fifteen. */
function valueAt(cards: readonly number[], place: number): number {
  const card = cards[place];
  return card === undefined ? 16 : valueOfRank(card >> 2);
}

/** Compares the eight bytes of two words with `sum`: bits 0 to 7 are set where they are equal. */
function sumsTo(sum: number, low: number, high: number): number {
  const eight = Math.imul(sum & 255, 0x01010101);
  return zeroBytes(low ^ eight) | (zeroBytes(high ^ eight) << 4);
}

/** Finds a word's zero bytes, as bits 0 to 3. The product gathers their top bits. */
function zeroBytes(word: number): number {
  const tops = ~(((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word) & 0x80808080;
  return Math.imul(tops >>> 7, 0x10204080) >>> 28;
}

/** Set of combinations of two cards with the same rank. */
function pairsOf(cards: readonly number[]): number {
  let set = 0;
  for (let i = 1; i < cards.length; i++)
    for (let j = 0; j < i; j++) if ((cards[i]! ^ cards[j]!) < 4) set |= 1 << ((FIRST >> i) | (FIRST >> j));
  return set;
}

/** Set of the longest runs of three or more, one for each choice among equal ranks. */
function runsOf(cards: readonly number[]): number {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) ranks |= 1 << (cards[i]! >> 2);
  const starts = ranks & (ranks >> 1) & (ranks >> 2);
  return starts === 0 ? 0 : runsFrom(cards, ranks, lowestBit(starts), 0);
}

/** Set of combinations that extend `mask` with one card of each rank from `rank` up to the first missing rank. */
function runsFrom(cards: readonly number[], ranks: number, rank: number, mask: number): number {
  if (((ranks >> rank) & 1) === 0) return 1 << mask;
  let set = 0;
  for (let i = 0; i < cards.length; i++)
    if (cards[i]! >> 2 === rank) set |= runsFrom(cards, ranks, rank + 1, mask | (FIRST >> i));
  return set;
}
