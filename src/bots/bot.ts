import { InvalidStateError } from "../core/errors.ts";
import type { AnyGame, MoveOf, ViewOf } from "../core/game.ts";
import { type Random, randomInt } from "../core/random.ts";

/**
 * An opponent: it chooses one of its seat's legal moves.
 *
 * It sees only what the seat sees, and takes all its randomness from `random`, so the same seed gives the same move.
 */
export type Bot<G extends AnyGame = AnyGame> = {
  /** A method, so that a bot for one game is accepted where bots for any game are. */
  choose(view: ViewOf<G>, moves: readonly MoveOf<G>[], random: Random): MoveOf<G>;
}["choose"];

/**
 * A bot that plays any game at random, all moves equally likely.
 *
 * @param view - what the seat knows; not used
 * @param moves - the seat's legal moves, one or more
 * @param random - source of randomness
 * @returns one of the moves
 * @throws InvalidStateError when there are no moves, or the source returns anything but a number from 0 (inclusive) to
 * 1 (exclusive)
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { randomBot } from "fifteen-two/bots";
 * import { sackson } from "fifteen-two/sackson";
 *
 * const state = sackson.initialState();
 * const move = randomBot(sackson.view(state, 0), sackson.legalMoves(state, 0), seeded(1));
 * sackson.isLegal(state, move); // => true
 * ```
 */
export function randomBot<Move>(view: unknown, moves: readonly Move[], random: Random): Move {
  expectSome(moves);
  return moves[randomInt(moves.length, random)]!;
}

/** Throws if the list of moves is empty. */
export function expectSome(moves: readonly unknown[]): void {
  if (moves.length === 0) throw new InvalidStateError(["moves"], "must not be empty: the seat is not to move");
}
