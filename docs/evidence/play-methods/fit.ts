// Fits the network of src/cribbage/analysis/policies/strategy.ts to a table that train.ts saved, and writes its weights.
// Prints the divergence from the table (see fitting.ts) in situations that are not fitted to, before and after.
//
//   npm run fit -w docs/evidence -- FILE [--situations 40] [--rate 0.003] [--cut 0.06] [--stray 0.1] [--seed 1] [--dry]
//   npm run fit -w docs/evidence -- FILE --check
//
// --situations in millions. --check only prints the divergence of the weights that are there; --dry writes nothing.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readWeights, STEP } from "../../../src/cribbage/analysis/policies/strategy.ts";
import { seeded } from "../../../src/index.ts";
import { writeDigits } from "../win-methods/encode.ts";
import { equilibriumKeeping, newDeals } from "./deals.ts";
import { exampleDrawer } from "./examples.ts";
import { BATCH, divergence, fitWeights, randomWeights, rounded } from "./fitting.ts";
import { loadTrained } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    situations: { type: "string", default: "40" },
    rate: { type: "string", default: "0.003" },
    cut: { type: "string", default: "0.06" },
    stray: { type: "string", default: "0.1" },
    seed: { type: "string", default: "1" },
    check: { type: "boolean", default: false },
    dry: { type: "boolean", default: false },
  },
});
const [path] = positionals;
if (path === undefined) throw new Error("name the file of the table");

const TESTED = 20_000;
const file = new URL("../../../src/cribbage/analysis/policies/strategy-weights.ts", import.meta.url);
const seed = Number(values.seed);
const settings = { cut: Number(values.cut), stray: Number(values.stray) };
const deals = newDeals(equilibriumKeeping());
const trained = loadTrained(path);
const draw = exampleDrawer(deals, trained, settings, seeded(seed));
const drawTested = exampleDrawer(deals, trained, settings, seeded(seed + 1));
const tested = Array.from({ length: TESTED }, drawTested);

print("the weights that are there", divergence(readWeights(), tested));
if (!values.check) {
  const weights = randomWeights(seeded(seed + 2));
  print("before", divergence(weights, tested));
  const steps = Math.ceil((Number(values.situations) * 1e6) / BATCH);
  fitWeights(weights, draw, steps, Number(values.rate), (part, mean) => print(`${Math.round(100 * part)}%`, mean));
  const fitted = rounded(weights);
  print("after", divergence(fitted, tested));
  if (!values.dry) writeWeights(fitted);
}

function print(what: string, mean: number): void {
  console.log(`${what}: divergence ${mean.toFixed(4)}`);
}

function writeWeights(weights: Float64Array): void {
  const text = writeDigits(Array.from(weights, (weight) => Math.round(weight * STEP)));
  const command = "`npm run fit -w docs/evidence -- FILE`";
  const comment = `The weights of the network, in eighths, for \`digitReader\`: what ${command} writes.`;
  writeFileSync(file, `/** ${comment} */\nexport const WEIGHTS =\n  ${JSON.stringify(text)};\n`);
}
