import { errorOf, expectText, InvalidStateError, type Key, NotationError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, typed } from "../core/game.ts";
import { trimmed, visible } from "../core/message.ts";
import { expectArray, expectObject, fieldOf, readFields, readOneOf } from "../schema/read.ts";
import { parseWith } from "../schema/standard.ts";
import { emptyRecord, type RecordOf, readMeta, readMoves, startFor } from "./record.ts";
import { type Step, stepOf } from "./step.ts";
import { LONGEST_RECORD, readLine, splitRecord } from "./text.ts";

/**
 * A record and the game that it belongs to.
 *
 * @inline
 */
export type FoundRecord<G extends AnyGame> = G extends AnyGame
  ? { readonly game: G; readonly record: RecordOf<G> }
  : never;

/**
 * Reads a record in any form, and finds its game. It applies every move, so you know that all are legal.
 *
 * Settings that the record omits have their defaults; the returned record has all of them.
 *
 * @param games - the game that it must belong to, or several, such as the list of `fifteen-two/games`
 * @param input - the record: a value returned by `JSON.parse`, JSON text, or text as {@link formatRecord} writes it. Text
 * has up to 20,000,000 characters, and may begin with a byte order mark
 * @returns the game, and the record as a copy
 * @throws NotationError with the index of the error, when the input is text that is not a record
 * @throws InvalidStateError with the path of the first error: `game` when it is not one of the games, `moves[17]` for an
 * illegal move
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
  if (typeof input !== "string" || isJson(input)) {
    const json = typeof input === "string" ? parseJson(input) : input;
    expectObject(json, []);
    const game = gameOf(games, fieldOf(json, "game"));
    return { game, record: readSteps(game, json) } as unknown as FoundRecord<G>;
  }
  if (trimmed(input) === "") throw new NotationError("empty", "the record is empty", input, 0);
  const { headers, lines } = splitRecord(input);
  const id = fieldOf(headers, "game");
  if (id === undefined)
    throw new NotationError(
      "missing-header",
      'expected a header such as [game "cribbage"]',
      input,
      lines[0]?.index ?? 0,
      { word: "game" },
    );
  const game = gameOf(games, id);
  const { parseMove } = typed(game);
  const record = readSteps(
    game,
    { ...headers, moves: lines.map((_, i) => i) },
    { readMove: (i) => readLine<MoveOf<G>>(parseMove, lines[i as number]!, input) },
  );
  return { game, record } as unknown as FoundRecord<G>;
}

/** What differs between the forms of a record. */
interface RecordForm<G extends AnyGame> {
  /** The keys that lead to the record. */
  readonly at?: readonly Key[];
  /** Reads a move from its form; by default, from JSON. */
  readonly readMove?: (part: unknown, at: readonly Key[]) => MoveOf<G>;
  /** Is given each step on its way. */
  readonly made?: (step: Step<G>) => void;
}

/** Reads a record of a game from untrusted JSON or from another form, and makes its moves. */
export function readSteps<G extends AnyGame>(game: G, json: unknown, form: RecordForm<G> = {}): RecordOf<G> {
  const { moveSchema, refusal } = typed(game);
  const { at = [], readMove = (part, here) => parseWith<MoveOf<G>>(moveSchema, part, here), made } = form;
  const fields = readFields(json, at, ["game", "version", "rules", "settings", "moves"], ["meta"]);
  let state = startFor(game, fields, at);
  const record = emptyRecord(game, state.settings, readMeta(fields.meta, at));
  const parts = readMoves(fields.moves, at);
  const moves: MoveOf<G>[] = [];
  for (let i = 0; i < parts.length; i++) {
    const here = [...at, "moves", i];
    const move = readMove(parts[i], here);
    const refused = refusal(state, move);
    if (refused !== undefined) throw errorOf({ ...refused, code: "invalid-state" }, here);
    const step = stepOf(game, state, move);
    state = step.after;
    moves.push(move);
    made?.(step);
  }
  return { ...record, moves };
}

/** The game of that name, which must be one of these; throws unless they are games. */
export function gameOf<G extends AnyGame>(games: G | readonly G[], id: unknown): G {
  const one: readonly Key[] = ["game"];
  const list = Array.isArray(games) ? (games as readonly G[]) : [games as G];
  expectArray(list, ["games"], 1);
  const ids = list.map((game, i) => typed(game, list === games ? ["games", i] : one).id);
  if (id === undefined) throw new InvalidStateError(one, "is missing");
  return list[ids.indexOf(readOneOf(id, one, ids))]!;
}

/** A text with a header is not JSON, though a comment may begin it. */
function isJson(text: string): boolean {
  const shown = visible(text);
  return /^\s*\{/.test(shown) && !/^\s*\[game\s/m.test(shown);
}

function parseJson(text: string): unknown {
  expectText(text, "a record", LONGEST_RECORD);
  try {
    return JSON.parse(trimmed(text));
  } catch {
    throw new NotationError("bad-json", "a record must be text or JSON, but this JSON is invalid", text, 0);
  }
}
