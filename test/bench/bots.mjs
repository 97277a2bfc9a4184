// node test/bench/bots.mjs [--games 200] [--seed 1] [--iterations 300 | --milliseconds 50] [--only crosscribb]
// Plays the bots against each other on the built package and prints the table of docs/bots.md.
import { parseArgs } from "node:util";
import { greedyBot, match, randomBot, searchBot } from "../../dist/bots.js";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    iterations: { type: "string" },
    milliseconds: { type: "string" },
    only: { type: "string" },
    pair: { type: "string" },
    search: { type: "string", default: "{}" },
  },
});
/** What is played: short games, so that a few hundred can be afforded. */
const TABLES = {
  cribbage: { options: { players: 2, target: 61 } },
  crosscribb: { options: { players: 2 } },
  cribino: { options: { players: 2 } },
  sackson: { options: { players: 2, turnLimit: 60 } },
};
const PAIRS = ["greedy-random", "search-greedy"];
const limits = values.milliseconds ? { milliseconds: +values.milliseconds } : { iterations: +(values.iterations ?? 300) };

console.log("| game | bots | won | standard error |\n|---|---|---|---|");
for (const [name, { options }] of Object.entries(TABLES)) {
  if (values.only && values.only !== name) continue;
  const game = await import(`../../dist/${name}.js`).then((entry) => entry[name]).catch(() => undefined);
  if (game === undefined) continue;
  const bots = {
    random: randomBot,
    greedy: greedyBot(game),
    search: searchBot(game, { ...limits, ...JSON.parse(values.search) }),
  };
  for (const pair of PAIRS) if (!values.pair || values.pair === pair) play(name, game, options, pair, bots);
}

/** One match, with its progress on the error stream. */
function play(name, game, options, pair, bots) {
  const [first, second] = pair.split("-");
  const games = Number(values.games);
  let report;
  const start = Date.now();
  for (report of match(game, [bots[first], bots[second]], { games, seed: Number(values.seed), options }))
    if (process.stderr.isTTY) process.stderr.write(`\r${name} ${pair} ${report.games}/${games} ${report.won[0]}`);
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const share = report.won[0] / games;
  const error = Math.sqrt((share * (1 - share)) / games);
  console.log(`| ${name} | ${first} against ${second} | ${percent(share)} | ${percent(error)} |`);
  console.error(`${Math.round((Date.now() - start) / games)} ms a game`);
}

function percent(x) {
  return `${(100 * x).toFixed(1)} %`;
}
