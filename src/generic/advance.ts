import { InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, rulesOf, type StateOf } from "../core/game.ts";
import { quote } from "../core/message.ts";
import type { Random } from "../core/random.ts";

/** The result of some moves. */
export interface Advance<G extends AnyGame> {
  /** The state after them. */
  readonly state: StateOf<G>;
  /** The moves in order. Append them to the record. */
  readonly moves: readonly MoveOf<G>[];
}

/** The most chance moves in a row. Tied cuts for the deal end long before that. */
const MOST_IN_A_ROW = 1000;

/** {@link settle} with chance moves from a function, which returns undefined to stop. */
export function settleBy<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  chance: (state: StateOf<G>) => MoveOf<G> | undefined,
): Advance<G> {
  const { apply } = rulesOf(game);
  const moves: MoveOf<G>[] = [];
  let settled = state;
  for (let move = chance(settled); move !== undefined; move = chance(settled)) {
    if (moves.length === MOST_IN_A_ROW)
      throw new InvalidStateError(
        ["random"],
        `must be random, but gave ${MOST_IN_A_ROW} chance moves in a row, the last ${quote(move.type)}`,
      );
    settled = apply(settled, move);
    moves.push(move);
  }
  return { state: settled, moves };
}

/**
 * Resolves chance (deals, cuts and draws) until a seat can act or the game is over. Use it to start a game.
 *
 * @param game - the game
 * @param state - the state to start from
 * @param random - source of randomness for chance moves
 * @returns the state, and the chance moves that led to it
 * @throws InvalidStateError when the random source is broken
 *
 * @example
 * ```ts
 * import { seeded, settle } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { state, moves } = settle(cribbage, cribbage.initialState(), seeded(7));
 * state.phase; // => "discard"
 * moves.map(({ type }) => type); // => ["cut-for-deal", "deal"]
 * ```
 */
export function settle<G extends AnyGame>(game: G, state: StateOf<G>, random: Random): Advance<G> {
  const { chance } = rulesOf(game);
  return settleBy(game, state, (next) => chance(next, random));
}

/**
 * Applies a move, then resolves chance until a seat can act or the game is over.
 *
 * @param game - the game
 * @param state - the state, which is left unchanged
 * @param move - a legal move
 * @param random - source of randomness for chance moves
 * @returns the next state, and all moves: the given one, then those of chance
 * @throws IllegalMoveError when the move is illegal
 * @throws InvalidStateError when the random source is broken
 *
 * @example
 * ```ts
 * import { advance, seeded, settle } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const random = seeded(7);
 * let { state } = settle(cribbage, cribbage.initialState({ first: 0 }), random);
 * for (const seat of [0, 1]) {
 *   const [first] = cribbage.legalMoves(state, seat);
 *   const next = advance(cribbage, state, first!, random);
 *   state = next.state;
 *   next.moves.map(({ type }) => type); // => seat === 0 ? ["discard"] : ["discard", "cut"]
 * }
 * state.phase; // => "play"
 * ```
 */
export function advance<G extends AnyGame>(game: G, state: StateOf<G>, move: MoveOf<G>, random: Random): Advance<G> {
  const after = settle(game, rulesOf(game).apply(state, move), random);
  return { state: after.state, moves: [move, ...after.moves] };
}
