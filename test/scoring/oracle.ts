import type { Card } from "../../src/index.ts";

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

/** What the ranks of cards are worth, by trying every subset: fifteens, pairs, and runs within no longer run. */
function slowRanks(cards: readonly Card[]): number {
  const sets = subsets(cards);
  const fifteens = sets.filter((set) => set.reduce((sum, card) => sum + Math.min(rank(card), 10), 0) === 15);
  const pairs = sets.filter((set) => set.length === 2 && rank(set[0]!) === rank(set[1]!));
  const runs = sets.filter(isRun);
  const longest = Math.max(0, ...runs.map((run) => run.length));
  const runPoints = runs.filter((run) => run.length === longest).length * longest;
  return 2 * fifteens.length + 2 * pairs.length + runPoints;
}

/** The points of a hand, as slowly and plainly as can be; five cards hold no two runs of different length. */
export function slowHand(hand: readonly Card[], starter: Card, crib: boolean): number {
  const suits = new Set(hand.map((card) => card[1]));
  const flush = suits.size > 1 ? 0 : suits.has(starter[1]) ? 5 : crib ? 0 : 4;
  const nobs = hand.some((card) => card === `J${starter[1]}`) ? 1 : 0;
  return slowRanks([...hand, starter]) + flush + nobs;
}

/** The points of the latest card of a count, by trying every number of latest cards. */
export function slowPlay(cards: readonly Card[]): number {
  const total = cards.reduce((sum, card) => sum + Math.min(rank(card), 10), 0);
  const latest = cards.map((_, i) => cards.slice(i));
  const alike = latest.filter((set) => set.every((card) => rank(card) === rank(set[0]!)));
  const kind = Math.max(...alike.map((set) => set.length));
  const run = Math.max(0, ...latest.filter(isRun).map((set) => set.length));
  return (total === 15 || total === 31 ? 2 : 0) + kind * (kind - 1) + run;
}
