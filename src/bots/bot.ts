import { InvalidStateError } from "../core/errors.ts";
import type { AnyGame, MoveOf, ViewOf } from "../core/game.ts";
import { type Random, randomInt } from "../core/random.ts";

/**
 * An opponent: of the legal moves of its seat it chooses one. It sees what the seat sees and nothing else, and takes all
 * its randomness from `random`, so that the same seed gives the same move.
 */
export type Bot<G extends AnyGame = AnyGame> = {
  /** A method, so that a bot of one game is accepted where bots of any game are. */
  choose(view: ViewOf<G>, moves: readonly MoveOf<G>[], random: Random): MoveOf<G>;
}["choose"];

/**
 * The bot that makes any move, each as likely as any other. It plays every game.
 *
 * @param view - what the seat knows; it does not look
 * @param moves - the legal moves of its seat, one or more
 * @param random - where the randomness comes from
 * @returns one of the moves
 * @throws InvalidStateError when there is no move, or the source gives anything but a number from 0 up to 1
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
  if (moves.length === 0) throw new InvalidStateError("moves", "must be one or more; the seat is not to move");
}
