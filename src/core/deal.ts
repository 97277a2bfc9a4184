import { CARDS, type Card, indexOfCard, quote } from "./card.ts";
import { addCard, noCards } from "./cardset.ts";
import type { Refusal } from "./refusal.ts";

/** Why groups of cards are not groups of so many cards each, all of them different. */
export function refuseCards(groups: readonly unknown[], sizeOf: (group: number) => number): Refusal | undefined {
  const seen = noCards();
  for (let i = 0; i < groups.length; i++) {
    const cards = groups[i];
    const size = sizeOf(i);
    if (!Array.isArray(cards) || cards.length !== size)
      return ["wrong-cards", `${size} cards are needed, not ${Array.isArray(cards) ? cards.length : quote(cards)}`];
    for (const card of cards) {
      const index = indexOfCard(card);
      if (index < 0) return ["wrong-cards", `${quote(card)} is not a card`];
      if (!addCard(seen, index)) return ["wrong-cards", `${quote(card)} is there twice`];
    }
  }
  return undefined;
}

/** Where the card of the lowest rank stands, ace low; undefined when two or more are equally low. */
export function lowestCard(cards: readonly Card[]): number | undefined {
  const ranks = cards.map((card) => indexOfCard(card) >> 2);
  const lowest = Math.min(...ranks);
  const at = ranks.indexOf(lowest);
  return ranks.lastIndexOf(lowest) === at ? at : undefined;
}

/** The cards of the pack that are not among those given; what is no card does not count. */
export function packWithout(cards: Iterable<unknown>): Card[] {
  const gone = new Set(cards);
  return CARDS.filter((card) => !gone.has(card));
}
