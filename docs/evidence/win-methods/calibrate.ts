// Plays games and compares how many the dealer wins with the table, by the chi-square test. The word is "simple", for
// games from twenty scores of the players whose deals were tallied, and the table without what playing to win brings;
// or "trials", for games from late scores of the bot that plays to win, and the table with it. The numbers are how many
// play, how many games from each score, and the seed.
//
//   npm run calibrate -w docs/evidence -- simple 2 100000 1
//   npm run calibrate -w docs/evidence -- trials 2 2000 1

import { chanceOf, errorAt } from "../../../src/cribbage/analysis/win/table.ts";
import { seeded } from "../../../src/index.ts";
import { DEAL_ODDS, STANDARD_ERRORS } from "./deal-odds.ts";
import { type DealPlayer, finishGame, simplePlayers, type TwoSides, winPlayers } from "./deals.ts";
import { readDealOdds } from "./odds.ts";
import { solve } from "./solve.ts";

const TARGET = 121;

/** The dealer's points and the pone's; the last ten are late. */
const SCORES = (
  "0-0 10-0 0-10 17-17 35-37 30-45 52-44 60-60 61-78 70-64 " +
  "80-85 92-83 95-95 96-104 105-100 110-116 111-107 115-115 117-112 118-119"
)
  .split(" ")
  .map((score) => score.split("-").map(Number) as [dealer: number, pone: number]);

/** Limits that chi-square with 20 degrees of freedom, or with 10, exceeds one time in a thousand. */
const LIMITS: Readonly<Record<number, number>> = { 20: 45.31, 10: 29.59 };

interface Comparison {
  readonly play: DealPlayer;
  /** The dealer's chance at two needs. */
  readonly chanceAt: (dealer: number, pone: number) => number;
  readonly error: number;
  readonly scores: readonly (readonly [dealer: number, pone: number])[];
}

function comparisonFor(word: string, players: TwoSides): Comparison {
  if (word === "simple") {
    const { stride, dealer } = solve(readDealOdds(DEAL_ODDS[players]), TARGET);
    const chanceAt = (a: number, b: number) => dealer[stride * a + b]!;
    return { play: simplePlayers(players), chanceAt, error: STANDARD_ERRORS[players], scores: SCORES };
  }
  return {
    play: winPlayers(players, 60),
    chanceAt: chanceOf(players),
    error: errorAt(players, 1),
    scores: SCORES.slice(-10),
  };
}

const [word = "simple", ...numbers] = process.argv.slice(2);
const [players = 2, games = 100_000, seed = 1] = numbers.map(Number) as [TwoSides, number, number];
const { play, chanceAt, error, scores } = comparisonFor(word, players);
let chiSquare = 0;
for (const [i, [dealer, pone]] of scores.entries()) {
  const random = seeded(seed + i);
  let wins = 0;
  for (let n = 0; n < games; n++) if (finishGame(play, [TARGET - dealer, TARGET - pone], random) === 0) wins++;
  const chance = chanceAt(TARGET - dealer, TARGET - pone);
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
