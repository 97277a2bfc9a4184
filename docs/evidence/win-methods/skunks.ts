// Plays whole games of simple players from some scores and compares the games that the dealer wins, less those it
// loses, with a table of their chances, from ten times as many deals: 1 for a win, 2 for a skunk, 3 for a double skunk,
// as `worth: [1, 2, 3]` counts. The last column is what the methods assume of players who play to win. The numbers are
// how many games from each score, and the seed.
//
//   npm run skunks -w docs/evidence -- 400000 1

import { gamesOf } from "../../../src/bots/basis/method.ts";
import { dealerWorth } from "../../../src/cribbage/analysis/win/stakes.ts";
import { ofTwo } from "../../../src/cribbage/analysis/win/table.ts";
import { type Random, seeded } from "../../../src/index.ts";
import { finishGame, simplePlayers } from "./deals.ts";
import { solve } from "./solve.ts";
import { emptyTallies, oddsOf, tallyDeal } from "./tallies.ts";

const TARGET = 121;

/** The dealer's points and the pone's: at the start, and where skunks and double skunks are near. */
const SCORES = "0-0 30-10 10-40 60-20 35-70 76-45 61-76 64-83 83-60 102-79 85-100 110-70 88-112 118-58 50-115"
  .split(" ")
  .map((score) => score.split("-").map(Number) as [dealer: number, pone: number]);

/** Extra value of a skunk and of a double skunk, each as half of a game. */
const STAKES = [30, 60].map((lead) => ({ lead, added: 0.5 }));

const play = simplePlayers(2);
const events = new Uint8Array(256);

/** The table of the players, from some deals. */
function tableFrom(deals: number, random: Random) {
  const tallies = emptyTallies();
  for (let n = 0; n < deals; n++) tallyDeal(tallies, events, play(events, [TARGET, TARGET], random));
  const { stride, dealer } = solve(oddsOf(tallies), TARGET);
  return (a: number, b: number) => dealer[stride * Math.max(0, a) + Math.max(0, b)]!;
}

/** Plays a game from its middle. Returns the games that the first dealer wins, negative if it loses. */
function gamesWon(dealer: number, pone: number, random: Random): number {
  const needs: [number, number] = [TARGET - dealer, TARGET - pone];
  const winner = finishGame(play, needs, random);
  const behind = needs[1 - winner]!;
  const games = 1 + Number(behind > 30) + Number(behind > 60);
  return winner === 0 ? games : -games;
}

const [games = 100_000, seed = 1] = process.argv.slice(2).map(Number);
const chance = tableFrom(10 * games, seeded(seed));
let most = 0;
console.log("| dealer-pone | games of 100 | by the same players' table | to win |\n|---|---|---|---|");
for (const [i, [dealer, pone]] of SCORES.entries()) {
  const random = seeded(seed + 1 + i);
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < games; n++) {
    const won = gamesWon(dealer, pone, random);
    sum += won;
    squares += won * won;
  }
  const mean = sum / games;
  const error = Math.sqrt((squares / games - mean * mean) / games);
  const table = gamesOf(dealerWorth(STAKES, chance, TARGET - dealer, TARGET - pone));
  const toWin = gamesOf(dealerWorth(STAKES, ofTwo, TARGET - dealer, TARGET - pone));
  most = Math.max(most, Math.abs(table - mean));
  const hundreds = [mean, error, table, toWin].map((number) => (100 * number).toFixed(1));
  console.log(`| ${dealer}-${pone} | ${hundreds[0]} ± ${hundreds[1]} | ${hundreds[2]} | ${hundreds[3]} |`);
}
console.log(`\nThe largest difference is ${(100 * most).toFixed(2)} games in 100.`);
