import type { Seat } from "../core/any.ts";
import { type Card, valueOfCard } from "../core/card.ts";
import type { StartedState } from "./state.ts";

type Plays = StartedState["plays"];

export function fits(card: Card, count: number): boolean {
  return valueOfCard(card) + count <= 31;
}

/** The cards of a hand that the count has room for. Up to 21, every card fits. */
export function playable(hand: readonly Card[], count: number): readonly Card[] {
  return count <= 21 ? hand : hand.filter((card) => fits(card, count));
}

export function canPlay(hand: readonly Card[], count: number): boolean {
  return hand.some((card) => fits(card, count));
}

export function countOf(plays: Plays): number {
  return cardsSince(plays, 0).reduce((sum, card) => sum + valueOfCard(card), 0);
}

export function cardsSince(plays: Plays, start: number): Card[] {
  // Allocate room for all plays: an array that grows reserves room for many more items.
  const cards = new Array<Card>(plays.length - start);
  let length = 0;
  for (let i = start; i < plays.length; i++) {
    const move = plays[i]!;
    if (move.type === "play") cards[length++] = move.card;
  }
  return length === cards.length ? cards : cards.slice(0, length);
}

/** The cards of the latest count, in order. */
export function cardsInCount({ plays, countStarts }: Pick<StartedState, "plays" | "countStarts">): Card[] {
  return cardsSince(plays, countStarts.at(-1)!);
}

export function playedBy(plays: Plays, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (const move of plays) if (move.type === "play" && move.seat === seat) cards.push(move.card);
  return cards;
}
