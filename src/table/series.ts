import type { AnyState, Outcome, Seat, Side } from "../core/any.ts";
import { errorOf, InvalidStateError, type Key } from "../core/errors.ts";
import { type AnyGame, type OptionsOf, typed } from "../core/game.ts";
import { type RecordOf, startGame } from "../record/record.ts";
import { replayOf } from "../record/replay.ts";
import { expectArray, readFields, readInteger, readOneOf } from "../schema/read.ts";
import { faultIn } from "../schema/reading.ts";
import { checkEqual } from "../schema/relations.ts";
import { readWorth, worthAt } from "./worth.ts";

/**
 * The length of a series, its criterion, and the options of its games. Set one of `bestOf`, `firstTo` and `games`.
 * @inline
 */
export interface SeriesPlan<G extends AnyGame> {
  /** Maximum number of games, 1 or more. The series ends once a side has won more than half of them; see `worth`. */
  readonly bestOf?: number;
  /** The target that ends the series, 1 or more: games won, or points if points decide. */
  readonly firstTo?: number;
  /** Exact number of games, 1 or more. */
  readonly games?: number;
  /**
   * Whether games won, as `worth` counts them, or the points of all games decide. By default `bestOf` and `firstTo`
   * count games. `games` counts points if the highest score wins a game, as in Crib-Ino, and games if a target wins, as
   * in cribbage, or if there is a single player.
   */
  readonly decides?: "games" | "points";
  /**
   * Values of a win in which the side furthest behind loses one, two, three, … games. Each is 1 or more, and the last
   * also covers larger losses. By default a win counts as many games as that side loses: 1, 2 for a skunk, and 3 or 4
   * for a double skunk. American tournaments play for `[2, 3, 3]`; `[1]` ignores skunks.
   */
  readonly worth?: readonly number[];
  /** The options of every game. The seat that starts applies only to the first game. */
  readonly options?: OptionsOf<G>;
}

/** The score of a series. */
export interface Series<G extends AnyGame> {
  /** The result of each game, in order. */
  readonly outcomes: readonly Outcome[];
  /** Whether `won` or `totals` decides the series. */
  readonly decides: "games" | "points";
  /** Games won by each side, as the plan's `worth` counts them. Sides that tie for a game each win it. */
  readonly won: readonly number[];
  /** Points of each side over all games. */
  readonly totals: readonly number[];
  /**
   * The sides that have won the series, more than one on a tie; empty while it goes on, or if a single player has not
   * won more than half of the games.
   */
  readonly winners: readonly Side[];
  /** The options of the next game, including the seat that starts; undefined once the series is over. */
  readonly next: OptionsOf<G> | undefined;
}

/**
 * Scores a series from the records of its games.
 *
 * In cribbage the winner of a game gets one point for it, two for a skunk and three or four for a double skunk, so a
 * best of three can end after one game; `worth` sets other values.
 *
 * The seat that starts passes to the left from game to game, if the game has an option for it. In the third of three
 * games (`bestOf: 3` or `games: 3`), seats cut for the deal again if the game has such a cut.
 *
 * @param game - the game
 * @param plan - the length of the series, its criterion, and the options of its games
 * @param records - the finished games, in order
 * @returns the score, and the options of the next game
 * @throws InvalidStateError when the plan is invalid; a record belongs to another game, has different settings or is
 * not finished; or there are more records than games. Its path names the record, such as `records[2].settings`
 * @throws IllegalMoveError when a record has an illegal move
 *
 * @example
 * ```ts
 * import { playout, seeded, series } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const plan = { bestOf: 3, options: { first: 1 } };
 * const first = playout(cribbage, { random: seeded(3), options: plan.options }).record;
 * series(cribbage, plan, [first]).won; // => [1, 0]
 * series(cribbage, plan, [first]).next?.first; // => 0
 * series(cribbage, { ...plan, worth: [2, 3, 3] }, [first]).won; // => [2, 0]
 * series(cribbage, { firstTo: 1, options: plan.options }, [first]).winners; // => [0]
 * ```
 */
