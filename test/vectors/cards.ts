import { CARDS, randomInt, sample, seeded } from "../../src/index.ts";
import { slowCards, sumOf } from "../scoring/oracle.ts";
import { byKind } from "./hands.ts";

/** One to eight cards, a starter, what a flush needs, the points, and the points by kind. */
export type CardsRow = readonly [
  hand: string,
  starter: string | null,
  flush: "hand" | "crib" | "none" | number,
  points: number,
  ...kinds: number[],
];

export const CARDS_COLUMNS = ["hand", "starter", "flush", "points", "fifteens", "pairs", "runs", "flushes", "nobs"];

/** Random hands by every rule of the flush, from packs in which flushes, pairs and runs are common. */
export function cardsRows(): CardsRow[] {
  const next = seeded(3);
  const rules = ["hand", "hand", "crib", "none", 3, 4, 5] as const;
  const packs = [CARDS, CARDS.filter((card) => /[CD]/.test(card)), CARDS.slice(12, 36), CARDS.slice(36)];
  return Array.from({ length: 224 }, (_, i): CardsRow => {
    const hand = sample(packs[randomInt(packs.length, next)]!, 1 + (i % 8), next);
    const rest = CARDS.filter((card) => !hand.includes(card));
    const starter = i % 3 === 0 ? undefined : rest[randomInt(rest.length, next)]!;
    const flush = rules[i % rules.length]!;
    const items = slowCards(hand, starter, flush);
    return [hand.join(" "), starter ?? null, flush, sumOf(items), ...byKind(items)];
  });
}
