import type { Worth } from "../../../bots/basis/method.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { type Random, seeded } from "../../../core/random.ts";
import { readOptions } from "../../../schema/read.ts";
import { type CribbageView, parseViewJson } from "../../index.ts";
import * as muggins from "../../phases/muggins.ts";
import type { DealState, MugginsState, View } from "../../state.ts";
import type { Simulation } from "../engine/simulation.ts";
import { type Budget, dealsFor, finishDeal, readDeals, readRandom } from "../hidden/deals.ts";
import { type DealInProgress, positionOf } from "../hidden/position.ts";
import { chanceAfter, chanceFrom, netPoints, type Outlook, outlookOf, winnerAfter } from "./outlook.ts";
import { meanOf } from "./results.ts";
import { errorAt, MOST_NEEDED } from "./table.ts";

/**
 * How much work to spend on chances to win.
 *
 * @inline
 */
export interface TrialOptions {
  /** Number of deals of the hidden cards to try, 2 to 1,000,000; default 300. */
  readonly deals?: number | null;
  /** Source of randomness; by default the same view always gives the same figures. */
  readonly random?: Random | null;
}

/**
 * The chance of each side to win.
 *
 * @inline
 */
export interface WinChances {
  /** By side, 0 to 1; they add up to 1. */
  readonly sides: readonly number[];
  /** Whether there were no trials: the chances are certain or come from the table of {@link chancesAtScores}. */
  readonly exact: boolean;
  /** Largest standard error of a chance, from the trials or the table; 0 if the game is over. */
  readonly error: number;
}

/**
 * The chance of each side to win, at any point of a game, for any number of players, from what a seat or a spectator
 * knows.
 *
 * Two sides need no trials before a deal or when the game is over. Otherwise the hidden cards are dealt many times,
 * with other seats discarding like {@link discardValues}, and the deal is played to its end. Two sides then have the
 * chances of {@link chancesAtScores}; three or four sides play the game to its end. With muggins, everyone counts all their
 * points, and what was overlooked goes to the first seat that may answer.
 *
 * @param view - what a seat or a spectator knows
 * @param options - number of deals to try, and the random source
 * @returns the chances by side
 * @throws InvalidStateError when it is not a view of cribbage, a side needs more than 241 points, an option is unknown
 * or out of range, or the source returns anything but a number from 0 (inclusive) to 1 (exclusive); its path names the
 * part
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { winChances } from "fifteen-two/cribbage/analysis";
 *
 * const start = winChances(cribbage.view(cribbage.initialState({ first: 0 }), 0));
 * start.exact; // => true
 * start.sides[0]! > 0.55; // => true
 *
 * const { state } = playout(cribbage, { random: seeded(7), limit: 50 });
 * const { sides, error } = winChances(cribbage.view(state, 0), { deals: 200 });
 * (sides[0]! + sides[1]!).toFixed(6); // => "1.000000"
 * error < 0.02; // => true
 * ```
 */
export function winChances(view: CribbageView, options?: TrialOptions | null): WinChances {
  const given = readOptions(options, ["deals", "random"]);
  const deals = readDeals(given.deals ?? 300);
  const random = readRandom(given.random ?? seeded(1));
  const seen = parseViewJson(view);
  const needed = seen.settings.target - Math.min(...seen.scores);
  if (needed > MOST_NEEDED)
    throw new InvalidStateError(
      ["scores"],
      `leave a side ${needed} points to go; the most supported is ${MOST_NEEDED}`,
    );
  const read = seen.phase === "muggins" ? answered(seen) : seen;
  const { phase, scores } = read;
  if (phase === "over") return known(scores.map((_, side) => (read.winners.includes(side) ? 1 : 0)));
  // All sides have the same points, and the cut decides who deals.
  if (phase === "cut-for-deal") return known(scores.map(() => 1 / scores.length));
  if (phase === "deal" && scores.length === 2) return tabled(read);
  const worths = phase === "deal" ? worthsOfGame(read, { deals, random }) : worthsOfRest(read, { deals, random });
  return { sides: worths.map(({ win }) => win), exact: false, error: Math.max(...worths.map(({ error }) => error)) };
}

/** The chances of two sides before a deal. */
function tabled({ settings: { players, target }, scores, dealer }: View<DealState>): WinChances {
  const needs = scores.map((score) => target - score);
  const sides = needs.map((_, side) => chanceFrom(needs, players, dealer, side));
  return known(sides, errorAt(players, Math.min(...needs)));
}

/** The view after a short count is answered: the first seat that may take the overlooked points takes them. */
function answered(view: View<MugginsState>): CribbageView {
  const [seat] = view.pending;
  const move = { type: "muggins", seat: seat!, points: view.missing } as const;
  // The next phase doesn't depend on what is hidden.
  return { ...muggins.phase.apply(view as unknown as MugginsState, move), viewer: view.viewer } as CribbageView;
}

function known(sides: readonly number[], error = 0): WinChances {
  return { sides, exact: true, error };
}

/** What a game is worth to each side before a deal. */
function worthsOfGame(view: View<DealState>, budget: Budget): Worth[] {
  const outlook = outlookOf(view);
  const nothing = { ...outlook.rest, dealer: view.dealer };
  return worthsBySide(outlook, budget, () => nothing);
}

/** What the rest of a deal is worth to each side. */
export function worthsOfRest(view: DealInProgress, budget: Budget): Worth[] {
  const outlook = outlookOf(view);
  const position = positionOf(view, outlook.rest.policies, Number.POSITIVE_INFINITY);
  const deal = dealsFor(position, budget.deals, budget.random);
  return worthsBySide(outlook, budget, () => {
    deal();
    finishDeal(position);
    return position.game;
  });
}

/** The averages over some deals that are played to their end. */
function worthsBySide(outlook: Outlook, { deals, random }: Budget, playDeal: () => Simulation): Worth[] {
  const list = () => new Float64Array(deals);
  const sides = outlook.scores.map(() => ({ points: list(), wins: list() }));
  for (let n = 0; n < deals; n++) {
    const deal = playDeal();
    const winner = sides.length === 2 ? undefined : winnerAfter(outlook, deal, random);
    for (const [side, { points, wins }] of sides.entries()) {
      points[n] = netPoints(deal, side);
      wins[n] = winner === undefined ? chanceAfter(outlook, deal, side) : Number(side === winner);
    }
  }
  return sides.map(({ points, wins }) => {
    const { mean: win, error } = meanOf(wins);
    return { points: meanOf(points).mean, win, error };
  });
}
