import { CARDS, type Card, HIDDEN } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";

/** The pack without the given cards. Non-cards are ignored. */
export function packWithout(cards: Iterable<unknown>): Card[] {
  const gone = new Set(cards);
  return [...CARDS].filter((card) => !gone.has(card));
}

/** Every value nested in untrusted JSON, to the depth at which states and views hold cards. */
function cardsIn(value: unknown, depth = 4): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  return depth === 0 ? [] : Object.values(value).flatMap((part) => cardsIn(part, depth - 1));
}

/**
 * Replaces each hidden card under `keys` in untrusted view JSON with an unused card, so that the state reader can read
 * it.
 */
export function filledCards(
  json: object,
  keys: readonly string[],
  order: (cards: Card[]) => Card[] = (cards) => cards,
): object {
  const pack = order(packWithout(cardsIn(json)));
  const fill = (value: unknown, key: string, depth: number): unknown => {
    if (value === HIDDEN) {
      const card = pack.pop();
      if (card === undefined) throw new InvalidStateError([key], "hides more cards than are left");
      return card;
    }
    // A longer list has too many cards anyway; the reader reports it.
    if (!Array.isArray(value) || value.length > CARDS.length || depth === 0) return value;
    return Array.from({ length: value.length }, (_, i) => fill(value[i], key, depth - 1));
  };
  const entries = Object.entries(json).map(([key, value]) => [key, keys.includes(key) ? fill(value, key, 2) : value]);
  return Object.fromEntries(entries);
}
