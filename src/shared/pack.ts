import { CARDS, type Card, HIDDEN, indexOfCard } from "../core/card.ts";
import { addCard, cardNotIn, noCards } from "../core/cardset.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { Refusal } from "../core/game.ts";
import { plain, quote } from "../core/message.ts";
import { type Random, randomInt } from "../core/random.ts";
import type { CutMove } from "./moves.ts";

/** Refusal unless each group has the right number of cards and no card appears twice. */
export function refuseCards(
  groups: readonly unknown[],
  sizeOf: (group: number) => number,
): Refusal<"wrong-cards"> | undefined {
  const seen = noCards();
  for (let i = 0; i < groups.length; i++) {
    const cards = groups[i];
    const size = sizeOf(i);
    if (!Array.isArray(cards) || cards.length !== size) {
      const found = Array.isArray(cards) ? cards.length : quote(cards);
      return { code: "wrong-cards", message: `deal ${size} cards, not ${found}` };
    }
    for (let at = 0; at < size; at++) {
      const card: unknown = cards[at];
      const index = indexOfCard(card);
      if (index < 0) return { code: "wrong-cards", message: `${quote(card)} is not a card` };
      if (!addCard(seen, index)) return { code: "wrong-cards", message: `duplicate ${quote(card)}` };
    }
  }
  return undefined;
}

/** A random cut among the cards that have not been dealt, all equally likely. */
export function drawCut(dealt: readonly (readonly Card[])[], random: Random): CutMove {
  const gone = noCards();
  let left = CARDS.length;
  for (const cards of dealt) {
    left -= cards.length;
    for (const card of cards) addCard(gone, indexOfCard(card));
  }
  return { type: "cut", card: cardNotIn(gone, randomInt(left, random)) };
}

/** Refusal for cutting a card that is not in the pack. */
export function refuseCut(dealt: readonly (readonly Card[])[], card: unknown): Refusal<"wrong-cards"> | undefined {
  if (indexOfCard(card) >= 0 && !dealt.some((cards) => cards.includes(card as Card))) return undefined;
  return { code: "wrong-cards", message: `${plain(card)} is not left in the pack` };
}

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
