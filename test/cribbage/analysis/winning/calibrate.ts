// Plays games from twenty scores and compares how many the dealer wins with the table, by the chi-square test. The numbers
// are how many games from each, and the seed. 100,000 games from each take the stand-ins over an hour.
//
//   npx esbuild test/cribbage/analysis/winning/calibrate.ts --bundle --platform=node --format=cjs | node - 100000 1

import { winChance } from "../../../../src/cribbage/analysis/index.ts";
import { type Random, seeded } from "../../../../src/index.ts";
import { type DealPlayer, simplePlayers } from "./deals.ts";

const PLAYERS: DealPlayer = simplePlayers(2);

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

/** The value that chi-square with 20 degrees of freedom exceeds one time in a thousand. */
const LIMIT = 45.31;

const events = new Uint8Array(256);

/** Plays a game from its middle; whether the side wins that deals first. */
function dealerWinsGame(play: DealPlayer, dealer: number, pone: number, random: Random): boolean {
  const needs: [number, number] = [121 - dealer, 121 - pone];
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

const [games = 100_000, seed = 1] = process.argv.slice(2).map(Number);
let chiSquare = 0;
for (const [i, [dealer, pone]] of SCORES.entries()) {
  const random = seeded(seed + i);
  let wins = 0;
  for (let n = 0; n < games; n++) if (dealerWinsGame(PLAYERS, dealer, pone, random)) wins++;
  const { dealer: chance, error } = winChance({ dealer, pone });
  // The table has an error of its own.
  const deviation = (wins / games - chance) / Math.sqrt((chance * (1 - chance)) / games + error ** 2);
  chiSquare += deviation ** 2;
  console.log(
    `${dealer}-${pone}: table ${chance.toFixed(4)}, games ${(wins / games).toFixed(4)}, ${deviation.toFixed(1)} sd`,
  );
}
const verdict = chiSquare < LIMIT ? "they agree" : "they differ";
console.log(`chi-square ${chiSquare.toFixed(1)} with ${SCORES.length} degrees of freedom, limit ${LIMIT}: ${verdict}`);
