import type { Card, Rank, Suit } from "../../core/card.ts";

/** A card, or the rank of one whose suit is unknown. @inline */
export type CardOrRank = Card | Rank;

const SUITS: readonly Suit[] = ["C", "D", "H", "S"];

export function isSuited(card: CardOrRank): card is Card {
  return card.length === 2;
}

/**
 * Gives each rank the least frequent suit so far, so that no flush arises. Avoids and extends `taken`; a jack gets the
 * suit of a card in `nobs` only if it must.
 */
export function withSuits(cards: readonly CardOrRank[], taken: Set<Card>, nobs: readonly Card[] = []): Card[] {
  const avoided = new Set(nobs.map((card) => card[1]));
  const uses = new Map<string, number>();
  const use = (suit: string) => uses.set(suit, (uses.get(suit) ?? 0) + 1);
  for (const card of cards) if (isSuited(card)) use(card[1]!);
  return cards.map((card) => {
    if (isSuited(card)) return card;
    const cost = (suit: Suit) => (uses.get(suit) ?? 0) + (card === "J" && avoided.has(suit) ? 10 : 0);
    const left = SUITS.filter((suit) => !taken.has(`${card}${suit}`));
    const suit = left.reduce((best, other) => (cost(other) < cost(best) ? other : best));
    use(suit);
    const suited: Card = `${card}${suit}`;
    taken.add(suited);
    return suited;
  });
}

/** Gives a starter a suit in which `own` has no jack, if there is one. */
export function suitedStarter(starter: CardOrRank, taken: Set<Card>, own: readonly Card[]): Card {
  if (isSuited(starter)) return starter;
  const jacks = own.filter((card) => card[0] === "J").map((card) => card[1]);
  const left = SUITS.filter((suit) => !taken.has(`${starter}${suit}`));
  const suit = left.find((other) => !jacks.includes(other)) ?? left[0]!;
  taken.add(`${starter}${suit}`);
  return `${starter}${suit}`;
}
