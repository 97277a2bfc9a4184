import type { Card } from "../core/card.ts";
import type { ScoreItem } from "./item.ts";

/**
 * The items in groups that are said together: three or four of a kind and, if asked for, runs of the same ranks with
 * their pairs, the first of which is a run.
 */
export function saidTogether(items: readonly ScoreItem[], runs: boolean): ScoreItem[][] {
  const groups = gathered(items, runs).flatMap((group) => (isWhole(group) ? [group] : group.map((item) => [item])));
  const multiple = groups.filter((group) => group.length > 1 && group[0]!.kind === "run");
  return groups.filter((group) => {
    if (group[0]!.kind !== "pair") return true;
    const run = multiple.find((run) => isWithin(cardsOf(group), cardsOf(run)));
    run?.push(...group);
    return run === undefined;
  });
}

/** Gathers pairs of the same rank, and runs of the same ranks if asked for. */
function gathered(items: readonly ScoreItem[], runs: boolean): ScoreItem[][] {
  const groups = new Map<string | ScoreItem, ScoreItem[]>();
  for (const item of items) {
    const key = item.kind === "pair" || (runs && item.kind === "run") ? `${item.kind} ${ranksOf(item.cards)}` : item;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** The different ranks of cards, such as "567". */
function ranksOf(cards: readonly Card[]): string {
  return [...new Set(cards.map((card) => card[0]))].sort().join("");
}

/** Whether the items are all that their cards make, so that they are from one hand. */
function isWhole(group: readonly ScoreItem[]): boolean {
  if (group.length === 1) return true;
  const cards = [...cardsOf(group)];
  const ways = group[0]!.kind === "pair" ? (cards.length * (cards.length - 1)) / 2 : choices(cards);
  return group.length === ways;
}

/** How many ways there are to choose a card of each rank. */
function choices(cards: readonly Card[]): number {
  const ofRank = (card: Card) => cards.filter((other) => other[0] === card[0]);
  return cards.filter((card) => ofRank(card)[0] === card).reduce((ways, card) => ways * ofRank(card).length, 1);
}

function cardsOf(group: readonly ScoreItem[]): Set<Card> {
  return new Set(group.flatMap(({ cards }) => cards));
}

function isWithin(some: ReadonlySet<Card>, all: ReadonlySet<Card>): boolean {
  return [...some].every((card) => all.has(card));
}