export function series<G extends AnyGame>(game: G, plan: SeriesPlan<G>, records: readonly RecordOf<G>[]): Series<G> {
  const { initialState } = typed(game);
  const terms = readPlan(game, plan);
  const { most, options, start } = terms;
  const outcomes: Outcome[] = [];
  let won: readonly number[] = start.scores.map(() => 0);
  let totals = won;
  let first = firstOf(start);
  expectArray(records, ["records"]);
  for (let i = 0; i < records.length; i++) {
    const record = records[i]!;
    if (isOver()) throw new InvalidStateError(["records", i], "must be removed: the series is already over");
    const played = finish(game, record, ["records", i]);
    const expected = initialState(nextOptions()).settings;
    const other = faultIn((report) => checkEqual(record.settings, expected, ["settings"], report));
    if (other !== undefined) throw errorOf(other, ["records", i]);
    won = sum(won, gamesWonBy(played.outcome, terms.worth));
    totals = sum(totals, played.outcome.scores);
    if (played.first !== null) first = (played.first + 1) % start.settings.players;
    outcomes.push(played.outcome);
  }
  const { decides } = terms;
  const next = isOver() ? undefined : nextOptions();
  const winners = next === undefined ? leaders(tally(), terms.goal) : [];
  return { outcomes, decides, won, totals, winners, next };

  function tally(): readonly number[] {
    return terms.decides === "games" ? won : totals;
  }

  function isOver(): boolean {
    return outcomes.length >= most || (terms.endsEarly && tally().some((n) => n >= terms.goal));
  }

  /** The plan's options with the seat that starts, if the game has an option for it. */
  function nextOptions(): OptionsOf<G> {
    if (start.settings.first === undefined) return { ...options } as OptionsOf<G>;
    const { first: _, ...others } = { first, ...options };
    const cutAgain = most === 3 && outcomes.length === 2 && firstOf(initialState(others as OptionsOf<G>)) === null;
    return (cutAgain || first === null ? others : { ...others, first }) as OptionsOf<G>;
  }
}

const LENGTHS = ["bestOf", "firstTo", "games"] as const;

const KEYS = [...LENGTHS, "decides", "worth", "options"] as const;

/** Reads a plan: up to `most` games, fewer if `endsEarly` and a side reaches `goal`. `start` is the first state. */
function readPlan<G extends AnyGame>(game: G, plan: SeriesPlan<G>) {
  const given = readFields(plan, ["plan"], [], KEYS);
  const [key, ...others] = LENGTHS.filter((length) => given[length] !== undefined);
  if (key === undefined || others.length > 0)
    throw new InvalidStateError(["plan"], "must have exactly one of bestOf, firstTo and games");
  const { options } = plan;
  const { state: start } = startGame(game, options, ["plan", "options"]);
  // Points decide several games if they decide one of them.
  const addsPoints = key === "games" && game.rules.target(start) === null && start.scores.length > 1;
  const usual = addsPoints ? "points" : "games";
  const decides = readOneOf(given.decides ?? usual, ["plan", "decides"], ["games", "points"]);
  const worth = given.worth === undefined ? undefined : readWorth(given.worth, ["plan", "worth"]);
  const length = readInteger(given[key], ["plan", key], 1);
  if (key === "bestOf" && decides === "points")
    throw new InvalidStateError(["plan", "decides"], 'must be "games" with bestOf; set games to add up points');
  const terms = { options, start, decides, worth, endsEarly: key !== "games" };
  if (key === "firstTo") return { ...terms, most: Number.POSITIVE_INFINITY, goal: length };
  const half = Math.floor((length * (worth?.[0] ?? 1)) / 2);
  return { ...terms, most: length, goal: decides === "games" ? half + 1 : Number.POSITIVE_INFINITY };
}

/** Games credited to each side. */
function gamesWonBy({ winners, scores, gamesLost }: Outcome, worth: readonly number[] | undefined): readonly number[] {
  const games = Math.max(1, ...gamesLost);
  const value = worth === undefined ? games : worthAt(worth, games);
  return scores.map((_, side) => (winners.includes(side) ? value : 0));
}

/** The winners of a finished series: the sides with the highest tally, or a single player who reached the goal. */
function leaders(tally: readonly number[], goal: number): Side[] {
  const best = tally.length === 1 ? goal : Math.max(...tally);
  return tally.flatMap((n, side) => (n >= best ? [side] : []));
}

function sum(a: readonly number[], b: readonly number[]): readonly number[] {
  return a.map((n, i) => n + b[i]!);
}

/** The result of a recorded game, and the starting seat by its options or its cut. */
function finish<G extends AnyGame>(game: G, record: RecordOf<G>, at: readonly Key[]) {
  const { steps, ...start } = replayOf(game, record, at);
  let { state } = start;
  let first = firstOf(state);
  for (const { after } of steps()) {
    state = after;
    first ??= firstOf(after);
  }
  const outcome = typed(game).outcome(state);
  if (outcome === undefined) throw new InvalidStateError(at, "must be a finished game");
  return { outcome, first };
}

/** The starting seat: from the settings or, after the cut, the dealer; null if not yet known. */
function firstOf({ settings, dealer }: AnyState): Seat | null {
  return settings.first ?? dealer ?? null;
}
