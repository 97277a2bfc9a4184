import { expectText, InvalidStateError, NotationError, within } from "../core/errors.ts";
import { type AnyGame, rulesOf } from "../core/game.ts";
import { expectArray, expectObject, fieldOf, readOneOf } from "../schema/read.ts";
import { parseRecordJson, type RecordOf } from "./record.ts";
import { LONGEST_RECORD, parseSplit, splitRecord } from "./record-text.ts";

/** A record and the game that it belongs to. */
export type FoundRecord<G extends AnyGame> = G extends AnyGame
  ? { readonly game: G; readonly record: RecordOf<G> }
  : never;

/**
 * Reads a record in any form, as {@link parseRecord} and {@link parseRecordJson} do, and finds its game.
 *
 * @param games - the games that it may belong to, such as the list of `fifteen-two/games`
 * @param input - the record: as text, as JSON text, or as a value returned by `JSON.parse`. Text has up to 20,000,000
 * characters, and may begin with a byte order mark
 * @returns the game and the record
 * @throws NotationError with the index of the error, when the input is text that is not a record
 * @throws InvalidStateError with the path of the first error: `game` when it is not one of the games, `moves[17]` for an
 * illegal move
 *
 * @example
 * ```ts
 * import { formatRecord, newRecord, readRecord } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 * import { games } from "fifteen-two/games";
 *
 * const record = newRecord(cribbage, { players: 3 });
 * for (const input of [record, JSON.stringify(record), formatRecord(cribbage, record)]) {
 *   readRecord(games, input); // => { game: cribbage, record }
 * }
 * readRecord([cribbage], record).record.settings.doubleSkunk; // => 3
 * ```
 */
export function readRecord<G extends AnyGame>(games: readonly G[], input: unknown): FoundRecord<G> {
  expectArray(games, ["games"], 1);
  const game = (record: unknown) => gameOf(games, fieldOf(record, "game"));
  if (typeof input !== "string" || isJson(input)) {
    const json = typeof input === "string" ? parseJson(input) : input;
    expectObject(json, []);
    return found(game(json), (its) => parseRecordJson(its, json));
  }
  const split = splitRecord(input);
  const { headers, lines } = split;
  if (fieldOf(headers, "game") === undefined)
    throw new NotationError('expected a header such as [game "cribbage"]', input, lines[0]?.index ?? 0);
  return found(game(headers), (its) => parseSplit(its, split));
}

function found<G extends AnyGame>(game: G, read: (game: G) => RecordOf<G>): FoundRecord<G> {
  return { game, record: read(game) } as unknown as FoundRecord<G>;
}

export function gameOf<G extends AnyGame>(games: readonly G[], id: unknown): G {
  const ids = games.map((game, i) => within(["games", i], () => rulesOf(game).id));
  if (id === undefined) throw new InvalidStateError(["game"], "is missing");
  return games[ids.indexOf(readOneOf(id, ["game"], ids))]!;
}

/** Whether a text is JSON rather than headers and moves. A byte order mark counts as white space. */
function isJson(text: string): boolean {
  return /^\s*\{/.test(text);
}

function parseJson(text: string): unknown {
  expectText(text, "a record", LONGEST_RECORD);
  try {
    return JSON.parse(text.trim());
  } catch {
    throw new NotationError("a record must be text or JSON, but this JSON is invalid", text, 0);
  }
}
