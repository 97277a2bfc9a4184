import { errorOf, type Key } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type StateOf, typed } from "../core/game.ts";

/**
 * One move of a game, with the states around it.
 *
 * @inline
 */
export interface Step<G extends AnyGame> {
  /** The move. */
  readonly move: MoveOf<G>;
  /** The state before it. */
  readonly before: StateOf<G>;
  /** The state after it. */
  readonly after: StateOf<G>;
  /** What it scored. */
  readonly awards: StateOf<G>["awards"];
}

/** Makes a move; throws an IllegalMoveError for an illegal one. `at` are the keys that lead to it. */
export function takeStep<G extends AnyGame>(
  game: G,
  before: StateOf<G>,
  move: MoveOf<G>,
  at: readonly Key[] = [],
): Step<G> {
  const refused = typed(game).refusal(before, move);
  if (refused !== undefined) throw errorOf(refused, at, move);
  return stepOf(game, before, move);
}

/** Makes a legal move. */
export function stepOf<G extends AnyGame>(game: G, before: StateOf<G>, move: MoveOf<G>): Step<G> {
  const after = typed(game).applyUnchecked(before, move);
  return { move, before, after, awards: after.awards };
}
