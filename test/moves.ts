import type { AnyGame, MoveOf, StateOf } from "../src/index.ts";

/** The state after moves, which are given in text, or as they are where that is shorter. */
export function afterMoves<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  ...moves: readonly (string | MoveOf<G>)[]
): StateOf<G> {
  return moves.reduce<StateOf<G>>(
    (next, move) => game.apply(next, typeof move === "string" ? game.parseMove(move) : move),
    state,
  );
}
