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

/** What the ranks of cards score, by trying every subset: fifteens, pairs, and runs within no longer run. */
function slowRanks(cards: readonly Card[]): ScoreItem[] {
  const sets = subsets(cards);
  const fifteens = sets.filter((set) => set.reduce((sum, card) => sum + Math.min(rank(card), 10), 0) === 15);
  const pairs = sets.filter((set) => set.length === 2 && rank(set[0]!) === rank(set[1]!));
  const runs = sets.filter(isRun);
  const longest = Math.max(0, ...runs.map((run) => run.length));
  return [
    ...fifteens.map((cards) => ({ kind: "fifteen", points: 2, cards })),
    ...pairs.map((cards) => ({ kind: "pair", points: 2, cards })),
    ...runs.filter((run) => run.length === longest).map((cards) => ({ kind: "run", points: longest, cards })),
  ];
}

/** What a hand scores, as slowly and plainly as can be; five cards hold no two runs of different length. */
export function slowItems(hand: readonly Card[], starter: Card | undefined, crib: boolean): ScoreItem[] {
  const cards = starter === undefined ? hand : [...hand, starter];
  const items = slowRanks(cards);
  if (new Set(hand.map((card) => card[1])).size === 1) {
    if (starter?.[1] === hand[0]![1]) items.push({ kind: "flush", points: 5, cards });
    else if (!crib) items.push({ kind: "flush", points: 4, cards: hand });
  }
  const jack = hand.find((card) => starter !== undefined && card === `J${starter[1]}`);
  return jack === undefined ? items : [...items, { kind: "nobs", points: 1, cards: [jack] }];
}

/** The sum of some items. */
export function sumOf(items: readonly ScoreItem[]): number {
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

/** What the latest card of a count scores, by trying every number of latest cards. */
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
