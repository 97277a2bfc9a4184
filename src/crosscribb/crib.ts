import type { Seat } from "../core/game.ts";

/** Number of cards dealt to a seat: seven, or fourteen for a seat that plays alone. */
export function dealtTo(players: number, seat: Seat): number {
  return 7 * owedBy(players, seat);
}

/** How many of its cards a seat owes to the crib: one in seven. */
function owedBy(players: number, seat: Seat): number {
  return players === 2 || (players === 3 && seat === 1) ? 2 : 1;
}

/** Place in the crib of a seat's first discard. */
export function cribPlace(players: number, seat: Seat): number {
  return players === 2 ? 2 * seat : players === 3 && seat === 2 ? 3 : seat;
}

/** Whether a place in the crib is for a seat's discard. */
export function isOwnPlace(players: number, seat: Seat | null, place: number): boolean {
  if (seat === null) return false;
  const first = cribPlace(players, seat);
  return place >= first && place < first + owedBy(players, seat);
}

/** How many cards a seat has yet to discard. */
export function owes(players: number, crib: readonly unknown[], seat: Seat): number {
  const place = cribPlace(players, seat);
  let missing = 0;
  for (let i = place; i < place + owedBy(players, seat); i++) if (crib[i] === null) missing++;
  return missing;
}
