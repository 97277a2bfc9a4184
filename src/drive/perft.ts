import { type AnyGame, rulesOf, type StateOf } from "../core/game.ts";
import { readInteger } from "../core/json.ts";
import { seeded } from "../core/random.ts";
import { settleBy } from "./advance.ts";

/**
 * The number of ways to make `depth` players' moves in a row from a state, the usual check of a move generator. Deals,
 * cuts and draws on the way do not count as moves: each is the one that a seed gives, a cut after a tie the next one. A way that ends early, because
 * the game is over, counts for nothing.
 *
 * @param game - the game
 * @param state - where to start
 * @param depth - how many players' moves, 0 or more
 * @param seed - the seed of the chance moves on the way
 * @returns the number of ways
 * @throws InvalidStateError when depth or seed is not a whole number of 0 or more
 *
 * @example
 * ```ts
 * import { perft } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * perft(cribbage, cribbage.initialState(), 2); // => 450
 * ```
 */
export function perft<G extends AnyGame>(game: G, state: StateOf<G>, depth: number, seed = 0): number {
  readInteger(depth, "depth", 0);
  const { apply, chance, legalMoves } = rulesOf(game);
  // Every phase of chance begins with the seed; where one goes on, as after a tied cut, the source does too.
  let random = seeded(seed);
  let phase: string | undefined;
  const settled = settleBy(game, state, (next) => {
    if (next.phase !== phase) random = seeded(seed);
    phase = next.phase;
    return chance(next, random);
  }).state;
  if (depth === 0) return 1;
  const moves = legalMoves(settled);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(game, apply(settled, move), depth - 1, seed), 0);
}
