import { type Random, seeded } from "../../../src/index.ts";
import type { DealPlayer } from "./deals.ts";
import { GAIN_NEEDS, type GainTable, withGains } from "./gain-table.ts";
import type { DealOdds } from "./odds.ts";
import { type Chances, solve } from "./solve.ts";

/** Two ways to play a deal: one that does not look at the score, and one that does. */
export interface Players {
  readonly forPoints: DealPlayer;
  readonly toWin: DealPlayer;
}

/** Number of deals to play before checking how exact a gain is. */
const ROUND = 100;

/** How near needs are whose gains are likely the same, in steps from one of the known needs to the next. */
const NEAR = 0.5;

/** An error that was found to be less may be so because nearly all deals came out alike. */
const LEAST_ERROR = 0.005;

/** The dealer's chance to win when a deal from these needs was scored so. */
export function worthOfDeal(events: ArrayLike<number>, length: number, a: number, b: number, next: Chances): number {
  for (let i = 0; i < length; i += 2) {
    if (events[i] === 0) a -= events[i + 1]!;
    else b -= events[i + 1]!;
    if (a <= 0) return 1;
    if (b <= 0) return 0;
  }
  // The sides change places.
  return next.pone[next.stride * b + a]!;
}

/** The needs of the dealer and the pone before a deal, and the chances after it. */
interface Start {
  readonly a: number;
  readonly b: number;
  readonly next: Chances;
}

/** Gains, and their errors. */
export interface Gains {
  readonly gains: GainTable;
  /** The standard error of each gain. */
  readonly errors: readonly number[];
}

/**
 * By how much the dealer's chance rises when both sides play a deal to win, at each two of the known needs. The chances
 * that follow the deal hold the gains found so far, as the needs rise.
 *
 * @param odds - of deals that are played for points
 * @param wanted - the standard error of a gain, for which as many deals are played as it takes
 */
export function fitGains(odds: DealOdds, players: Players, wanted: number, seed: number): Gains {
  const known = GAIN_NEEDS.slice(0, -1);
  const most = known.at(-1)!;
  const gains = new Array<number>(known.length ** 2).fill(0);
  const errors = gains.slice();
  const nodes = known
    .flatMap((a, i) => known.map((b, j) => ({ a, b, at: known.length * i + j })))
    .sort((one, other) => one.a + one.b - other.a - other.b);
  for (const { a, b, at } of nodes) {
    const next = solve(odds, most, withGains(gains));
    const found = gain(players, { a, b, next }, wanted, seed + 1e6 * at);
    gains[at] = found.mean;
    errors[at] = found.error;
  }
  return { gains, errors };
}

/**
 * The gain at some needs. The odds give the value of a deal that is played for points, which serves as a control
 * variate: it removes the luck of the cards that it has in common.
 */
function gain({ forPoints, toWin }: Players, { a, b, next }: Start, wanted: number, seed: number) {
  const events = new Uint8Array(256);
  const worth = (play: DealPlayer, n: number) =>
    worthOfDeal(events, play(events, [a, b], seeded(seed + n)), a, b, next);
  // Nothing is gained here yet.
  const expected = next.dealer[next.stride * a + b]!;
  const won: number[] = [];
  const likely: number[] = [];
  for (;;) {
    for (let n = 0; n < ROUND; n++) {
      likely.push(worth(forPoints, won.length));
      won.push(worth(toWin, won.length));
    }
    const variance = covariance(likely, likely);
    const slope = variance > 0 ? covariance(won, likely) / variance : 1;
    const rest = won.map((worth, n) => worth - slope * likely[n]!);
    const error = Math.sqrt(covariance(rest, rest) / won.length);
    if (error <= wanted) return { mean: meanOf(rest) - (1 - slope) * expected, error };
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function covariance(some: readonly number[], others: readonly number[]): number {
  return meanOf(some.map((n, i) => n * others[i]!)) - meanOf(some) * meanOf(others);
}

/** The gains as they might have been found as well, each off by its error. */
export function foundAnew({ gains, errors }: Gains, random: Random): Gains {
  // Twelve numbers from 0 to 1 add up to about the normal distribution, with a deviation of 1.
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, n) => sum + n, -6);
  return { gains: gains.map((gain, i) => gain + errors[i]! * normal()), errors };
}

/**
 * Replaces each gain by the mean of the gains at needs nearby, weighted by their exactness and nearness. The distance
 * is in steps from one of the known needs to the next.
 */
export function smoothed({ gains, errors }: Gains): Gains {
  const size = GAIN_NEEDS.length - 1;
  const near = gains.map((_, at) => {
    const weights = gains.map((_, from) => {
      const rows = Math.floor(at / size) - Math.floor(from / size);
      const columns = (at % size) - (from % size);
      return Math.exp(-(rows ** 2 + columns ** 2) / (2 * NEAR ** 2)) / Math.max(errors[from]!, LEAST_ERROR) ** 2;
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });
  return {
    gains: near.map((weights) => weights.reduce((sum, weight, i) => sum + weight * gains[i]!, 0)),
    errors: near.map((weights) => Math.hypot(...weights.map((weight, i) => weight * errors[i]!))),
  };
}
