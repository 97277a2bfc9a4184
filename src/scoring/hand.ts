import { CARDS, type Card, indexOfCard, quote } from "../core/card.ts";
import { NotationError } from "../core/errors.ts";
import { count, countCrib, countRanks, sameSuit } from "./counter.ts";
import type { HandScoreKind, Score, ScoreItem } from "./item.ts";

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
  if ((a | b | c | d) < 0 || a === b || a === c || a === d || b === c || b === d || c === d)
    throw wrongHand(hand, starter);
  const crib = options?.crib === true;
  if (starter === undefined) return countRanks(a, b, c, d) + (!crib && sameSuit(a, b, c, d) ? 4 : 0);
  const e = indexOfCard(starter);
  if (e < 0 || a === e || b === e || c === e || d === e) throw wrongHand(hand, starter);
  return crib ? countCrib(a, b, c, d, e) : count(a, b, c, d, e);
}

/** What is wrong with a hand. */
function wrongHand(hand: unknown, starter: unknown): NotationError {
  if (!Array.isArray(hand) || hand.length !== 4)
    return new NotationError(
      `a hand is an array of four cards, not ${Array.isArray(hand) ? hand.length : quote(hand)}`,
      "",
      0,
    );
  return wrongCards(starter === undefined ? hand : [...hand, starter]);
}

/** What is wrong with cards of which one is no card, or is there twice. */
export function wrongCards(cards: readonly unknown[]): NotationError {
  const text = cards.map((card) => (typeof card === "string" ? card.slice(0, 20) : quote(card)));
  const at = cards.findIndex((card, i) => indexOfCard(card) < 0 || cards.indexOf(card) < i);
  const index = text.slice(0, at).join(" ").length + (at > 0 ? 1 : 0);
  const why = indexOfCard(cards[at]) < 0 ? `${quote(cards[at])} is not a card` : `${cards[at]} is there twice`;
  return new NotationError(why, text.join(" "), index);
}

const NOTHING: Score<HandScoreKind> = { points: 0, items: [] };

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
  const points = countHand(hand, starter, options);
  if (points === 0) return NOTHING;
  const cards = [indexOfCard(hand[0]), indexOfCard(hand[1]), indexOfCard(hand[2]), indexOfCard(hand[3])];
  if (starter !== undefined) cards[4] = indexOfCard(starter);
  const items: ScoreItem<HandScoreKind>[] = [];
  addFifteens(items, cards);
  addPairs(items, cards);
  addRuns(items, cards);
  addFlush(items, cards, options?.crib === true);
  addNobs(items, cards);
  return { points, items };
}

/** The index of the first jack; those of the other suits follow. */
export const JACK_OF_CLUBS = 40;

/** An item of the cards, one to five, whose bits are set in `mask`. */
export function item<Kind extends string>(
  kind: Kind,
  points: number,
  cards: readonly number[],
  mask: number,
): ScoreItem<Kind> {
  // Written out, since an array that grows is given room for many more.
  const b = mask & (mask - 1);
  const c = b & (b - 1);
  const d = c & (c - 1);
  const e = d & (d - 1);
  const first = lowest(cards, mask);
  if (b === 0) return { kind, points, cards: [first] };
  if (c === 0) return { kind, points, cards: [first, lowest(cards, b)] };
  if (d === 0) return { kind, points, cards: [first, lowest(cards, b), lowest(cards, c)] };
  if (e === 0) return { kind, points, cards: [first, lowest(cards, b), lowest(cards, c), lowest(cards, d)] };
  return { kind, points, cards: [first, lowest(cards, b), lowest(cards, c), lowest(cards, d), lowest(cards, e)] };
}

/** The card of the lowest bit of a mask. */
function lowest(cards: readonly number[], mask: number): Card {
  return CARDS[cards[31 - Math.clz32(mask & -mask)]!]!;
}

/** Adds each set of cards, up to five, that makes fifteen (S2-48). */
export function addFifteens(items: ScoreItem<HandScoreKind>[], cards: readonly number[]): void {
  const n = cards.length;
  const add = (mask: number) => items.push(item("fifteen", 2, cards, mask));
  // What is missing after one card, two, three and four; loops, since as recursion it takes twice the time.
  for (let i = 0; i < n; i++) {
    const one = 15 - valueAt(cards[i]!);
    for (let j = i + 1; j < n; j++) {
      const two = one - valueAt(cards[j]!);
      if (two === 0) add((1 << i) | (1 << j));
      if (two <= 0) continue;
      for (let k = j + 1; k < n; k++) {
        const three = two - valueAt(cards[k]!);
        if (three === 0) add((1 << i) | (1 << j) | (1 << k));
        if (three <= 0) continue;
        for (let l = k + 1; l < n; l++) {
          const four = three - valueAt(cards[l]!);
          if (four === 0) add((1 << i) | (1 << j) | (1 << k) | (1 << l));
          if (four > 0 && l + 1 < n && four === valueAt(cards[l + 1]!)) add(31);
        }
      }
    }
  }
}

/** The counting value of a card's index (S2-07). */
function valueAt(index: number): number {
  const rank = index >> 2;
  return rank > 9 ? 10 : rank + 1;
}

/** Adds each two cards of equal rank (S2-49 to S2-51). */
export function addPairs(items: ScoreItem<HandScoreKind>[], cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++)
    for (let j = i + 1; j < cards.length; j++)
      if (cards[i]! >> 2 === cards[j]! >> 2) items.push(item("pair", 2, cards, (1 << i) | (1 << j)));
}

/** Adds each longest run of three or more, once for every choice among equal ranks (S2-52 to S2-54). */
export function addRuns(items: ScoreItem<HandScoreKind>[], cards: readonly number[]): void {
  let ranks = 0;
  for (const card of cards) ranks |= 1 << (card >> 2);
  if ((ranks & (ranks >> 1) & (ranks >> 2)) === 0) return;
  for (let low = 0; low < 13; low++) {
    let high = low;
    while ((ranks >> high) & 1) high++;
    if (high - low >= 3) addRun(items, cards, low, high, high - low, 0);
    low = high;
  }
}

/** Adds the runs of a length that have the cards of `mask` and one of each rank from `low` up to, but without, `high`. */
function addRun(
  items: ScoreItem<HandScoreKind>[],
  cards: readonly number[],
  low: number,
  high: number,
  length: number,
  mask: number,
): void {
  if (low === high) {
    items.push(item("run", length, cards, mask));
    return;
  }
  for (let i = 0; i < cards.length; i++)
    if (cards[i]! >> 2 === low) addRun(items, cards, low + 1, high, length, mask | (1 << i));
}

/** Adds the flush (S2-55 to S2-57). */
function addFlush(items: ScoreItem<HandScoreKind>[], cards: readonly number[], crib: boolean): void {
  if (!sameSuit(cards[0]!, cards[1]!, cards[2]!, cards[3]!)) return;
  if (cards.length === 5 && ((cards[0]! ^ cards[4]!) & 3) === 0) items.push(item("flush", 5, cards, 31));
  else if (!crib) items.push(item("flush", 4, cards, 15));
}

/** Adds his nobs (S2-59). */
function addNobs(items: ScoreItem<HandScoreKind>[], cards: readonly number[]): void {
  if (cards.length < 5) return;
  const at = cards.indexOf(JACK_OF_CLUBS | (cards[4]! & 3));
  if (at >= 0 && at < 4) items.push(item("nobs", 1, cards, 1 << at));
}
