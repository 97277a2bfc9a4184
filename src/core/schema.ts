import { IllegalMoveError, InvalidStateError } from "./errors.ts";

/** What is wrong with a value, and where. */
export interface SchemaIssue {
  /** What is wrong, as a phrase for people; `path` says where. */
  readonly message: string;
  /** The keys and indices of the invalid part, such as `["hands", 1, 3]`; empty for the whole value. */
  readonly path: readonly (string | number)[];
}

/** The result of a {@link Schema}: a typed copy of the value, or what is wrong with it. */
export type SchemaResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/**
 * A validator that follows Standard Schema, version 1 (https://standardschema.dev).
 *
 * Form, server and router libraries accept it like a schema of Zod or Valibot.
 */
export interface Schema<T> {
  /** Everything that the standard requires. */
  readonly "~standard": {
    /** Version of the standard. */
    readonly version: 1;
    /** The library that made the schema. */
    readonly vendor: "fifteen-two";
    /** Reads any value. It never throws and is never asynchronous. */
    readonly validate: (value: unknown) => SchemaResult<T>;
    /** The types, for libraries that infer them; always absent at run time. */
    readonly types?: { readonly input: T; readonly output: T } | undefined;
  };
}

/** A {@link Schema} that also provides JSON Schema, as Standard JSON Schema defines it. */
export interface JsonSchema<T> extends Schema<T> {
  readonly "~standard": Schema<T>["~standard"] & {
    /** The JSON Schemas of its input and output. */
    readonly jsonSchema: {
      /** What it accepts. */
      readonly input: (options: JsonSchemaOptions) => JsonSchemaObject;
      /** What it returns. */
      readonly output: (options: JsonSchemaOptions) => JsonSchemaObject;
    };
  };
}

/** Which JSON Schema to return: `{ target: "draft-2020-12" }`, `"draft-07"` or `"openapi-3.0"`. */
export interface JsonSchemaOptions {
  /** Version of JSON Schema. */
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

/** The issue for an error. A getter or proxy may throw anything, even a value that throws when you look at it. */
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

/** Splits a path as errors write it into keys: `hands[1][3]`, `meta["a.b"]`. */
function keysOf(path: string): (string | number)[] {
  const parts = path.matchAll(/\[(\d+|"(?:[^"\\]|\\.)*")\]|[^.[]+/g);
  return Array.from(parts, ([key, inBrackets]) => (inBrackets === undefined ? key : JSON.parse(inBrackets)));
}
