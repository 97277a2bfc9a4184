import type { Seat, Side } from "./game.ts";

/**
 * The side that a seat scores for.
 *
 * In all games it is the seat modulo the number of sides: each seat by itself, seats 0 and 2 against 1 and 3, or seat i
 * with seat i + n/2.
 *
 * @param state - a state or a view of any game
 * @param seat - the seat
 * @returns the side, an index into the state's `scores`
 *
 * @example
 * ```ts
 * import { sideOf } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * sideOf(cribbage.initialState({ players: 4 }), 3); // => 1
 * sideOf(cribbage.initialState({ players: 4, partners: false }), 3); // => 3
 * ```
 */
export function sideOf(state: { readonly scores: readonly number[] }, seat: Seat): Side {
  // Adding 0 makes 0 of -0.
  return (seat % state.scores.length) + 0;
}

/** All seats clockwise, starting with `first`. */
export function seatsFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

/** The seat to the left. */
export function leftOf(seat: Seat, players: number): Seat {
  return (seat + 1) % players;
}

/** The seats of the other sides, in order. */
export function opponentsOf(
  state: { readonly scores: readonly number[]; readonly settings: { readonly players: number } },
  seat: Seat,
): Seat[] {
  return seatsFrom(0, state.settings.players).filter((other) => sideOf(state, other) !== sideOf(state, seat));
}

/**
 * Whether to list this active seat's moves; a view lists only its viewer's.
 *
 * @param viewer - the view's viewer; undefined for a state
 * @param asked - the only seat to list moves for; undefined for all
 * @param active - the active seat
 */
export function isAsked(viewer: Seat | null | undefined, asked: Seat | undefined, active: Seat): boolean {
  return (asked === undefined || asked === active) && (viewer === undefined || viewer === active);
}
