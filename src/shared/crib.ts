import type { Seat } from "../core/any.ts";
import { type Card, HIDDEN, type Hidden } from "../core/card.ts";

/** A seat's discards in the crib, null where still missing. `owners` are the seats that discard to the four places. */
export function discardsOf<C>(crib: readonly C[], owners: readonly Seat[], seat: Seat): C[] {
  return crib.filter((_, place) => owners[place] === seat);
}

/** The crib face down, except for the viewer's own discards. */
export function closedCrib(
  crib: readonly (Card | null)[],
  owners: readonly Seat[],
  viewer: Seat | null,
): (Card | Hidden | null)[] {
  return crib.map((card, place) => (card === null || owners[place] === viewer ? card : HIDDEN));
}
