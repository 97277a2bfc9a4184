import { type AnyGame, type MoveOf, rulesOf, type StateOf } from "../core/game.ts";
import type { Random } from "../core/random.ts";

/** Where some moves led. */
export interface Advance<G extends AnyGame> {
  /** The state after them. */
  readonly state: StateOf<G>;
  /** The moves, in order. */
  readonly moves: readonly MoveOf<G>[];
}

/**
 * Makes moves of chance until a seat can act or the game is over.
 *
 * @param chance - gives the next move of chance; undefined to stop
 */
export function settle<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  chance: (state: StateOf<G>) => MoveOf<G> | undefined,
): Advance<G> {
  const { apply } = rulesOf(game);
  const moves: MoveOf<G>[] = [];
  let settled = state;
  for (;;) {
    const move = chance(settled);
    if (move === undefined) return { state: settled, moves };
    settled = apply(settled, move);
    moves.push(move);
  }
}

/** Makes a move, then moves of chance until a seat can act or the game is over. */
export function advance<G extends AnyGame>(game: G, state: StateOf<G>, move: MoveOf<G>, random: Random): Advance<G> {
  const { apply, chance } = rulesOf(game);
  const after = settle(game, apply(state, move), (next) => chance(next, random));
  return { state: after.state, moves: [move, ...after.moves] };
}
