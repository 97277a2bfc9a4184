import type { AnyGame, Outcome, Side, StateOf } from "../core/game.ts";

/** Where each side of a state stands, in points. */
export type Standing<G extends AnyGame = AnyGame> = (state: StateOf<G>) => readonly number[];

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
