import type { Seat } from "../core/game.ts";

/** Number of cards dealt to a seat, and how many of them it discards. */
export function dealtTo(players: number): { readonly cards: number; readonly discards: number } {
  return players === 2 ? { cards: 6, discards: 2 } : { cards: 5, discards: 1 };
}

/** Place in the crib of a seat's first discard. */
export function cribPlace(players: number, seat: Seat): number {
  return players === 2 ? 2 * seat : players === 3 ? seat + 1 : seat;
}

/** Whether a place in the crib is for a seat's discard. */
export function isOwnPlace(players: number, seat: Seat | null, place: number): boolean {
  if (seat === null) return false;
  const first = cribPlace(players, seat);
  return place >= first && place < first + dealtTo(players).discards;
}
