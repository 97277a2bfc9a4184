import type { Outcome, Side } from "../../core/any.ts";
import type { AnyGame, StateOf } from "../../core/game.ts";

/** Each side's standing in points. @inline */
export type Standing<G extends AnyGame> = (state: StateOf<G>) => readonly number[];

/** A side's lead over the best of the others, in points; without others, its points. */
export function leadOf(points: readonly number[], side: Side): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== side && points[other]! > best) best = points[other]!;
  return points[side]! - (points.length === 1 ? 0 : best);
}

/** A side's share of a finished game, 0 for a loss to 1 for a win. Tied sides share it; all sides share a draw. */
export function shareOf({ winners, scores }: Outcome, side: Side): number {
  if (winners.length === 0) return scores.length === 1 ? 0 : 1 / scores.length;
  return winners.includes(side) ? 1 / winners.length : 0;
}

/**
 * The Elo difference for a share of games; `even` is the share of an equal player, `error` the share's standard error.
 */
export function eloOf(share: number, even: number, error: number): [elo: number, eloError: number] {
  const elo = 400 * Math.log10((share * (1 - even)) / ((1 - share) * even));
  // `error` times the derivative of `elo`.
  return [elo, Number.isFinite(elo) ? (400 * error) / (Math.LN10 * share * (1 - share)) : Number.POSITIVE_INFINITY];
}
