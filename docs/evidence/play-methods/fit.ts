// Trains an equilibrium of the play and fits the network of src/cribbage/analysis/policies/strategy.ts to it. Prints
// how the shipped weights and the new ones compare with the equilibrium (see fitting.ts) in 20,000 situations that
// nothing is fitted to. Writes the new weights to strategy-weights.ts.
//
//   npm run fit -w docs/evidence -- [--rounds 16] [--situations 1.5] [--rate 0.005] [--seed 1] [--dry]
//
// Rounds and situations are in millions; with 0 situations nothing is fitted. --dry writes nothing.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readWeights, STEP } from "../../../src/cribbage/analysis/policies/strategy.ts";
import { seeded } from "../../../src/index.ts";
import { writeDigits } from "../win-methods/encode.ts";
import { equilibriumKeeping, newDeals } from "./deals.ts";
import { exampleDrawer } from "./examples.ts";
import { BATCH, compare, fitWeights, randomWeights, rounded } from "./fitting.ts";
import { learner } from "./learn.ts";
import { newTable, type Trained } from "./table.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "16" },
    situations: { type: "string", default: "1.5" },
    rate: { type: "string", default: "0.005" },
    seed: { type: "string", default: "1" },
    dry: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const TESTED = 20_000;
const deals = newDeals(equilibriumKeeping());
const trained: Trained = { rounds: 0, tables: [newTable(20), newTable(22)] };
const round = learner(deals, trained, seeded(seed));
while (trained.rounds < 1e6 * Number(values.rounds)) round();
console.log(`choices learned: ${trained.tables.map(({ used }) => used).join(" and ")}`);

const drawTested = exampleDrawer(deals, trained, seeded(seed + 1));
const tested = Array.from({ length: TESTED }, drawTested);
print("shipped", readWeights());
const steps = Math.ceil((1e6 * Number(values.situations)) / BATCH);
if (steps > 0) {
  const weights = randomWeights(seeded(seed + 2));
  print("random", weights);
  const draw = exampleDrawer(deals, trained, seeded(seed));
  fitWeights(weights, draw, steps, Number(values.rate), (part, mean) => {
    console.error(`${Math.round(100 * part)}% fitted: divergence ${mean.toFixed(4)}`);
  });
  const fitted = rounded(weights);
  print("new", fitted);
  if (!values.dry) writeWeights(fitted);
}

function print(name: string, weights: Float64Array): void {
  const { divergence, agreement } = compare(weights, tested);
  console.log(`${name} weights: divergence ${divergence.toFixed(4)}, same card in ${(100 * agreement).toFixed(1)}%`);
}

function writeWeights(weights: Float64Array): void {
  const text = writeDigits(Array.from(weights, (weight) => Math.round(weight * STEP)));
  writeFileSync(
    "../../src/cribbage/analysis/policies/strategy-weights.ts",
    `/** The weights of the network, in eighths, for \`digitReader\`. Written by docs/evidence/play-methods/fit.ts. */
export const WEIGHTS =
  ${JSON.stringify(text)};
`,
  );
}
