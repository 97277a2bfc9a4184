/**
 * The laws that every game keeps, as a check for games of your own.
 *
 * ```ts
 * import { checkGame } from "fifteen-two/check";
 * ```
 *
 * @module fifteen-two/check
 */

import { type AnyGame, type OptionsOf, typed } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import type { RecordOf } from "../record/record.ts";
import { expectFunction, readFields, readInteger } from "../schema/read.ts";
import { LAWS } from "./laws.ts";
import { lookAt, play, recordUpTo, some } from "./played.ts";

export { perft } from "./perft.ts";

/** Options of {@link checkGame}. @inline */
interface CheckOptions<G extends AnyGame = AnyGame> {
  /** Source of randomness, for the games and for the samples that laws take from them. */
  readonly random: Random;
  /** Number of random games to play, 1 or more; default 10. */
  readonly games?: number;
  /** The game's options. */
  readonly options?: OptionsOf<G>;
  /** Number of moves, including chance's, within which a game must end; default 20,000. */
  readonly limit?: number;
}

/** A law that a game breaks. @inline */
interface BrokenLaw<G extends AnyGame = AnyGame> {
  /** The law, such as `"every listed move applies"`. */
  readonly law: string;
  /** The violation, as a sentence. */
  readonly message: string;
  /** The game up to the move that breaks it. */
  readonly record: RecordOf<G>;
}

/**
 * Plays random games and looks for broken laws: a listed move that does not apply, an unlisted one that does, a view
 * that leaks, a round trip that fails, and more.
 *
 * @param game - the game
 * @param setup - the random source and more
 * @returns each broken law once, with the first record that shows it; empty if none was found
 * @throws InvalidStateError when an option is unknown or out of range
 *
 * @remarks A view leaks if it changes when hidden cards of a deal are exchanged. Values that a game hides without a
 * chance move are not checked, and cards that a game turns up without naming them in a move may be skipped.
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { checkGame } from "fifteen-two/check";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const setup = { random: seeded(7), games: 1, options: { turnLimit: 6 } };
 * checkGame(sackson, setup); // => []
 * const wrong = { ...sackson, isLegal: () => true };
 * checkGame(wrong, setup).map(({ law }) => law)[0]; // => "what is not listed is refused with a code"
 * ```
 */
export function checkGame<G extends AnyGame>(game: G, setup: CheckOptions<G>): BrokenLaw<G>[] {
  typed(game);
  const given = readFields(setup, ["setup"], ["random"], ["games", "options", "limit"]);
  expectFunction(setup.random, ["setup", "random"]);
  const games = readInteger(given.games ?? 10, ["setup", "games"], 1);
  const limit = readInteger(given.limit ?? 20_000, ["setup", "limit"], 1);
  const broken = new Map<string, BrokenLaw<G>>();
  for (let n = 0; n < games; n++) {
    const played = play(game, { ...setup.options }, setup.random, limit);
    for (const [law, holds] of Object.entries(LAWS)) {
      if (broken.has(law)) continue;
      for (const at of some(played.states.length, 20, setup.random)) {
        const message = faultOf(() => holds(lookAt(played, at)));
        if (message === undefined) continue;
        broken.set(law, { law, message, record: recordUpTo(played, at) as RecordOf<G> });
        break;
      }
    }
  }
  return [...broken.values()];
}

/** The fault that a law finds. An unexpected error that the game throws is a fault as well. */
function faultOf(law: () => string | undefined): string | undefined {
  try {
    return law();
  } catch (error) {
    return `throws ${error}`;
  }
}
