import { expectText, InvalidStateError, NotationError } from "../core/errors.ts";
import { type AnyGame, rulesOf } from "../core/game.ts";
import { quote } from "../core/message.ts";
import type { Word } from "../core/notation.ts";
import { parseRecordJson, type RecordOf, replay } from "./record.ts";

/** The longest text of a record, in characters. */
export const LONGEST_RECORD = 20_000_000;

/**
 * Writes a record as text, like PGN for chess.
 *
 * Headers in brackets come first, one for each setting and each key of `meta`, with a name and a JSON value. Then an
 * empty line and the moves, one per line.
 *
 * @param game - the record's game
 * @param record - the record
 * @returns the text, which ends with a line break
 * @throws InvalidStateError when the record belongs to another game, or its settings are invalid
 * @throws IllegalMoveError when a move is illegal
 *
 * @example
 * ```ts
 * import { appendMoves, formatRecord, newRecord } from "fifteen-two";
 * import { parseMove, sackson } from "fifteen-two/sackson";
 *
 * const record = newRecord(sackson, { turnLimit: 10 }, { names: ["Ann", "Bob"] });
 * formatRecord(sackson, appendMoves(record, [parseMove("0 take red blue")]));
 * // => `[game "sackson"]
 * // [version 1]
 * // [rules 1]
 * // [settings.players 2]
 * // [settings.first 0]
 * // [settings.zigzag "wide"]
 * // [settings.diagonalLines true]
 * // [settings.layout "YGRYB NBNGN RGRYR BYBNB NGRYG"]
 * // [settings.turnLimit 10]
 * // [meta.names ["Ann","Bob"]]
 * //
 * // 0 take blue red
 * // `
 * ```
 */
export function formatRecord<G extends AnyGame>(game: G, record: RecordOf<G>): string {
  replay(game, record);
  const { formatMove } = rulesOf(game);
  const headers = [
    `[game ${JSON.stringify(record.game)}]`,
    `[version ${record.version}]`,
    `[rules ${record.rules}]`,
    ...headersOf("settings", record.settings),
    ...(record.meta === undefined ? [] : headersOf("meta", record.meta)),
  ];
  return `${[...headers, "", ...record.moves.map((move) => formatMove(move))].join("\n")}\n`;
}

function headersOf(part: string, values: object): string[] {
  const headers = Object.entries(values).map(([key, value]) => `[${part}.${nameOf(key)} ${JSON.stringify(value)}]`);
  return headers.length === 0 ? [`[${part} {}]`] : headers;
}

/** A key as it appears in headers, quoted if it could be misread. */
function nameOf(key: string): string {
  return key === "" || /^"|\s/.test(key) ? JSON.stringify(key) : key;
}

/**
 * Reads a record from text; the inverse of {@link formatRecord}.
 *
 * Settings that the text omits have their defaults. Empty lines and lines that begin with `;` are skipped.
 *
 * @param game - the game that the record must belong to
 * @param text - the text, up to 20,000,000 characters
 * @returns the record
 * @throws NotationError with the index of a line that is not a header or a move
 * @throws InvalidStateError with the path of the first error, such as `moves[17]` for an illegal move
 *
 * @example
 * ```ts
 * import { formatRecord, parseRecord, playout, seeded } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { record } = playout(cribbage, { random: seeded(7) });
 * parseRecord(cribbage, formatRecord(cribbage, record)); // => record
 * ```
 */
export function parseRecord<G extends AnyGame>(game: G, text: string): RecordOf<G> {
  return parseSplit(game, splitRecord(text));
}

/** A record's text in parts: the JSON of its headers, and its other lines. */
interface SplitRecord {
  readonly headers: object;
  readonly lines: readonly Word[];
  readonly text: string;
}

/** The headers of a record in text as a record's JSON, without its moves, and the lines that are moves. */
export function splitRecord(text: unknown): SplitRecord {
  expectText(text, "a record", LONGEST_RECORD);
  const headers: Header[] = [];
  const lines: Word[] = [];
  for (const line of linesOf(text)) {
    if (!line.text.startsWith("[")) lines.push(line);
    else if (lines.length === 0) headers.push(readHeader(line, text));
    else throw new NotationError("headers must come before the moves", text, line.index);
  }
  return { headers: gathered(headers), lines, text };
}

/** The record of a text that has been split. */
export function parseSplit<G extends AnyGame>(game: G, { headers, lines, text }: SplitRecord): RecordOf<G> {
  const { parseMove } = rulesOf(game);
  return parseRecordJson(game, { ...headers, moves: lines.map((line) => readLine(parseMove, line, text)) });
}

/** The lines that are not empty. */
function* linesOf(text: string): Generator<Word, void, void> {
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const line = match[0].trim();
    if (line !== "" && !line.startsWith(";")) yield { text: line, index: match.index + match[0].indexOf(line) };
  }
}

/** `[settings.players 3]` has the part `settings` and the key `players`; `[version 1]` has no key. */
interface Header {
  readonly part: string;
  readonly key: string | undefined;
  readonly value: unknown;
}

function readHeader({ text: line, index }: Word, text: string): Header {
  const match = /^\[(([^\s.]+)(?:\.("(?:[^"\\]|\\.)*"|\S+))?) (.*)\]$/s.exec(line);
  if (match === null) throw new NotationError("expected a name and a JSON value in brackets", text, index);
  const [, name = "", part = "", key, json = ""] = match;
  try {
    return { part, key: key?.startsWith('"') ? JSON.parse(key) : key, value: JSON.parse(json) };
  } catch {
    throw new NotationError(`the value of ${quote(name)} must be JSON`, text, index + name.length + 2);
  }
}

function readLine<Move>(parseMove: (text: string) => Move, { text: line, index }: Word, text: string): Move {
  try {
    return parseMove(line);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new NotationError(error.reason, text, index + error.index);
  }
}

/** The headers as a record's JSON. A part is one header, or one header per key. */
function gathered(headers: readonly Header[]): object {
  const whole = new Map<string, unknown>();
  const keyed = new Map<string, Map<string, unknown>>();
  for (const { part, key, value } of headers) {
    if (part === "moves") throw new InvalidStateError(["moves"], "must be one per line, not in a header");
    const keys = keyed.get(part);
    if (whole.has(part) || (key === undefined ? keys : keys?.has(key)))
      throw new InvalidStateError(key === undefined ? [part] : [part, key], "duplicate header");
    if (key === undefined) whole.set(part, value);
    else if (keys !== undefined) keys.set(key, value);
    else keyed.set(part, new Map([[key, value]]));
  }
  const parts = [...keyed].map(([part, keys]) => [part, Object.fromEntries(keys)] as const);
  return { settings: {}, ...Object.fromEntries(whole), ...Object.fromEntries(parts) };
}
