import { type AnyGame, type MoveOf, type StateOf, typed } from "../../core/game.ts";
import { expectFunction, readInteger, readOptions } from "../../schema/read.ts";
import { randomBot } from "../basis/bot.ts";
import { type Choose, greedily } from "../basis/greedy.ts";
import type { Standing } from "../basis/standing.ts";

/** The limits of a choice, as plain JSON. @inline */
export interface SearchLimits {
  /**
   * Maximum number of trial games, 1 or more; default 1000 unless there is a limit of time. The search ends earlier
   * once one move is clearly the best. With this limit alone, the result depends only on the random source.
   */
  readonly iterations?: number | null;
  /** Time to think in milliseconds, 1 or more. With both limits, the first one reached counts. */
  readonly milliseconds?: number | null;
}

/** Options of {@link search} and {@link searchBot}. @inline */
export interface SearchOptions<G extends AnyGame = AnyGame> extends SearchLimits {
  /** Players' moves after which a trial game is judged by its standing; default: the `trials` of the rules, or 40. */
  readonly plies?: number | null;
  /** Returns each side's standing in points, to judge a trial game; default: the game's `standing`. */
  readonly standing?: Standing<G> | null;
  /**
   * Chooses moves in trial games, with all cards known; default: by the `trials` of the rules, or {@link randomBot}.
   */
  readonly choose?: Choose<G> | null;
}

/** The options with all defaults filled in. */
export type SearchSettings<G extends AnyGame> = {
  readonly [Name in keyof SearchOptions<G>]-?: NonNullable<SearchOptions<G>[Name]>;
} & {
  readonly apply: (state: StateOf<G>, move: MoveOf<G>) => StateOf<G>;
};

export function readSearchOptions<G extends AnyGame>(
  game: G,
  options: SearchOptions<G> | null | undefined,
): SearchSettings<G> {
  const { rules, apply, applyUnchecked } = typed(game);
  const given = readOptions(options, ["iterations", "milliseconds", "plies", "standing", "choose"]);
  for (const name of ["standing", "choose"] as const)
    if (given[name] != null) expectFunction(given[name], ["options", name]);
  const whole = (name: "iterations" | "milliseconds" | "plies", otherwise: number) =>
    given[name] == null ? otherwise : readInteger(given[name], ["options", name], 1);
  const { plies = 40, greedy = false } = rules.trials ?? {};
  const standing = given.standing ?? rules.standing;
  return {
    iterations: whole("iterations", given.milliseconds == null ? 1000 : Number.POSITIVE_INFINITY),
    milliseconds: whole("milliseconds", Number.POSITIVE_INFINITY),
    plies: whole("plies", plies),
    standing,
    choose: given.choose ?? (greedy ? greedily(game, standing) : randomBot()),
    // Only a caller's own `choose` may return illegal moves.
    apply: given.choose == null ? applyUnchecked : apply,
  };
}
