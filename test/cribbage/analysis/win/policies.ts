// Compares two ways to play that do not look at the score: the simple one whose deals are tallied, and that of the bot that
// plays for points. Both play the same deals, whose tallies give the dealer's chances at some scores. The numbers are how
// many deals, and the seed.
//
//   npx esbuild test/cribbage/analysis/win/policies.ts --bundle --platform=node --format=cjs | node - 30000 1

import { solve } from "../../../../src/cribbage/analysis/win/solve.ts";
import { seeded } from "../../../../src/index.ts";
import { type DealPlayer, mediumPlayers, simplePlayers } from "./deals.ts";
import { emptyTallies, oddsOf, tallyDeal } from "./tallies.ts";

const BATCHES = 10;
const MOST = 121;

/** The dealer's points and the pone's. */
const SCORES = [
  [0, 0],
  [35, 37],
  [60, 60],
  [90, 90],
  [100, 100],
  [110, 110],
  [117, 117],
  [118, 118],
] as const satisfies readonly (readonly [number, number])[];

const events = new Uint8Array(256);

/** The dealer's chances at the scores, when all deals are played so. */
function chances(play: DealPlayer, deals: number, seed: number): number[] {
  const tallies = emptyTallies();
  for (let n = 0; n < deals; n++) tallyDeal(tallies, events, play(events, [MOST, MOST], seeded(seed + n)));
  const { stride, dealer } = solve(oddsOf(tallies), MOST, 1);
  return SCORES.map(([dealerHas, poneHas]) => dealer[stride * (MOST - dealerHas) + MOST - poneHas]!);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

const [deals = 30_000, seed = 1] = process.argv.slice(2).map(Number);
const [simple, medium] = [simplePlayers(2), mediumPlayers(2, 40)].map((play) =>
  Array.from({ length: BATCHES }, (_, batch) => chances(play, deals / BATCHES, seed + (deals / BATCHES) * batch)),
);
for (const [i, [dealer, pone]] of SCORES.entries()) {
  const differences = medium!.map((batch, n) => batch[i]! - simple![n]![i]!);
  const mean = meanOf(differences);
  const error = Math.sqrt(meanOf(differences.map((n) => (n - mean) ** 2)) / (BATCHES - 1));
  const likely = meanOf(simple!.map((batch) => batch[i]!)).toFixed(4);
  console.log(`${dealer}-${pone}: simple ${likely}, medium ${mean.toFixed(4)} more, error ${error.toFixed(4)}`);
}
