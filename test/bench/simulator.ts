// Random games of cribbage by `playout` and by the simulator, in turn, from the sources; simulator.mjs bundles and runs
// it.

import { playDeal } from "../../src/cribbage/analysis/engine/deal.ts";
import { newSimulation, restart } from "../../src/cribbage/analysis/engine/simulation.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { playout, seeded } from "../../src/index.ts";
import { randomPolicy } from "../cribbage/analysis/engine/random.ts";
import { spread, time } from "./measure.mjs";

const GAMES = 400;
const players = Number(process.argv[2]) as 2 | 3 | 4;
const rounds = 3 * Number(process.argv[3]);
const sides = players === 3 ? 3 : 2;
const random = seeded(1);
// The game and its players are constants, as in the loops of the analysis.
const game = newSimulation({ seats: players, sides, target: 121 }, Array(players).fill(randomPolicy(random)));

const ways = {
  playout: () => {
    for (let n = 0; n < GAMES; n++) playout(cribbage, { random, options: { players } });
  },
  simulator: () => {
    for (let n = 0; n < 20 * GAMES; n++) {
      restart(game, n % players);
      while (!playDeal(game, random));
    }
  },
};

function round() {
  const played = time(GAMES, ways.playout);
  const simulated = time(20 * GAMES, ways.simulator);
  return { played, simulated };
}

// Engines take some time to make up their mind.
for (let n = 0; n < 5; n++) round();
const times = Array.from({ length: rounds }, round);
console.log(
  JSON.stringify({
    name: `simulator, ${players} seats`,
    "playout, µs a game": spread(times.map(({ played }) => played / 1000)),
    "simulator, µs a game": spread(times.map(({ simulated }) => simulated / 1000)),
    "times as fast": spread(times.map(({ played, simulated }) => played / simulated)),
  }),
);
