// The race of three or four players who each play for themselves: what a seat gains in each part of a deal, and how far
// the chances that come of it are from games of the same players. The numbers are how many deals, how many games from
// each of some random needs, and the seed.
//
//   npm run race -w docs/evidence -- 40000 20000 1

import { cribPoints, handPoints, playDeal } from "../../../src/cribbage/analysis/engine/deal.ts";
import { newSimulation, restart, type Simulation } from "../../../src/cribbage/analysis/engine/simulation.ts";
import { policiesFor } from "../../../src/cribbage/analysis/policies/policy.ts";
import { raceChances } from "../../../src/cribbage/analysis/win/race.ts";
import { type Random, randomInt, seeded } from "../../../src/index.ts";

const TARGET = 121;
const PARTS = ["play", "hand", "crib"];

function newGame(seats: 3 | 4, target: number): Simulation {
  return newSimulation({ seats, sides: seats, target }, policiesFor(seats));
}

/** Prints the mean and the variance of each seat's points in each part, from the dealer on. */
function printGains(seats: 3 | 4, deals: number, random: Random): void {
  const game = newGame(seats, Number.POSITIVE_INFINITY);
  const sums = PARTS.map(() => Array.from({ length: seats }, () => ({ points: 0, squares: 0 })));
  for (let n = 0; n < deals; n++) {
    restart(game, 0);
    playDeal(game, random);
    for (let seat = 0; seat < seats; seat++) {
      const [hand, crib] = [handPoints(game, seat), seat === 0 ? cribPoints(game) : 0];
      for (const [part, points] of [game.scores[seat]! - hand - crib, hand, crib].entries()) {
        sums[part]![seat]!.points += points / deals;
        sums[part]![seat]!.squares += points ** 2 / deals;
      }
    }
  }
  for (const [part, name] of PARTS.entries()) {
    const gains = sums[part]!.map(
      ({ points, squares }) => `${points.toFixed(2)} (${(squares - points ** 2).toFixed(1)})`,
    );
    console.log(`${seats} players, ${name}: ${gains.join(", ")}`);
  }
}

/** How often each seat wins from some needs, when seat 0 deals first. */
function shares(game: Simulation, needs: readonly number[], games: number, random: Random): number[] {
  const won = needs.map(() => 0);
  for (let n = 0; n < games; n++) {
    restart(game, 0);
    for (const [seat, need] of needs.entries()) game.scores[seat] = TARGET - need;
    while (!playDeal(game, random));
    won[game.winner]!++;
  }
  return won.map((count) => count / games);
}

/** The number of seats with a need from `from` to `to`; the others need more, up to 40. */
const RANGES = [
  { near: 4, from: 16, to: 121 },
  { near: 4, from: 16, to: 50 },
  { near: 1, from: 6, to: 15 },
  { near: 1, from: 1, to: 5 },
  { near: 2, from: 1, to: 3 },
];

/** Number of random needs of each kind. */
const TIMES = 12;

function printErrors(seats: 3 | 4, games: number, random: Random): void {
  const game = newGame(seats, TARGET);
  const between = (from: number, to: number) => from + randomInt(to - from + 1, random);
  for (const { near, from, to } of RANGES) {
    const errors = Array.from({ length: TIMES }, () => {
      const needs = Array.from({ length: seats }, (_, i) => (i < near ? between(from, to) : between(to + 1, 40)));
      const turn = randomInt(seats, random);
      const turned = needs.map((_, seat) => needs[(seat + turn) % seats]!);
      const played = shares(game, turned, games, random);
      return raceChances(turned, 0).map((chance, seat) => Math.abs(chance - played[seat]!));
    }).flat();
    const average = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    const few = `${seats} players, ${Math.min(near, seats)} of whom need ${from} to ${to}`;
    console.log(`${few}: off by ${average.toFixed(3)}, at most ${Math.max(...errors).toFixed(3)}`);
  }
}

const [deals = 40_000, games = 20_000, seed = 1] = process.argv.slice(2).map(Number);
for (const seats of [3, 4] as const) {
  printGains(seats, deals, seeded(seed));
  printErrors(seats, games, seeded(seed));
}
