// The points of each deal between two bots that play for points.
//
//   npm run self-play -w docs/evidence -- [--deals 20000] [--seed 1]

import { parseArgs } from "node:util";
import type { CribbageMove, CribbageState } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import type { DealState } from "../../../src/cribbage/state.ts";
import { seeded } from "../../../src/index.ts";
import { pointsBot } from "../bots/points.ts";

const { values } = parseArgs({
  options: {
    deals: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
  },
});
const random = seeded(Number(values.seed));

selfPlay(Number(values.deals));

/** The points of each side in each part of a deal, in one endless game, so that no deal is cut short. */
function selfPlay(deals: number): void {
  const parts = ["pegging", "heels", "hand", "crib", "all"];
  const sums = ["dealer", "pone"].map((name) => ({ name, of: parts.map(() => ({ sum: 0, squares: 0 })) }));
  let state: CribbageState = cribbage.initialState({ first: 0, target: Number.MAX_SAFE_INTEGER });
  for (let n = 0; n < deals; n++) {
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
  return pointsBot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), random);
}

function mean({ sum, squares }: { sum: number; squares: number }, n: number): string {
  const average = sum / n;
  return `${average.toFixed(3)} ± ${Math.sqrt((squares / n - average ** 2) / n).toFixed(3)}`;
}
