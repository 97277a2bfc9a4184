import type { Card } from "../../src/index.ts";
import type { ScoreItem } from "../../src/scoring/index.ts";

const ORDER = "A23456789TJQK";

/** The rank of a card, 1 for the ace to 13 for the king. */
function rank(card: Card): number {
  return ORDER.indexOf(card[0]!) + 1;
}

/** Every subset of the cards. */
function subsets(cards: readonly Card[]): Card[][] {
  const [first, ...rest] = cards;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

/** Whether cards are a run: three or more, of ranks that follow each other. */
function isRun(cards: readonly Card[]): boolean {
  const ranks = cards.map(rank).sort((a, b) => a - b);
  return ranks.length >= 3 && ranks.every((r, i) => i === 0 || r === ranks[i - 1]! + 1);
}

/** The points for ranks, by trying every subset: fifteens, pairs, and runs that no further card makes longer. */
function slowRanks(cards: readonly Card[]): ScoreItem[] {
  const sets = subsets(cards);
  const fifteens = sets.filter((set) => set.reduce((sum, card) => sum + Math.min(rank(card), 10), 0) === 15);
  const pairs = sets.filter((set) => set.length === 2 && rank(set[0]!) === rank(set[1]!));
  const runs = sets.filter((set) => isRun(set) && !cards.some((card) => isRun([...set, card])));
  return [
    ...fifteens.map((cards) => ({ kind: "fifteen", points: 2, cards })),
    ...pairs.map((cards) => ({ kind: "pair", points: 2, cards })),
    ...runs.map((cards) => ({ kind: "run", points: cards.length, cards })),
  ];
}

/** The points of a hand, found slowly and plainly. */
export function slowItems(hand: readonly Card[], starter: Card | undefined, crib: boolean): ScoreItem[] {
  return slowCards(hand, starter, crib ? "crib" : "hand");
}

/** The points of any number of cards: each suit is tried for a flush, each card for his nobs. */
export function slowCards(hand: readonly Card[], starter: Card | undefined, flush: Flush): ScoreItem[] {
  const cards = starter === undefined ? [...hand] : [...hand, starter];
  const items = slowRanks(cards);
  for (const suit of "CDHS") {
    const same = cards.filter((card) => card[1] === suit);
    const ofHand = hand.filter((card) => card[1] === suit);
    if (isFlush(flush, same, ofHand, hand, starter)) items.push({ kind: "flush", points: same.length, cards: same });
  }
  for (const card of hand)
    if (card[0] === "J" && card[1] === starter?.[1]) items.push({ kind: "nobs", points: 1, cards: [card] });
  return items;
}

type Flush = "hand" | "crib" | "none" | number;

/** Whether the cards of one suit, `same`, of which `ofHand` are in the hand, are a flush. */
function isFlush(
  flush: Flush,
  same: readonly Card[],
  ofHand: readonly Card[],
  hand: readonly Card[],
  starter: Card | undefined,
): boolean {
  if (flush === "none") return false;
  if (flush === "hand") return hand.length >= 3 && ofHand.length === hand.length;
  if (flush === "crib") return starter !== undefined && same.length >= 3 && same.length === hand.length + 1;
  return same.length >= flush;
}

/** The sum of some items. */
export function sumOf(items: readonly Pick<ScoreItem, "points">[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
}

/** Items as text, in an order that depends on nothing but them. */
export function sorted(items: readonly ScoreItem[]): string[] {
  return items.map(({ kind, points, cards }) => `${kind} ${points} ${cards.join(" ")}`).sort();
}

/** The points of a hand. */
export function slowHand(hand: readonly Card[], starter: Card, crib: boolean): number {
  return sumOf(slowItems(hand, starter, crib));
}

/** The points for the latest card of a count, by trying every number of latest cards. */
export function slowPlay(cards: readonly Card[]): ScoreItem[] {
  const total = cards.reduce((sum, card) => sum + Math.min(rank(card), 10), 0);
  const latest = cards.map((_, i) => cards.slice(i));
  const alike = latest.find((set) => set.every((card) => rank(card) === rank(set[0]!)))!;
  const run = latest.find(isRun);
  const items: ScoreItem[] = [];
  if (total === 15) items.push({ kind: "fifteen", points: 2, cards });
  if (total === 31) items.push({ kind: "thirty-one", points: 2, cards });
  if (alike.length > 1) items.push({ kind: "pair", points: alike.length * (alike.length - 1), cards: alike });
  if (run !== undefined) items.push({ kind: "run", points: run.length, cards: run });
  return items;
}
