import { IllegalMoveError, InvalidStateError, type Key, within } from "../core/errors.ts";
import { type AnyGame, type MoveOf, type OptionsOf, rulesOf, type SettingsOf, type StateOf } from "../core/game.ts";
import { expectArray, expectObject, readFields, readInteger, readOneOf } from "../schema/read.ts";
import { type Json, readJson } from "./json.ts";
import { type Step, stepBy } from "./step.ts";

/** A whole game as plain JSON. Applying its moves in order gives the state after each of them. */
export interface GameRecord<Move = unknown, Settings = unknown> {
  /** The game's {@link Game.id}. */
  readonly game: string;
  /** Version of this format. */
  readonly version: 1;
  /** Version of the game's rules; see {@link Game.rules}. */
  readonly rules: number;
  /** The game's options with all defaults filled in. */
  readonly settings: Settings;
  /** Every move, including chance's, in order. */
  readonly moves: readonly Move[];
  /** Whatever else you want to keep, such as names and dates: any JSON, up to 10,000 characters. */
  readonly meta?: RecordMeta;
}

/** What a record keeps apart from the game, under keys of your choice. */
export type RecordMeta = { readonly [key: string]: Json };

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
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * let record = newRecord(cribbage, { target: 61 });
 * record = appendMoves(record, [{ type: "cut-for-deal", cards: ["5H", "2C"] }]);
 * replay(cribbage, record).phase; // => "deal"
 * ```
 */
export function newRecord<G extends AnyGame>(game: G, options?: OptionsOf<G>, meta?: RecordMeta): RecordOf<G> {
  const { settings } = rulesOf(game).initialState(options);
  const { id, rules } = game;
  return { game: id, version: 1, rules, settings, moves: [], ...(meta !== undefined && { meta: readMeta(meta) }) };
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
 * import { cribbage } from "fifteen-two/cribbage";
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
  expectMoves(record);
  expectArray(moves, ["moves"], 0, MAX_MOVES - record.moves.length);
  const at = (i: number) => (i < record.moves.length ? record.moves[i]! : moves[i - record.moves.length]!);
  // By index, since an array may have an endless iterator of its own.
  return { ...record, moves: Array.from({ length: record.moves.length + moves.length }, (_, i) => at(i)) };
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
 * import { cribbage } from "fifteen-two/cribbage";
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
  for (let i = 0; i < wanted; i++) state = applyAt(game, state, record.moves[i]!, i);
  return state;
}

/** The initial state of a record. */
export function startOf<G extends AnyGame>(game: G, record: RecordOf<G>): StateOf<G> {
  const rules = rulesOf(game);
  expectMoves(record);
  readOneOf(record.game, ["game"], [game.id]);
  readOneOf(record.version, ["version"], [1]);
  expectRules(game, record.rules);
  expectObject(record.settings, ["settings"]);
  return startBy<OptionsOf<G>, StateOf<G>>(rules, record.settings);
}

/** Throws unless the value is an object with a list of moves. */
function expectMoves(record: unknown): void {
  expectObject(record, []);
  expectArray((record as { readonly moves?: unknown }).moves, ["moves"], 0, MAX_MOVES);
}

/** Throws unless a record was played by the rules of this version of the package. */
function expectRules(game: AnyGame, rules: unknown): void {
  if (readInteger(rules, ["rules"], 1) === game.rules) return;
  const reason = `must be ${game.rules}, the version of the rules here; the record was played by version ${rules}`;
  throw new InvalidStateError(["rules"], reason);
}

/** Applies the move at an index of a record; the keys of an error have the index. */
export function applyAt<G extends AnyGame>(game: G, state: StateOf<G>, move: MoveOf<G>, index: number): StateOf<G> {
  return within(["moves", index], () => rulesOf(game).apply(state, move));
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
  return readSteps(game, json, () => {});
}

/** {@link parseRecordJson}, which hands over each step on its way. */
export function readSteps<G extends AnyGame>(game: G, json: unknown, made: (step: Step<G>) => void): RecordOf<G> {
  const rules = rulesOf(game);
  const fields = readFields(json, [], ["game", "version", "rules", "settings", "moves"], ["meta"]);
  readOneOf(fields.game, ["game"], [game.id]);
  readOneOf(fields.version, ["version"], [1]);
  expectRules(game, fields.rules);
  let state = startBy<OptionsOf<G>, StateOf<G>>(rules, fields.settings);
  const { settings } = state;
  expectArray(fields.moves, ["moves"], 0, MAX_MOVES);
  const moves: MoveOf<G>[] = [];
  for (let i = 0; i < fields.moves.length; i++) {
    const json = fields.moves[i];
    const step = asInvalid(["moves", i], () => stepBy(game, state, rules.parseMoveJson(json)));
    state = step.state;
    moves.push(step.move);
    made(step);
  }
  const meta = fields.meta === undefined ? {} : { meta: readMeta(fields.meta) };
  return { game: game.id, version: 1, rules: game.rules, settings, moves, ...meta };
}

/** Turns the error of an illegal move into one of the record that has it. */
function asInvalid<T>(keys: readonly Key[], run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof IllegalMoveError) throw new InvalidStateError([...keys, ...error.keys], error.reason);
    throw error;
  }
}

/** The initial state for a record's settings. Errors say `settings` instead of `options`. */
function startBy<Options, State>(rules: { initialState(options?: Options): State }, settings: unknown): State {
  try {
    return rules.initialState((settings ?? undefined) as Options);
  } catch (error) {
    if (!(error instanceof InvalidStateError)) throw error;
    throw new InvalidStateError(["settings", ...error.keys.slice(1)], error.reason);
  }
}

/** The longest JSON of a record's meta, in characters. */
const MAX_META = 10_000;

/** Reads meta: an object of plain JSON. */
function readMeta(value: unknown): RecordMeta {
  expectObject(value, ["meta"]);
  const meta = within(["meta"], () => readJson(value, MAX_META));
  return meta as RecordMeta;
}
