// Plays bots against each other, two players, and prints by how many Elo points the first is stronger; none if it won or
// lost all games. By default each level plays the next lower one: those of `cribbageBot` in cribbage, in the other games
// those of `levelBot`. A pair may also name greedy, or search, which makes 100 trials a move.
//
//   npm run ladder -w docs/evidence -- [--game crosscribb] [--games 100] [--seed 1] [--pair expert-medium]

import { parseArgs } from "node:util";
import { type Bot, type BotLevel, greedyBot, levelBot, match, searchBot, summary } from "../../../src/bots/index.ts";
import { cribbageBot, expert } from "../../../src/cribbage/analysis/index.ts";
import { games } from "../../../src/games/index.ts";
import { type AnyGame, seeded } from "../../../src/index.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    pair: { type: "string" },
  },
});

/** The Sackson game may go on for ever. */
const OPTIONS: Readonly<Record<string, object>> = { sackson: { turnLimit: 60 } };
const STEPS = ["medium-easy", "hard-medium", "expert-hard"];

function botOf(game: AnyGame, level: BotLevel | "greedy" | "search"): Bot {
  if (level === "greedy") return greedyBot(game);
  if (level === "search") return searchBot(game, { iterations: 100 });
  if (game.id === "cribbage") return cribbageBot({ level: level === "expert" ? expert() : level }) as Bot;
  return levelBot(game, level);
}

console.log("| game | bots | games | wins of 100 | Elo | seconds |\n|---|---|---|---|---|---|");
for (const game of games as readonly AnyGame[]) {
  if (values.game !== undefined && values.game !== game.id) continue;
  for (const pair of values.pair ? [values.pair] : STEPS) {
    const [upper, lower] = pair.split("-") as Parameters<typeof botOf>[1][];
    const start = performance.now();
    const options = { players: 2, ...OPTIONS[game.id] };
    const setup = { games: Number(values.games), random: seeded(Number(values.seed)), options };
    const reports = match(game, [botOf(game, upper!), botOf(game, lower!)], setup);
    const { games: played, share, error, elo, eloError } = summary(reports)[0]!;
    const figures = Number.isFinite(eloError) ? plusMinus(elo, eloError, 0) : "–";
    const seconds = ((performance.now() - start) / 1000).toFixed();
    const cells = [
      game.id,
      `${upper} against ${lower}`,
      played,
      plusMinus(100 * share, 100 * error, 1),
      figures,
      seconds,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

function plusMinus(figure: number, error: number, digits: number): string {
  return `${figure.toFixed(digits)} ± ${error.toFixed(digits)}`;
}
