// Plays bots against each other, two players, and prints by how many Elo points the first is stronger; none if it won
// or lost all games. By default each level plays the next lower one, in cribbage also the third and fourth the
// reference players: `schell` and `berkeley` are the rules of two free programs, and `points` is advanced without
// mistakes. Cribbage is played as `duel` says, with the luck of the cards taken out. A pair may also name greedy, or
// search, which makes 100 trials a move.
//
//   npm run ladder -w docs/evidence -- [--game crosscribb] [--games 100] [--seed 1] [--pair expert-advanced]

import { parseArgs } from "node:util";
import { BOT_LEVELS, type Bot, greedyBot, levelBot, match, searchBot, summary } from "../../../src/bots/index.ts";
import { cribbageBot, expert } from "../../../src/cribbage/analysis/index.ts";
import { games } from "../../../src/games/index.ts";
import { type AnyGame, seeded } from "../../../src/index.ts";
import { berkeleyBot } from "./berkeley.ts";
import { duel, type Share } from "./duel.ts";
import { pointsBot } from "./points.ts";
import { schellBot } from "./schell.ts";

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

const STEPS = BOT_LEVELS.slice(1).map((level, i) => `${level}-${BOT_LEVELS[i]}`);
const ANCHORS = ["advanced-schell", "advanced-berkeley", "expert-schell", "points-schell"];

type CribbageBot = Parameters<typeof duel>[0][number];

function cribbagePlayer(name: string): CribbageBot {
  const level = BOT_LEVELS.find((one) => one === name);
  if (level !== undefined) return cribbageBot({ level: level === "expert" ? expert() : level });
  if (name === "schell") return schellBot;
  if (name === "berkeley") return berkeleyBot;
  if (name === "points") return pointsBot;
  throw new Error(`no player is called ${name}`);
}

function playerOf(game: AnyGame, name: string): Bot {
  if (name === "greedy") return greedyBot(game);
  if (name === "search") return searchBot(game, { iterations: 100 });
  if (game.id === "cribbage") return cribbagePlayer(name) as Bot;
  return levelBot(game, name as (typeof BOT_LEVELS)[number]);
}

/** The share of games that the first of two players wins. */
function shareOf(game: AnyGame, names: readonly string[]): Share {
  const [count, seed] = [Number(values.games), Number(values.seed)];
  const bots = names.map((name) => playerOf(game, name));
  if (game.id === "cribbage") return duel(bots as unknown as [CribbageBot, CribbageBot], count, seed);
  const options = { players: 2, ...OPTIONS[game.id] };
  return summary(match(game, bots, { games: count, random: seeded(seed), options }))[0]!;
}

/** The Elo difference of a share, and its standard error. */
function eloText({ share, error }: Share): string {
  if (share <= 0 || share >= 1) return "–";
  const elo = 400 * Math.log10(share / (1 - share));
  return plusMinus(elo, (400 / Math.LN10) * (error / (share * (1 - share))), 0);
}

function plusMinus(figure: number, error: number, digits: number): string {
  return `${figure.toFixed(digits)} ± ${error.toFixed(digits)}`;
}

console.log("| game | bots | games | wins of 100 | Elo | seconds |\n|---|---|---|---|---|---|");
for (const game of games as readonly AnyGame[]) {
  if (values.game !== undefined && values.game !== game.id) continue;
  const steps = game.id === "cribbage" ? [...STEPS, ...ANCHORS] : STEPS;
  for (const pair of values.pair ? [values.pair] : steps) {
    const names = pair.split("-");
    const start = performance.now();
    const won = shareOf(game, names);
    const seconds = ((performance.now() - start) / 1000).toFixed();
    const wins = plusMinus(100 * won.share, 100 * won.error, 1);
    console.log(`| ${[game.id, names.join(" against "), values.games, wins, eloText(won), seconds].join(" | ")} |`);
  }
}
