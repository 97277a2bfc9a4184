import type { Seat, Side } from "./game.ts";

/**
 * The side whose points a seat's are. In all games partners sit so that it is the seat modulo the number of sides: each
 * seat for itself, or seats 0 and 2 against 1 and 3, or seat i with seat i + n/2.
 *
 * @param state - a state or a view of any game
 * @param seat - the seat
 * @returns the number of the side, in the order of the state's `scores`
 *
 * @example
 * ```ts
 * import { sideOf } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * sideOf(cribbage.initialState({ players: 4 }), 3); // => 1
 * sideOf(cribbage.initialState({ players: 4, teams: "solo" }), 3); // => 3
 * ```
 */
export function sideOf(state: { readonly scores: readonly number[] }, seat: Seat): Side {
  return seat % state.scores.length;
}
