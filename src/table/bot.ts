import type { AnyMove, AnyState, Seat } from "../core/any.ts";
import { IllegalMoveError, InvalidStateError, type Key } from "../core/errors.ts";
import type { AnyGame, MoveOf, ViewOf } from "../core/game.ts";
import { quote } from "../core/message.ts";
import type { Random } from "../core/random.ts";
import { expectArray, expectFunction } from "../schema/read.ts";

/**
 * An opponent: it chooses one of its seat's legal moves.
 *
 * It sees only what the seat sees, and takes all its randomness from `random`, so the same seed gives the same move.
 */
export type Bot<G extends AnyGame = AnyGame> = {
  /** A method, not a property: TypeScript then accepts a bot for one game as a `Bot` for any game. */
  choose(view: ViewOf<G>, moves: readonly MoveOf<G>[], random: Random): MoveOf<G>;
}["choose"];

/** Throws unless there is one bot per side or one per seat. */
export function expectBots(bots: unknown, { scores, settings }: AnyState, keys: readonly Key[]): void {
  expectArray(bots, keys);
  const sides = scores.length;
  const { players } = settings;
  if (bots.length !== sides && bots.length !== players) {
    const wanted =
      sides === players ? `one bot per seat (${players})` : `one bot per side (${sides}) or seat (${players})`;
    throw new InvalidStateError(keys, `must have ${wanted}, not ${bots.length}`);
  }
  for (let i = 0; i < bots.length; i++) expectFunction(bots[i], [...keys, i]);
}

/** Returns a bot's choice; throws unless it is a move of the bot's seat. */
export function expectChoice<Move extends AnyMove>(choice: Move | undefined, seat: Seat): Move {
  if (choice?.seat === seat) return choice;
  const what = typeof choice === "function" ? "a function; call the factory, as randomBot()" : quote(choice);
  throw new IllegalMoveError("not-your-seat", `the bot must return a move of seat ${seat}, not ${what}`, choice);
}
