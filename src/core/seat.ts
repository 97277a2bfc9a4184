import type { Seat, Side } from "./any.ts";
import { InvalidStateError } from "./errors.ts";
import { quote } from "./message.ts";

/** A state or a view of any game: it has a score for each side and the number of players. @inline */
interface Seated {
  readonly scores: readonly number[];
  readonly settings: { readonly players: number };
}

/**
 * The side that a seat scores for.
 *
 * In every game the side is the seat modulo the number of sides, so with two sides, seats 0 and 2 play against 1 and 3.
 *
 * @param state - a state or a view of any game
 * @param seat - the seat
 * @returns the side, an index into the state's `scores`
 * @throws InvalidStateError when the seat does not exist, or the state lacks scores or the number of players
 *
 * @example
 * ```ts
 * import { sideOf } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * sideOf(cribbage.initialState({ players: 4 }), 3); // => 1
 * sideOf(cribbage.initialState({ players: 4, partners: false }), 3); // => 3
 * ```
 */
export function sideOf(state: Seated, seat: Seat): Side {
  const players = state?.settings?.players;
  const sides = state?.scores?.length;
  if (!Number.isInteger(players) || !(sides > 0))
    throw new InvalidStateError(["state"], "must have players in its settings, and a score for each side");
  expectSeat(seat, players);
  // Adding 0 makes 0 of -0.
  return (seat % sides) + 0;
}

/** Throws for a seat that does not exist; accepts undefined. */
export function expectSeatArgument(
  state: { readonly settings?: Seated["settings"] } | null,
  requested: Seat | undefined,
): void {
  if (requested !== undefined) expectSeat(requested, state?.settings?.players ?? Number.POSITIVE_INFINITY);
}

function expectSeat(seat: unknown, players: number): void {
  if (!Number.isInteger(seat) || (seat as Seat) < 0 || (seat as Seat) >= players)
    throw new InvalidStateError(["seat"], `must be a seat from 0 to ${players - 1}, not ${quote(seat)}`);
}

/** All seats clockwise, starting with `first`. */
export function seatsFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

export function leftOf(seat: Seat, players: number): Seat {
  return (seat + 1) % players;
}

export function seatsOf(state: Seated, sides: readonly Side[]): Seat[] {
  return seatsFrom(0, state.settings.players).filter((seat) => sides.includes(sideOf(state, seat)));
}

export function opponentsOf(state: Seated, seat: Seat): Seat[] {
  return seatsFrom(0, state.settings.players).filter((other) => sideOf(state, other) !== sideOf(state, seat));
}

/** Whether to list an active seat's moves: it must be the requested seat, if any, and in a view the viewer. */
export function isRequested(viewer: Seat | null | undefined, requested: Seat | undefined, active: Seat): boolean {
  return (requested === undefined || requested === active) && (viewer === undefined || viewer === active);
}
