import { HIDDEN } from "../core/card.ts";
import type { Key } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { type Reading, report, runCheck } from "./issues.ts";
import { arrayFault, fieldOf, integerFault, notListed, objectFault, unknownKey } from "./read.ts";
import { reportDifferences, reportDuplicates } from "./relations.ts";
import type { ArrayShape, EnumShape, IntegerShape, Shape, Shapes, UnionShape } from "./shape.ts";

/**
 * Reads a value by its shape, and returns a copy. If it reports an issue, the copy is of no use.
 *
 * A key that is undefined counts as missing.
 */
export function readShape(value: unknown, shape: Shape, reading: Reading): unknown {
  if (value === null && shape.nullable) return null;
  const known = reading.issues.length;
  const copy = readAny(value, shape, reading);
  if (shape.check !== undefined && reading.issues.length === known) runCheck(copy, shape.check, reading);
  return copy;
}

function readAny(value: unknown, shape: Shape, reading: Reading): unknown {
  if (shape.hides && reading.hidden && value === HIDDEN) return value;
  if ("enum" in shape) {
    if (!shape.enum.includes(value as string)) refuse(reading, notOf(shape, value));
    return value;
  }
  switch (shape.type) {
    case "integer":
      return readWhole(value, shape, reading);
    case "boolean":
      if (typeof value !== "boolean") refuse(reading, notListed(value, [false, true]));
      return value;
    case "string":
      if (typeof value !== "string" || value.length > shape.maxLength)
        refuse(reading, `must be a string of at most ${shape.maxLength} characters, not ${quote(value)}`);
      return value;
    case "array":
      return readArray(value, shape, reading);
    case "tuple":
      refuse(reading, arrayFault(value, shape.items.length, shape.items.length));
      return shape.items.map((item, i) => readPart(value, i, item, reading));
    case "object":
      return readObject(value, shape.properties, reading);
    case "union":
      return readUnion(value, shape, reading);
    case "choice":
      return readShape(value, shape.choose(value), reading);
    case "complete":
      return readComplete(value, shape.schema["~standard"].validate, reading);
  }
}

function refuse(reading: Reading, fault: string | undefined): void {
  if (fault !== undefined) report(reading, [], fault);
}

function notOf(shape: EnumShape, value: unknown): string {
  return shape.noun === undefined ? notListed(value, shape.enum) : `must be ${shape.noun}, not ${quote(value)}`;
}

function readWhole(value: unknown, shape: IntegerShape, reading: Reading): unknown {
  const { minimum, maximum, multipleOf = 1 } = shape;
  const fault = integerFault(value, minimum, maximum);
  refuse(reading, fault);
  if (fault !== undefined) return value;
  if ((value as number) % multipleOf !== 0) refuse(reading, `must be a multiple of ${multipleOf}, not ${value}`);
  return (value as number) + 0;
}

/** Whether a value is an object; reports it if not. */
function isObject(value: unknown, reading: Reading): value is object {
  const fault = objectFault(value);
  refuse(reading, fault);
  return fault === undefined;
}

/** Reads a key of a value, which may be no object at all. */
function readPart(value: unknown, key: Key, shape: Shape, reading: Reading): unknown {
  const part = (Object(value) as { readonly [key: Key]: unknown })[key];
  reading.keys.push(key);
  const copy = readShape(part, shape, reading);
  reading.keys.pop();
  return copy;
}

function readArray(value: unknown, shape: ArrayShape, reading: Reading): unknown {
  const { items, minItems, maxItems, uniqueItems } = shape;
  const fault = arrayFault(value, minItems, maxItems);
  refuse(reading, fault);
  if (!Array.isArray(value) || value.length > maxItems) return value;
  // By index, since the array may have an endless iterator of its own.
  const known = reading.issues.length;
  const copy = new Array<unknown>(value.length);
  for (let i = 0; i < value.length; i++) copy[i] = readPart(value, i, items, reading);
  if (uniqueItems && reading.issues.length === known) reportDuplicates({ "": copy }, reading);
  return copy;
}

function readObject(value: unknown, shapes: Shapes, reading: Reading): unknown {
  if (!isObject(value, reading)) return undefined;
  for (const key of Object.keys(value))
    if (!Object.hasOwn(shapes, key) && fieldOf(value, key) !== undefined)
      report(reading, [key], unknownKey(Object.keys(shapes)));
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(shapes)) {
    const shape = shapes[key]!;
    if (fieldOf(value, key) !== undefined) copy[key] = readPart(value, key, shape, reading);
    else if (!shape.optional) report(reading, [key], "is missing");
  }
  return copy;
}

function readUnion(value: unknown, shape: UnionShape, reading: Reading): unknown {
  if (!isObject(value, reading)) return undefined;
  const tag = fieldOf(value, shape.tag);
  if (typeof tag !== "string" || !Object.hasOwn(shape.of, tag))
    return report(reading, [shape.tag], notListed(tag, Object.keys(shape.of)));
  return readObject(value, { [shape.tag]: { enum: [tag] }, ...shape.of[tag]! }, reading);
}

/** Reads a value that its schema must return unchanged. */
function readComplete(value: unknown, validate: (value: unknown) => unknown, reading: Reading): unknown {
  const result = validate(value) as { value?: unknown; issues?: readonly { path: readonly Key[]; message: string }[] };
  for (const { path, message } of result.issues ?? []) report(reading, path, message);
  if (result.issues === undefined) reportDifferences(value, result.value, [], reading);
  return result.value;
}
