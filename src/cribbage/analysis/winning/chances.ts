import { InvalidStateError } from "../../../core/errors.ts";
import { checkedRandom, type Random, seeded } from "../../../core/random.ts";
import { expectFunction, fieldOf, readFields, readInteger } from "../../../schema/read.ts";
import { type CribbageView, parseViewJson } from "../../index.ts";
import * as muggins from "../../phases/muggins.ts";
import type { DealView, MugginsState, MugginsView } from "../../state.ts";
import { finishDeal } from "../simulator/game.ts";
import { fillIn } from "../simulator/hidden.ts";
import { positionOf } from "../simulator/position.ts";
import { newSimulation, type Simulation } from "../simulator/simulation.ts";
import { chanceAfter, type Outlook, outlookOf, winnerAfter } from "./outlook.ts";
import { type DiscardSituation, viewOf } from "./situation.ts";
import { dealerWins, errorAt, MOST_NEEDED } from "./table.ts";
import { meanOf } from "./trials.ts";

/** How much work to spend on chances to win. */
export interface TrialOptions {
  /** Number of deals of the hidden cards to try, 2 to 1,000,000; default 300. */
  readonly deals?: number | null;
  /** Source of randomness; by default the same view always gives the same figures. */
  readonly random?: Random | null;
}

/** The chance of each side to win. */
export interface WinChances {
  /** By side, 0 to 1; they add up to 1. */
  readonly sides: readonly number[];
  /** Whether there were no trials: the chances are certain or come from the table of {@link winChance}. */
  readonly exact: boolean;
  /** Largest standard error of a chance, from the trials or the table; 0 if the game is over. */
  readonly error: number;
}

/**
 * The chance of each side to win, at any point of a game, for any number of players, from what a seat or a spectator
 * knows.
 *
 * Two sides need no trials before a deal or when the game is over. Otherwise the hidden cards are dealt many times,
 * with other seats discarding like {@link bestDiscard}, and the deal is played to its end. Two sides then have the
 * chances of {@link winChance}; three or four sides play the game to its end. With muggins, everyone counts all their
 * points, and what was overlooked goes to the first seat that may answer.
 *
 * @param view - what a seat or a spectator knows: a view or a {@link DiscardSituation}
 * @param options - number of deals to try, and the random source
 * @returns the chances by side
 * @throws InvalidStateError when it is not a view or situation of cribbage, a side needs more than 241 points, an option is unknown
 * or out of range, or the source returns anything but a number from 0 (inclusive) to 1 (exclusive); its path names the
 * part
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribbage, initialState, view } from "fifteen-two/cribbage";
 * import { winChances } from "fifteen-two/cribbage/analysis";
 *
 * const start = winChances(view(initialState({ first: 0 }), 0));
 * start.exact; // => true
 * start.sides[0]! > 0.55; // => true
 *
 * const { state } = playout(cribbage, { random: seeded(7), limit: 50 });
 * const { sides, error } = winChances(view(state, 0), { deals: 200 });
 * (sides[0]! + sides[1]!).toFixed(6); // => "1.000000"
 * error < 0.02; // => true
 * ```
 */
export function winChances(view: CribbageView | DiscardSituation, options: TrialOptions = {}): WinChances {
  const trials = readTrialOptions(options);
  const given = readCribbageView(view);
  const read = given.phase === "muggins" ? answered(given) : given;
  const { phase, scores, settings } = read;
  if (phase === "over") return certain(scores.map((_, side) => (read.winners.includes(side) ? 1 : 0)));
  // All sides have the same points, and the cut decides who deals.
  if (phase === "cut-for-deal") return certain(scores.map(() => 1 / scores.length));
  if (phase === "deal" && scores.length === 2) return tabled(read);
  const outlook = outlookOf(read);
  const { rest } = outlook;
  if (phase === "deal") {
    const next = newSimulation({ players: settings.players, sides: rest.sides, target: rest.target }, rest.policies);
    next.dealer = read.dealer;
    return tried(outlook, trials, () => next);
  }
  const position = positionOf(read, rest.policies, Number.POSITIVE_INFINITY);
  return tried(outlook, trials, () => {
    fillIn(position, trials.random);
    finishDeal(position);
    return position.game;
  });
}

/** The chances of two sides before a deal. */
function tabled({ settings, scores, dealer }: DealView): WinChances {
  const players = settings.players === 4 ? 4 : 2;
  const [a, b] = [dealer % 2, 1 - (dealer % 2)].map((side) => settings.target - scores[side]!) as [number, number];
  const chance = dealerWins(players, a, b);
  const sides = dealer % 2 === 0 ? [chance, 1 - chance] : [1 - chance, chance];
  return { sides, exact: true, error: errorAt(players, a, b) };
}

/** The view after a short count is answered: the first seat that may take the overlooked points takes them. */
function answered(view: MugginsView): CribbageView {
  const [seat] = view.pending;
  const move = { type: "muggins", seat: seat!, points: view.missing } as const;
  // The next phase doesn't depend on what is hidden.
  return { ...muggins.apply(view as unknown as MugginsState, move), viewer: view.viewer } as CribbageView;
}

function certain(sides: readonly number[]): WinChances {
  return { sides, exact: true, error: 0 };
}

/** The mean over some deals that are played to their end. */
function tried(outlook: Outlook, { deals, random }: Trials, playDeal: () => Simulation): WinChances {
  const chances = outlook.scores.map(() => new Float64Array(deals));
  for (let n = 0; n < deals; n++) {
    const deal = playDeal();
    const winner = chances.length === 2 ? -1 : winnerAfter(outlook, deal, random);
    chances.forEach((list, side) => {
      list[n] = winner < 0 ? chanceAfter(outlook, deal, side) : side === winner ? 1 : 0;
    });
  }
  const means = chances.map(meanOf);
  return { sides: means.map(({ mean }) => mean), exact: false, error: Math.max(...means.map(({ error }) => error)) };
}

/** {@link TrialOptions} with all defaults filled in. */
export interface Trials {
  readonly deals: number;
  readonly random: Random;
}

/** Reads how much work to spend. */
export function readTrialOptions(options: TrialOptions): Trials {
  const given = readFields(options, ["options"], [], ["deals", "random"]);
  const deals = readInteger(given.deals ?? 300, ["options", "deals"], 2, 1_000_000);
  const random = given.random ?? seeded(1);
  expectFunction(random, ["options", "random"]);
  return { deals, random: checkedRandom(random as Random) };
}

/**
 * Reads a view of cribbage, or a situation, in which no side needs more points than the table of {@link winChance}
 * covers.
 */
export function readCribbageView(given: CribbageView | DiscardSituation): CribbageView {
  const read = parseViewJson(
    fieldOf(given, "phase") === undefined && fieldOf(given, "hand") !== undefined
      ? viewOf(given as DiscardSituation)
      : given,
  );
  const needed = read.settings.target - Math.min(...read.scores);
  if (needed > MOST_NEEDED)
    throw new InvalidStateError(
      ["scores"],
      `leave a side ${needed} points to go; the most supported is ${MOST_NEEDED}`,
    );
  return read;
}
