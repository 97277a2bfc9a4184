import { typed } from "../src/core/game.ts";
import type { AnyGame, MoveOf, StateOf } from "../src/index.ts";

/** The state after moves, which are given in text, or as they are where that is shorter. */
export function afterMoves<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  ...moves: readonly (string | MoveOf<G>)[]
): StateOf<G> {
  const { apply, parseMove } = typed(game);
  return moves.reduce<StateOf<G>>(
    (next, move) => apply(next, typeof move === "string" ? parseMove(move) : move),
    state,
  );
}
