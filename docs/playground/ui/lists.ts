import { type Card, cardIndex, type Hidden } from "fifteen-two";

/** The points of some items, or of some awards. */
export function sumOf(scored: readonly { readonly points: number }[]): number {
  return scored.reduce((sum, { points }) => sum + points, 0);
}

/** Items by their keys, in the order of the first of each. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  return [...new Set(items.map(keyOf))].map((key) => items.filter((item) => keyOf(item) === key));
}

/** The list without a key, or with it at the end. */
export function toggled(picked: readonly string[], key: string, most: number): readonly string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  return [...picked, key].slice(-most);
}

/** Whether two lists have the same items, in any order. */
export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** Cards in the order of their ranks. */
export function sorted<C extends Card | Hidden>(cards: readonly C[]): C[] {
  return cards.toSorted((a, b) => (a === "??" || b === "??" ? 0 : cardIndex(a) - cardIndex(b)));
}
