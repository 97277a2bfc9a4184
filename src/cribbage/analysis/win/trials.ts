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
import { fillIn } from "../hidden/fill.ts";
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
}

/**
 * The value of a choice.
 *
 * @inline
 */
export interface Worth {
  /** Points of the seat's side in the rest of the deal, less the others' average. */
  readonly points: number;
  /** The chance that the side wins, 0 to 1. */
  readonly win: number;
  /** Standard error of `win`. */
  readonly error: number;
  /** The chance after each deal in which it was tried. */
  readonly wins: Float64Array;
  /** How often it is right, 0 to 1; only if that was solved. */
  readonly share?: number;
}

/** After this many deals, and whenever their number has doubled, choices that are clearly worse are dropped. */
const FIRST_LOOK = 30;

/** How many standard errors a choice must be behind the best to be dropped. */
const CLEARLY = 3;

/**
 * Tries each choice in the same deals of the hidden cards, in which everyone then plays by their policies. Choices that
 * turn out to be clearly worse are tried only in the first of these deals, and compared with the best in those. Between
 * two, each discard is tried twice, with the seat playing by the strategy, which is for points, and simply, which is safer
 * near the end of a game; what counts is the better way.
 *
 * @param kept - index of a choice that is tried in all deals, however bad
 */
export function tryChoices(decision: Decision, { deals, random }: Budget, kept = -1): Worth[] {
  const { position, seat, outlook, choices, expected } = decision;
  const { game, start, phase, undecided } = position;
  const side = sideAt(start, seat);
  const whose = cribSide(start, seat);
  const games = start.seats === 2 && phase === "discard" ? [game, simplyPlayed(start, seat)] : [game];
  const filled = newSimulation(start, start.policies);
  const lists = () => ({
    points: new Float64Array(deals),
    wins: new Float64Array(deals),
    shown: new Float64Array(deals),
  });
  const trials = choices.flatMap((choice, i) =>
    games.map((each): Tried => ({ choice, at: i, game: each, expected: expected?.[i], tried: 0, ...lists() })),
  );
  let left = trials;
  for (let n = 0, look = FIRST_LOOK; n < deals; n++) {
    if (n === look) {
      const best = bestOf(left);
      left = left.filter((trial) => trial.at === kept || !isBehind(best, trial));
      look *= 2;
    }
    fillIn(position, random);
    if (phase === "discard")
      for (const other of undecided)
        if (other !== seat) discardOf(game, other, game.policies[other]!.discard(game, other));
    rewind(filled, game);
    for (const trial of left) {
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
  applyControlVariate(trials);
  const worths = worthsOf(trials, bestOf(left));
  return choices.map((_, i) => betterOf(worths.slice(games.length * i, games.length * (i + 1))));
}

/** A game like another in which one seat plays simply. */
function simplyPlayed(game: Simulation, seat: number): Simulation {
  const play = simplePlay;
  return newSimulation(
    game,
    game.policies.map((policy, i) => (i === seat ? { ...policy, play } : policy)),
  );
}

/** The worth that wins most often, the first on a tie. */
function betterOf(worths: readonly Worth[]): Worth {
  return worths.reduce((best, worth) => (worth.win > best.win ? worth : best));
}

/** Points that a side has scored in a deal, less the others' average. */
function netPoints({ sides, scoreCount, scoreLog }: Simulation, side: number): number {
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
 * correlate with it.
 */
export function applyControlVariate(trials: readonly Results[]): void {
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
}

/** The values of all choices by their differences from the best, which are more exact than they are. */
export function worthsOf(trials: readonly Results[], best: Results): Worth[] {
  const { mean, error } = meanOf(best.wins);
  const most = meanOf(best.points).mean;
  return trials.map(({ points, wins, tried }) => {
    const lead = leadOf(best.wins, wins, tried);
    return {
      points: most - leadOf(best.points, points, tried).mean,
      win: Math.min(1, Math.max(0, mean - lead.mean)),
      error: tried < wins.length ? Math.hypot(error, lead.error) : meanOf(wins).error,
      wins: wins.subarray(0, tried),
    };
  });
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

/** By how much a list is above another on average, over the first `n` numbers. */
function leadOf(one: Float64Array, other: Float64Array, n: number) {
  return meanOf(one.subarray(0, n).map((number, i) => number - other[i]!));
}

/** Standard error of the difference between two choices' chances. */
export function errorBetween(one: Worth, other: Worth): number {
  return leadOf(one.wins, other.wins, Math.min(one.wins.length, other.wins.length)).error;
}
