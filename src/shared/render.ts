import type { Card, Hidden } from "../core/card.ts";
import { formatCard } from "../core/card-text.ts";

export function row(cards: readonly (Card | Hidden | null)[]): string {
  return cards.map((card) => (card === null ? "--" : formatCard(card, { symbols: true }))).join(" ");
}
