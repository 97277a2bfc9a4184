// Whole random games through the public functions: legalMoves, chance, apply, with everything legal and itemised.

import { cribbage } from "../../dist/cribbage.js";
import { playout, replay, seeded } from "../../dist/index.js";

/** What is played: a game and its options, and whether games or plies are counted. */
export const TABLES = [
  { name: "cribbage, 2 seats", game: cribbage, options: { players: 2 }, unit: "games" },
  { name: "cribbage, 3 seats", game: cribbage, options: { players: 3 }, unit: "games" },
  { name: "cribbage, 4 seats", game: cribbage, options: { players: 4 }, unit: "games" },
];

/** Plays random games for some milliseconds and gives games and plies a nanosecond. */
export function playFor(game, options, milliseconds, seed) {
  const random = seeded(seed);
  const { initialState, chance, legalMoves, apply } = game;
  const start = process.hrtime.bigint();
  const end = start + BigInt(milliseconds * 1e6);
  let games = 0;
  let plies = 0;
  while (process.hrtime.bigint() < end) {
    let state = initialState(options);
    for (let n = 0; n < 5000; n++) {
      let move = chance(state, random);
      if (move === undefined) {
        const moves = legalMoves(state);
        if (moves.length === 0) break;
        move = moves[Math.floor(random() * moves.length)];
      }
      state = apply(state, move);
      plies++;
    }
    games++;
  }
  const ns = Number(process.hrtime.bigint() - start);
  return { games: games / ns, plies: plies / ns };
}

/** Bytes allocated a ply, from the growth of the heap between collections; needs `--expose-gc`. */
export function bytesPerPly(game, options) {
  if (typeof globalThis.gc !== "function") return undefined;
  playFor(game, options, 100, 1);
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const { record } = playout(game, { random: seeded(5), options, limit: 2000 });
  return (process.memoryUsage().heapUsed - before) / record.moves.length;
}

/** What `view`, `parseState` and `replay` cost, in nanoseconds. */
export function otherCosts(game, options) {
  const { record } = playout(game, { random: seeded(5), options, limit: 2000 });
  const middle = replay(game, record, Math.floor(record.moves.length / 2));
  const json = JSON.parse(JSON.stringify(middle));
  const repeat = (run, n) => {
    const start = process.hrtime.bigint();
    for (let i = 0; i < n; i++) run();
    return Number(process.hrtime.bigint() - start) / n;
  };
  for (let i = 0; i < 200; i++) game.parseState(json);
  return {
    view: repeat(() => game.view(middle, 0), 20_000),
    parseState: repeat(() => game.parseState(json), 2000),
    "replay, a ply": repeat(() => replay(game, record), 20) / record.moves.length,
  };
}
