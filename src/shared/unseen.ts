import { CARDS, type Card, HIDDEN } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";

/** The pack without the given cards. Non-cards are ignored. */
export function packWithout(cards: Iterable<unknown>): Card[] {
  const gone = new Set(cards);
  return [...CARDS].filter((card) => !gone.has(card));
}

/** Every value nested in untrusted JSON, to the depth at which states and views hold cards. */
function cardsIn(json: unknown): unknown[] {
  const found: unknown[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null) found.push(value);
    else if (depth > 0) for (const part of Object.values(value)) collect(part, depth - 1);
  };
  collect(json, 4);
  return found;
}

/**
 * Replaces each hidden card under `keys` in untrusted view JSON with an unused card, so that the state reader accepts
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
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = fill(value[i], key, depth - 1);
    return copy;
  };
  const filled: Record<string, unknown> = { ...json };
  for (const key of keys) if (Object.hasOwn(filled, key)) filled[key] = fill(filled[key], key, 2);
  return filled;
}
