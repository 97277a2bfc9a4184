import { InvalidStateError, type Key } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, type SettingsOf, type StateOf, typed } from "../core/game.ts";
import { expectArray, expectObject, fieldOf, readInteger, readOneOf } from "../schema/read.ts";
import { parseWith } from "../schema/standard.ts";
import { readJson } from "./json.ts";
import { type Step, takeStep } from "./step.ts";

/**
 * A whole game as plain JSON. Applying its moves in order gives the state after each of them.
 *
 * @inline
 */
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
  /** Whatever else you want to keep, such as names and dates: any JSON, up to 10,000 characters. */
  readonly meta?: RecordMeta;
}

/**
 * What a record keeps apart from the game, under keys of your choice.
 *
 * @inline
 */
export type RecordMeta = { readonly [key: string]: unknown };

/** The record type of a game. */
export type RecordOf<G extends AnyGame> = GameRecord<MoveOf<G>, SettingsOf<G>>;

/** The most moves that a record may hold, as a limit for untrusted data. */
const MAX_MOVES = 1_000_000;

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
  return emptyRecord(game, startWith(game, options, ["options"]).settings, readMeta(meta));
}

/** A record without moves. */
export function emptyRecord<G extends AnyGame>(game: G, settings: SettingsOf<G>, meta?: RecordMeta): RecordOf<G> {
  return {
    game: game.id,
    version: 1,
    rules: game.rules.version,
    settings,
    moves: [],
    ...(meta !== undefined && { meta }),
  };
}

/** The state at the start of a game. `at` are the keys that lead to the options. */
export function startWith<G extends AnyGame>(game: G, options: unknown, at: readonly Key[]): StateOf<G> {
  const { initialState, optionsSchema } = typed(game);
  return initialState(parseWith(optionsSchema, options ?? {}, at) as OptionsOf<G>);
}

/**
 * Appends moves to a record. It doesn't check that they are legal, since `apply` did when you made them.
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
  readMoves(fieldOf(record, "moves"), []);
  expectArray(moves, ["moves"], 0, MAX_MOVES - record.moves.length);
  return { ...record, moves: record.moves.concat(moves) };
}

/**
 * Replays a record to its end, or for a number of moves.
 *
 * @param game - the record's game
 * @param record - the record
 * @param count - number of moves to make, 0 to all; default all
 * @returns the state after them
 * @throws InvalidStateError when the record belongs to another game or to another version of its rules, its settings
 * are invalid, or it has too few moves
 * @throws IllegalMoveError when a move is illegal; its `keys` begin with `"moves"` and the move's index
 *
 * @example
 * ```ts
 * import { playout, replay, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const { state, record } = playout(cribbage, { random: seeded(7) });
 * replay(cribbage, record); // => state
 * replay(cribbage, record, 1).phase; // => "deal"
 * ```
 */
export function replay<G extends AnyGame>(game: G, record: RecordOf<G>, count?: number): StateOf<G> {
  let state = startOf(game, record);
  const { length } = record.moves;
  const wanted = count === undefined ? length : readInteger(count, ["count"], 0, length);
  for (let i = 0; i < wanted; i++) state = takeStep(game, state, record.moves[i]!, ["moves", i]).after;
  return state;
}

/**
 * Iterates over a record move by move, so that you can build a log or replay a game.
 *
 * @param game - the record's game
 * @param record - the record
 * @returns a generator of moves, each with the states around it and what it scored
 * @throws InvalidStateError when the record belongs to another game or its settings are invalid
 * @throws IllegalMoveError when a move is illegal; the message has its index
 *
 * @example
 * ```ts
 * import { playout, seeded, steps } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const { record } = playout(cribbage, { random: seeded(7) });
 * const log = [...steps(cribbage, record)].filter(({ awards }) => awards.length > 0);
 * cribbage.formatMove(log[0]!.move); // => "0 play JC"
 * log[0]!.awards[0]!.points; // => 2
 * ```
 */
export function steps<G extends AnyGame>(game: G, record: RecordOf<G>): Generator<Step<G>, void, void> {
  let before = startOf(game, record);
  return made();

  function* made(): Generator<Step<G>, void, void> {
    for (let i = 0; i < record.moves.length; i++) {
      const step = takeStep(game, before, record.moves[i]!, ["moves", i]);
      yield step;
      before = step.after;
    }
  }
}

/** The initial state of a record. `at` are the keys that lead to it. */
export function startOf<G extends AnyGame>(game: G, record: RecordOf<G>, at: readonly Key[] = []): StateOf<G> {
  expectObject(record, at);
  readMoves(fieldOf(record, "moves"), at);
  expectObject(record.settings, [...at, "settings"]);
  return startFor(game, record, at);
}

/** The moves of a record at `at`. */
export function readMoves(moves: unknown, at: readonly Key[]): readonly unknown[] {
  expectArray(moves, [...at, "moves"], 0, MAX_MOVES);
  return moves;
}

/** The initial state of a record, which must be one of the game by the rules of this version of the package. */
export function startFor<G extends AnyGame>(
  game: G,
  record: { readonly [key in keyof GameRecord]?: unknown },
  at: readonly Key[],
): StateOf<G> {
  const { id, rules } = typed(game);
  const { version } = rules;
  readOneOf(record.game, [...at, "game"], [id]);
  readOneOf(record.version, [...at, "version"], [1]);
  if (readInteger(record.rules, [...at, "rules"], 1) !== version) {
    const reason = `must be ${version}, the version of the rules here; the record was played by version ${record.rules}`;
    throw new InvalidStateError([...at, "rules"], reason);
  }
  return startWith(game, record.settings, [...at, "settings"]);
}

/** The longest JSON of a record's meta, in characters. */
const MAX_META = 10_000;

/** Reads meta: an object of plain JSON. */
export function readMeta(value: unknown, at: readonly Key[] = []): RecordMeta | undefined {
  if (value === undefined) return undefined;
  expectObject(value, [...at, "meta"]);
  return readJson(value, [...at, "meta"], MAX_META) as RecordMeta;
}
