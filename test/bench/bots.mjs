// node test/bench/bots.mjs [--games 200] [--seed 1] [--iterations 300 | --milliseconds 50] [--game crosscribb]
//   [--pair search-greedy]: plays the bots against each other on the built package, the table of docs/bots.md. In
// cribbage there is the pair medium-search, too.
import { parseArgs } from "node:util";
import { greedyBot, match, randomBot, searchBot } from "fifteen-two/bots";
import { cribbageBot } from "fifteen-two/cribbage/analysis";
import { games } from "fifteen-two/games";

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
/** What makes a game short, so that a few hundred can be afforded; every game is played by two. */
const SHORT = { cribbage: { target: 61 }, sackson: { turnLimit: 60 } };
const PAIRS = ["greedy-random", "search-greedy", "medium-search"];
const limits = values.milliseconds
  ? { milliseconds: +values.milliseconds }
  : { iterations: +(values.iterations ?? 300) };

console.log("| game | bots | games | won | standard error |\n|---|---|---|---|---|");
for (const game of games) {
  if (values.game && values.game !== game.id) continue;
  const bots = {
    random: randomBot(),
    greedy: greedyBot(game),
    search: searchBot(game, limits),
    ...(game.id === "cribbage" && { medium: cribbageBot() }),
  };
  for (const pair of PAIRS)
    if ((!values.pair || values.pair === pair) && pair.split("-").every((bot) => bot in bots))
      play(game, { players: 2, ...SHORT[game.id] }, pair, bots);
}

/** One match, with its progress on the error stream. */
function play(game, options, pair, bots) {
  const [first, second] = pair.split("-");
  const total = Number(values.games);
  let report;
  for (report of match(game, [bots[first], bots[second]], { games: total, seed: Number(values.seed), options }))
    if (process.stderr.isTTY) process.stderr.write(`\r${game.id} ${pair} ${report.games}/${total} ${report.won[0]}`);
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const share = report.won[0] / total;
  // With two wins and two losses more (Agresti and Coull), so that it is not 0 when all were won.
  const likely = (report.won[0] + 2) / (total + 4);
  const error = Math.sqrt((likely * (1 - likely)) / (total + 4));
  console.log(`| ${game.id} | ${first} against ${second} | ${total} | ${percent(share)} | ${percent(error)} |`);
}

function percent(x) {
  return `${(100 * x).toFixed(1)} %`;
}
