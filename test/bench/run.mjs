// npm run bench [-- --json] [-- --compare FILE]: prints the tables of docs/performance.md, as ratios within this run.
// npm run bench -- --against FOLDER: prints only how fast each game is against the build of another checkout.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENTRIES } from "../../entries.mjs";
import { growth, PLAYED, ROWS } from "./games.mjs";
import { compileLimit } from "./limit.mjs";
import { spread } from "./measure.mjs";
import { bytes, firstCount, importTime } from "./startup.mjs";

const ROUNDS = 9;
/** Number of processes that play against another build: each optimizes anew. */
const PROCESSES = 5;
/** Which measurement in C is the limit of which in JavaScript. */
const LIMITS = { "countIndices, sweep": "sweep", "countIndices, random": "random", "countBatch, random": "batch" };

/** The lowest of each figure: a limit is what nothing has disturbed. */
function lowest(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, Math.min(...runs.map((run) => run[name]))]));
}

/** The counters: nanoseconds a hand, and as multiples of C and of `countIndices` on random hands. */
function counters() {
  const limit = compileLimit();
  // In processes of their own, since one that starts others, or has played games, counts more slowly.
  const script = join(import.meta.dirname, "counters.mjs");
  const rounds = Array.from({ length: ROUNDS / 3 }, () => {
    const c = limit && lowest([limit(), limit(), limit()]);
    return JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8" })).map((js) => ({ js, c }));
  }).flat();
  return Object.keys(rounds[0].js).map((name) => ({
    name,
    ns: spread(rounds.map(({ js }) => js[name])),
    "× C": limit && name in LIMITS ? spread(rounds.map(({ js, c }) => js[name] / c[LIMITS[name]])) : undefined,
    "× C inlined":
      limit && name === "countIndices, sweep" ? spread(rounds.map(({ js, c }) => js[name] / c.inlined)) : undefined,
    "× countIndices": spread(rounds.map(({ js }) => js[name] / js["countIndices, random"])),
  }));
}

/** A table or row of a script, in a process of its own: who plays one game does not play the others as well. */
function rowOf(file, name, ...more) {
  const script = join(import.meta.dirname, file);
  const args = ["--expose-gc", script, name, ROUNDS, ...more];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

/** The speed of each game relative to another build, in alternating processes. */
function against(folder) {
  return PLAYED.map((name) => {
    const ratios = Array.from({ length: PROCESSES }, () => rowOf("against.mjs", name, folder));
    return { name, "times as fast": spread(ratios.flat()) };
  });
}

/** The entries: milliseconds to import beyond an empty module, and bytes. */
function startup() {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    empty: importTime(),
    entries: ENTRIES.map(({ output }) => importTime(output)),
    first: firstCount(),
  }));
  const entries = ENTRIES.map(({ name, output }, i) => ({
    name,
    "import, ms": spread(rounds.map((round) => Math.max(0, round.entries[i] - round.empty))),
    ...bytes(output),
  }));
  return { entries, "first count, ms": spread(rounds.map((round) => round.first)) };
}

function cell(value) {
  if (value === undefined) return "";
  if (typeof value === "number") return value >= 100 ? Math.round(value).toString() : value.toPrecision(3);
  if (typeof value === "object") return `${cell(value.median)} (${cell(value.low)}–${cell(value.high)})`;
  return value;
}

function print(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== undefined)))];
  console.log(`\n| ${columns.join(" | ")} |\n|${columns.map(() => "---|").join("")}`);
  for (const row of rows) console.log(`| ${columns.map((column) => cell(row[column])).join(" | ")} |`);
}

/** The ratios by name, higher being worse: what a later run is compared with. */
function ratios(result) {
  return Object.fromEntries([
    ...result.counters.map((row) => [row.name, (row["× C"] ?? row["× countIndices"]).median]),
    ...result.games.map((row) => [row.name, 1000 / row["plies a sweep"].median]),
    ...result.simulator.map((row) => [row.name, 1 / row["times as fast"].median]),
  ]);
}

function measured() {
  return {
    counters: counters(),
    games: ROWS.map((name) => rowOf("games.mjs", name)),
    phases: rowOf("games.mjs", "phases"),
    simulator: ["2", "3", "4"].map((players) => rowOf("simulator.mjs", players)),
    growth: growth(),
    startup: startup(),
  };
}

function printTables(result) {
  console.log(`Node ${process.version}, medians of ${ROUNDS} rounds (and their middle half)`);
  print(result.counters);
  print(result.games);
  print(result.phases);
  print(result.simulator);
  print(result.growth);
  print(result.startup.entries);
  console.log(`\nfirst count: ${cell(result.startup["first count, ms"])} ms`);
}

/** Fails when a ratio is a quarter worse than in a file. */
function compare(file, now) {
  const baseline = JSON.parse(readFileSync(file, "utf8"));
  const worse = Object.entries(now).filter(([name, ratio]) => ratio > 1.25 * (baseline[name] ?? ratio));
  for (const [name, ratio] of worse)
    console.log(`worse by more than a quarter: ${name}, ${ratio} after ${baseline[name]}`);
  process.exitCode = worse.length > 0 ? 1 : 0;
}

const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    ratios: { type: "boolean" },
    compare: { type: "string" },
    against: { type: "string" },
  },
});
if (values.against) print(against(values.against));
else {
  const result = measured();
  if (values.ratios) console.log(JSON.stringify(ratios(result), null, 2));
  else if (values.json) console.log(JSON.stringify(result, null, 2));
  else printTables(result);
  if (values.compare) compare(values.compare, ratios(result));
}
