import type { Card } from "../core/card.ts";
import { placedCards } from "../core/card-text.ts";
import { NotationError } from "../core/errors.ts";

/**
 * Reads a hand as people type it: four cards and, last, the starter.
 *
 * @param text - the cards, in any form that `parseCards` reads
 * @returns the hand of four cards, and the starter; undefined without a fifth card
 * @throws NotationError with the index of the error: text that is not a card, a duplicate, a sixth card, or the end
 * when cards are missing
 *
 * @example
 * ```ts
 * import { countHand, parseHand } from "fifteen-two/scoring";
 *
 * const { hand, starter } = parseHand("5h 5d jc 5s, 5c");
 * hand; // => ["5H", "5D", "JC", "5S"]
 * countHand(hand, starter); // => 29
 * ```
 */
export function parseHand(text: string): { readonly hand: readonly Card[]; readonly starter: Card | undefined } {
  const places = placedCards(text);
  if (places.length < 4)
    throw new NotationError(
      "wrong-count",
      `expected four cards and the starter, not ${places.length}`,
      text,
      text.length,
      { count: places.length, expected: 5 },
    );
  const sixth = places[5];
  if (sixth !== undefined)
    throw new NotationError("unexpected-word", `unexpected ${sixth.card} after the starter`, text, sixth.index, {
      word: sixth.card,
    });
  const cards = places.map(({ card }) => card);
  return { hand: cards.slice(0, 4), starter: cards[4] };
}
