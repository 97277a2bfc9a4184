// Plays games and compares how many the dealer wins with the table, by the chi-square test. The word is "simple", for games
// from twenty scores of the players whose deals were tallied, and the table without what playing to win brings; or "hard",
// for games from late scores of the bot that plays to win, and the table with it. The numbers are how many play, how many
// games from each score, and the seed.
//
//   npm run calibrate -w docs/evidence -- simple 2 100000 1
//   npm run calibrate -w docs/evidence -- hard 2 2000 1

import { DEAL_ODDS, GAIN_ERRORS, STANDARD_ERRORS } from "../../../src/cribbage/analysis/win/data.ts";
import { readDealOdds } from "../../../src/cribbage/analysis/win/odds.ts";
import { type Chances, solve } from "../../../src/cribbage/analysis/win/solve.ts";
import { leadTable, type TwoSides } from "../../../src/cribbage/analysis/win/table.ts";
import { type Random, seeded } from "../../../src/index.ts";
import { type DealPlayer, simplePlayers, winPlayers } from "./deals.ts";

const TARGET = 121;

/** The dealer's points and the pone's. */
const SCORES = [
  ...[
    [0, 0],
    [10, 0],
    [0, 10],
    [17, 17],
    [35, 37],
    [30, 45],
    [52, 44],
    [60, 60],
    [61, 78],
    [70, 64],
  ],
  ...[
    [80, 85],
    [92, 83],
    [95, 95],
    [96, 104],
    [105, 100],
    [110, 116],
    [111, 107],
    [115, 115],
    [117, 112],
    [118, 119],
  ],
] as const satisfies readonly (readonly [number, number])[];

/** What chi-square with 20 degrees of freedom, or with 10, exceeds one time in a thousand. */
const LIMITS: Readonly<Record<number, number>> = { 20: 45.31, 10: 29.59 };

/** What is compared. */
interface Comparison {
  readonly play: DealPlayer;
  readonly table: Chances;
  readonly error: number;
  readonly scores: readonly (readonly [dealer: number, pone: number])[];
}

function comparisonFor(word: string, players: TwoSides): Comparison {
  const error = STANDARD_ERRORS[players];
  if (word === "simple") {
    const table = solve(readDealOdds(DEAL_ODDS[players]), TARGET, 1);
    return { play: simplePlayers(players), table, error, scores: SCORES };
  }
  const play = winPlayers(players, 60);
  return {
    play,
    table: leadTable(players, TARGET, 1),
    error: Math.hypot(error, GAIN_ERRORS[0]!),
    scores: SCORES.slice(-10),
  };
}

const events = new Uint8Array(256);

/** Plays a game from its middle; whether the side wins that deals first. */
function dealerWinsGame(play: DealPlayer, dealer: number, pone: number, random: Random): boolean {
  const needs: [number, number] = [TARGET - dealer, TARGET - pone];
  for (let first = 0; ; first = 1 - first) {
    // The sides of the deal are the dealer of this deal and the pone of it.
    const length = play(events, [needs[first]!, needs[1 - first]!], random);
    for (let i = 0; i < length; i += 2) {
      const side = events[i]! ^ first;
      needs[side]! -= events[i + 1]!;
      if (needs[side]! <= 0) return side === 0;
    }
  }
}

const [word = "simple", ...numbers] = process.argv.slice(2);
const [players = 2, games = 100_000, seed = 1] = numbers.map(Number) as [TwoSides, number, number];
const { play, table, error, scores } = comparisonFor(word, players);
let chiSquare = 0;
for (const [i, [dealer, pone]] of scores.entries()) {
  const random = seeded(seed + i);
  let wins = 0;
  for (let n = 0; n < games; n++) if (dealerWinsGame(play, dealer, pone, random)) wins++;
  const chance = table.dealer[table.stride * (TARGET - dealer) + TARGET - pone]!;
  // The table has an error of its own.
  const deviation = (wins / games - chance) / Math.sqrt((chance * (1 - chance)) / games + error ** 2);
  chiSquare += deviation ** 2;
  console.log(
    `${dealer}-${pone}: table ${chance.toFixed(4)}, games ${(wins / games).toFixed(4)}, ${deviation.toFixed(1)} sd`,
  );
}
const limit = LIMITS[scores.length]!;
const verdict = chiSquare < limit ? "they agree" : "they differ";
console.log(`chi-square ${chiSquare.toFixed(1)} with ${scores.length} degrees of freedom, limit ${limit}: ${verdict}`);
