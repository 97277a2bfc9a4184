// How often a side wins that `winChances` gives a certain chance: at one position from each of some games between bots
// that play for points, as seat 0 sees it, next to what becomes of that very position when the bots play on. The
// numbers are those of the positions, the times that each is played on, the players, and the seed.
//
//   npm run reliability -w docs/evidence -- 1000 10 2 1

import { winChances } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageState } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { type Random, randomInt, seeded, sideOf } from "../../../src/index.ts";
import { pointsBot } from "../bots/points.ts";

const [positions = 1000, times = 10, players = 2, first = 1] = process.argv.slice(2).map(Number);

/** The states from one to the end of the game. */
function playOn(from: CribbageState, random: Random): CribbageState[] {
  const states = [from];
  for (let state = from; state.phase !== "over"; states.push(state)) {
    const seat = cribbage.activeSeats(state)[0];
    const view = seat === undefined ? undefined : cribbage.view(state, seat);
    const move = cribbage.chance(state, random) ?? pointsBot(view!, cribbage.legalMoves(view!), random);
    state = cribbage.apply(state, move);
  }
  return states;
}

/**
 * By tenths of the chance: how many positions, and the sums of chances, of shares won, and of their squared
 * differences.
 */
const bands = Array.from({ length: 10 }, () => ({ positions: 0, chances: 0, won: 0, squares: 0 }));
for (let seed = first; seed < first + positions; seed++) {
  const random = seeded(seed);
  const states = playOn(cribbage.initialState({ players: players as 2 | 3 | 4 }), random);
  const state = states[randomInt(states.length - 1, random)]!;
  const chance = winChances(cribbage.view(state, 0)).sides[0]!;
  let won = 0;
  for (let n = 0; n < times; n++)
    if (cribbage.outcome(playOn(state, random).at(-1)!)!.winners.includes(sideOf(state, 0))) won += 1 / times;
  const band = bands[Math.min(9, Math.floor(10 * chance))]!;
  band.positions++;
  band.chances += chance;
  band.won += won;
  band.squares += (won - chance) ** 2;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
console.log("| chance | positions | expected on average | won | standard error |\n|---|---|---|---|---|");
for (const [i, { positions: n, chances, won, squares }] of bands.entries())
  if (n > 1) {
    const error = Math.sqrt(Math.max(0, squares / n - ((won - chances) / n) ** 2) / n);
    console.log(
      `| ${10 * i} to ${10 * i + 10}% | ${n} | ${percent(chances / n)} | ${percent(won / n)} | ${percent(error)} |`,
    );
  }
