import type { DealState } from "../../../src/cribbage/state.ts";
// What the cribbage bot makes in each deal against itself, and how many games to 121 it wins against the greedy bot.
//
//   npm run self-play -w docs/evidence -- [--deals 20000] [--games 2000] [--seed 1]

import { parseArgs } from "node:util";
import { greedyBot, match } from "../../../src/bots/index.ts";
import { cribbageBot } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageMove, CribbageState } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { seeded } from "../../../src/index.ts";

const { values } = parseArgs({
  options: {
    deals: { type: "string", default: "20000" },
    games: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
  },
});
const bot = cribbageBot();
const random = seeded(Number(values.seed));

if (Number(values.deals) > 0) selfPlay(Number(values.deals));
if (Number(values.games) > 0) againstGreedy(Number(values.games));

/** What each side makes in each part of a deal, in one game without end, so that no deal is cut short. */
function selfPlay(deals: number): void {
  const parts = ["pegging", "heels", "hand", "crib", "all"];
  const sums = ["dealer", "pone"].map((name) => ({ name, of: parts.map(() => ({ sum: 0, squares: 0 })) }));
  let state: CribbageState = cribbage.initialState({ first: 0, target: Number.MAX_SAFE_INTEGER });
  for (let n = 1; n <= deals; n++) {
    const made = sums.map(() => parts.map(() => 0));
    const { dealer } = state as DealState;
    do {
      const before: CribbageState = state;
      state = cribbage.apply(state, cribbage.chance(state, random) ?? choose(state));
      const part = partOf(before);
      for (const { side, points } of state.awards)
        for (const at of [part, 4]) made[side === dealer ? 0 : 1]![at]! += points;
    } while (state.phase !== "deal");
    for (const [who, { of }] of sums.entries())
      for (const [part, total] of of.entries()) {
        total.sum += made[who]![part]!;
        total.squares += made[who]![part]! ** 2;
      }
    progress(n, deals, "deals");
  }
  console.log(`| ${["", ...parts].join(" | ")} |\n|${"---|".repeat(parts.length + 1)}`);
  for (const { name, of } of sums) console.log(`| ${[name, ...of.map((total) => mean(total, deals))].join(" | ")} |`);
}

/** The part of a deal in which a move scores. */
function partOf(before: CribbageState): number {
  if (before.phase === "cut") return 1;
  if (before.phase !== "show") return 0;
  return before.hand === "crib" ? 3 : 2;
}

function choose(state: CribbageState): CribbageMove {
  const seat = cribbage.activeSeats(state)[0]!;
  return bot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), random);
}

function mean({ sum, squares }: { sum: number; squares: number }, n: number): string {
  const average = sum / n;
  return `${average.toFixed(3)} ± ${Math.sqrt((squares / n - average ** 2) / n).toFixed(3)}`;
}

/** Each two games have the same cards; in one the bot deals first, in the other the greedy one. */
function againstGreedy(games: number): void {
  let won = 0;
  const setup = { games, random: seeded(Number(values.seed)), options: { first: 0 } };
  for (const report of match(cribbage, [bot, greedyBot(cribbage)], setup)) {
    won = report.won[0]!;
    progress(report.games, games, "games");
  }
  // With two wins and two losses more (Agresti and Coull), so that it is not 0 when all were won.
  const likely = (won + 2) / (games + 4);
  const error = Math.sqrt((likely * (1 - likely)) / (games + 4));
  console.log(`won ${won} of ${games} games: ${((100 * won) / games).toFixed(1)} % ± ${(100 * error).toFixed(1)}`);
}

function progress(done: number, all: number, what: string): void {
  if (process.stderr.isTTY && (done % 50 === 0 || done === all))
    process.stderr.write(done === all ? "\r\x1b[K" : `\r${done}/${all} ${what}`);
}
