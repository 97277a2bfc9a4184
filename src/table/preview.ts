import type { AnyState, AnyView } from "../core/any.ts";
import { errorOf } from "../core/errors.ts";
import { type AnyGame, type MoveOf, typed, type ViewOf } from "../core/game.ts";
import { seeded } from "../core/random.ts";
import { sideOf } from "../core/seat.ts";
import { expectPosition } from "../game/position.ts";

/** The effect of a move; see {@link preview}. @inline */
export interface Preview<G extends AnyGame> {
  /** Points that the move scores at once. */
  readonly awards: ViewOf<G>["awards"];
  /** The change in the standing of the viewer's side: its score plus points visible on the board. */
  readonly gain: number;
}

/**
 * Finds the points that a move would score, for a ghost, a list of hints or a coach. It reveals no more than the seat
 * knows: a move whose points depend on hidden cards, such as a go, has none.
 *
 * @param game - the game
 * @param view - the view of the seat that is to move
 * @param move - one of its legal moves
 * @returns the awards, and the change in the viewer's standing
 * @throws InvalidStateError when it is not a whole view of the game
 * @throws IllegalMoveError when the move is illegal
 *
 * @example
 * ```ts
 * import { preview } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * let state = cribbage.initialState({ first: 0 });
 * for (const text of ["- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD", "1 discard 3H KD", "0 discard AC 2C", "- cut 9D", "1 play KS"])
 *   state = cribbage.apply(state, cribbage.parseMove(text));
 * const view = cribbage.view(state, 0);
 * preview(cribbage, view, { type: "play", seat: 0, card: "5H" }).gain; // => 2
 * ```
 */
export function preview<G extends AnyGame>(game: G, view: ViewOf<G>, move: MoveOf<G>): Preview<G> {
  const played: AnyGame = typed(game);
  const seen: AnyView = view;
  expectPosition(played, seen);
  const refused = played.refusal(seen, move);
  if (refused !== undefined) throw errorOf(refused, [], move);
  return previewsOf(game, view)(move);
}

/** Previews a view's legal moves, without checking them. */
export function previewsOf<G extends AnyGame>(game: G, view: ViewOf<G>): (move: MoveOf<G>) => Preview<G> {
  const { rules, determinize, applyUnchecked }: AnyGame = typed(game);
  const seen: AnyView = view;
  let state: AnyState | undefined;
  return (move) => {
    if (!rules.foreseen?.includes(move.type)) return { awards: [], gain: 0 };
    // The points don't depend on hidden cards, so any will do.
    state ??= determinize(seen, seeded(0));
    const after: AnyState = applyUnchecked(state, move);
    const side = sideOf(seen, move.seat!);
    return { awards: after.awards, gain: rules.standing(after)[side]! - rules.standing(seen)[side]! };
  };
}
