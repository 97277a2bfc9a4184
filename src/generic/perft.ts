import { type AnyGame, rulesOf, type StateOf } from "../core/game.ts";
import { seeded } from "../core/random.ts";
import { readInteger } from "../schema/read.ts";
import { settleBy } from "./advance.ts";

/**
 * Counts the ways to make `depth` players' moves in a row, the usual check of a move generator.
 *
 * Deals, cuts and draws don't count as moves. They follow from the seed, and a cut after a tie uses the next random
 * numbers. Ways that end early because the game is over don't count.
 *
 * @param game - the game
 * @param state - the state to start from
 * @param depth - number of players' moves, 0 or more
 * @param seed - seed of the chance moves
 * @returns the number of ways
 * @throws InvalidStateError when depth or seed is not an integer of 0 or more
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
  readInteger(depth, ["depth"], 0);
  const { applyUnchecked, chance, legalMoves } = rulesOf(game);
  // Each phase of chance starts with the seed. If it goes on, as after a tied cut, so does the source.
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
  return moves.reduce((sum, move) => sum + perft(game, applyUnchecked(settled, move), depth - 1, seed), 0);
}
