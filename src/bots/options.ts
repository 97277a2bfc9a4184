import { InvalidStateError, type Key } from "../core/errors.ts";
import type { AnyGame, MoveOf, StateOf } from "../core/game.ts";
import { quote } from "../core/message.ts";
import type { Random } from "../core/random.ts";
import { expectFunction, readFields, readInteger } from "../schema/read.ts";

/**
 * How long to search, as plain JSON: `iterations`, `milliseconds` or both, whichever is reached first.
 *
 * @inline
 */
export interface SearchLimits {
  /** Number of trial games, 1 or more. With this limit alone, the result depends only on the random source. */
  readonly iterations?: number;
  /** Time to think in milliseconds, 1 or more. */
  readonly milliseconds?: number;
  /** Number of players' moves after which a trial game is judged by its standing; default 40. */
  readonly plies?: number;
  /** How eager the search is to try moves that look worse, in standard deviations of the results; default 1. */
  readonly exploration?: number;
  /** The lead, in points, that counts as 73 wins in 100 when a trial game is judged before its end; default 20. */
  readonly scale?: number;
  /** Number of iterations between two reports, up to 10,000; default 50. */
  readonly every?: number;
}

/**
 * Options of {@link search}.
 *
 * @inline
 */
export interface SearchOptions<G extends AnyGame = AnyGame> extends SearchLimits {
  /** Returns each side's standing in points, to judge a trial game; default: the game's `standing`. */
  readonly standing?: (state: StateOf<G>) => readonly number[];
  /** How both sides play in trial games, with all cards known; default: at random. {@link randomBot} makes one that fits. */
  readonly choose?: (state: StateOf<G>, moves: readonly MoveOf<G>[], random: Random) => MoveOf<G>;
}

/** The limits with all defaults filled in. */
export type SearchSettings = Required<SearchLimits>;

const LIMITS = ["iterations", "milliseconds", "plies", "exploration", "scale", "every"] as const;

/** Reads all options of a search. */
export function readSearchOptions<G extends AnyGame>(value: SearchOptions<G>): SearchSettings {
  const given = readFields(value, ["options"], [], [...LIMITS, "standing", "choose"]);
  for (const name of ["standing", "choose"] as const)
    if (given[name] != null) expectFunction(given[name], ["options", name]);
  const whole = (name: (typeof LIMITS)[number], otherwise: number, most?: number) =>
    given[name] == null ? otherwise : readInteger(given[name], ["options", name], 1, most);
  if (given.iterations == null && given.milliseconds == null)
    throw new InvalidStateError(["options"], "must have iterations, milliseconds or both");
  return {
    iterations: whole("iterations", Number.POSITIVE_INFINITY),
    milliseconds: whole("milliseconds", Number.POSITIVE_INFINITY),
    plies: whole("plies", 40),
    exploration: readPositive(given.exploration ?? 1, ["options", "exploration"]),
    scale: readPositive(given.scale ?? 20, ["options", "scale"]),
    every: whole("every", 50, 10_000),
  };
}

function readPositive(value: unknown, keys: readonly Key[]): number {
  if (typeof value === "number" && value > 0 && value < Number.POSITIVE_INFINITY) return value;
  throw new InvalidStateError(keys, `must be a number above 0, not ${quote(value)}`);
}
