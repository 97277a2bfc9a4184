import type { Seat } from "../core/any.ts";
import { CARDS, type Card, HIDDEN, indexOfCard } from "../core/card.ts";
import { addCard, type CardSet, cardNotIn, noCards } from "../core/cardset.ts";
import { InvalidStateError } from "../core/errors.ts";
import { type Fault, fault, type Key } from "../core/fault.ts";
import { plain, quote } from "../core/message.ts";
import { randomInt } from "../core/random.ts";
import { chanceToMove } from "../core/refusal.ts";
import type { Phase } from "../game/phases.ts";
import { NO_SCORE as NO_POINTS, type Score } from "../scoring/item.ts";
import type { CutMove, SharedMove } from "./moves.ts";

/**
 * Refusal unless a list has the right number of cards, none of which was seen before.
 *
 * @param seen - the cards so far; those of the list are added
 * @param keys - the list's keys in the move
 */
export function refuseCards(
  cards: readonly Card[] | null | undefined,
  size: number,
  seen: CardSet,
  ...keys: readonly Key[]
): Fault<"wrong-cards"> | undefined {
  if (!Array.isArray(cards) || cards.length !== size)
    return fault("wrong-cards", `deal ${size} cards, not ${cards?.length}`, keys);
  for (let at = 0; at < size; at++) {
    const index = indexOfCard(cards[at]);
    if (index < 0 || !addCard(seen, index))
      return fault("wrong-cards", `${quote(cards[at])} is not in the pack`, [...keys, at]);
  }
  return undefined;
}

/** {@link refuseCards} for the hands or piles of all seats. */
export function refuseDeal(
  key: "hands" | "piles",
  lists: readonly (readonly Card[])[],
  players: number,
  sizeOf: (seat: Seat) => number,
  seen: CardSet,
): Fault<"wrong-cards"> | undefined {
  if (!Array.isArray(lists) || lists.length !== players)
    return fault("wrong-cards", `deal ${key} to ${players} seats`, [key]);
  for (let seat = 0; seat < players; seat++) {
    const refused = refuseCards(lists[seat], sizeOf(seat), seen, key, seat);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/**
 * The phase in which a card is cut from the pack.
 *
 * @param dealtIn - the cards that have been dealt
 * @param apply - turns up the card
 */
export function makeCut<State, Next>(
  dealtIn: (state: State) => readonly (readonly Card[])[],
  apply: (state: State, move: CutMove) => Next,
): Phase<State, SharedMove, "wrong-cards" | "chance-to-move", Next> {
  return {
    refuse(state, move) {
      if (move.type !== "cut") return chanceToMove();
      const { card } = move;
      if (indexOfCard(card) >= 0 && !dealtIn(state).some((cards) => cards.includes(card))) return undefined;
      return fault("wrong-cards", `${plain(card)} is not left in the pack`, ["card"]);
    },
    apply,
    chance(state, random) {
      const gone = noCards();
      let left = CARDS.length;
      for (const cards of dealtIn(state)) {
        left -= cards.length;
        for (const card of cards) addCard(gone, indexOfCard(card));
      }
      return { type: "cut", card: cardNotIn(gone, randomInt(left, random)) };
    },
  };
}

/** His heels: two points for the dealer if the card that is cut is a jack. */
export function scoreHeels(card: Card): Score<"heels"> {
  return card[0] === "J" ? { points: 2, items: [{ kind: "heels", points: 2, cards: [card] }] } : NO_POINTS;
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
