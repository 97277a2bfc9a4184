// Plays the levels of cribbageBot against each other: whole games, or games from scores between two, of both sides.
// Every two games have the same cards and starting scores, with the bots exchanged. The words and numbers are two
// levels or trials, how many pairs of games, the least and the most points that both sides start with, and the seed.
// With `one` as a last word a game is one deal, and counts by the chance to win after it: that takes fewer games. It
// also says how much processor time the choices of the first take.
//
//   npm run levels -w docs/evidence -- advanced casual 500 0 0 1
//   npm run levels -w docs/evidence -- trials advanced 500 100 120 1
//   npm run levels -w docs/evidence -- expert trials 900 100 120 12 one

import { BOT_LEVELS, type Bot } from "../../../src/bots/index.ts";
import { cribbageBot, expert, trials, winChances } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageState } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import type { DealState } from "../../../src/cribbage/state.ts";
import { randomInt, seeded } from "../../../src/index.ts";

type CribbageBot = Bot<typeof cribbage>;

/** A bot whose choices are timed, in milliseconds. */
function timed(bot: CribbageBot): CribbageBot {
  return (view, moves, random) => {
    const before = process.cpuUsage();
    const move = bot(view, moves, random);
    const { user, system } = process.cpuUsage(before);
    if (moves.length > 1 && (view.phase === "discard" || view.phase === "play")) times.push((user + system) / 1000);
    return move;
  };
}

/** Plays a game in which seat 0 deals first, or only its first deal; the chance of seat 0 to win after that. */
function chanceOf(bots: readonly CribbageBot[], scores: readonly number[], seed: number): number {
  const cards = seeded(seed);
  const thoughts = seeded(seed + 1);
  let state: CribbageState = { ...cribbage.initialState({ first: 0 }), scores };
  const { dealer } = state as DealState;
  while (state.phase !== "over" && (deals !== "one" || state.phase !== "deal" || state.dealer === dealer)) {
    const seat = cribbage.activeSeats(state)[0];
    const move =
      seat === undefined
        ? cribbage.chance(state, cards)!
        : bots[seat]!(cribbage.view(state, seat), cribbage.legalMoves(state, seat), thoughts);
    state = cribbage.apply(state, move);
  }
  return winChances(cribbage.view(state)).sides[0]!;
}

const [one = "expert", other = "advanced", ...rest] = process.argv.slice(2);
const [pairs = 500, least = 0, most = 0, seed = 1] = rest.slice(0, 4).map(Number);
const deals = rest[4];
const bots = [one, other].map((name) => {
  const level = BOT_LEVELS.find((known) => known === name);
  return cribbageBot({ level: level === undefined ? trials() : level === "expert" ? expert() : level });
});
const times: number[] = [];
bots[0] = timed(bots[0]!);
const exchanged = bots.toReversed();
const random = seeded(seed);
let sum = 0;
let squares = 0;
for (let n = 0; n < pairs; n++) {
  const scores = [0, 0].map(() => least + randomInt(most - least + 1, random));
  const pairSeed = randomInt(2 ** 32, random);
  const wins = 1 + chanceOf(bots, scores, pairSeed) - chanceOf(exchanged, scores, pairSeed);
  sum += wins / 2;
  squares += (wins / 2) ** 2;
}
const mean = sum / pairs;
const error = Math.sqrt((squares / pairs - mean ** 2) / pairs);
const percent = (share: number) => (100 * share).toFixed(1);
console.log(
  `${one} against ${other} from ${least} to ${most}: ${percent(mean)} % of ${2 * pairs} games, error ${percent(error)}`,
);
times.sort((a, b) => a - b);
const [half, most95] = [0.5, 0.95].map((share) => times[Math.floor(share * times.length)]!.toFixed(1));
console.log(`of ${times.length} choices of ${one}, half take up to ${half} ms and 95 of 100 up to ${most95} ms`);
