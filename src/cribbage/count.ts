import { type Card, valueOfCard } from "../core/card.ts";
import type { StartedState } from "./state.ts";

/** Whether the count has room for a card. */
export function fits(card: Card, count: number): boolean {
  return valueOfCard(card) + count <= 31;
}

/** The cards of a hand that the count has room for; up to 21 it has room for any. */
export function playable(hand: readonly Card[], count: number): readonly Card[] {
  return count <= 21 ? hand : hand.filter((card) => fits(card, count));
}

/** Whether the count has room for any card of a hand. */
export function canPlay(hand: readonly Card[], count: number): boolean {
  return hand.some((card) => fits(card, count));
}

/** The count that some plays make. */
export function countOf(plays: StartedState["plays"]): number {
  return cardsSince(plays, 0).reduce((sum, card) => sum + valueOfCard(card), 0);
}

/** The cards that were played since an index of `plays`. */
export function cardsSince(plays: StartedState["plays"], start: number): Card[] {
  const cards: Card[] = [];
  for (let i = start; i < plays.length; i++) {
    const move = plays[i]!;
    if (move.type === "play") cards.push(move.card);
  }
  return cards;
}
