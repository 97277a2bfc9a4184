import { type AnyGame, type StateOf, typed } from "../core/game.ts";
import { type Random, randomInt, seeded } from "../core/random.ts";
import { expectState } from "../game/position.ts";
import { readInteger, readOptions } from "../schema/read.ts";
import { playWhile } from "../table/advance.ts";

/**
 * Counts the sequences of `depth` moves by players, the usual check of a move generator.
 *
 * Deals, cuts and draws don't count as moves; each starts with the same random numbers, and a cut after a tie uses the
 * next ones. Sequences cut short by the end of the game don't count.
 *
 * @param game - the game
 * @param state - the state to start from
 * @param depth - number of players' moves, 0 or more
 * @param options - `random`, the source of randomness of the chance moves; by default a source with a fixed seed
 * @returns the number of sequences
 * @throws InvalidStateError when it is not a state, or depth is not an integer of 0 or more
 *
 * @example
 * ```ts
 * import { perft } from "fifteen-two/check";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * perft(cribbage, cribbage.initialState(), 2); // => 450
 * ```
 */
export function perft<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  depth: number,
  options?: { readonly random?: Random } | null,
): number {
  expectState(state, ["state"]);
  readInteger(depth, ["depth"], 0);
  const { random } = readOptions(options, ["random"]);
  return count(game, state, depth, random === undefined ? 0 : randomInt(2 ** 32, random));
}

function count<G extends AnyGame>(game: G, state: StateOf<G>, depth: number, seed: number): number {
  const { applyUnchecked, chance, legalMoves } = typed(game);
  // Consecutive chance moves, such as cuts after a tie, draw from one source. Each such series restarts from the seed.
  let random = seeded(seed);
  let phase: string | undefined;
  const steps = playWhile(game, state, (next) => {
    if (next.phase !== phase) random = seeded(seed);
    phase = next.phase;
    return chance(next, random);
  });
  if (depth === 0) return 1;
  const settled = steps.at(-1)?.after ?? state;
  const moves = legalMoves(settled);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + count(game, applyUnchecked(settled, move), depth - 1, seed), 0);
}
