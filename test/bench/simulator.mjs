// Random games of cribbage by the simulator and by `playout`, in turn: how much faster the simulator is.

import { playout, seeded } from "fifteen-two";
import { cribbage } from "fifteen-two/cribbage";
import { simulateGames } from "fifteen-two/cribbage/analysis";
import { spread, time } from "./measure.mjs";

const SIDES = { 2: 2, 3: 3, 4: 2 };
const GAMES = 500;

/** The row for so many players. */
function row(players, rounds) {
  const random = seeded(1);
  const sides = Array(SIDES[players]).fill("random");
  const simulate = (games) => time(games, () => simulateGames({ games, random, players, sides }));
  const play = () =>
    time(GAMES, () => {
      for (let n = 0; n < GAMES; n++) playout(cribbage, { random, options: { players } });
    });
  // Engines take some time to make up their mind.
  for (let n = 0; n < 3; n++) play() + simulate(20 * GAMES);
  const times = Array.from({ length: 3 * rounds }, () => ({ played: play(), simulated: simulate(20 * GAMES) }));
  return {
    name: `simulator, ${players} seats`,
    "playout, µs a game": spread(times.map(({ played }) => played / 1000)),
    "simulateGames, µs a game": spread(times.map(({ simulated }) => simulated / 1000)),
    "times as fast": spread(times.map(({ played, simulated }) => played / simulated)),
  };
}

const [, , players, rounds] = process.argv;
console.log(JSON.stringify(row(Number(players), Number(rounds))));
