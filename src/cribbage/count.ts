import { type Card, valueOfCard } from "../core/card.ts";

/** Whether the count has room for a card. */
export function fits(card: Card, count: number): boolean {
  return valueOfCard(card) + count <= 31;
}

/** The cards of a hand that the count has room for. */
export function playable(hand: readonly Card[], count: number): Card[] {
  return hand.filter((card) => fits(card, count));
}

/** Whether the count has room for any card of a hand. */
export function canPlay(hand: readonly Card[], count: number): boolean {
  for (const card of hand) if (fits(card, count)) return true;
  return false;
}
