import { InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type OptionsOf, type Outcome, rulesOf, type Seat, type Side } from "../core/game.ts";
import { expectArray, expectEqual, readInteger, readObject } from "../core/json.ts";
import { type RecordOf, startOf } from "./record.ts";

/** How long a series is, and what is agreed for its games: one of `bestOf`, `firstTo` and `games`. */
export interface SeriesPlan<G extends AnyGame> {
  /** At most so many games, 1 or more; it ends when a side has won more than half as many. */
  readonly bestOf?: number;
  /** It ends when a side has won so many games, 1 or more. */
  readonly firstTo?: number;
  /** Exactly so many games, 1 or more; the highest total of points wins. */
  readonly games?: number;
  /** The options of every game; the one that names who begins is for the first game only. */
  readonly options?: OptionsOf<G>;
}

/** How a series stands. */
export interface Series<G extends AnyGame> {
  /** How each game ended, in order. */
  readonly outcomes: readonly Outcome[];
  /** For each side the games it has won: a skunk counts for as many as the losing side furthest behind loses. */
  readonly won: readonly number[];
  /** For each side its points of all games together: the total for an evening. */
  readonly totals: readonly number[];
  /** The sides that have won the series, several when they tie; empty while it goes on. */
  readonly winners: readonly Side[];
  /** The options of the next game, with who begins it; undefined when the series is over. */
  readonly next: OptionsOf<G> | undefined;
}

/**
 * How several games together stand, from their records. Who begins passes to the left from game to game. In the third
 * of three games (`bestOf: 3` or `games: 3`) the cards are cut for the deal again, in games that know such a cut.
 *
 * With `bestOf` and `firstTo` a skunk counts as two games, a double skunk as more, so that a best of three can end after
 * one game. With `games` every game is played, and the points decide.
 *
 * @param game - the game
 * @param plan - how long the series is, and the options of its games
 * @param records - the finished games, in order
 * @returns the games won, and the options of the next game
 * @throws InvalidStateError when the plan is not valid, a record is of another game, has other settings than the series
 *   asks for, or is not finished, or there are more records than games; the path names it, as `records[2].settings`
 * @throws IllegalMoveError when a record has a move that is not legal
 *
 * @example
 * ```ts
 * import { playout, seeded, series } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const plan = { bestOf: 3, options: { dealer: 1 } };
 * const first = playout(cribbage, { random: seeded(3), options: plan.options }).record;
 * series(cribbage, plan, [first]).won; // => [1, 0]
 * series(cribbage, plan, [first]).next?.dealer; // => 0
 * series(cribbage, { firstTo: 1, options: { dealer: 1 } }, [first]).winners; // => [0]
 * ```
 */
export function series<G extends AnyGame>(game: G, plan: SeriesPlan<G>, records: readonly RecordOf<G>[]): Series<G> {
  const { goal, most } = readPlan(plan);
  const { initialState } = rulesOf(game);
  const begun = initialState(plan.options);
  const outcomes: Outcome[] = [];
  let won: readonly number[] = begun.scores.map(() => 0);
  let totals = won;
  let first = openerOf(game, begun.settings);
  expectArray(records, "records", 0, Number.POSITIVE_INFINITY);
  for (let i = 0; i < records.length; i++) {
    const record = records[i]!;
    if (isOver()) throw new InvalidStateError(`records[${i}]`, "comes after the end of the series");
    const played = finish(game, record, `records[${i}]`);
    expectEqual(record.settings, initialState(nextOptions()).settings, `records[${i}].settings`);
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

  /** The plan's options, with who begins. */
  function nextOptions(): OptionsOf<G> {
    const cutAgain = most === 3 && outcomes.length === 2 && hasCut(game, plan.options);
    return { ...plan.options, [game.opener]: cutAgain ? null : first } as OptionsOf<G>;
  }

  function isOver(): boolean {
    return outcomes.length >= most || won.some((n) => n >= goal);
  }
}

/** The games a side must win, and the most that are played. */
function readPlan(plan: SeriesPlan<AnyGame>): { readonly goal: number; readonly most: number } {
  const { bestOf, firstTo, games } = readObject(plan, "plan", [], ["bestOf", "firstTo", "games", "options"]);
  if ([bestOf, firstTo, games].filter((length) => length !== undefined).length !== 1)
    throw new InvalidStateError("plan", "must have one of bestOf, firstTo and games");
  if (firstTo !== undefined) return { goal: readInteger(firstTo, "plan.firstTo", 1), most: Number.POSITIVE_INFINITY };
  if (games !== undefined) return { goal: Number.POSITIVE_INFINITY, most: readInteger(games, "plan.games", 1) };
  const most = readInteger(bestOf, "plan.bestOf", 1);
  return { goal: Math.floor(most / 2) + 1, most };
}

/** Whether who begins is left to the cards when the option is not given. */
function hasCut<G extends AnyGame>(game: G, options: OptionsOf<G> | undefined): boolean {
  return openerOf(game, game.initialState({ ...options, [game.opener]: null }).settings) === null;
}

/** How a record ends, and who began it: the seat that its options name, or else the one that its cut chose. */
function finish<G extends AnyGame>(game: G, record: RecordOf<G>, path: string) {
  const { apply, outcome } = rulesOf(game);
  let state = startOf(game, record, path);
  let first = openerOf(game, state.settings);
  for (let i = 0; i < record.moves.length; i++) {
    state = apply(state, record.moves[i]!);
    first ??= openerOf(game, state);
  }
  const end = outcome(state);
  if (end === undefined || first === null) throw new InvalidStateError(path, "is not finished");
  return { outcome: end, first };
}

/** The seat that settings, or a state after the cut, name as the one that begins; null if they name none. */
function openerOf(game: AnyGame, from: object): Seat | null {
  return (from as { readonly [opener: string]: Seat | null | undefined })[game.opener] ?? null;
}
