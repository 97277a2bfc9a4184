import type { Random } from "../../../core/random.ts";
import type { CribbageView } from "../../index.ts";
import { simplePolicies } from "../discard/policy.ts";
import { playDeal } from "../engine/game.ts";
import type { Simulation } from "../engine/state.ts";
import { newSimulation, pointsOfScore, sideOfScore } from "../engine/state.ts";
import { MOST_NEEDED } from "../options/view.ts";
import { raceChances } from "./race.ts";
import { dealerWins } from "./table.ts";

/** How a game goes on after the current deal. */
export interface Outlook {
  /** The points of each side before the rest of the deal. */
  readonly scores: readonly number[];
  /** Whether a side is so near the end of the game that points don't say what wins. */
  readonly isNear: boolean;
  /** The game after the deal. */
  readonly rest: Simulation;
}

/** Near the end of the game, a side needs at most this. */
const NEAR = 31;

/** The outlook of a view. */
export function outlookOf(view: CribbageView): Outlook {
  const { settings, scores } = view;
  const { players, target } = settings;
  const rest = newSimulation({ seats: players, sides: scores.length, target }, simplePolicies(settings));
  const isNear = target - Math.max(...scores) <= NEAR;
  return { scores, isNear, rest };
}

/**
 * The chance that a side wins after a deal that was played to its end without a target. It is certain if a side reached
 * the target, in the order in which points were scored. Otherwise it is {@link dealerWins} for two sides and {@link
 * raceChances} for more.
 */
export function chanceAfter(outlook: Outlook, deal: Simulation, side: number): number {
  const winner = addDeal(outlook, deal);
  if (winner >= 0) return winner === side ? 1 : 0;
  const { target, scores, seats, sides, dealer } = outlook.rest;
  // In a longer game, keep the sides as far apart, but within the longest supported game.
  const end = Math.min(target, MOST_NEEDED + Math.min(...scores));
  const needs = Array.from(scores, (score) => Math.max(1, end - score));
  if (sides > 2) return raceChances(needs, dealer)[side]!;
  const dealers = dealer % 2;
  const chance = dealerWins(seats === 4 ? 4 : 2, needs[dealers]!, needs[1 - dealers]!);
  return dealers === side ? chance : 1 - chance;
}

/** The side that wins after a deal, if the game is played to its end. */
export function winnerAfter(outlook: Outlook, deal: Simulation, random: Random): number {
  const winner = addDeal(outlook, deal);
  if (winner >= 0) return winner;
  while (!playDeal(outlook.rest, random));
  return outlook.rest.winner;
}

/** Adds the scores of a deal. Returns the side that wins with them; -1 if the game goes on. */
function addDeal({ scores, rest }: Outlook, { scoreCount, scoreLog, dealer }: Simulation): number {
  for (let side = 0; side < rest.sides; side++) rest.scores[side] = scores[side]!;
  rest.dealer = dealer;
  rest.winner = -1;
  for (let i = 0; i < scoreCount; i++) {
    const side = sideOfScore(scoreLog[i]!);
    rest.scores[side]! += pointsOfScore(scoreLog[i]!);
    if (rest.scores[side]! >= rest.target) return side;
  }
  return -1;
}
