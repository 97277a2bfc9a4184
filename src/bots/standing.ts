import type { AnyGame, Outcome, Seat, Side, StateOf } from "../core/game.ts";

/** Where each side of a state stands, in points. */
export type Standing<G extends AnyGame = AnyGame> = (state: StateOf<G>) => readonly number[];

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
 * import { sideOf } from "fifteen-two/bots";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * sideOf(cribbage.initialState({ players: 4 }), 3); // => 1
 * sideOf(cribbage.initialState({ players: 4, teams: "solo" }), 3); // => 3
 * ```
 */
export function sideOf(state: { readonly scores: readonly number[] }, seat: Seat): Side {
  return seat % state.scores.length;
}

/** By how many points a side leads the best of the others; alone, all that it has. */
export function leadOf(points: readonly number[], side: Side): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== side && points[other]! > best) best = points[other]!;
  return points[side]! - (points.length === 1 ? 0 : best);
}

/** What a side has of a finished game, from 0 for lost to 1 for won: winners share it, in a draw all do. */
export function shareOf({ winners, scores }: Outcome, side: Side): number {
  if (winners.length === 0) return scores.length === 1 ? 0 : 1 / scores.length;
  return winners.includes(side) ? 1 / winners.length : 0;
}
