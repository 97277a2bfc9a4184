// Plays the general bots against each other. In cribbage there is the pair medium-search, too.
//
//   npm run general-bots -w docs/evidence -- [--games 200] [--seed 1] [--iterations 300 | --milliseconds 50]
//     [--game crosscribb] [--pair search-greedy]

import { parseArgs } from "node:util";
import { type Bot, greedyBot, match, randomBot, searchBot } from "../../../src/bots/index.ts";
import { cribbageBot } from "../../../src/cribbage/analysis/index.ts";
import { games } from "../../../src/games/index.ts";
import { type AnyGame, seeded } from "../../../src/index.ts";

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
const SHORT: Readonly<Record<string, object>> = { cribbage: { target: 61 }, sackson: { turnLimit: 60 } };
const PAIRS = [
  ["greedy", "random"],
  ["search", "greedy"],
  ["medium", "search"],
] as const;
const limits = values.milliseconds
  ? { milliseconds: +values.milliseconds }
  : { iterations: +(values.iterations ?? 300) };

console.log("| game | bots | games | won | standard error |\n|---|---|---|---|---|");
for (const game of games) {
  if (values.game && values.game !== game.id) continue;
  const bots: Record<string, Bot<AnyGame>> = {
    random: randomBot(),
    greedy: greedyBot(game),
    search: searchBot(game, limits),
    ...(game.id === "cribbage" && { medium: cribbageBot() as Bot<AnyGame> }),
  };
  for (const [first, second] of PAIRS)
    if ((values.pair ?? `${first}-${second}`) === `${first}-${second}` && bots[first] && bots[second])
      play(game, [first, second], [bots[first], bots[second]]);
}

/** One match, with its progress on the error stream. */
function play(game: AnyGame, [first, second]: readonly [string, string], bots: readonly Bot<AnyGame>[]): void {
  const total = Number(values.games);
  const options = { players: 2, ...SHORT[game.id] };
  let won = 0;
  for (const report of match(game, bots, { games: total, random: seeded(Number(values.seed)), options })) {
    won = report.won[0]!;
    if (process.stderr.isTTY) process.stderr.write(`\r${game.id} ${first}-${second} ${report.games}/${total} ${won}`);
  }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  // With two wins and two losses more (Agresti and Coull), so that it is not 0 when all were won.
  const likely = (won + 2) / (total + 4);
  const error = Math.sqrt((likely * (1 - likely)) / (total + 4));
  console.log(`| ${game.id} | ${first} against ${second} | ${total} | ${percent(won / total)} | ${percent(error)} |`);
}

function percent(x: number): string {
  return `${(100 * x).toFixed(1)} %`;
}
