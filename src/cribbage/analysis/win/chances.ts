import { gamesOf, type Worth } from "../../../bots/basis/method.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { type Random, seeded } from "../../../core/random.ts";
import { readOptions } from "../../../schema/read.ts";
import { type CribbageView, parseViewJson } from "../../index.ts";
import * as muggins from "../../phases/muggins.ts";
import type { CutForDealState, DealState, MugginsState, OverState, View } from "../../state.ts";
import { netPoints, type Simulation } from "../engine/simulation.ts";
import { type Budget, dealsFor, finishDeal, readDeals, readRandom } from "../hidden/deals.ts";
import { type DealInProgress, positionOf } from "../hidden/position.ts";
import { type Outlook, outlookOf, winnerAfter, worthAfter, worthFrom } from "./outlook.ts";
import { meanOf } from "./results.ts";
import { readStakes, type StakeOptions, type Stakes } from "./stakes.ts";
import { errorAt, MOST_NEEDED } from "./table.ts";

/** The amount of work for chances to win. @inline */
export interface TrialOptions extends StakeOptions {
  /** Number of deals of the hidden cards to try, 2 to 1,000,000; default 300. */
  readonly deals?: number | null;
  /** Source of randomness; by default the same view always gives the same figures. */
  readonly random?: Random | null;
}

/** The chance of each side to win. @inline */
export interface WinChances {
  /** By side, 0 to 1; they add up to 1. */
  readonly sides: readonly number[];
  /** By side, games won minus games lost, in simple wins, if `worth` sets the values of skunks. */
  readonly games?: readonly number[];
  /** Whether there were no trials: the chances are certain or come from the table of {@link chancesAtScores}. */
  readonly exact: boolean;
  /** Largest standard error of a chance or, with `games`, of half of them; 0 if the game is over. */
  readonly error: number;
}

/**
 * The chance of each side to win, at any point of a game, for any number of players, from the view of a seat or a
 * spectator.
 *
 * Two sides need no trials before a deal or when the game is over. Otherwise the hidden cards are dealt many times,
 * with other seats discarding like {@link discardValues}, and the deal is played to its end. Two sides then have the
 * chances of {@link chancesAtScores}; three or four sides play the game to its end. With muggins, everyone counts all
 * their points, and overlooked ones go to the first seat that may answer.
 *
 * @param view - the view of a seat or a spectator
 * @param options - number of deals to try, the values of skunks, and the random source
 * @returns the chances by side
 * @throws InvalidStateError when `view` is not a view of cribbage, a side needs more than 241 points, an option is
 * unknown or out of range, or the source returns anything but a number from 0 (inclusive) to 1 (exclusive); its path
 * names the part
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
 *
 * const ahead = { ...cribbage.initialState({ first: 0 }), scores: [100, 60] };
 * winChances(cribbage.view(ahead, 0), { worth: [1, 2, 3] }).games![0]! > 1.3; // => true
 * ```
 */
export function winChances(view: CribbageView, options?: TrialOptions | null): WinChances {
  const given = readOptions(options, ["deals", "random", "worth"]);
  const deals = readDeals(given.deals ?? 300);
  const random = readRandom(given.random ?? seeded(1));
  const stakesIn = readStakes(given.worth);
  const seen = parseViewJson(view);
  const needed = seen.settings.target - Math.min(...seen.scores);
  if (needed > MOST_NEEDED)
    throw new InvalidStateError(
      ["scores"],
      `leave a side ${needed} points to go; the most supported is ${MOST_NEEDED}`,
    );
  const stakes = stakesIn(seen);
  const read = seen.phase === "muggins" ? answered(seen) : seen;
  const exact =
    read.phase === "over" || read.phase === "cut-for-deal" || (read.phase === "deal" && read.scores.length === 2);
  const worths = exact ? knownWorths(read, stakes) : worthsOfRest(read, { deals, random }, stakes);
  return {
    sides: worths.map(({ win }) => win),
    ...(stakes.length > 0 && { games: worths.map(({ games }) => games!) }),
    exact,
    error: Math.max(...worths.map(({ error }) => error)),
  };
}

/** The worth of a game to each side before the cut for the deal, after the game, or before a deal of two sides. */
function knownWorths(
  view: View<CutForDealState | DealState | OverState>,
  stakes: Stakes,
): Pick<Worth, "win" | "games" | "error">[] {
  const { players, target } = view.settings;
  const needs = view.scores.map((score) => target - score);
  return needs.map((need, side) => {
    // All sides have the same points, and the cut decides the dealer.
    if (view.phase === "cut-for-deal") return { win: 1 / needs.length, games: 0, error: 0 };
    if (needs.length > 2) return { win: need === 0 ? 1 : 0, error: 0 };
    const [win, worth] = [[], stakes].map((stakes) => worthFrom(needs, players, view.dealer, side, stakes));
    return { win: win!, games: gamesOf(worth!), error: errorAt(players, Math.min(...needs)) };
  });
}

/** The view after a short count is answered: the first seat that may take the overlooked points takes them. */
function answered(view: View<MugginsState>): CribbageView {
  const [seat] = view.pending;
  const move = { type: "muggins", seat: seat!, points: view.missing } as const;
  // The next phase doesn't depend on hidden cards.
  return { ...muggins.phase.apply(view as unknown as MugginsState, move), viewer: view.viewer } as CribbageView;
}

/** The worth of a game to each side in a deal or before one. */
export function worthsOfRest(view: DealInProgress | View<DealState>, budget: Budget, stakes: Stakes): Worth[] {
  const outlook = outlookOf(view, stakes);
  if (view.phase === "deal") {
    const nothing = { ...outlook.rest, dealer: view.dealer };
    return worthsBySide(outlook, budget, () => nothing);
  }
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
  const isStaked = outlook.stakes.length > 0;
  const sides = outlook.scores.map(() => ({ points: list(), wins: list(), ranks: isStaked ? list() : undefined }));
  for (let n = 0; n < deals; n++) {
    const deal = playDeal();
    const winner = sides.length === 2 ? undefined : winnerAfter(outlook, deal, random);
    for (const [side, { points, wins, ranks }] of sides.entries()) {
      points[n] = netPoints(deal, side);
      wins[n] = winner === undefined ? worthAfter(outlook, deal, side, []) : Number(side === winner);
      if (ranks !== undefined) ranks[n] = worthAfter(outlook, deal, side);
    }
  }
  return sides.map(({ points, wins, ranks }) => {
    const { mean, error } = meanOf(ranks ?? wins);
    const games = ranks && { games: gamesOf(mean) };
    return { points: meanOf(points).mean, win: meanOf(wins).mean, ...games, error };
  });
}
