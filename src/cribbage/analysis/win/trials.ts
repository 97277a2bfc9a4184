import type { Valuation, Worth } from "../../../bots/method.ts";
import { discardOf } from "../engine/deal.ts";
import { cribPoints, finishPlay, handPoints, playAndShow } from "../engine/game.ts";
import { playPlace } from "../engine/play.ts";
import {
  cribSide,
  newSimulation,
  pointsOfScore,
  rewind,
  type Simulation,
  sideAt,
  sideOfScore,
} from "../engine/state.ts";
import { dealsFor, discardBut } from "../hidden/deals.ts";
import type { Position } from "../hidden/position.ts";
import type { CribSide } from "../options/players.ts";
import type { Budget } from "../options/trials.ts";
import { simplePlay } from "../policies/simple.ts";
import { chanceAfter, type Outlook } from "./after-deal.ts";

/** A seat's choice of discard or card, to be tried. */
export interface Decision {
  /** The deal, which is played to its end even if someone reaches the target. */
  readonly position: Position;
  /** The seat that chooses. */
  readonly seat: number;
  /** How the game goes on after the deal. */
  readonly outlook: Outlook;
  /** Each choice: one bit per discarded place, or the place of the card to play. */
  readonly choices: readonly number[];
  /** For each choice the expected points of hand and crib, if they are known; they make the trials more exact. */
  readonly expected?: readonly number[];
  /** The same with the pegging. */
  readonly totals?: readonly number[];
}

/** After this many deals, and whenever their number has doubled, choices that are clearly worse are dropped. */
const FIRST_LOOK = 30;

/** How many standard errors a choice must be behind the best to be dropped. */
const CLEARLY = 3;

/** The fewest deals by which a dropped choice is valued. */
const FEWEST = 15;

/** Before the end of the game, a discard that is this many points behind the best by tables is not tried. */
const HOPELESS = 3;

/** Standard error of what such a discard gives away, as a share of it. */
const ROUGHLY = 0.3;

/**
 * Tries each choice in the same deals of the hidden cards, in which everyone then plays by their policies. Choices that
 * turn out to be clearly worse are dropped. Since they were unlucky as well, the deals after that decision value them, up
 * to the next one, by comparison with the best. Hopeless discards are valued by their points alone. Near the end of a game
 * between two, each discard is tried twice, with the seat playing by the strategy, which is for points, and simply, which
 * is safer; what counts is the better way.
 *
 * @param kept - index of a choice that is tried in all deals, however bad
 * @returns a generator of what is known whenever some may be dropped, and at the end
 */
export function* tryChoices(
  decision: Decision,
  { deals, random }: Budget,
  kept = -1,
): Generator<Valuation, void, void> {
  const { position, seat, outlook, choices, expected, totals } = decision;
  const { game, start, phase } = position;
  const side = sideAt(start, seat);
  const whose = cribSide(start, seat);
  const games = start.seats === 2 && phase === "discard" && outlook.isNear ? [game, simplyPlayed(start, seat)] : [game];
  const most = outlook.isNear || totals === undefined ? Number.NEGATIVE_INFINITY : Math.max(...totals) - HOPELESS;
  const isHopeless = (i: number) => totals !== undefined && i !== kept && totals[i]! < most;
  const filled = newSimulation(start, start.policies);
  const lists = () => ({
    points: new Float64Array(deals),
    wins: new Float64Array(deals),
    shown: new Float64Array(deals),
  });
  const trials = choices.flatMap((choice, i) =>
    (isHopeless(i) ? [] : games).map(
      (each): Tried => ({ choice, at: i, game: each, expected: expected?.[i], from: 0, tried: 0, ...lists() }),
    ),
  );
  const deal = dealsFor(position, deals, random);
  let left = trials;
  let dropped: readonly Tried[] = [];
  for (let n = 0, look = FIRST_LOOK; n < deals; n++) {
    if (n === look) {
      yield { progress: n / deals, worths: worthsAfter(n) };
      const best = bestOf(left);
      dropped = left.filter((trial) => trial.at !== kept && isBehind(best, trial));
      for (const trial of dropped) if (deals - n >= FEWEST) trial.from = n;
      left = left.filter((trial) => !dropped.includes(trial));
      look *= 2;
    }
    deal();
    if (phase === "discard") discardBut(position, seat);
    rewind(filled, game);
    for (const trial of dropped.length > 0 ? [...left, ...dropped] : left) {
      const { game } = trial;
      rewind(game, filled);
      if (phase === "discard") {
        discardOf(game, seat, trial.choice);
        playAndShow(game);
      } else {
        playPlace(game, trial.choice);
        finishPlay(game);
      }
      trial.tried = n + 1;
      trial.points[n] = netPoints(game, side);
      trial.wins[n] = chanceAfter(outlook, game, side);
      if (trial.expected !== undefined) trial.shown[n] = shownBy(game, seat, whose) - trial.expected;
    }
  }
  yield { progress: 1, worths: worthsAfter(deals) };

  /** The worths by the first deals. */
  function worthsAfter(n: number): Worth[] {
    const known = trials.map((trial) => ({
      ...trial,
      points: trial.points.slice(0, n),
      wins: trial.wins.slice(0, n),
      shown: trial.shown.slice(0, n),
    }));
    const slope = applyControlVariate(known);
    const best = known.indexOf(bestOf(known.filter((_, i) => left.includes(trials[i]!))));
    const worths = worthsOf(known, known[best]!);
    const { at } = trials[best]!;
    return choices.map((_, i) =>
      isHopeless(i)
        ? worthBehind(worths[best]!, totals![at]! - totals![i]!, slope)
        : betterOf(worths.filter((_, n) => trials[n]!.at === i)),
    );
  }
}

