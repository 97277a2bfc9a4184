import type { Outcome, Side } from "../../core/any.ts";
import { InvalidStateError, type Key } from "../../core/errors.ts";
import { expectFunction, expectNumbers, expectObject, readInteger } from "../../schema/read.ts";
import { eloOf, leadOf, shareOf } from "../basis/standing.ts";
import type { MatchReport } from "./match.ts";

/** A bot's results in the finished games of a match; see {@link summary}. @inline */
export interface PlayerSummary {
  /** Number of finished games. */
  readonly games: number;
  /** Games it won alone. */
  readonly wins: number;
  /** Games it tied, draws included. */
  readonly ties: number;
  /** Games it lost by a skunk or double skunk. */
  readonly skunks: number;
  /** Points per game. */
  readonly points: number;
  /** Share of the games it won, from 0 to 1. Tied sides share a game, and in a draw all sides share it. */
  readonly share: number;
  /** Standard error of `share`; Infinity after a single set of deals, and 0 if all sets had the same share. */
  readonly error: number;
  /** Lead over the best of the others at the end, in points per game; if there are no others, its points. */
  readonly margin: number;
  /** Standard error of `margin`. */
  readonly marginError: number;
  /** Elo points above the others, as if these were equally strong; Infinity if it won all. */
  readonly elo: number;
  /** Standard error of `elo`; Infinity if it won all or none. */
  readonly eloError: number;
}

/**
 * Adds up a match: wins, points, margins and Elo difference of each bot, with their standard errors.
 *
 * Games with the same deals count as one observation in the errors, since the bots share the luck in them. Between
 * equal bots this can halve the errors.
 *
 * @param reports - the reports of {@link match} in order, all or of several matches between the same bots; only `seats`
 * and `outcome` are read. Unfinished games count for nobody
 * @returns the results of each bot
 * @throws InvalidStateError when no game is finished, or a report is malformed or of other bots
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { greedyBot, match, randomBot, summary } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const bots = [greedyBot(cribbage), randomBot()];
 * const [greedy] = summary(match(cribbage, bots, { random: seeded(1), games: 100, options: { target: 61 } }));
 * greedy?.wins; // => 68
 * greedy?.error.toFixed(3); // => "0.040"
 * greedy?.elo.toFixed(); // => "131"
 * ```
 */
export function summary(reports: Iterable<Pick<MatchReport, "seats" | "outcome">>): PlayerSummary[] {
  expectFunction((reports as Partial<typeof reports> | undefined)?.[Symbol.iterator], ["reports"]);
  const results: Result[][] = [];
  let [index, sides] = [0, 0];
  for (const report of reports) {
    const keys = ["reports", index];
    const bots = readBots(report, keys);
    if (index === 0) for (let bot = 0; bot < bots; bot++) results.push([]);
    if (bots !== results.length)
      throw new InvalidStateError([...keys, "seats"], `must be of ${results.length} bots, not ${bots}`);
    const deals = Math.floor(index++ / bots);
    const { seats, outcome } = report;
    if (outcome === undefined) continue;
    sides = outcome.scores.length;
    for (const [bot, all] of results.entries()) all.push(resultOf(outcome, seats.indexOf(bot) % sides, deals));
  }
  if (sides === 0) throw new InvalidStateError(["reports"], "must have at least one finished game");
  return results.map((all) => summaryOf(all, sides));
}

type Result = ReturnType<typeof resultOf>;

/** The result of a game for a side. `deals` numbers the set of deals, which several games share. */
function resultOf(outcome: Outcome, side: Side, deals: number) {
  const { scores, gamesLost } = outcome;
  const [share, lead] = [shareOf(outcome, side), leadOf(scores, side)];
  return { deals, points: scores[side]!, share, lead, isSkunk: gamesLost[side]! > 1 };
}

function summaryOf(results: readonly Result[], sides: number): PlayerSummary {
  const [points] = average(results, "points");
  const [share, error] = average(results, "share");
  const [margin, marginError] = average(results, "lead");
  const wins = results.filter(({ share }) => share === 1).length;
  const ties = results.filter(({ share }) => share > 0 && share < 1).length;
  const skunks = results.filter(({ isSkunk }) => isSkunk).length;
  const [elo, eloError] = eloOf(share, 1 / Math.max(2, sides), error);
  return { games: results.length, wins, ties, skunks, points, share, error, margin, marginError, elo, eloError };
}

/** The mean, and its standard error from the sums over games with the same deals. */
function average(results: readonly Result[], what: "points" | "share" | "lead"): [mean: number, error: number] {
  const mean = results.reduce((sum, result) => sum + result[what], 0) / results.length;
  const sums = new Map<number, number>();
  for (const result of results) sums.set(result.deals, (sums.get(result.deals) ?? 0) + result[what] - mean);
  const squares = [...sums.values()].reduce((sum, difference) => sum + difference ** 2, 0);
  const { size } = sums;
  return [mean, size < 2 ? Number.POSITIVE_INFINITY : Math.sqrt((squares * size) / (size - 1)) / results.length];
}

/** Checks the parts of a report in use, and returns the number of bots. */
function readBots(report: Pick<MatchReport, "seats" | "outcome">, keys: readonly Key[]): number {
  expectObject(report, keys);
  const { seats, outcome } = report;
  expectNumbers(seats, [...keys, "seats"], 1);
  const bots = new Set(seats).size;
  for (const [seat, bot] of seats.entries()) readInteger(bot, [...keys, "seats", seat], 0, bots - 1);
  if (outcome === undefined) return bots;
  expectObject(outcome, [...keys, "outcome"]);
  for (const key of ["winners", "scores", "gamesLost"] as const)
    expectNumbers(outcome[key], [...keys, "outcome", key], key === "winners" ? 0 : 1);
  return bots;
}
