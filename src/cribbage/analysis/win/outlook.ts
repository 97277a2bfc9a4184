import type { Random } from "../../../core/random.ts";
import type { CribbageView } from "../../index.ts";
import { handPoints, playDeal } from "../engine/deal.ts";
import {
  cribSide,
  newSimulation,
  peg,
  pointsOfScore,
  restart,
  type Simulation,
  sideAt,
  sideOfScore,
} from "../engine/simulation.ts";
import { policiesFor } from "../policies/policy.ts";
import { raceChances } from "./race.ts";
import { dealerWorth, type Stakes } from "./stakes.ts";
import { chanceOf, MOST_NEEDED } from "./table.ts";

/** The game after the current deal. */
export interface Outlook {
  /** The points of each side before the rest of the deal. */
  readonly scores: readonly number[];
  /** Whether a side is so near the target that the order of scoring matters more than points. */
  readonly isNear: boolean;
  /** The simulation of the game after the deal. */
  readonly rest: Simulation;
  /** The values of skunks. */
  readonly stakes: Stakes;
}

/** Near the end of the game, a side needs at most this. */
const NEAR = 31;

export function outlookOf(
  { settings, scores }: Pick<CribbageView, "settings" | "scores">,
  stakes: Stakes = [],
): Outlook {
  const { players, target } = settings;
  const rest = newSimulation({ seats: players, sides: scores.length, target }, policiesFor(players));
  const isNear = target - Math.max(...scores) <= NEAR;
  return { scores, isNear, rest, stakes };
}

/**
 * The worth of the game to a side after a deal that was played to its end without a target: the chance to win unless
 * skunks count. The result is certain if a side reached the target, in the order of scoring. Otherwise {@link
 * dealerWorth} estimates it for two sides, and {@link raceChances} for more.
 */
export function worthAfter(outlook: Outlook, deal: Simulation, side: number, stakes: Stakes = outlook.stakes): number {
  const winner = addDeal(outlook, deal);
  if (winner >= 0 && stakes.length === 0) return winner === side ? 1 : 0;
  const { target, scores, sides, seats, dealer } = outlook.rest;
  const needs: number[] = [];
  for (let i = 0; i < sides; i++) needs.push(target - scores[i]!);
  return worthFrom(winner >= 0 ? needs : withinTable(needs), seats, dealer, side, stakes);
}

/** The same differences between needs, moved into the range of the longest supported game. */
export function withinTable(needs: readonly number[]): readonly number[] {
  const excess = Math.max(0, Math.max(...needs) - MOST_NEEDED);
  return excess === 0 ? needs : needs.map((need) => Math.max(1, need - excess));
}

/** The worth of a game to a side before a deal, by each side's need: the chance to win unless skunks count. */
export function worthFrom(
  needs: readonly number[],
  seats: number,
  dealer: number,
  side: number,
  stakes: Stakes = [],
): number {
  if (needs.length > 2) return raceChances(needs, dealer)[side]!;
  const worth = dealerWorth(stakes, chanceOf(seats), needs[dealer % 2]!, needs[1 - (dealer % 2)]!);
  return side === dealer % 2 ? worth : 1 - worth;
}

/** The change of a seat's {@link netPoints} by a point of the crib. */
export function cribShare(game: Simulation, seat: number): number {
  return cribSide(game, seat) === "own" ? 1 : -1 / (game.sides - 1);
}

/** Points in the show for the hands of a seat's partner, minus those of the opponents, as in {@link netPoints}. */
export function otherHands(game: Simulation, seat: number): number {
  const side = sideAt(game, seat);
  let net = 0;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) net += handPoints(game, other) * (sideAt(game, other) === side ? 1 : -1 / (game.sides - 1));
  return net;
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
  restart(rest, dealer);
  rest.scores.set(scores);
  rest.scoreCount = 0;
  for (let i = 0; i < scoreCount && rest.winner < 0; i++)
    peg(rest, sideOfScore(scoreLog[i]!), pointsOfScore(scoreLog[i]!));
  return rest.winner;
}
