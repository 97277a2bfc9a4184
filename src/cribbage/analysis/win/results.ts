import { differenceOf, gamesOf, type Worth } from "../../../bots/basis/method.ts";
import type { Stakes } from "./stakes.ts";

/** Results of the trials of one choice. */
export interface Results {
  /** The first deal that counts for its value. */
  from: number;
  /** Number of deals in which the choice was tried, and of used items in the lists. */
  tried: number;
  /** Points in each deal. */
  readonly points: Float64Array;
  /** The worth of the game after each deal: the chance to win unless skunks count. */
  readonly wins: Float64Array;
  /** The chance to win after each deal, if skunks count. */
  readonly chances?: Float64Array | undefined;
  /** Points of the known parts above their expectation in each deal; 0 if no part is known. */
  readonly luck: Float64Array;
}

/** Results before the first of some deals. */
export function emptyResults(deals: number, stakes: Stakes): Results {
  const list = () => new Float64Array(deals);
  const chances = stakes.length > 0 ? list() : undefined;
  return { from: 0, tried: 0, points: list(), wins: list(), luck: list(), chances };
}

/** The choice that wins most often, of some that were tried in the same deals. */
export function bestOf<Choice extends Results>(trials: readonly Choice[]): Choice {
  const means = trials.map(({ wins, tried }) => meanOf(wins.subarray(0, tried)).mean);
  return trials[means.indexOf(Math.max(...means))]!;
}

/**
 * Applies luck as a control variate: subtracts it from the points, and from the wins in proportion to their
 * correlation. Returns the wins per point of luck.
 */
export function applyControlVariate(trials: readonly Results[]): number {
  let together = 0;
  let alone = 0;
  for (const { wins, luck, tried } of trials) {
    const { mean } = meanOf(luck.subarray(0, tried));
    for (let n = 0; n < tried; n++) {
      const above = luck[n]! - mean;
      together += above * wins[n]!;
      alone += above ** 2;
    }
  }
  const slope = alone > 0 ? together / alone : 0;
  for (const { points, wins, luck, tried } of trials)
    for (let n = 0; n < tried; n++) {
      points[n]! -= luck[n]!;
      wins[n]! -= slope * luck[n]!;
    }
  return slope;
}

/** Best value minus the paired difference (common random numbers), which has a smaller error than each mean. */
export function worthsOf(trials: readonly Results[], best: Results): Worth[] {
  return trials.map(({ from, tried, ...lists }) => {
    const wins = lists.wins.subarray(from, tried);
    // A dropped choice stays behind the best, even after later luck.
    const lead = Math.max(from > 0 ? Number.EPSILON : Number.NEGATIVE_INFINITY, leadOf(best.wins, lists.wins));
    const rank = meanOf(best.wins).mean - lead;
    const { chances } = lists;
    const win = chances === undefined ? rank : meanOf(best.chances!).mean - leadOf(best.chances!, chances);
    return {
      points: meanOf(best.points).mean - leadOf(best.points, lists.points),
      win: Math.min(1, Math.max(0, win)),
      ...(chances && { games: gamesOf(rank) }),
      error: errorOfPart(best.wins, wins, from),
      wins,
      from,
    };

    /** The lead of the best in the deals that value this one. */
    function leadOf(most: Float64Array, list: Float64Array): number {
      return differenceOf(most.subarray(from), list.subarray(from, tried))[0];
    }
  });
}

/** Standard error of the mean of `best` minus its lead over a list in some of the deals. */
function errorOfPart(best: Float64Array, list: Float64Array, from: number): number {
  const part = list.length / best.length;
  const adjusted = list.map((win, i) => best[from + i]! - (best[from + i]! - win) / part);
  return Math.hypot(part * meanOf(adjusted).error, Math.sqrt(1 - part) * meanOf(best).error);
}

export function meanOf(numbers: Float64Array): { readonly mean: number; readonly error: number } {
  const n = numbers.length;
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  const squares = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { mean, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : 0 };
}
