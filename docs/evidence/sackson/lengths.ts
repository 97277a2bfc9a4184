// How long games last between players of different strength.
//
//   npm run lengths -w docs/evidence

import { seeded } from "../../../src/index.ts";
import { initialState, outcome } from "../../../src/sackson/index.ts";
import {
  greedyPlayer,
  type Player,
  playBetween,
  randomPlayer,
  searchingPlayer,
} from "../../../test/sackson/players.ts";

const LIMIT = 3000;
const players = { random: randomPlayer, greedy: greedyPlayer, searching: searchingPlayer };
const pairs: [keyof typeof players, keyof typeof players, number][] = [
  ["random", "random", 200],
  ["greedy", "random", 200],
  ["greedy", "greedy", 200],
  ["searching", "random", 50],
  ["searching", "greedy", 50],
  ["searching", "searching", 50],
];

console.log(`first      second     games  turns: least median most  not ended by ${LIMIT}  first wins  doubly`);
for (const [one, other, games] of pairs) {
  const ends = Array.from({ length: games }, (_, seed) => {
    const order: [Player, Player] = [players[one], players[other]];
    return playBetween(initialState({ turnLimit: LIMIT, first: seed & 1 }), order, seeded(seed)).at(-1)!;
  });
  const turns = ends.map((end) => end.turns).sort((a, b) => a - b);
  const unended = ends.filter((end) => outcome(end)?.reason === "turn-limit").length;
  const wins = ends.filter((end) => outcome(end)?.winners[0] === 0).length;
  const doubly = ends.filter((end) => outcome(end)?.gamesLost.includes(2)).length;
  const numbers = [games, turns[0], turns[games >> 1], turns.at(-1), unended, wins, doubly];
  console.log([one.padEnd(10), other.padEnd(10), ...numbers.map((n) => `${n}`.padStart(7))].join(" "));
}
