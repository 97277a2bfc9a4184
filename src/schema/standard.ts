import { InvalidStateError, type Key } from "../core/errors.ts";
import { frozen } from "../core/frozen.ts";
import type { Schema, StandardSchemaV1 } from "../core/standard-schema.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { readShape } from "./read-shape.ts";
import { newReading, type Reading, type Reads } from "./reading.ts";
import type { Shape } from "./shape.ts";

/** Reads a value, and reports its faults to the reading. */
export type Read<T> = (value: unknown, reading: Reading) => T;

/** Turns a reader into a schema's `validate`, which never throws. */
export function validating<Output>(read: Read<Output>): Schema<unknown, Output>["~standard"]["validate"] {
  return (value) => {
    const reading = newReading();
    try {
      const result = read(value, reading);
      if (reading.faults.length === 0) return { value: result };
    } catch (error) {
      // A getter or proxy may throw anything.
      if (reading.faults.length === 0) reading.report([], unreadable(error));
    }
    return { issues: reading.faults.map(({ keys, reason }) => ({ message: reason, path: keys })) };
  };
}

/** The fault of a value whose getter throws. Reading the thrown value may throw as well. */
function unreadable(error: unknown): string {
  try {
    return `cannot be read: ${error}`;
  } catch {
    return "cannot be read";
  }
}

/** The schema of a shape. `read` converts the shape's value to the output type. */
export function shapeSchema<Input, Output = Input>(
  input: Shape,
  output: Shape = input,
  read: Read<Output> = (value, reading) => readShape(value, input, reading) as Output,
): Schema<Input, Output> {
  const jsonSchema = { input: jsonSchemaOf(input), output: jsonSchemaOf(output) };
  return frozen({ "~standard": { version: 1, vendor: "fifteen-two", validate: validating(read), jsonSchema } });
}

/** Wraps a schema of any library. If it has no JSON Schema of its own, its JSON Schema accepts anything. */
export function wrapSchema<Input, Output>(schema: StandardSchemaV1<unknown, Output>): Schema<Input, Output> {
  const anything = () => ({});
  const { vendor, jsonSchema = { input: anything, output: anything } } = schema["~standard"];
  const validate = validating((value, { report }) => {
    const result = schema["~standard"].validate(value);
    if (result instanceof Promise) report([], "needs a schema that is not asynchronous");
    else if (result.issues === undefined) return result.value;
    else if (result.issues.length === 0) report([], "is invalid");
    else for (const { message, path = [] } of result.issues) report(path.map(keyOf), message);
    return undefined as Output;
  });
  return { "~standard": { version: 1, vendor, validate, jsonSchema } };
}

function keyOf(part: PropertyKey | { readonly key: PropertyKey }): Key {
  const key = typeof part === "object" ? part.key : part;
  return typeof key === "symbol" ? String(key) : key;
}

/** Reads a value by a schema; throws an InvalidStateError with the first fault, at the keys `at`. */
export function parseWith<Output>(schema: Reads<Output>, value: unknown, at: readonly Key[] = []): Output {
  const result = schema["~standard"].validate(value);
  if (result.issues === undefined) return result.value;
  const { message, path } = result.issues[0]!;
  throw new InvalidStateError([...at, ...path], message);
}
