// With "games": how often a side wins that `winChances` gives a certain chance, at one position from each of some
// games between bots that play for points, as seat 0 sees it, next to what becomes of that very position when the
// bots play on. The numbers are those of the positions, the times that each is played on, the players, and the
// seed. With "methods": the best choice by `trials` and by `expert` in random positions of two players who have 85
// points or more. The numbers are those of the positions, of the deals for each answer, and the seed.
//
//   npm run reliability -w docs/evidence -- games 1000 10 2 1
//   npm run reliability -w docs/evidence -- methods 100 2000 1

import { advise, type Method } from "../../../src/bots/index.ts";
import { expert, trials, winChances } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageGame } from "../../../src/cribbage/game.ts";
import type { CribbageState } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { type Random, randomInt, seeded, sideOf } from "../../../src/index.ts";
import { pointsBot } from "../bots/points.ts";

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

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function compareWithGames([positions = 1000, times = 10, players = 2, first = 1]: readonly number[]): void {
  // By tenths of the chance: how many positions, and the sums of chances, of shares won, and of their squared
  // differences.
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
  console.log("| chance | positions | expected on average | won | standard error |\n|---|---|---|---|---|");
  for (const [i, { positions: n, chances, won, squares }] of bands.entries())
    if (n > 1) {
      const error = Math.sqrt(Math.max(0, squares / n - ((won - chances) / n) ** 2) / n);
      console.log(
        `| ${10 * i} to ${10 * i + 10}% | ${n} | ${percent(chances / n)} | ${percent(won / n)} | ${percent(error)} |`,
      );
    }
}

/** A position in which a player has a choice. */
function choiceFrom(random: Random): CribbageState {
  for (;;) {
    const scores = [85 + randomInt(36, random), 85 + randomInt(36, random)];
    const states = playOn({ ...cribbage.initialState({ first: 0 }), scores }, random);
    const state = states[randomInt(Math.min(8, states.length), random)]!;
    const seat = cribbage.activeSeats(state)[0];
    const { phase } = state;
    if ((phase === "discard" || phase === "play") && cribbage.legalMoves(state, seat).length > 1) return state;
  }
}

/** The best choice by a method. */
function bestBy(method: Method<CribbageGame>, state: CribbageState, seed: number) {
  const view = cribbage.view(state, cribbage.activeSeats(state)[0]!);
  const { choices } = [...advise(cribbage, view, { method, random: seeded(seed) })].at(-1)!;
  return choices[0]!;
}

function compareMethods([positions = 100, deals = 2000, first = 1]: readonly number[]): void {
  const [usual, solved] = [trials({ deals }), expert({ deals })];
  let [close, covered, sum, squares, chance] = [0, 0, 0, 0, 0];
  for (let seed = first; seed < first + positions; seed++) {
    const state = choiceFrom(seeded(seed));
    const [tried, learned] = [bestBy(usual, state, seed), bestBy(solved, state, seed)];
    const difference = learned.win - tried.win;
    const error = Math.hypot(tried.error, learned.error);
    close += Number(Math.abs(difference) <= 0.01);
    covered += Number(Math.abs(difference) <= 2 * error);
    sum += difference;
    squares += difference ** 2;
    chance += error ** 2;
    console.log(
      `${state.scores.join("-")} ${state.phase}: trials ${percent(tried.win)} ± ${percent(tried.error)}, ` +
        `expert ${percent(learned.win)} ± ${percent(learned.error)}`,
    );
  }
  const [spread, stated] = [squares, chance].map((total) => percent(Math.sqrt(total / positions)));
  console.log(`${close} of ${positions} within 1 point, ${covered} within twice their errors`);
  console.log(`expert ${percent(sum / positions)} higher on average; root mean square ${spread}, errors ${stated}`);
}

const [word = "games", ...rest] = process.argv.slice(2);
if (word === "methods") compareMethods(rest.map(Number));
else compareWithGames(rest.map(Number));
