import { expectText, InvalidStateError, type Key, NotationError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, typed } from "../core/game.ts";
import { trimmed, visible } from "../core/message.ts";
import { expectArray, expectObject, fieldOf, readFields, readOneOf } from "../schema/read.ts";
import { parseWith } from "../schema/standard.ts";
import { type RecordOf, readMeta } from "./record.ts";
import { type ReadMove, type Replay, startReplay } from "./replay.ts";
import { lineReader, splitText } from "./text.ts";

/** The longest text of a record, in characters. */
const LONGEST_RECORD = 20_000_000;

/** A record and its game. @inline */
export type FoundRecord<G extends AnyGame> = G extends AnyGame
  ? { readonly game: G; readonly record: RecordOf<G> }
  : never;

/**
 * Reads a record in any form, and finds its game. It replays every move, so the returned record is legal.
 *
 * Settings that the record omits get their defaults; the returned record has all of them.
 *
 * @param games - the expected game, or several, such as the list of `fifteen-two/games`
 * @param input - the record: a value returned by `JSON.parse`, JSON text, or text as {@link formatRecord} writes it.
 * Text has up to 20,000,000 characters, and may begin with a byte order mark
 * @returns the game, and the record as a copy
 * @throws NotationError with the index of the error, when the input is text that is not a record
 * @throws InvalidStateError with the path of the first error: `game` when it is not one of the games, `moves[17]` for
 * an illegal move
 *
 * @example
 * ```ts
 * import { formatRecord, newRecord, readRecord } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { games } from "fifteen-two/games";
 *
 * const record = newRecord(cribbage, { players: 3 });
 * for (const input of [record, JSON.stringify(record), formatRecord(cribbage, record)]) {
 *   readRecord(games, input); // => { game: cribbage, record }
 * }
 * readRecord(cribbage, record).record.settings.doubleSkunk; // => 3
 * ```
 */
export function readRecord<G extends AnyGame>(games: G | readonly G[], input: unknown): FoundRecord<G> {
  const isText = typeof input === "string";
  if (isText) expectText(input, "a record", LONGEST_RECORD);
  const { game, record, steps } =
    isText && !isJson(input)
      ? startRead(games, splitText(input), [], lineReader(input))
      : startRead(games, isText ? parseJson(input) : input);
  const moves = Array.from(steps(), ({ move }) => move);
  return { game, record: { ...record, moves } } as unknown as FoundRecord<G>;
}

/** Starts the replay of an untrusted record at the keys `at`, of one of these games. By default its moves are JSON. */
export function startRead<G extends AnyGame>(
  games: G | readonly G[],
  json: unknown,
  at: readonly Key[] = [],
  readMove: ReadMove<G> = readJsonMove,
): Replay<G> & { readonly game: G } {
  expectObject(json, at);
  const game = gameOf(games, fieldOf(json, "game"), [...at, "game"]);
  const fields = readFields(json, at, ["game", "version", "rules", "settings", "moves"], ["meta"]);
  const started = startReplay(game, fields, at, readMove);
  return { game, ...started, record: { ...started.record, ...readMeta(fields.meta, at) } };
}

function readJsonMove<G extends AnyGame>(game: G, part: unknown, at: readonly Key[]): MoveOf<G> {
  return parseWith<MoveOf<G>>(typed(game).moveSchema, part, at);
}

/** Finds the game with an id; throws if none of these has it, or one is not a game. */
export function gameOf<G extends AnyGame>(games: G | readonly G[], id: unknown, at: readonly Key[] = ["game"]): G {
  const list = Array.isArray(games) ? (games as readonly G[]) : [games as G];
  expectArray(list, ["games"], 1);
  const ids = list.map((game, i) => typed(game, list === games ? ["games", i] : at).id);
  if (id === undefined) throw new InvalidStateError(at, "is missing");
  return list[ids.indexOf(readOneOf(id, at, ids))]!;
}

/** A record's text has a header, though a comment in braces may precede it. */
function isJson(text: string): boolean {
  const shown = visible(text);
  return /^\s*\{/.test(shown) && !/^\s*\[game\s/m.test(shown);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(trimmed(text));
  } catch {
    throw new NotationError("bad-json", "a record must be text or JSON, but this JSON is invalid", text, 0);
  }
}
