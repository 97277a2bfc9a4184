import { rulesOf } from "../../src/core/game.ts";
import type { AnyGame, AnyState, MoveOf } from "../../src/index.ts";
import { expectEqual } from "../equal.ts";
import { type Playout, type Symmetry, some } from "./playout.ts";

export function looksTheSameUnder<G extends AnyGame>(symmetry: Symmetry<G>, playout: Playout<G>): void {
  const { options, steps, random } = playout;
  const game = rulesOf(playout.game);
  const { state: turn, move: turnMove } = symmetry.pick(random, game.initialState(options).settings);
  const texts = (moves: readonly MoveOf<G>[]) => moves.map((move) => game.formatMove(move)).sort();
  for (const { state, move } of some(steps, 40, random)) {
    const other = turn(state);
    expectEqual(texts(game.legalMoves(other)), texts(game.legalMoves(state).map(turnMove)));
    expectEqual(unordered(game.apply(other, turnMove(move))), unordered(turn(game.apply(state, move))));
  }
}

/** A state with the items of its latest score, and the cards of each, in an order of their own. */
function unordered(state: AnyState): object {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sorted(part)]));
  };
  return { ...state, awards: sorted(state.awards) };
}
