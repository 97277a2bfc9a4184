import type { Random } from "../../../core/random.ts";
import { discardOf } from "../simulator/deal.ts";
import { finishPlay, playAndShow } from "../simulator/game.ts";
import { fillIn } from "../simulator/hidden.ts";
import { playPlace } from "../simulator/play.ts";
import type { Position } from "../simulator/position.ts";
import { cribPoints, handPoints } from "../simulator/show.ts";
import { newSimulation, pointsOfScore, rewind, type Simulation, sideAt, sideOfScore } from "../simulator/simulation.ts";
import type { Decision } from "./decision.ts";
import { chanceAfter } from "./outlook.ts";

/** The value of a choice. */
export interface Worth {
  /** Points of the seat's side in the rest of the deal, less the others' average. */
  readonly points: number;
  /** The chance that the side wins, 0 to 1. */
  readonly win: number;
  /** Standard error of `win`. */
  readonly error: number;
  /** The chance after each deal; `win` is their mean. */
  readonly wins: Float64Array;
}

/**
 * Tries each choice in the same deals of the hidden cards, in which everyone then plays by their policies.
 *
 * @param deals - number of deals, 1 or more
 */
export function tryChoices(decision: Decision, deals: number, random: Random): Worth[] {
  const { position, seat, outlook, choices } = decision;
  const { game, start } = position;
  const side = sideAt(start, seat);
  const filled = newSimulation({ players: start.seats, sides: start.sides, target: start.target }, start.policies);
  const trials = choices.map(() => ({ points: 0, wins: new Float64Array(deals), shown: new Float64Array(deals) }));
  for (let n = 0; n < deals; n++) {
    fillIn(position, random);
    if (position.phase === "discard") discardOthers(position, seat);
    rewind(filled, game);
    choices.forEach((choice, i) => {
      if (i > 0) rewind(game, filled);
      if (position.phase === "discard") discardAndPlay(game, seat, choice);
      else {
        playPlace(game, choice);
        finishPlay(game);
      }
      const trial = trials[i]!;
      trial.points += netPoints(game, side);
      trial.wins[n] = chanceAfter(outlook, game, side);
      if (decision.expected !== undefined) trial.shown[n] = shownBy(game, filled.dealer, seat) - decision.expected[i]!;
    });
  }
  takeOffLuck(trials);
  return trials.map(({ points, wins }) => {
    const { mean, error } = meanOf(wins);
    return { points: points / deals, win: Math.min(1, Math.max(0, mean)), error, wins };
  });
}

/** Lets the other seats discard. */
function discardOthers({ game, undecided }: Position, seat: number): void {
  for (const other of undecided) if (other !== seat) discardOf(game, other, game.policies[other]!.discard(game, other));
}

function discardAndPlay(game: Simulation, seat: number, places: number): void {
  discardOf(game, seat, places);
  playAndShow(game);
}

/** Points that a side has scored in a deal, less the others' average. */
function netPoints({ sides, events, scoreLog }: Simulation, side: number): number {
  let own = 0;
  let others = 0;
  for (let i = 0; i < events; i++)
    if (sideOfScore(scoreLog[i]!) === side) own += pointsOfScore(scoreLog[i]!);
    else others += pointsOfScore(scoreLog[i]!);
  return own - others / (sides - 1);
}

/** Points for a seat's hand, plus its side's crib or minus an opponent's crib. */
function shownBy(game: Simulation, dealer: number, seat: number): number {
  const hand = handPoints(game, seat);
  const crib = cribPoints(game);
  return sideAt(game, seat) === sideAt(game, dealer) ? hand + crib : hand - crib;
}

/** Results of the trials of one choice. */
interface Trials {
  /** The sum of all points. */
  points: number;
  /** The chance that the side wins after each deal. */
  readonly wins: Float64Array;
  /** How much better hand and crib were than expected in each deal; 0 if that is not known. */
  readonly shown: Float64Array;
}

/**
 * Removes luck with the hand and crib (a control variate): from the points in full, and from the wins as far as they
 * correlate with it.
 */
function takeOffLuck(trials: readonly Trials[]): void {
  let together = 0;
  let alone = 0;
  for (const { wins, shown } of trials) {
    const { mean } = meanOf(wins);
    const { mean: luck } = meanOf(shown);
    for (let n = 0; n < wins.length; n++) {
      together += (wins[n]! - mean) * (shown[n]! - luck);
      alone += (shown[n]! - luck) ** 2;
    }
  }
  const slope = alone > 0 ? together / alone : 0;
  for (const trial of trials)
    for (let n = 0; n < trial.wins.length; n++) {
      trial.points -= trial.shown[n]!;
      trial.wins[n]! -= slope * trial.shown[n]!;
    }
}

/** The mean of some numbers and its standard error, which is 0 for one number. */
function meanOf(numbers: Float64Array): { readonly mean: number; readonly error: number } {
  const n = numbers.length;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += numbers[i]!;
  const mean = sum / n;
  let squares = 0;
  for (let i = 0; i < n; i++) squares += (numbers[i]! - mean) ** 2;
  return { mean, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : 0 };
}

/** Standard error of the difference between two choices' chances. */
export function errorBetween(one: Worth, other: Worth): number {
  return meanOf(one.wins.map((win, n) => win - other.wins[n]!)).error;
}
