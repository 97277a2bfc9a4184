import { countBits } from "../core/bits.ts";
import { type Card, cardFault, indexOfCard } from "../core/card.ts";
import { addCard, noCards } from "../core/cardset.ts";
import { InvalidStateError } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { expectArray, expectKeys, readOneOf, wrongCards } from "../schema/read.ts";
import { FIRST, JACK_OF_CLUBS, pointsOfRanks, scoreCombinations } from "./combinations.ts";
import { countRanks } from "./counter.ts";
import type { HandScoreKind, Score } from "./item.ts";

/**
 * Counts a line of a card board as fast as possible. **Nothing is checked.**
 *
 * Unlike in a hand, any four cards of one suit are a flush. A line with gaps scores the points that no further card can
 * take away.
 *
 * @param cards - indices 0 to 51 of the line's cards, up to five; see `cardIndex`
 * @param cut - index of the cut card if it is one of them; default -1, for none
 * @param flush - 4 if any four cards of one suit are a flush (default), 5 if all five must match
 * @returns 0 to 29
 */
export function countLineIndices(cards: readonly number[], cut = -1, flush: 4 | 5 = 4): number {
  // Three bits per suit: the number of cards in it.
  let suits = 0;
  for (const card of cards) suits += 1 << (3 * (card & 3));
  const four = suits & 0b100_100_100_100;
  const five = suits & (four >> 2);
  const suited = five !== 0 ? 5 : four !== 0 && flush === 4 ? 4 : 0;
  return ranks(cards) + suited + (nobsIn(cards, cut) === 0 ? 0 : 1);
}

function ranks(cards: readonly number[]): number {
  if (cards.length < 4) return pointsOfRanks(cards);
  const fifth = cards[4];
  return countRanks(cards[0]!, cards[1]!, cards[2]!, cards[3]!, fifth === undefined ? undefined : fifth >> 2);
}

/** The combination of the jack of the cut card's suit; 0 if the line lacks that jack, or the cut card is the jack. */
function nobsIn(cards: readonly number[], cut: number): number {
  const jack = JACK_OF_CLUBS | (cut & 3);
  const at = cut < 0 || cut === jack ? -1 : cards.indexOf(jack);
  return at < 0 ? 0 : FIRST >> at;
}

/**
 * Scores a line of a card board with one item for every fifteen, pair, run, flush and nobs, in that order.
 *
 * Unlike in a hand, any four cards of one suit are a flush, unless you ask for five. A line with gaps scores the points
 * that no further card can take away.
 *
 * @param cards - the line's cards, up to five; the cards of an item keep this order
 * @param options - `cut` is the cut card, if it is in the line: a jack of its suit beside it scores 1 point for his
 * nobs. `flush` is the number of cards of one suit that a flush needs: any `"four"` of five (default) or all `"five"`
 * @returns the points, 0 to 29, and the items that add up to them
 * @throws InvalidStateError when there are more than five cards, an item is not a card or is a duplicate, the cut card
 * is not in the line, or an option is unknown or out of range; its path names the part
 *
 * @example
 * ```ts
 * import { scoreLine } from "fifteen-two/scoring";
 *
 * scoreLine(["3H", "6H", "9H", "QH", "KD"]).points; // => 6
 * scoreLine(["3H", "6H", "9H", "QH", "KD"], { flush: "five" }).items;
 * // => [{ kind: "fifteen", points: 2, cards: ["6H", "9H"] }]
 * scoreLine(["JD", "KD"], { cut: "KD" }).items; // => [{ kind: "nobs", points: 1, cards: ["JD"] }]
 * ```
 */
export function scoreLine(
  cards: readonly Card[],
  options?: { readonly cut?: Card | null; readonly flush?: "four" | "five" | null } | null,
): Score<HandScoreKind> {
  const line = readLine(cards);
  if (options != null) expectKeys(options, ["options"], ["cut", "flush"]);
  const flush = readOneOf(options?.flush ?? "four", ["options", "flush"], ["four", "five"]);
  const cut = readCut(line, options?.cut);
  return scoreCombinations(cards, line, flushOf(line, flush === "four" ? 4 : 5), nobsIn(line, cut));
}

function readLine(cards: unknown): number[] {
  expectArray(cards, ["cards"], 0, 5);
  const seen = noCards();
  const line = new Array<number>(cards.length);
  for (let i = 0; i < cards.length; i++) {
    const index = indexOfCard(cards[i]);
    if (index < 0 || !addCard(seen, index)) throw wrongCards(cards, (at) => ["cards", at]);
    line[i] = index;
  }
  return line;
}

function readCut(line: readonly number[], cut: unknown): number {
  if (cut === undefined || cut === null) return -1;
  const index = indexOfCard(cut);
  if (index < 0) throw new InvalidStateError(["options", "cut"], cardFault(cut));
  if (!line.includes(index))
    throw new InvalidStateError(["options", "cut"], `must be one of the line's cards, not ${quote(cut)}`);
  return index;
}

/** Mask of the cards that form a flush; 0 if there is none. */
function flushOf(line: readonly number[], fewest: 4 | 5): number {
  for (let suit = 0; suit < 4; suit++) {
    let mask = 0;
    for (let i = 0; i < line.length; i++) if ((line[i]! & 3) === suit) mask |= FIRST >> i;
    if (countBits(mask) >= fewest) return mask;
  }
  return 0;
}
