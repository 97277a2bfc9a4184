import { IllegalMoveError, InvalidStateError } from "./errors.ts";
import type { AnyGame, MoveOf, StateOf } from "./game.ts";
import { parseRecord, type RecordOf } from "./record.ts";

/** What is wrong with a value, and where. */
export interface SchemaIssue {
  /** What is wrong, as a phrase for a person; the place is in `path`. */
  readonly message: string;
  /** The keys and indices that lead to the part that is wrong: `["hands", 1, 3]`; empty for the whole. */
  readonly path: readonly (string | number)[];
}

/** What a {@link Schema} makes of a value: the value, typed and copied, or what is wrong with it. */
export type SchemaResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/**
 * A validator that follows Standard Schema, version 1 (https://standardschema.dev), which form, server and router
 * libraries take as they take a schema of Zod or Valibot.
 */
export interface Schema<T> {
  /** All that the standard asks for. */
  readonly "~standard": {
    /** The version of the standard. */
    readonly version: 1;
    /** Whose schema it is. */
    readonly vendor: "fifteen-two";
    /** Reads any value; never throws, and never waits. */
    readonly validate: (value: unknown) => SchemaResult<T>;
    /** The types, for libraries that infer them; never there at run time. */
    readonly types?: { readonly input: T; readonly output: T } | undefined;
  };
}

/**
 * The Standard Schema of a game's moves: what {@link Game.parseMoveJson} accepts. It knows the shape of a move; whether
 * the move is legal is for {@link Game.isLegal} to say, which has the state.
 *
 * @param game - the game
 * @returns its schema
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { validate } = moveSchema(cribbage)["~standard"];
 * validate({ type: "go", seat: 1 }); // => { value: { type: "go", seat: 1 } }
 * validate({ type: "discard", seat: 0, cards: ["5H", "1H"] }).issues?.[0]?.path; // => ["cards", 1]
 * ```
 */
export function moveSchema<G extends AnyGame>(game: G): Schema<MoveOf<G>> {
  return schema(game.parseMoveJson);
}

/**
 * The Standard Schema of a game's states: what {@link Game.parseState} accepts.
 *
 * @param game - the game
 * @returns its schema
 *
 * @example
 * ```ts
 * import { stateSchema } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const { validate } = stateSchema(cribbage)["~standard"];
 * const state = cribbage.initialState();
 * validate(state); // => { value: state }
 * validate({ ...state, scores: [0, -1] }).issues?.[0]?.path; // => ["scores", 1]
 * ```
 */
export function stateSchema<G extends AnyGame>(game: G): Schema<StateOf<G>> {
  return schema(game.parseState);
}

/**
 * The Standard Schema of a game's records: what {@link parseRecord} accepts, which makes every move once.
 *
 * @param game - the game
 * @returns its schema
 *
 * @example
 * ```ts
 * import { newRecord, recordSchema } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const record = newRecord(cribbage, { players: 3 });
 * const { validate } = recordSchema(cribbage)["~standard"];
 * validate(record); // => { value: record }
 * validate({ ...record, moves: [{ type: "go", seat: 0 }] }).issues?.[0]?.path; // => ["moves", 0]
 * ```
 */
export function recordSchema<G extends AnyGame>(game: G): Schema<RecordOf<G>> {
  return schema((json) => parseRecord(game, json));
}

function schema<T>(parse: (json: unknown) => T): Schema<T> {
  const validate = (value: unknown): SchemaResult<T> => {
    try {
      return { value: parse(value) };
    } catch (error) {
      const reason = error instanceof IllegalMoveError ? error.cause : error;
      if (reason instanceof InvalidStateError) return { issues: [issueOf(reason)] };
      if (error instanceof IllegalMoveError) return { issues: [{ message: error.message, path: [] }] };
      throw error;
    }
  };
  return { "~standard": { version: 1, vendor: "fifteen-two", validate } };
}

function issueOf({ message, path }: InvalidStateError): SchemaIssue {
  return { message: path === "" ? message : message.slice(path.length + 2), path: keysOf(path) };
}

/** The keys of a path as the errors write it: `hands[1][3]`. */
function keysOf(path: string): (string | number)[] {
  return Array.from(path.matchAll(/\[(\d+)\]|[^.[]+|\[/g), ([key, index]) => (index === undefined ? key : +index));
}
