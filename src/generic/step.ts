import { type AnyGame, type MoveOf, rulesOf, type StateOf } from "../core/game.ts";

/** One move of a game, with the states around it. */
export interface Step<G extends AnyGame> {
  /** The move. */
  readonly move: MoveOf<G>;
  /** The state before it. */
  readonly before: StateOf<G>;
  /** The state after it. */
  readonly state: StateOf<G>;
  /** What it scored. */
  readonly awards: StateOf<G>["awards"];
}

/** Makes a move. */
export function stepBy<G extends AnyGame>(game: G, before: StateOf<G>, move: MoveOf<G>): Step<G> {
  const state = rulesOf(game).apply(before, move);
  return { move, before, state, awards: state.awards };
}
