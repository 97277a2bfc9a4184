import { InvalidStateError, type Key } from "../core/errors.ts";
import type {
  JsonSchema,
  JsonSchemaObject,
  JsonSchemaOptions,
  JsonSchemas,
  Schema,
  SchemaIssue,
  SchemaResult,
  StandardSchema,
} from "../core/standard-schema.ts";
import { type Issue, type Reading, report } from "./issues.ts";
import { draftOf, printShape } from "./json-schema.ts";
import { readShape } from "./read-shape.ts";
import type { Shape } from "./shape.ts";

/** Reads a value; what it reports as issues stands in the reading. */
export type Read<T> = (value: unknown, reading: Reading) => T;

/** The schema of what a reader accepts. */
export function schemaOf<Output, Input = Output>(read: Read<Output>): Schema<Input, Output> {
  return { "~standard": { version: 1, vendor: "fifteen-two", validate: (value) => validate(value, read) } };
}

/** The schema of a shape. `read`, if given, makes something else of the shape's value. */
export function shapeSchema<Input, Output = Input>(
  input: Shape,
  output: Shape = input,
  read: Read<Output> = (value, reading) => readShape(value, input, reading) as Output,
): JsonSchema<Input, Output> {
  const print = (shape: Shape) => (options: JsonSchemaOptions) => printed(shape, options);
  const jsonSchema = { input: print(input), output: print(output) };
  return { "~standard": { ...schemaOf<Output, Input>(read)["~standard"], jsonSchema } };
}

function printed(shape: Shape, options: JsonSchemaOptions): JsonSchemaObject {
  const [target, $schema] = draftOf(options);
  return { ...($schema !== undefined && { $schema }), ...printShape(shape, target) };
}

function validate<T>(value: unknown, read: Read<T>): SchemaResult<T> {
  const reading: Reading = { keys: [], issues: [] };
  try {
    const result = read(value, reading);
    if (reading.issues.length === 0) return { value: result };
    return { issues: reading.issues.map(({ keys, reason }) => ({ message: reason, path: keys })) };
  } catch (error) {
    return { issues: [issueOf(error)] };
  }
}

/** The issue for an error. A getter or proxy may throw anything, even a value that throws when you look at it. */
function issueOf(error: unknown): SchemaIssue {
  try {
    if (error instanceof InvalidStateError) return { message: error.reason, path: error.keys };
    return { message: `cannot be read: ${error}`, path: [] };
  } catch {
    return { message: "cannot be read", path: [] };
  }
}

/** Reads a value by another schema; its issues become those of the reading. Undefined if there are any. */
export function readBy<Output>(
  schema: StandardSchema<unknown, Output>,
  value: unknown,
  reading: Reading,
): Output | undefined {
  const issues = issuesOf(schema, value);
  if ("value" in issues) return issues.value;
  for (const { keys, reason } of issues) report(reading, keys, reason);
  return undefined;
}

/** What a schema of any library makes of a value: the value, or issues with plain keys. */
function issuesOf<Output>(schema: StandardSchema<unknown, Output>, value: unknown): { value: Output } | Issue[] {
  const result = schema["~standard"].validate(value);
  if (result instanceof Promise) return [{ keys: [], reason: "needs a schema that is not asynchronous" }];
  if (result.issues === undefined) return result;
  return result.issues.map(({ message, path = [] }) => ({ keys: path.map(keyOf), reason: message }));
}

function keyOf(part: PropertyKey | { readonly key: PropertyKey }): Key {
  const key = typeof part === "object" ? part.key : part;
  return typeof key === "symbol" ? String(key) : key;
}

/** A schema of any library as one of this package. Without JSON Schema of its own, its JSON Schema accepts anything. */
export function adopted<Input, Output>(schema: StandardSchema<unknown, Output>): JsonSchema<Input, Output> {
  const anything = () => ({});
  const { vendor, jsonSchema = { input: anything, output: anything } as JsonSchemas } = schema["~standard"];
  const read = (value: unknown, reading: Reading) => readBy(schema, value, reading) as Output;
  return { "~standard": { ...schemaOf<Output, Input>(read)["~standard"], vendor, jsonSchema } };
}

/**
 * Reads a value by a schema of any library.
 *
 * @param at - the keys that lead to the value
 * @throws InvalidStateError with the first issue
 */
export function parseBy<Output>(
  schema: StandardSchema<unknown, Output>,
  value: unknown,
  at: readonly Key[] = [],
): Output {
  const issues = issuesOf(schema, value);
  if ("value" in issues) return issues.value;
  const { keys, reason } = issues[0] ?? { keys: [], reason: "is invalid" };
  throw new InvalidStateError([...at, ...keys], reason);
}
