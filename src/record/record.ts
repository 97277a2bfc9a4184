import { InvalidStateError, type Key } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, type SettingsOf, type StateOf, typed } from "../core/game.ts";
import { expectArray, expectObject, fieldOf } from "../schema/read.ts";
import { readJson } from "./json.ts";

/** A whole game as plain JSON. Applying its moves in order gives the state after each of them. @inline */
export interface GameRecord<Move = unknown, Settings = unknown> {
  /** The game's {@link Game.id}. */
  readonly game: string;
  /** Version of this format. */
  readonly version: 1;
  /** Version of the game's rules; see `version` of the rules. */
  readonly rules: number;
  /** The game's options with all defaults filled in. */
  readonly settings: Settings;
  /** Every move, including chance's, in order. */
  readonly moves: readonly Move[];
  /** Your own data, such as names and dates: any JSON, up to 10,000 characters. */
  readonly meta?: RecordMeta;
}

/** Your own data in a record, such as names and dates, under keys of your choice. @inline */
export type RecordMeta = { readonly [key: string]: unknown };

/** The record type of a game. */
export type RecordOf<G extends AnyGame> = GameRecord<MoveOf<G>, SettingsOf<G>>;

/** Limit for untrusted data. */
export const MAX_MOVES = 1_000_000;

/**
 * Starts a record without moves.
 *
 * @param game - the game
 * @param options - the game's options, which are checked
 * @param meta - names, dates or any other JSON, up to 10,000 characters
 * @returns the record
 * @throws InvalidStateError when an option is unknown or out of range, or meta is not JSON or too long
 *
 * @example
 * ```ts
 * import { appendMoves, newRecord, replay } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * let record = newRecord(cribbage, { target: 61 });
 * record = appendMoves(record, [{ type: "cut-for-deal", cards: ["5H", "2C"] }]);
 * replay(cribbage, record).phase; // => "deal"
 * ```
 */
export function newRecord<G extends AnyGame>(game: G, options?: OptionsOf<G> | null, meta?: RecordMeta): RecordOf<G> {
  const { record } = startGame(game, options, ["options"]);
  return { ...record, ...readMeta(meta) };
}

export interface Start<G extends AnyGame> {
  readonly state: StateOf<G>;
  readonly record: RecordOf<G>;
}

/** Starts a game. `at` are the keys that lead to the options. */
export function startGame<G extends AnyGame>(game: G, options: unknown, at: readonly Key[]): Start<G> {
  const { id, initialState, rules } = typed(game);
  try {
    const state = initialState((options ?? {}) as OptionsOf<G>);
    return { state, record: { game: id, version: 1, rules: rules.version, settings: state.settings, moves: [] } };
  } catch (error) {
    // The game's error path begins with `options`; the caller may have them elsewhere, at `at`.
    if (!(error instanceof InvalidStateError) || error.keys[0] !== "options") throw error;
    throw new InvalidStateError([...at, ...error.keys.slice(1)], error.reason);
  }
}

/** The longest JSON of a record's meta, in characters. */
const MAX_META = 10_000;

/** Reads the meta of a record at `at`: an object of plain JSON, or nothing. */
export function readMeta(value: unknown, at: readonly Key[] = []): { readonly meta?: RecordMeta } {
  if (value === undefined) return {};
  expectObject(value, [...at, "meta"]);
  return { meta: readJson(value, [...at, "meta"], MAX_META) as RecordMeta };
}

/**
 * Appends moves to a record. It does not check them, since `apply` did when you made them.
 *
 * @param record - the record so far, which is left unchanged
 * @param moves - the moves in order
 * @returns a new record
 * @throws InvalidStateError when the record is not a record, or would have more than 1,000,000 moves
 *
 * @example
 * ```ts
 * import { appendMoves, newRecord } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const empty = newRecord(cribbage);
 * const record = appendMoves(empty, [{ type: "cut-for-deal", cards: ["5H", "2C"] }]);
 * record.moves.length; // => 1
 * empty.moves.length; // => 0
 * ```
 */
export function appendMoves<Move, Settings>(
  record: GameRecord<Move, Settings>,
  moves: readonly NoInfer<Move>[],
): GameRecord<Move, Settings> {
  expectObject(record, []);
  expectArray(fieldOf(record, "moves"), ["moves"], 0, MAX_MOVES);
  expectArray(moves, ["moves"], 0, MAX_MOVES - record.moves.length);
  return { ...record, moves: record.moves.concat(moves) };
}
