// Plays deals and writes src/cribbage/analysis/winning/tallies.ts, or, with the word "svg", the picture of the guide. The
// numbers are how many deals, the seed, and how many deals from each needs at the end of a game.
//
//   npx esbuild test/cribbage/analysis/winning/generate.ts --bundle --platform=node --format=cjs | node - tallies 300000 1 100
//   npx esbuild test/cribbage/analysis/winning/generate.ts --bundle --platform=node --format=cjs | node - svg

import { writeFileSync } from "node:fs";
import { readDealOdds } from "../../../../src/cribbage/analysis/winning/deal-odds.ts";
import { solve } from "../../../../src/cribbage/analysis/winning/solve.ts";
import { seeded } from "../../../../src/index.ts";
import { simplePlayers } from "./deals.ts";
import { writeCorrection, writeDealOdds } from "./encode.ts";
import { fitGains, type Players } from "./gains.ts";
import { heatMap } from "./heat-map.ts";
import { emptyTallies, mergeTallies, oddsOf, type Tallies, tallyDeal } from "./tallies.ts";

/** As if of how many deals the tallies are written: a power of two, so that chances add up without rounding. */
const UNIT = 2 ** 17;
const BATCHES = 20;
const MOST = 121;

/** Stand-ins: neither looks at the score. */
const PLAYERS: Players = { forPoints: simplePlayers(2), toWin: simplePlayers(2) };

function playBatches(deals: number, seed: number): Tallies[] {
  const random = seeded(seed);
  const events = new Uint8Array(256);
  return Array.from({ length: BATCHES }, (_, i) => {
    const tallies = emptyTallies();
    for (let n = 0; n < deals / BATCHES; n++)
      tallyDeal(tallies, events, PLAYERS.forPoints(events, [MOST, MOST], random));
    console.error(`batch ${i + 1} of ${BATCHES}`);
    return tallies;
  });
}

/** The largest standard error of the dealer's chance at any scores, from batches that are solved each for itself. */
function largestError(batches: readonly Tallies[]): number {
  const solved = batches.map((tallies) => solve(oddsOf(tallies), MOST, 1).dealer);
  const n = batches.length;
  const errors = solved[0]!.map((_, at) => {
    const mean = solved.reduce((sum, dealer) => sum + dealer[at]!, 0) / n;
    return Math.sqrt(solved.reduce((sum, dealer) => sum + (dealer[at]! - mean) ** 2, 0) / (n * (n - 1)));
  });
  return Math.max(...errors);
}

/** By how much what is written down differs from the tallies at most, at any scores. */
function largestRounding(all: Tallies, text: string): number {
  const exact = solve(oddsOf(all), MOST, 1).dealer;
  const rounded = solve(readDealOdds(text), MOST, 1).dealer;
  return Math.max(...exact.map((chance, at) => Math.abs(chance - rounded[at]!)));
}

function tallies(deals: number, seed: number, endings: number): string {
  const batches = playBatches(deals, seed);
  const all = mergeTallies(batches);
  const odds = writeDealOdds(all, UNIT);
  const error = largestError(batches);
  console.error(
    `standard error at most ${error.toExponential(2)}, rounding at most ${largestRounding(all, odds).toExponential(2)}`,
  );
  const correction = writeCorrection(fitGains(readDealOdds(odds), PLAYERS, endings, seed));
  return `// ${all.deals.toLocaleString("en")} simulated deals, by test/cribbage/analysis/winning/generate.ts with seed ${seed}.

/** The largest standard error of a chance to win, from ${BATCHES} batches of the deals. */
export const STANDARD_ERROR = ${Number(error.toPrecision(2))};

/** How the deals were scored, for \`readDealOdds\`. */
export const DEAL_ODDS =
  "${odds}";

/** What playing to win brings, for \`readCorrection\`. */
export const CORRECTION =
  "${correction}";
`;
}

const [word, ...numbers] = process.argv.slice(2);
if (word === "svg") writeFileSync("docs/win-chances.svg", heatMap());
else
  writeFileSync(
    "src/cribbage/analysis/winning/tallies.ts",
    tallies(...(numbers.map(Number) as [number, number, number])),
  );
