// node test/bench/cribbage-bot.mjs [--deals 20000] [--games 2000] [--seed 1]: on the built package, what the cribbage bot
// makes in each deal against itself, and how many games to 121 it wins against the greedy bot; the tables of docs/bots.md.
import { parseArgs } from "node:util";
import { seeded } from "fifteen-two";
import { greedyBot, match } from "fifteen-two/bots";
import { cribbage } from "fifteen-two/cribbage";
import { cribbageBot } from "fifteen-two/cribbage/analysis";

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
function selfPlay(deals) {
  const parts = ["pegging", "heels", "hand", "crib", "all"];
  const sums = ["dealer", "pone"].map((name) => ({ name, of: parts.map(() => ({ sum: 0, squares: 0 })) }));
  let state = cribbage.initialState({ first: 0, target: Number.MAX_SAFE_INTEGER });
  for (let n = 1; n <= deals; n++) {
    const made = sums.map(() => parts.map(() => 0));
    const { dealer } = state;
    do {
      const before = state;
      state = cribbage.apply(state, cribbage.chance(state, random) ?? choose(state));
      const part = { cut: 1, play: 0, show: before.hand === "crib" ? 3 : 2 }[before.phase];
      for (const { side, points } of state.awards)
        for (const at of [part, 4]) made[side === dealer ? 0 : 1][at] += points;
    } while (state.phase !== "deal");
    for (const [who, { of }] of sums.entries())
      for (const [part, total] of of.entries()) {
        total.sum += made[who][part];
        total.squares += made[who][part] ** 2;
      }
    progress(n, deals, "deals");
  }
  console.log(`| ${["", ...parts].join(" | ")} |\n|${"---|".repeat(parts.length + 1)}`);
  for (const { name, of } of sums) console.log(`| ${[name, ...of.map((total) => mean(total, deals))].join(" | ")} |`);
}

function choose(state) {
  const [seat] = cribbage.activeSeats(state);
  return bot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), random);
}

function mean({ sum, squares }, n) {
  const average = sum / n;
  return `${average.toFixed(3)} ± ${Math.sqrt((squares / n - average ** 2) / n).toFixed(3)}`;
}

/** Each two games have the same cards; in one the bot deals first, in the other the greedy one. */
function againstGreedy(games) {
  let report;
  const setup = { games, seed: Number(values.seed), options: { first: 0 } };
  for (report of match(cribbage, [bot, greedyBot(cribbage)], setup)) progress(report.games, games, "games");
  const [won] = report.won;
  // With two wins and two losses more (Agresti and Coull), so that it is not 0 when all were won.
  const likely = (won + 2) / (games + 4);
  const error = Math.sqrt((likely * (1 - likely)) / (games + 4));
  console.log(`won ${won} of ${games} games: ${((100 * won) / games).toFixed(1)} % ± ${(100 * error).toFixed(1)}`);
}

function progress(done, all, what) {
  if (process.stderr.isTTY && (done % 50 === 0 || done === all))
    process.stderr.write(done === all ? "\r\x1b[K" : `\r${done}/${all} ${what}`);
}
