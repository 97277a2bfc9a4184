import { seeded } from "fifteen-two";
import { time } from "./measure.mjs";

/**
 * Plays a number of random games and returns games and plies per nanosecond of processor time, and how many plies it
 * was.
 */
export function playGames({ initialState, chance, legalMoves }, apply, options, games, seed) {
  const random = seeded(seed);
  let plies = 0;
  const ns = time(1, () => {
    for (let n = 0; n < games; n++) {
      let state = initialState(options);
      for (let ply = 0; ply < 5000; ply++) {
        let move = chance(state, random);
        if (move === undefined) {
          const moves = legalMoves(state);
          if (moves.length === 0) break;
          move = moves[Math.floor(random() * moves.length)];
        }
        state = apply(state, move);
        plies++;
      }
    }
  });
  return { games: games / ns, plies: plies / ns, count: plies };
}