/** What {@link tryChoices} finds in the end. */
export function worthsByTrials(decision: Decision, budget: Budget, kept?: number): readonly Worth[] {
  let worths: readonly Worth[] = [];
  for (const valuation of tryChoices(decision, budget, kept)) ({ worths } = valuation);
  return worths;
}

/** A game like another in which one seat plays simply. */
function simplyPlayed(game: Simulation, seat: number): Simulation {
  const play = simplePlay;
  return newSimulation(
    game,
    game.policies.map((policy, i) => (i === seat ? { ...policy, play } : policy)),
  );
}

/** A point wins at least this, whatever few deals say. */
const LEAST = 0.005;

/** The worth of a choice that is some points behind another. */
function worthBehind({ points, win, error }: Worth, behind: number, slope: number): Worth {
  const lost = Math.max(LEAST, slope) * behind;
  return { points: points - behind, win: Math.max(0, win - lost), error: Math.hypot(error, ROUGHLY * lost) };
}

/** The worth that wins most often, the first on a tie. */
function betterOf(worths: readonly Worth[]): Worth {
  return worths.reduce((best, worth) => (worth.win > best.win ? worth : best));
}

/** Points that a side has scored in a deal, less the others' average. */
export function netPoints({ sides, scoreCount, scoreLog }: Simulation, side: number): number {
  let own = 0;
  let others = 0;
  for (let i = 0; i < scoreCount; i++)
    if (sideOfScore(scoreLog[i]!) === side) own += pointsOfScore(scoreLog[i]!);
    else others += pointsOfScore(scoreLog[i]!);
  return own - others / (sides - 1);
}

/** Points for a seat's hand, plus its side's crib or minus an opponent's crib. */
function shownBy(game: Simulation, seat: number, whose: CribSide): number {
  return handPoints(game, seat) + (whose === "own" ? cribPoints(game) : -cribPoints(game));
}

/** Results of the trials of one choice. */
export interface Results {
  /** The first deal that values it. */
  from: number;
  /** Number of deals in which it was tried: the first items of the lists. */
  tried: number;
  /** Points in each deal. */
  readonly points: Float64Array;
  /** The chance that the side wins after each deal. */
  readonly wins: Float64Array;
  /** How much better hand and crib were than expected in each deal; 0 if that is not known. */
  readonly shown: Float64Array;
}

/** A choice that is tried. */
interface Tried extends Results {
  readonly choice: number;
  /** Its index among the choices. */
  readonly at: number;
  /** Where it is played. */
  readonly game: Simulation;
  /** Expected points of hand and crib; undefined if they are not known. */
  readonly expected: number | undefined;
}

/** The choice that wins most often, of some that were tried in the same deals. */
export function bestOf<Choice extends Results>(trials: readonly Choice[]): Choice {
  const means = trials.map(({ wins, tried }) => meanOf(wins.subarray(0, tried)).mean);
  return trials[means.indexOf(Math.max(...means))]!;
}

function isBehind(best: Results, { wins, tried }: Results): boolean {
  const { mean, error } = leadOf(best.wins, wins, tried);
  return mean > CLEARLY * error;
}

/**
 * Removes luck with the hand and crib (a control variate): from the points in full, and from the wins as far as they
 * correlate with it. Returns how much a point of it wins.
 */
export function applyControlVariate(trials: readonly Results[]): number {
  let together = 0;
  let alone = 0;
  for (const { wins, shown, tried } of trials) {
    const { mean } = meanOf(wins.subarray(0, tried));
    const { mean: luck } = meanOf(shown.subarray(0, tried));
    for (let n = 0; n < tried; n++) {
      together += (wins[n]! - mean) * (shown[n]! - luck);
      alone += (shown[n]! - luck) ** 2;
    }
  }
  const slope = alone > 0 ? together / alone : 0;
  for (const { points, wins, shown, tried } of trials)
    for (let n = 0; n < tried; n++) {
      points[n]! -= shown[n]!;
      wins[n]! -= slope * shown[n]!;
    }
  return slope;
}

/** The values of all choices by their differences from the best, which are more exact than they are. */
export function worthsOf(trials: readonly Results[], best: Results): Worth[] {
  const { mean } = meanOf(best.wins);
  const most = meanOf(best.points).mean;
  return trials.map(({ points, wins, from, tried }) => {
    const lead = leadOf(best.wins, wins, tried, from);
    return {
      points: most - leadOf(best.points, points, tried, from).mean,
      // One that was dropped is not better for having been lucky since.
      win: Math.min(1, Math.max(0, mean - (from > 0 ? Math.max(0, lead.mean) : lead.mean))),
      error: errorOfPart(best.wins, wins, from, tried),
      wins: wins.subarray(from, tried),
      from,
    };
  });
}

/** Standard error of the mean of `best` less its lead over a list in some of the deals. */
function errorOfPart(best: Float64Array, list: Float64Array, from: number, end: number): number {
  const part = (end - from) / best.length;
  const adjusted = best.subarray(from, end).map((win, i) => win - (win - list[from + i]!) / part);
  return Math.hypot(part * meanOf(adjusted).error, Math.sqrt(1 - part) * meanOf(best).error);
}

/** The mean of some numbers and its standard error, which is 0 for one number. */
export function meanOf(numbers: Float64Array): { readonly mean: number; readonly error: number } {
  const n = numbers.length;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += numbers[i]!;
  const mean = sum / n;
  let squares = 0;
  for (let i = 0; i < n; i++) squares += (numbers[i]! - mean) ** 2;
  return { mean, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : 0 };
}

/** By how much a list is above another on average, over the numbers of some deals. */
function leadOf(one: Float64Array, other: Float64Array, end: number, from = 0) {
  return meanOf(one.subarray(from, end).map((number, i) => number - other[from + i]!));
}
