import type { Seat } from "../core/any.ts";
import { type Card, indexOfCard } from "../core/card.ts";
import { addCard, type CardSet } from "../core/cardset.ts";
import { type Fault, fault, type Key } from "../core/fault.ts";
import { quote } from "../core/message.ts";

/** Refusal unless the list at `keys` has the right number of cards, all unseen. Adds them to `seen`. */
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
