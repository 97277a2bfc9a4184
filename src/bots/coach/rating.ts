import { InvalidStateError, type Key } from "../../core/errors.ts";
import { quote } from "../../core/message.ts";
import { expectArray, expectObject } from "../../schema/read.ts";
import { eloOf } from "../basis/standing.ts";
import type { SeatReview } from "./review.ts";

/** The part of a review that a rating reads. @inline */
type Reviewed = Pick<SeatReview, "start" | "skill" | "error">;

/** A player's strength; see {@link ratingOf}. @inline */
interface Rating {
  /** Number of games. */
  readonly games: number;
  /**
   * Mean `skill` per game: the change in the player's chance to win by its choices. 0 if all were the best, otherwise
   * negative.
   */
  readonly skill: number;
  /** Standard error of `skill`; Infinity after a single game. */
  readonly error: number;
  /** Elo points, 0 or less, compared with a player without mistakes; -Infinity if mistakes cost all its chances. */
  readonly elo: number;
  /** Standard error of `elo`; Infinity after a single game, or if `elo` is -Infinity. */
  readonly eloError: number;
}

/**
 * Rates a player by the choices in many games, without luck.
 *
 * A result is `start + skill + luck`. Only `skill` counts here: it compares each choice with the best one in the same
 * position, so it does not depend on cards, cuts and other players. In cribbage, its variance is 1 % (strong bots) to
 * 25 % (weak ones) of that of results, so 1 to 25 % of the games give the same precision. The Elo difference compares a
 * share of `start + skill` of the games with `start`.
 *
 * Even an expert is a little below 0, since the method's own errors count. Compare only ratings by the same method and
 * options.
 *
 * @param reviews - the player's seat in the last report of {@link review} of each game; only `start`, `skill` and
 * `error` are read
 * @returns the rating
 * @throws InvalidStateError when there are no reviews, a `start` is not between 0 and 1, a `skill` is above 0, an
 * `error` below 0, or one of them not a finite number; its path names the part
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { ratingOf, review } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const reviews = [1, 2, 3, 4].map((seed) => {
 *   const { record } = playout(sackson, { random: seeded(seed), options: { turnLimit: 4 } });
 *   return [...review(sackson, record, { seat: 0, iterations: 20 })].at(-1)!.seats[0]!;
 * });
 * const { games, elo, eloError } = ratingOf(reviews);
 * games; // => 4
 * `${elo.toFixed()} ± ${eloError.toFixed()}`; // => "-220 ± 336"
 * ```
 */
export function ratingOf(reviews: readonly Reviewed[]): Rating {
  expectArray(reviews, ["reviews"], 1);
  const read = Array.from({ length: reviews.length }, (_, i) => readReviewed(reviews[i], ["reviews", i]));
  const games = read.length;
  const mean = (value: (review: Reviewed) => number) => read.reduce((sum, review) => sum + value(review), 0) / games;
  const skill = mean((review) => review.skill);
  const start = mean((review) => review.start);
  const spread = Math.sqrt(mean((review) => (review.skill - skill) ** 2) / (games - 1));
  const error =
    games === 1 ? Number.POSITIVE_INFINITY : Math.max(spread, Math.sqrt(mean((review) => review.error ** 2) / games));
  const [elo, eloError] = eloOf(Math.max(0, start + skill), start, error);
  return { games, skill, error, elo, eloError };
}

function readReviewed(given: unknown, keys: readonly Key[]): Reviewed {
  expectObject(given, keys);
  const read = (key: keyof Reviewed, range: string, isIn: (value: number) => boolean) => {
    const value = (given as Partial<Reviewed>)[key];
    if (Number.isFinite(value) && isIn(value!)) return value!;
    throw new InvalidStateError([...keys, key], `must be a number ${range}, not ${quote(value)}`);
  };
  return {
    start: read("start", "between 0 and 1", (start) => start > 0 && start < 1),
    skill: read("skill", "of 0 or less", (skill) => skill <= 0),
    error: read("error", "of 0 or more", (error) => error >= 0),
  };
}
