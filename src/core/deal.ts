import { CARDS, type Card, indexOfCard, quote } from "./card.ts";
import type { Refusal } from "./refusal.ts";

/** Why groups of cards are not groups of so many cards each, all of them different. */
export function refuseCards(groups: readonly unknown[], lengths: readonly number[]): Refusal | undefined {
  const seen = new Uint8Array(52);
  for (let i = 0; i < groups.length; i++) {
    const cards = groups[i];
    if (!Array.isArray(cards) || cards.length !== lengths[i])
      return ["wrong-cards", `${lengths[i]} cards are needed, not ${Array.isArray(cards) ? cards.length : "none"}`];
    for (const card of cards) {
      const index = indexOfCard(card);
      if (index < 0) return ["wrong-cards", `${quote(card)} is not a card`];
      if (seen[index] === 1) return ["wrong-cards", `${quote(card)} is there twice`];
      seen[index] = 1;
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
