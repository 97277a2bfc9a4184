import { IllegalMoveError, InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, rulesOf, type SettingsOf, type StateOf } from "../core/game.ts";
import { expectArray, expectObject, pathTo, readArray, readInteger, readObject, readOneOf } from "../core/json.ts";
import { quote } from "../core/message.ts";

/** A whole game as plain JSON. Applying its moves in order gives the state after each of them. */
export interface GameRecord<Move = unknown, Settings = unknown> {
  /** The game's {@link Game.id}. */
  readonly game: string;
  /** Version of this format. */
  readonly version: 1;
  /** The game's options with all defaults filled in. */
  readonly settings: Settings;
  /** Every move, including chance's, in order. */
  readonly moves: readonly Move[];
  /** Whatever else you want to keep, such as names and dates: any JSON, up to 10,000 characters. */
  readonly meta?: RecordMeta;
}

/** What a record keeps apart from the game, under keys of your choice. */
export type RecordMeta = { readonly [key: string]: Json };

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

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
 * import { appendMove, newRecord, replay } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * let record = newRecord(cribbage, { target: 61 });
 * record = appendMove(record, { type: "cut-for-deal", cards: ["5H", "2C"] });
 * replay(cribbage, record).phase; // => "deal"
 * ```
 */
export function newRecord<G extends AnyGame>(game: G, options?: OptionsOf<G>, meta?: RecordMeta): RecordOf<G> {
  const { settings } = rulesOf(game).initialState(options);
  return { game: game.id, version: 1, settings, moves: [], ...(meta !== undefined && { meta: readMeta(meta) }) };
}

/**
 * Appends moves to a record. It doesn't check that they are legal, since `apply` did when you made them.
 *
 * @param record - the record so far, which is left unchanged
 * @param moves - the moves in order
 * @returns a new record
 * @throws InvalidStateError when the record is not a record
 *
 * @example
 * ```ts
 * import { appendMove, newRecord } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const empty = newRecord(cribbage);
 * const record = appendMove(empty, { type: "cut-for-deal", cards: ["5H", "2C"] });
 * record.moves.length; // => 1
 * empty.moves.length; // => 0
 * ```
 */
export function appendMove<Move, Settings>(
  record: GameRecord<Move, Settings>,
  ...moves: readonly NoInfer<Move>[]
): GameRecord<Move, Settings> {
  expectMoves(record);
  const { length } = record.moves;
  const all = Array.from({ length: length + moves.length }, (_, i) =>
    i < length ? record.moves[i]! : moves[i - length]!,
  );
  return { ...record, moves: all };
}

/**
 * Replays a record to its end, or for a number of moves.
 *
 * @param game - the record's game
 * @param record - the record
 * @param moves - number of moves to make; default all
 * @returns the state after them
 * @throws InvalidStateError when the record belongs to another game, its settings are invalid, or it has too few moves
 * @throws IllegalMoveError when a move is illegal; the message has its index
 *
 * @example
 * ```ts
 * import { playout, replay, seeded } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { state, record } = playout(cribbage, { random: seeded(7) });
 * replay(cribbage, record); // => state
 * replay(cribbage, record, 1).phase; // => "deal"
 * ```
 */
export function replay<G extends AnyGame>(game: G, record: RecordOf<G>, moves?: number): StateOf<G> {
  let state = startOf(game, record);
  const { length } = record.moves;
  const wanted = moves ?? length;
  readInteger(wanted, "moves", 0, length);
  for (let i = 0; i < wanted; i++) state = applyAt(game, state, record.moves[i]!, i);
  return state;
}

/** The initial state of a record. `path` is put before the paths of errors. */
export function startOf<G extends AnyGame>(game: G, record: RecordOf<G>, path = ""): StateOf<G> {
  const { initialState } = rulesOf(game);
  expectMoves(record, path);
  readOneOf(record.game, pathTo(path, "game"), [game.id]);
  expectObject(record.settings, pathTo(path, "settings"));
  return readStart(initialState, record.settings, pathTo(path, "settings"));
}

/** Throws unless the value is an object with a list of moves. */
function expectMoves(record: unknown, path = ""): void {
  expectObject(record, path);
  expectArray((record as { readonly moves?: unknown }).moves, pathTo(path, "moves"), 0, MAX_MOVES);
}

/** Applies the move at an index of a record; an error's message has the index. */
export function applyAt<G extends AnyGame>(game: G, state: StateOf<G>, move: MoveOf<G>, index: number): StateOf<G> {
  try {
    return rulesOf(game).apply(state, move);
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    throw new IllegalMoveError(error.code, `moves[${index}]: ${error.message}`, move);
  }
}

/**
 * Reads a record from untrusted JSON. It applies every move, so you know that all are legal.
 *
 * Settings that the JSON omits have their defaults, as in {@link parseRecord}; the returned record has all of them.
 *
 * @param game - the game that the record must belong to
 * @param json - the JSON value
 * @returns the record, a copy of the value
 * @throws InvalidStateError with the path of the first error, such as `moves[17]` for a move
 *
 * @example
 * ```ts
 * import { InvalidStateError, newRecord, parseRecordJson } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const record = newRecord(cribbage, { players: 3 });
 * parseRecordJson(cribbage, JSON.parse(JSON.stringify(record))); // => record
 *
 * let path = "";
 * try {
 *   parseRecordJson(cribbage, { ...record, moves: [{ type: "go", seat: 0 }] });
 * } catch (error) {
 *   if (error instanceof InvalidStateError) path = error.path;
 * }
 * path; // => "moves[0]"
 * ```
 */
export function parseRecordJson<G extends AnyGame>(game: G, json: unknown): RecordOf<G> {
  const { apply, initialState, parseMoveJson } = rulesOf(game);
  const fields = readObject(json, "", ["game", "version", "settings", "moves"], ["meta"]);
  readOneOf(fields.game, "game", [game.id]);
  readOneOf(fields.version, "version", [1]);
  let state = readStart(initialState, fields.settings);
  const { settings } = state;
  const readMove = (item: unknown, path: string) => {
    try {
      const move = parseMoveJson(item);
      state = apply(state, move);
      return move;
    } catch (error) {
      if (error instanceof IllegalMoveError) throw new InvalidStateError(path, error.message);
      throw error;
    }
  };
  const moves = readArray(fields.moves, "moves", readMove, 0, MAX_MOVES);
  const meta = fields.meta === undefined ? {} : { meta: readMeta(fields.meta) };
  return { game: game.id, version: 1, settings, moves, ...meta };
}

/** The initial state for a record's settings. Errors say `settings` instead of the reader's `options`. */
function readStart<Options, State>(
  initialState: (options?: Options) => State,
  settings: unknown,
  path = "settings",
): State {
  try {
    return initialState((settings ?? undefined) as Options);
  } catch (error) {
    if (!(error instanceof InvalidStateError)) throw error;
    const reason = error.message.slice(error.path.length + 2);
    throw new InvalidStateError(
      error.path.replace(/^options/, () => path),
      reason,
    );
  }
}

/** The longest JSON of a record's meta, in characters. */
const MAX_META = 10_000;

/** Reads meta: an object of plain JSON. */
function readMeta(value: unknown): RecordMeta {
  const meta = readObject(value, "meta", [], Object.keys(Object(value)));
  for (const [key, part] of Object.entries(meta)) expectJson(part, pathTo("meta", key), 20);
  const text = JSON.stringify(meta);
  if (text.length > MAX_META)
    throw new InvalidStateError("meta", `must be at most ${MAX_META} characters of JSON, not ${text.length}`);
  return JSON.parse(text) as RecordMeta;
}

/** Whether a value is an array or a plain object, not an instance of a class. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || parent === null || Object.getPrototypeOf(parent) === null;
}

/** Throws unless JSON can represent the value exactly. */
function expectJson(value: unknown, path: string, depth: number): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) return;
  if (!isPlain(value)) throw new InvalidStateError(path, `must be JSON, not ${quote(value)}`);
  if (depth === 0) throw new InvalidStateError(path, "is nested too deeply");
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) expectJson(value[i], `${path}[${i}]`, depth - 1);
  else for (const [key, part] of Object.entries(value)) expectJson(part, pathTo(path, key), depth - 1);
}
