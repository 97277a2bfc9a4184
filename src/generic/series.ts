import { InvalidStateError, within } from "../core/errors.ts";
import {
  type AnyGame,
  type AnyState,
  type OptionsOf,
  type Outcome,
  rulesOf,
  type Seat,
  type Side,
} from "../core/game.ts";
import { expectArray, readFields, readInteger } from "../schema/read.ts";
import { expectEqual } from "../schema/relations.ts";
import { applyAt, type RecordOf, startOf } from "./record.ts";

/** The length of a series and the options of its games. Set exactly one of `bestOf`, `firstTo` and `games`. */
export interface SeriesPlan<G extends AnyGame> {
  /** The most games, 1 or more. The series ends once a side has won more than half of them. */
  readonly bestOf?: number;
  /** Games that a side must win to end the series, 1 or more. */
  readonly firstTo?: number;
  /** Exact number of games, 1 or more. The highest total of points wins. */
  readonly games?: number;
  /** The options of every game. The one that names the first seat applies only to the first game. */
  readonly options?: OptionsOf<G>;
}

/** The score of a series. */
export interface Series<G extends AnyGame> {
  /** How each game ended, in order. */
  readonly outcomes: readonly Outcome[];
  /** Games won by each side. A skunk counts as many games as the side furthest behind loses. */
  readonly won: readonly number[];
  /** Points of each side over all games. */
  readonly totals: readonly number[];
  /** The sides that have won the series, more than one on a tie; empty while it goes on. */
  readonly winners: readonly Side[];
  /** The options of the next game, including the seat that starts; undefined once the series is over. */
  readonly next: OptionsOf<G> | undefined;
}

/**
 * Adds up several games from their records.
 *
 * The seat that starts passes to the left from game to game. In the third of three games (`bestOf: 3` or `games: 3`),
 * seats cut for the deal again if the game has such a cut.
 *
 * With `bestOf` and `firstTo`, a skunk counts as two games and a double skunk as more, so a best of three can end after
 * one game. With `games`, every game is played and the points decide.
 *
 * @param game - the game
 * @param plan - the length of the series and the options of its games
 * @param records - the finished games, in order
 * @returns the score, and the options of the next game
 * @throws InvalidStateError when the plan is invalid; a record belongs to another game, has different settings or is
 * not finished; or there are more records than games. Its path names the record, such as `records[2].settings`
 * @throws IllegalMoveError when a record has an illegal move
 *
 * @example
 * ```ts
 * import { playout, seeded, series } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const plan = { bestOf: 3, options: { first: 1 } };
 * const first = playout(cribbage, { random: seeded(3), options: plan.options }).record;
 * series(cribbage, plan, [first]).won; // => [1, 0]
 * series(cribbage, plan, [first]).next?.first; // => 0
 * series(cribbage, { firstTo: 1, options: { first: 1 } }, [first]).winners; // => [0]
 * ```
 */
export function series<G extends AnyGame>(game: G, plan: SeriesPlan<G>, records: readonly RecordOf<G>[]): Series<G> {
  const { goal, most } = readPlan(plan);
  const { initialState } = rulesOf(game);
  const begun = within(["plan"], () => initialState(plan.options));
  const outcomes: Outcome[] = [];
  let won: readonly number[] = begun.scores.map(() => 0);
  let totals = won;
  let first = firstOf(begun);
  expectArray(records, ["records"]);
  for (let i = 0; i < records.length; i++) {
    const record = records[i]!;
    if (isOver()) throw new InvalidStateError(["records", i], "must be removed: the series is already over");
    const played = within(["records", i], () => finish(game, record));
    expectEqual(record.settings, initialState(nextOptions()).settings, ["records", i, "settings"]);
    const { winners, scores, gamesLost } = played.outcome;
    const games = Math.max(1, ...gamesLost);
    won = won.map((n, side) => n + (winners.includes(side) ? games : 0));
    totals = totals.map((points, side) => points + scores[side]!);
    outcomes.push(played.outcome);
    first = (played.first + 1) % begun.settings.players;
  }
  if (!isOver()) return { outcomes, won, totals, winners: [], next: nextOptions() };
  const results = plan.games === undefined ? won : totals;
  const best = Math.max(...results);
  return { outcomes, won, totals, winners: results.flatMap((n, side) => (n === best ? [side] : [])), next: undefined };

  /** The plan's options with the seat that starts. */
  function nextOptions(): OptionsOf<G> {
    const cutAgain = most === 3 && outcomes.length === 2 && hasCut(game, plan.options);
    return { ...plan.options, first: cutAgain ? null : first } as OptionsOf<G>;
  }

  function isOver(): boolean {
    return outcomes.length >= most || won.some((n) => n >= goal);
  }
}

/** The games a side must win, and the most that are played. */
function readPlan(plan: SeriesPlan<AnyGame>): { readonly goal: number; readonly most: number } {
  const { bestOf, firstTo, games } = readFields(plan, ["plan"], [], ["bestOf", "firstTo", "games", "options"]);
  if ([bestOf, firstTo, games].filter((length) => length !== undefined).length !== 1)
    throw new InvalidStateError(["plan"], "must have exactly one of bestOf, firstTo and games");
  if (firstTo !== undefined)
    return { goal: readInteger(firstTo, ["plan", "firstTo"], 1), most: Number.POSITIVE_INFINITY };
  if (games !== undefined) return { goal: Number.POSITIVE_INFINITY, most: readInteger(games, ["plan", "games"], 1) };
  const most = readInteger(bestOf, ["plan", "bestOf"], 1);
  return { goal: Math.floor(most / 2) + 1, most };
}

/** Whether seats cut for the deal if no option names the seat that starts. */
function hasCut<G extends AnyGame>(game: G, options: OptionsOf<G> | undefined): boolean {
  return firstOf(game.initialState({ ...options, first: null })) === null;
}

/** How a recorded game ended and which seat started it, by its options or its cut. */
function finish<G extends AnyGame>(game: G, record: RecordOf<G>) {
  let state = startOf(game, record);
  let first = firstOf(state);
  for (let i = 0; i < record.moves.length; i++) {
    state = applyAt(game, state, record.moves[i]!, i);
    first ??= firstOf(state);
  }
  const outcome = rulesOf(game).outcome(state);
  if (outcome === undefined || first === null) throw new InvalidStateError([], "must be a finished game");
  return { outcome, first };
}

/** The starting seat according to a state's settings or, after the cut, its dealer; null if it is not known yet. */
function firstOf({ settings, dealer }: AnyState): Seat | null {
  return settings.first ?? dealer ?? null;
}
