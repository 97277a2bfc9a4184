import { InvalidStateError, type NotationCode, NotationError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, typed } from "../core/game.ts";
import { plain, quote, trimmed } from "../core/message.ts";
import type { Word } from "../core/notation.ts";
import { type RecordMeta, type RecordOf, readMeta } from "./record.ts";
import { type ReadMove, replay } from "./replay.ts";

/**
 * Writes a record as text, like PGN for chess; {@link readRecord} reads it.
 *
 * Headers in brackets come first, one for each setting and each key of `meta`, with a name and a JSON value. Then an
 * empty line and the moves, one per line. Comments in braces stand between the moves, such as `meta.comments[3]` after
 * the third.
 *
 * @param game - the record's game
 * @param record - the record
 * @returns the text, which ends with a line break
 * @throws InvalidStateError when the record belongs to another game, its settings are invalid, or meta is not JSON or
 * too long
 * @throws IllegalMoveError when a move is illegal
 *
 * @example
 * ```ts
 * import { appendMoves, formatRecord, newRecord } from "fifteen-two";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const record = newRecord(sackson, { turnLimit: 10 }, { names: ["Ann", "Bob"] });
 * formatRecord(sackson, appendMoves(record, [sackson.parseMove("0 take red blue")]));
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
  const { settings } = replay(game, record);
  const { formatMove } = typed(game);
  const [inline, meta] = splitMeta(record.moves.length, readMeta(record.meta).meta);
  const headers = [
    `[game ${JSON.stringify(record.game)}]`,
    `[version ${record.version}]`,
    `[rules ${record.rules}]`,
    ...headersOf("settings", settings),
    ...(meta === undefined ? [] : headersOf("meta", meta)),
  ];
  const commentOn = (n: number) => (n in inline ? [inline[n]!.replace(/^.*$/gm, "{$&}")] : []);
  const lines = record.moves.flatMap((move, i) => [formatMove(move), ...commentOn(i + 1)]);
  return `${[...headers, "", ...commentOn(0), ...lines].join("\n")}\n`;
}

/** Comments by the number of moves before them. */
type Comments = { readonly [moves: number]: string };

/** Splits `meta` into comments that can stand among the moves, and the rest. */
function splitMeta(
  moves: number,
  meta: RecordMeta | undefined,
): readonly [inline: Comments, meta: RecordMeta | undefined] {
  const { comments, ...others } = meta ?? {};
  if (typeof comments !== "object" || comments === null || Array.isArray(comments)) return [{}, meta];
  const all = Object.entries(comments);
  // UTF-8 can't encode lone surrogates; JSON escapes them.
  const isInline = ([key, text]: readonly [string, unknown]) =>
    /^(0|[1-9]\d*)$/.test(key) &&
    Number(key) <= moves &&
    typeof text === "string" &&
    !/[\r\u2028\u2029\uD800-\uDFFF]/u.test(text);
  const inline: Comments = Object.fromEntries(all.filter(isInline));
  const kept = all.filter((entry) => !isInline(entry));
  return [inline, kept.length === 0 && all.length > 0 ? others : { ...others, comments: Object.fromEntries(kept) }];
}

function headersOf(part: string, values: object): string[] {
  const headers = Object.entries(values).map(([key, value]) => `[${part}.${nameOf(key)} ${JSON.stringify(value)}]`);
  return headers.length === 0 ? [`[${part} {}]`] : headers;
}

/** A key as it appears in headers, quoted if it could be misread. */
function nameOf(key: string): string {
  return key === "" || /^"|\s|[\uD800-\uDFFF]/u.test(key) ? JSON.stringify(key) : key;
}

/** Parses a record's text to JSON, but leaves its moves as lines for {@link lineReader}. */
export function splitText(text: string): object {
  if (trimmed(text) === "") throw new NotationError("empty", "the record is empty", text, 0);
  const headers: Headers = new Map();
  const lines: Word[] = [];
  const comments: Record<number, string> = {};
  for (const line of linesOf(text)) {
    const [, comment] = /^\{(.*)\}$/.exec(line.text) ?? [];
    const { length } = lines;
    if (comment !== undefined) comments[length] = length in comments ? `${comments[length]}\n${comment}` : comment;
    else if (!line.text.startsWith("[")) lines.push(line);
    else if (length === 0) addHeader(headers, line, text);
    else throw new NotationError("late-header", "headers must come before the moves", text, line.index);
  }
  const record = gathered(headers, comments);
  if (!("game" in record)) {
    const reason = 'expected a header such as [game "cribbage"]';
    throw new NotationError("missing-header", reason, text, lines[0]?.index ?? 0, { word: "game" });
  }
  return { ...record, moves: lines };
}

function* linesOf(text: string): Generator<Word, void, void> {
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const line = trimmed(match[0]);
    if (line !== "" && !line.startsWith(";")) yield { text: line, index: match.index + match[0].indexOf(line) };
  }
}

/** A record's values by part and key: `[settings.players 3]` has both, `[version 1]` has no key. */
type Headers = Map<string, Map<string | undefined, unknown>>;

/** Reads a header. A part has one header, or one for each key. */
function addHeader(headers: Headers, { text: line, index }: Word, text: string): void {
  const match = /^\[(([^\s.]+)(?:\.("(?:[^"\\]|\\.)*"|\S+))?)\s(.*)\]$/s.exec(line);
  const fail = (code: NotationCode, reason: string, at: number, word: string) =>
    new NotationError(code, reason, text, index + at, { word: plain(word) });
  if (match === null) throw fail("bad-header", "expected a name and a JSON value in brackets", 0, line);
  const [, name = "", part = "", written, json = ""] = match;
  if (part === "moves") throw new InvalidStateError(["moves"], "must be one per line, not in a header");
  let key: string | undefined;
  let value: unknown;
  try {
    key = written?.startsWith('"') ? JSON.parse(written) : written;
    value = JSON.parse(json);
  } catch {
    throw fail("bad-json", `the value of ${quote(name)} must be JSON`, name.length + 2, name);
  }
  const keys = headers.get(part) ?? new Map<string | undefined, unknown>();
  if (keys.has(key) || keys.has(undefined) || (key === undefined && keys.size > 0))
    throw new InvalidStateError(key === undefined ? [part] : [part, key], "duplicate header");
  headers.set(part, keys.set(key, value));
}

/** A reader of moves from the lines of a text. */
export function lineReader<G extends AnyGame>(text: string): ReadMove<G> {
  return (game, part) => {
    const { text: line, index } = part as Word;
    try {
      return game.parseMove(line) as MoveOf<G>;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      throw new NotationError(error.code, error.reason, text, index + error.index, error.values);
    }
  };
}

/** The JSON of a record with these headers and comments. */
function gathered(headers: Headers, comments: Comments): object {
  const values = Array.from(headers, ([part, keys]) => [
    part,
    keys.has(undefined) ? keys.get(undefined) : Object.fromEntries(keys as Map<string, unknown>),
  ]);
  const { meta = {}, ...record } = Object.fromEntries(values);
  const isCommented = Object.keys(comments).length > 0 && typeof meta === "object";
  const inline = isCommented ? { ...meta, comments: { ...meta?.comments, ...comments } } : meta;
  return { settings: {}, ...record, ...((isCommented || headers.has("meta")) && { meta: inline }) };
}
