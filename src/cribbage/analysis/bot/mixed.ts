import type { Random } from "../../../core/random.ts";
import type { RankHand } from "../engine/hand.ts";
import { cardChances, drawPlace, type Seen } from "../policies/strategy.ts";

/** Cards that would be played less often than this are not played. */
const LEAST = 0.05;

/** The least chance of a card before its worth is known. */
const RARE = 0.0001;

/** A card to choose. */
export interface PlaceChoice {
  readonly hand: RankHand;
  /** What everyone knows. */
  readonly seen: Seen;
  /** By place, the worth of each card that fits; NaN for a repeated rank. */
  readonly worths: readonly number[];
  /** By how much a card must be worth more to be played 2.7 times as often. */
  readonly temperature: number;
}

/**
 * Draws a place by the strategy of two players, in which better cards become more likely: a player who always made the
 * same choice would show its hand.
 */
export function mixedPlace({ hand, seen, worths, temperature }: PlaceChoice, random: Random): number {
  const chances = new Float64Array(4);
  cardChances(hand, worths.length, seen, chances);
  const most = bestWorth(worths);
  const weights = chances.map((chance, place) =>
    worths[place]! <= most ? Math.max(RARE, chance) * Math.exp((worths[place]! - most) / temperature) : 0,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kept = weights.map((weight) => (weight < LEAST * total ? 0 : weight));
  const rest = kept.reduce((sum, weight) => sum + weight, 0);
  return drawPlace(
    kept.map((weight) => weight / rest),
    worths.length,
    random,
  );
}

/** The place that is worth most, the first on a tie. */
export function bestPlace(worths: readonly number[]): number {
  return worths.indexOf(bestWorth(worths));
}

function bestWorth(worths: readonly number[]): number {
  return Math.max(...worths.filter((worth) => !Number.isNaN(worth)));
}
