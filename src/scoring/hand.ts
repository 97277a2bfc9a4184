import { type Card, indexOfCard } from "../core/card.ts";
import type { InvalidStateError } from "../core/errors.ts";
import { expectArray, expectKeys, readBoolean, wrongCards } from "../schema/read.ts";
import { FIRST, JACK_OF_CLUBS, scoreCombinations } from "./combinations.ts";
import { countIndices, countRanks, sameSuit } from "./counter.ts";
import type { HandScoreKind, Score } from "./item.ts";

/**
 * Counts a hand or crib: four cards and the starter, five different cards in all. Without a starter, the four cards
 * count alone.
 *
 * @param hand - the four cards, in any order
 * @param starter - the starter card, if it has been cut
 * @param options - `{ crib: true }` for a crib, where a flush needs all five cards
 * @returns 0 to 29
 * @throws InvalidStateError when the hand does not have four cards, an item is not a card or is a duplicate, or an
 * option is unknown; its path names the part
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
export function countHand(
  hand: readonly Card[],
  starter?: Card | null,
  options?: { readonly crib?: boolean | null } | null,
): number {
  if (!Array.isArray(hand) || hand.length !== 4) throw wrongHand(hand, starter);
  const a = indexOfCard(hand[0]);
  const b = indexOfCard(hand[1]);
  const c = indexOfCard(hand[2]);
  const d = indexOfCard(hand[3]);
  const e = indexOfStarter(starter);
  if (!areCards(a, b, c, d, e)) throw wrongHand(hand, starter);
  const crib = isCrib(options);
  if (e === NO_STARTER) return countRanks(a, b, c, d) + (!crib && sameSuit(a, b, c, d) ? 4 : 0);
  return countIndices(a, b, c, d, e, crib);
}

const NO_STARTER = 52;

function indexOfStarter(starter: unknown): number {
  return starter === undefined || starter === null ? NO_STARTER : indexOfCard(starter);
}

/** Whether five results of `indexOfCard` are five different cards, or four without a starter. */
function areCards(a: number, b: number, c: number, d: number, e: number): boolean {
  if ((a | b | c | d | e) < 0 || a === b || a === c || a === d || b === c || b === d || c === d) return false;
  return a !== e && b !== e && c !== e && d !== e;
}

function wrongHand(hand: readonly unknown[], starter: unknown): InvalidStateError {
  expectArray(hand, ["hand"], 4, 4);
  return wrongCards([hand[0], hand[1], hand[2], hand[3], starter], (i) => (i === 4 ? ["starter"] : ["hand", i]));
}

function isCrib(options: { readonly crib?: boolean | null } | null | undefined): boolean {
  if (options === undefined || options === null) return false;
  expectKeys(options, ["options"], ["crib"]);
  return options.crib === true || readBoolean(options.crib ?? false, ["options", "crib"]);
}

/**
 * Scores a hand or crib with one item for every fifteen, pair, run, flush and nobs, in that order.
 *
 * Three of a kind counts as three pairs, and a double run as two runs.
 *
 * @param hand - the four cards, in any order; the cards of an item keep this order, with the starter last
 * @param starter - the starter card, if it has been cut
 * @param options - `{ crib: true }` for a crib, where a flush needs all five cards
 * @returns the points, 0 to 29, and the items that add up to them
 * @throws InvalidStateError when the hand does not have four cards, an item is not a card or is a duplicate, or an
 * option is unknown; its path names the part
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
export function scoreHand(
  hand: readonly Card[],
  starter?: Card | null,
  options?: { readonly crib?: boolean | null } | null,
): Score<HandScoreKind> {
  if (!Array.isArray(hand) || hand.length !== 4) throw wrongHand(hand, starter);
  const a = indexOfCard(hand[0]);
  const b = indexOfCard(hand[1]);
  const c = indexOfCard(hand[2]);
  const d = indexOfCard(hand[3]);
  const e = indexOfStarter(starter);
  if (!areCards(a, b, c, d, e)) throw wrongHand(hand, starter);
  const crib = isCrib(options);
  const four = sameSuit(a, b, c, d);
  if (starter === undefined || starter === null)
    return scoreCombinations(hand, [a, b, c, d], four && !crib ? FOUR : 0, 0);
  const five = four && ((a ^ e) & 3) === 0;
  const flush = five ? FIVE : four && !crib ? FOUR : 0;
  const jack = JACK_OF_CLUBS | (e & 3);
  const nobs = a === jack ? FIRST : b === jack ? FIRST >> 1 : c === jack ? FIRST >> 2 : d === jack ? FIRST >> 3 : 0;
  return scoreCombinations([hand[0]!, hand[1]!, hand[2]!, hand[3]!, starter], [a, b, c, d, e], flush, nobs);
}

/** The combination of a hand's four cards, without and with the starter. */
const FOUR = 30;
const FIVE = 31;
