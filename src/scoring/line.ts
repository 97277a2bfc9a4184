import { countBits } from "../core/bits.ts";
import { type Card, indexOfCard } from "../core/card.ts";
import { addCard, noCards } from "../core/cardset.ts";
import { InvalidStateError } from "../core/errors.ts";
import { expectKeys, readOneOf } from "../core/json.ts";
import { quote } from "../core/message.ts";
import { FIRST, pointsOfRanks, scoreCombinations } from "./combinations.ts";
import { countRanks } from "./counter.ts";
import { JACK_OF_CLUBS, wrongCards } from "./hand.ts";
import type { HandScoreKind, Score } from "./item.ts";

/** What a line of cards is counted by. */
export interface LineOptions {
  /** The cut card, when it lies in the line: a jack of its suit beside it is his nobs, 1 point; default none. */
  readonly cut?: Card | null;
  /** The fewest cards of one suit that are a flush: any `"four"` of the five (default), or all `"five"`. */
  readonly flush?: "four" | "five" | null;
}

/**
 * Counts a line of a card board as fast as can be: **nothing is checked**. Unlike in a hand, any four cards of one suit
 * are a flush, and the line may still have gaps: then the points are those that no further card can take away.
 *
 * @param cards - the indices 0 to 51 of the cards that lie in it, up to five; see `cardIndex`
 * @param cut - the index of the cut card when it is one of them; default -1, for none
 * @param flush - 4 when any four of one suit are a flush (default), 5 when only five are
 * @returns 0 to 29
 *
 * @example
 * ```ts
 * import { cardIndex } from "fifteen-two";
 * import { countLineIndices } from "fifteen-two/scoring";
 *
 * countLineIndices([8, 20, 32, 44, 50]); // => 6
 * countLineIndices([8, 20, 32, 44, 50], -1, 5); // => 2
 * ```
 */
export function countLineIndices(cards: readonly number[], cut = -1, flush: 4 | 5 = 4): number {
  // Three bits a suit: how many cards have it.
  let suits = 0;
  for (const card of cards) suits += 1 << (3 * (card & 3));
  const four = suits & 0b100_100_100_100;
  const five = suits & (four >> 2);
  const suited = five !== 0 ? 5 : four !== 0 && flush === 4 ? 4 : 0;
  return ranks(cards) + suited + (nobsAt(cards, cut) < 0 ? 0 : 1);
}

/** What the ranks of up to five cards are worth. */
function ranks(cards: readonly number[]): number {
  if (cards.length < 4) return pointsOfRanks(cards);
  const fifth = cards[4];
  return countRanks(cards[0]!, cards[1]!, cards[2]!, cards[3]!, fifth === undefined ? undefined : fifth >> 2);
}

/** Where the jack of the cut card's suit lies beside it; -1 when it does not, or the jack is the cut card itself. */
function nobsAt(cards: readonly number[], cut: number): number {
  const jack = JACK_OF_CLUBS | (cut & 3);
  return cut < 0 || cut === jack ? -1 : cards.indexOf(jack);
}

/**
 * The points of a line of a card board with every fifteen, pair, run, flush and nobs as an item of its own, in that
 * order. Unlike in a hand, any four cards of one suit are a flush unless five are asked for, and the line may still
 * have gaps: then the points are those that no further card can take away.
 *
 * @param cards - the cards that lie in the line, up to five; an item's cards stand in this order
 * @param options - where the cut card lies, and what is a flush; see {@link LineOptions}
 * @returns the points, 0 to 29, and the items they are made of
 * @throws InvalidStateError when there are more than five cards, one is not a card or a duplicate, the cut card is not
 *   among them, or an option is unknown or out of range; its path names the part
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
export function scoreLine(cards: readonly Card[], options?: LineOptions | null): Score<HandScoreKind> {
  const line = readLine(cards);
  if (options != null) expectKeys(options, "options", ["cut", "flush"]);
  const flush = readOneOf(options?.flush ?? "four", "options.flush", ["four", "five"]);
  const cut = readCut(line, options?.cut);
  const nobs = nobsAt(line, cut);
  return scoreCombinations(cards, line, flushOf(line, flush === "four" ? 4 : 5), nobs < 0 ? 0 : FIRST >> nobs);
}

function readLine(cards: unknown): number[] {
  if (!Array.isArray(cards)) throw new InvalidStateError("cards", `must be an array of cards, not ${quote(cards)}`);
  if (cards.length > 5) throw new InvalidStateError("cards", `must have up to five cards, not ${cards.length}`);
  const line = new Array<number>(cards.length);
  const seen = noCards();
  for (let i = 0; i < cards.length; i++) {
    const index = indexOfCard(cards[i]);
    if (index < 0 || !addCard(seen, index)) throw wrongCards(cards, (at) => `cards[${at}]`);
    line[i] = index;
  }
  return line;
}

function readCut(line: readonly number[], cut: unknown): number {
  if (cut === undefined || cut === null) return -1;
  const index = indexOfCard(cut);
  if (index < 0) throw new InvalidStateError("options.cut", `must be a card, not ${quote(cut)}`);
  if (!line.includes(index)) throw new InvalidStateError("options.cut", `${quote(cut)} is not one of the line's cards`);
  return index;
}

/** The cards of a suit that has as many as a flush needs, as a mask; 0 when there is none. */
function flushOf(line: readonly number[], fewest: 4 | 5): number {
  for (let suit = 0; suit < 4; suit++) {
    let mask = 0;
    for (let i = 0; i < line.length; i++) if ((line[i]! & 3) === suit) mask |= FIRST >> i;
    if (countBits(mask) >= fewest) return mask;
  }
  return 0;
}
