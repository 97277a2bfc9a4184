import { type Card, indexOfCard } from "../core/card.ts";
import { NotationError } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { FIRST, scoreCombinations } from "./combinations.ts";
import { countCribIndices, countIndices, countRanks, sameSuit } from "./counter.ts";
import type { HandScoreKind, Score } from "./item.ts";

/** Which of the two kinds of hand is counted. */
export interface HandOptions {
  /** Whether the cards are a crib, where a flush needs all five cards (S2-57, S4-34); default false. */
  readonly crib?: boolean;
}

/**
 * The points of a hand or crib (S2-48 to S2-59), checked: four cards and the starter, five different cards in all.
 * Without a starter the four cards count alone (S2-53).
 *
 * @param hand - the four cards, in any order
 * @param starter - the card that was turned up
 * @param options - `{ crib: true }` for a crib
 * @returns 0 to 29
 * @throws NotationError when the hand has not four cards, one of them is no card, or a card is there twice
 *
 * @example
 * ```ts
 * import { countHand } from "fifteen-two/scoring";
 *
 * countHand(["5H", "5D", "5S", "JC"], "5C"); // => 29
 * countHand(["2C", "4C", "6C", "8C"], "KH", { crib: true }); // => 0
 * countHand(["6H", "7D", "7S", "8C"]); // => 12
 * ```
 */
export function countHand(hand: readonly Card[], starter?: Card, options?: HandOptions): number {
  if (!Array.isArray(hand) || hand.length !== 4) throw wrongHand(hand, starter);
  const a = indexOfCard(hand[0]);
  const b = indexOfCard(hand[1]);
  const c = indexOfCard(hand[2]);
  const d = indexOfCard(hand[3]);
  const e = indexOfStarter(starter);
  if (!areCards(a, b, c, d, e)) throw wrongHand(hand, starter);
  const crib = options?.crib === true;
  if (e === NONE) return countRanks(a, b, c, d) + (!crib && sameSuit(a, b, c, d) ? 4 : 0);
  return crib ? countCribIndices(a, b, c, d, e) : countIndices(a, b, c, d, e);
}

/** In place of a starter's index. */
const NONE = 52;

function indexOfStarter(starter: unknown): number {
  return starter === undefined ? NONE : indexOfCard(starter);
}

/** Whether what `indexOfCard` gave are five different cards, or four and none. */
function areCards(a: number, b: number, c: number, d: number, e: number): boolean {
  if ((a | b | c | d | e) < 0 || a === b || a === c || a === d || b === c || b === d || c === d) return false;
  return a !== e && b !== e && c !== e && d !== e;
}

/** What is wrong with a hand. */
function wrongHand(hand: unknown, starter: unknown): NotationError {
  if (!Array.isArray(hand) || hand.length !== 4)
    return new NotationError(`a hand is four cards, not ${Array.isArray(hand) ? hand.length : quote(hand)}`, "", 0);
  return wrongCards(starter === undefined ? hand : [...hand, starter]);
}

/** What is wrong with cards of which one is no card, or is there twice. */
export function wrongCards(cards: readonly unknown[]): NotationError {
  const at = cards.findIndex((card, i) => indexOfCard(card) < 0 || cards.indexOf(card) < i);
  const why = indexOfCard(cards[at]) < 0 ? `${quote(cards[at])} is not a card` : `${cards[at]} is there twice`;
  return wrongCard(cards, at, why);
}

/** What is wrong with the card at a place. */
export function wrongCard(cards: readonly unknown[], at: number, why: string): NotationError {
  const text = Array.from(cards, (card) => (typeof card === "string" ? card.slice(0, 20) : quote(card)));
  const index = [...text.slice(0, at), ""].join(" ").length;
  return new NotationError(why, text.join(" "), index);
}

/**
 * The points of a hand or crib with every fifteen, pair, run, flush and nobs as an item of its own, in that order
 * (S2-60). Three of a kind is three pairs (S2-50), a double run two runs (S2-53).
 *
 * @param hand - the four cards, in any order; an item's cards stand in this order, the starter last
 * @param starter - the card that was turned up
 * @param options - `{ crib: true }` for a crib
 * @returns the points, 0 to 29, and the items they are made of
 * @throws NotationError when the hand has not four cards, one of them is no card, or a card is there twice
 *
 * @example
 * ```ts
 * import { scoreHand } from "fifteen-two/scoring";
 *
 * const { points, items } = scoreHand(["7H", "8D", "2S", "KC"], "8C");
 * points; // => 6
 * items[0]; // => { kind: "fifteen", points: 2, cards: ["7H", "8D"] }
 * items.map((item) => item.kind); // => ["fifteen", "fifteen", "pair"]
 * ```
 */
export function scoreHand(hand: readonly Card[], starter?: Card, options?: HandOptions): Score<HandScoreKind> {
  if (!Array.isArray(hand) || hand.length !== 4) throw wrongHand(hand, starter);
  const a = indexOfCard(hand[0]);
  const b = indexOfCard(hand[1]);
  const c = indexOfCard(hand[2]);
  const d = indexOfCard(hand[3]);
  const e = indexOfStarter(starter);
  if (!areCards(a, b, c, d, e)) throw wrongHand(hand, starter);
  const four = sameSuit(a, b, c, d);
  if (starter === undefined) return scoreCombinations(hand, [a, b, c, d], four && options?.crib !== true ? FOUR : 0, 0);
  const five = four && ((a ^ e) & 3) === 0;
  const flush = five ? FIVE : four && options?.crib !== true ? FOUR : 0;
  const jack = JACK_OF_CLUBS | (e & 3);
  const nobs = a === jack ? FIRST : b === jack ? FIRST >> 1 : c === jack ? FIRST >> 2 : d === jack ? FIRST >> 3 : 0;
  return scoreCombinations([hand[0]!, hand[1]!, hand[2]!, hand[3]!, starter], [a, b, c, d, e], flush, nobs);
}

/** The combination of a hand's four cards, and that with the starter. */
const FOUR = 30;
const FIVE = 31;

/** The index of the first jack; those of the other suits follow. */
export const JACK_OF_CLUBS = 40;
