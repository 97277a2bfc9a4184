import type { Random } from "../../../core/random.ts";
import { discardOf } from "../simulator/deal.ts";
import { finishPlay, playAndShow } from "../simulator/game.ts";
import { fillIn } from "../simulator/hidden.ts";
import { playPlace } from "../simulator/play.ts";
import type { Position } from "../simulator/position.ts";
import { cribPoints, handPoints } from "../simulator/show.ts";
import { newSimulation, rewind, type Simulation, sideAt } from "../simulator/simulation.ts";
import type { Decision } from "./decision.ts";
import { chanceAfter } from "./outlook.ts";

/** What a choice is worth. */
export interface Worth {
  /** The points of the seat's side in the rest of the deal, less those of the others on average. */
  readonly points: number;
  /** How likely the side wins, 0 to 1. */
  readonly win: number;
  /** The standard error of `win`. */
  readonly error: number;
}

/**
 * Tries each choice in the same deals of the hidden cards, in which everyone then goes on as the policies say.
 *
 * @param deals - how many, 1 or more
 */
export function tryChoices(decision: Decision, deals: number, random: Random): Worth[] {
  const { position, seat, outlook, choices } = decision;
  const { game, start } = position;
  const side = sideAt(start, seat);
  const filled = newSimulation({ players: start.seats, sides: start.sides, target: start.target }, start.policies);
  const sums = choices.map(() => new Float64Array(6));
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
      const points = netPoints(game, side);
      const win = chanceAfter(outlook, game, side);
      add(sums[i]!, points, win, decision.expected === undefined ? 0 : shownBy(game, filled.dealer, seat));
    });
  }
  return worths(sums, deals, decision.expected);
}

/** Lets the other seats discard. */
function discardOthers({ game, undecided }: Position, seat: number): void {
  for (const other of undecided) if (other !== seat) discardOf(game, other, game.policies[other]!.discard(game, other));
}

function discardAndPlay(game: Simulation, seat: number, places: number): void {
  discardOf(game, seat, places);
  playAndShow(game);
}

/** The points that a side has scored in a deal, less those of the others on average. */
function netPoints({ sides, events, eventSides, eventPoints }: Simulation, side: number): number {
  let own = 0;
  let others = 0;
  for (let i = 0; i < events; i++)
    if (eventSides[i] === side) own += eventPoints[i]!;
    else others += eventPoints[i]!;
  return own - others / (sides - 1);
}

/** The points of a seat's hand, plus those of its side's crib or less an opponent's. */
function shownBy(game: Simulation, dealer: number, seat: number): number {
  const hand = handPoints(game, seat);
  const crib = cribPoints(game);
  return sideAt(game, seat) === sideAt(game, dealer) ? hand + crib : hand - crib;
}

/** Adds one trial: the sums of points, wins, what was shown, and the squares and products that errors are made of. */
function add(sums: Float64Array, points: number, win: number, shown: number): void {
  sums[0]! += points;
  sums[1]! += win;
  sums[2]! += shown;
  sums[3]! += win * win;
  sums[4]! += shown * shown;
  sums[5]! += win * shown;
}

/**
 * The means of all trials. Where it is known what the hand and the crib are expected to be, luck with them is taken off:
 * from the points as it is, from the wins as much of it as they have followed (a control variate).
 */
function worths(sums: readonly Float64Array[], deals: number, expected: readonly number[] | undefined): Worth[] {
  const spread = (sum: number, a: number, b: number) => sum / deals - (a / deals) * (b / deals);
  const together = sums.reduce((all, sum) => all + spread(sum[5]!, sum[1]!, sum[2]!), 0);
  const shown = sums.reduce((all, sum) => all + spread(sum[4]!, sum[2]!, sum[2]!), 0);
  const slope = shown > 0 ? together / shown : 0;
  return sums.map((sum, i) => {
    const luck = expected === undefined ? 0 : sum[2]! / deals - expected[i]!;
    const variance =
      spread(sum[3]!, sum[1]!, sum[1]!) -
      2 * slope * spread(sum[5]!, sum[1]!, sum[2]!) +
      slope * slope * spread(sum[4]!, sum[2]!, sum[2]!);
    return {
      points: sum[0]! / deals - luck,
      win: Math.min(1, Math.max(0, sum[1]! / deals - slope * luck)),
      error: Math.sqrt(Math.max(0, variance) / deals),
    };
  });
}
