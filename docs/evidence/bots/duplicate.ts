// Measures the errors of a match between two levels of cribbage, with the same deals for exchanged seats and without,
// and the first level's averages in hands, cribs and pegging.
//
//   npm run duplicate -w docs/evidence -- [--games 2000] [--seed 1] [--pair advanced-casual]

import { parseArgs } from "node:util";
import { type BotLevel, dealAverages, EXPERT_AVERAGES, match, summary } from "../../../src/bots/index.ts";
import { cribbageBot, expert } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { seeded } from "../../../src/index.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    pair: { type: "string", default: "advanced-advanced" },
  },
});

const bots = values.pair
  .split("-")
  .map((level) => cribbageBot({ level: level === "expert" ? expert() : (level as Exclude<BotLevel, "expert">) }));
const reports = [...match(cribbage, bots, { games: Number(values.games), random: seeded(Number(values.seed)) })];

const [paired] = summary(reports);
// As if each game had deals of its own: a report without its twins is a set.
const single = reports.flatMap((report) => [report, { ...report, outcome: undefined }]);
const [unpaired] = summary(single);
console.log("| | wins of 100 | lead in points |\n|---|---|---|");
for (const [name, row] of [
  ["by pairs", paired!],
  ["by games", unpaired!],
] as const)
  console.log(
    `| ${name} | ${plusMinus(100 * row.share, 100 * row.error)} | ${plusMinus(row.margin, row.marginError)} |`,
  );

const games = reports.map(({ record, seats }) => ({ record, seat: seats.indexOf(0) }));
const averages = dealAverages(cribbage, games);
console.log("\n| | number | points | good players |\n|---|---|---|---|");
for (const role of ["dealer", "pone"] as const) {
  const experts: { readonly [part: string]: number } = EXPERT_AVERAGES[role];
  for (const [part, { count, points, error }] of Object.entries(averages[role]))
    console.log(`| ${role}, ${part} | ${count} | ${plusMinus(points, error)} | ${experts[part]!.toFixed(1)} |`);
}

function plusMinus(figure: number, error: number): string {
  return `${figure.toFixed(2)} ± ${error.toFixed(2)}`;
}
