import { InvalidStateError } from "../../core/errors.ts";
import { type Random, randomInt } from "../../core/random.ts";
import { expectArray } from "../../schema/read.ts";

export type { Bot } from "../../table/bot.ts";

/**
 * A bot that plays any game at random, all moves equally likely.
 *
 * @returns the bot; it throws an InvalidStateError when there are no moves
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { randomBot } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const state = sackson.initialState();
 * const move = randomBot()(sackson.view(state, 0), sackson.legalMoves(state, 0), seeded(1));
 * sackson.isLegal(state, move); // => true
 * ```
 */
export function randomBot(): <Move>(view: unknown, moves: readonly Move[], random: Random) => Move {
  return (_, moves, random) => {
    expectMoves(moves);
    return moves[randomInt(moves.length, random)]!;
  };
}

/** Throws for a state or view: the caller seated a factory of bots in place of its bot. */
export function expectCalled(argument: unknown, key: string): void {
  if (argument != null && Object.hasOwn(argument, "phase"))
    throw new InvalidStateError([key], "must not be a state or view; call a factory of bots before you seat its bot");
}

export function expectMoves(moves: readonly unknown[]): void {
  expectArray(moves, ["moves"]);
  if (moves.length === 0) throw new InvalidStateError(["moves"], "must not be empty: the seat is not to move");
}
