import { type Card, valueOfCard } from "../core/card.ts";

/** Whether the count leaves room for a card (S2-20, S4-13). */
export function fits(card: Card, count: number): boolean {
  return valueOfCard(card) + count <= 31;
}

/** The cards of a hand that the count leaves room for. */
export function playable(hand: readonly Card[], count: number): Card[] {
  return hand.filter((card) => fits(card, count));
}

/** Whether the count leaves room for some card of a hand. */
export function canPlay(hand: readonly Card[], count: number): boolean {
  for (const card of hand) if (fits(card, count)) return true;
  return false;
}
