import { IllegalMoveError, InvalidStateError } from "./errors.ts";

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

/** A {@link Schema} that also tells its JSON Schema, as Standard Schema's JSON Schema part has it. */
export interface JsonSchema<T> extends Schema<T> {
  readonly "~standard": Schema<T>["~standard"] & {
    /** The JSON Schema of what it accepts, and of what it makes of that. */
    readonly jsonSchema: {
      /** What it accepts. */
      readonly input: (options: JsonSchemaOptions) => JsonSchemaObject;
      /** What it makes of that. */
      readonly output: (options: JsonSchemaOptions) => JsonSchemaObject;
    };
  };
}

/** Which JSON Schema is wanted: `{ target: "draft-2020-12" }`, `"draft-07"` or `"openapi-3.0"`. */
export interface JsonSchemaOptions {
  /** The version of JSON Schema. */
  readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | (string & {});
}

/** A JSON Schema. */
export type JsonSchemaObject = Record<string, unknown>;

/** The schema of what a reader accepts. */
export function schema<T>(parse: (json: unknown) => T): Schema<T> {
  const validate = (value: unknown): SchemaResult<T> => {
    try {
      return { value: parse(value) };
    } catch (error) {
      return { issues: [issueOf(error)] };
    }
  };
  return { "~standard": { version: 1, vendor: "fifteen-two", validate } };
}

/** What an error says; a getter or a proxy may throw anything, even what throws again when it is looked at. */
function issueOf(error: unknown): SchemaIssue {
  try {
    const reason = error instanceof IllegalMoveError ? (error.cause ?? error) : error;
    if (reason instanceof IllegalMoveError) return { message: reason.message, path: [] };
    if (reason instanceof InvalidStateError) {
      const { message, path } = reason;
      return { message: path === "" ? message : message.slice(path.length + 2), path: keysOf(path) };
    }
    return { message: `cannot be read: ${reason}`, path: [] };
  } catch {
    return { message: "cannot be read", path: [] };
  }
}

/** The keys of a path as the errors write it: `hands[1][3]`, `meta["a.b"]`. */
function keysOf(path: string): (string | number)[] {
  const parts = path.matchAll(/\[(\d+|"(?:[^"\\]|\\.)*")\]|[^.[]+/g);
  return Array.from(parts, ([key, inBrackets]) => (inBrackets === undefined ? key : JSON.parse(inBrackets)));
}
