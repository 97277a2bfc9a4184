// Trains an equilibrium of the play and saves it. Given a file that exists, goes on from there. Prints the rounds per second.
//
//   npm run train -w docs/evidence -- FILE --seconds 3600 [--seed 1] [--every 600] [--forget]
//
// --forget keeps what was learned but starts the average of the choices anew, which drops the worst early rounds.

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { seeded } from "../../../src/index.ts";
import { equilibriumKeeping, newDeals } from "./deals.ts";
import { learner } from "./learn.ts";
import { forgetSums, loadTrained, newTable, saveTrained, type Trained } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    every: { type: "string", default: "600" },
    forget: { type: "boolean", default: false },
  },
});
const [path] = positionals;
if (path === undefined) throw new Error("name the file to save to");

const trained: Trained = existsSync(path) ? loadTrained(path) : { rounds: 0, tables: [newTable(20), newTable(22)] };
if (values.forget) for (const table of trained.tables) forgetSums(table);

const started = Date.now();
const before = trained.rounds;
const elapsed = () => (Date.now() - started) / 1000;
const busy = () => process.cpuUsage().user / 1e6;
const round = learner(newDeals(equilibriumKeeping()), trained, seeded(Number(values.seed) + before));
let next = Number(values.every);
while (elapsed() < Number(values.seconds)) {
  for (let i = 0; i < 1000; i++) round();
  if (elapsed() < next) continue;
  next += Number(values.every);
  saveTrained(path, trained);
  report();
}
saveTrained(path, trained);
report();

function report(): void {
  const { rounds, tables } = trained;
  const speed = Math.round((rounds - before) / busy());
  const choices = tables.map(({ used }) => `${(used / 1e6).toFixed(2)} M`).join(" and ");
  console.log(`${(rounds / 1e6).toFixed(1)} M rounds, ${speed} a second of one core, choices ${choices}`);
}
