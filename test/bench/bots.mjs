// node test/bench/bots.mjs [--games 200] [--seed 1] [--iterations 300 | --milliseconds 50] [--game crosscribb]
//   [--pair search-greedy]: plays the bots against each other on the built package, the table of docs/bots.md. In
// cribbage there is the pair expert-search, too.
import { parseArgs } from "node:util";
import { cribbageBot } from "fifteen-two/analysis";
import { greedyBot, match, randomBot, searchBot } from "fifteen-two/bots";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    iterations: { type: "string" },
    milliseconds: { type: "string" },
    game: { type: "string" },
    pair: { type: "string" },
  },
});
/** What is played: short games, so that a few hundred can be afforded. */
const TABLES = {
  cribbage: { options: { players: 2, target: 61 } },
  crosscribb: { options: { players: 2 } },
  cribino: { options: { players: 2 } },
  sackson: { options: { players: 2, turnLimit: 60 } },
};
const PAIRS = ["greedy-random", "search-greedy", "expert-search"];
const limits = values.milliseconds
  ? { milliseconds: +values.milliseconds }
  : { iterations: +(values.iterations ?? 300) };

console.log("| game | bots | games | won | standard error |\n|---|---|---|---|---|");
for (const [name, { options }] of Object.entries(TABLES)) {
  if (values.game && values.game !== name) continue;
  const { [name]: game } = await import(`fifteen-two/${name}`);
  const bots = {
    random: randomBot,
    greedy: greedyBot(game),
    search: searchBot(game, limits),
    ...(name === "cribbage" && { expert: cribbageBot() }),
  };
  for (const pair of PAIRS)
    if ((!values.pair || values.pair === pair) && pair.split("-").every((bot) => bot in bots))
      play(name, game, options, pair, bots);
}

/** One match, with its progress on the error stream. */
function play(name, game, options, pair, bots) {
  const [first, second] = pair.split("-");
  const games = Number(values.games);
  let report;
  for (report of match(game, [bots[first], bots[second]], { games, seed: Number(values.seed), options }))
    if (process.stderr.isTTY) process.stderr.write(`\r${name} ${pair} ${report.games}/${games} ${report.won[0]}`);
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const share = report.won[0] / games;
  // With two wins and two losses more (Agresti and Coull), so that it is not 0 when all were won.
  const likely = (report.won[0] + 2) / (games + 4);
  const error = Math.sqrt((likely * (1 - likely)) / (games + 4));
  console.log(`| ${name} | ${first} against ${second} | ${games} | ${percent(share)} | ${percent(error)} |`);
}

function percent(x) {
  return `${(100 * x).toFixed(1)} %`;
}
