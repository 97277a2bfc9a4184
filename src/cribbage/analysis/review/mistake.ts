import type { Loss } from "./advise.ts";

/** The smallest chance to win that is a mistake to give away: four games in a thousand. */
const LEAST = 0.004;

/**
 * Whether a choice was a mistake: it gave away at least 0.4 % of a game, and more than twice the standard error of that.
 *
 * @param loss - what the choice gave away
 * @returns whether it was a mistake
 *
 * @example
 * ```ts
 * import { isMistake } from "fifteen-two/cribbage/analysis";
 *
 * isMistake({ points: 0.9, win: 0.012, error: 0.002 }); // => true
 * isMistake({ points: 0.9, win: 0.012, error: 0.008 }); // => false
 * isMistake({ points: 0.1, win: 0.002, error: 0 }); // => false
 * ```
 */
export function isMistake({ win, error }: Loss): boolean {
  return win >= LEAST && win > 2 * error;
}
