import { HIDDEN } from "../core/card.ts";
import type { Key } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { arrayFault, fieldOf, integerFault, notListed, objectFault, unknownKey } from "./read.ts";
import { type Reading, type Reads, type Report, readWith } from "./reading.ts";
import { checkDistinct, checkEqual } from "./relations.ts";
import type { ArrayShape, IntegerShape, Shape, Shapes, UnionShape } from "./shape.ts";

/** Reads a value by its shape. Discard the copy if a fault was reported. An undefined key counts as missing. */
export function readShape(value: unknown, shape: Shape, reading: Reading): unknown {
  if (value === null && shape.nullable) return null;
  const known = reading.faults.length;
  const copy = readAny(value, shape, reading);
  if (shape.check !== undefined && reading.faults.length === known) shape.check(copy as never, reading.report);
  return copy;
}

function readAny(value: unknown, shape: Shape, reading: Reading): unknown {
  const { hidden, report } = reading;
  if (shape.hides && hidden && value === HIDDEN) return value;
  if ("enum" in shape) {
    const { noun, enum: values } = shape;
    if (!values.includes(value as string))
      report([], noun === undefined ? notListed(value, values) : `must be ${noun}, not ${quote(value)}`);
    return value;
  }
  switch (shape.type) {
    case "integer":
      return readWhole(value, shape, reading);
    case "boolean":
      if (typeof value !== "boolean") report([], notListed(value, [false, true]));
      return value;
    case "string":
      if (typeof value !== "string" || value.length > shape.maxLength)
        report([], `must be a string of at most ${shape.maxLength} characters, not ${quote(value)}`);
      return value;
    case "array":
      return readArray(value, shape, reading);
    case "tuple":
      report([], arrayFault(value, shape.items.length, shape.items.length));
      return shape.items.map((item, i) => readPart(value, i, item, reading));
    case "object":
      return readObject(value, shape.properties, reading);
    case "union":
      return readUnion(value, shape, reading);
    case "oneOf":
      return readShape(value, shape.pick(value), reading);
    case "schema":
      return readComplete(value, shape.schema, report);
  }
}

function readWhole(value: unknown, { minimum, maximum, multipleOf = 1 }: IntegerShape, { report }: Reading): unknown {
  if (report([], integerFault(value, minimum, maximum))) return value;
  if ((value as number) % multipleOf !== 0) report([], `must be a multiple of ${multipleOf}, not ${value}`);
  return (value as number) + 0;
}

/** Reads one key of a value that may not be an object. */
function readPart(value: unknown, key: Key, shape: Shape, reading: Reading): unknown {
  const part = (Object(value) as { readonly [key: Key]: unknown })[key];
  reading.keys.push(key);
  const copy = readShape(part, shape, reading);
  reading.keys.pop();
  return copy;
}

function readArray(value: unknown, shape: ArrayShape, reading: Reading): unknown {
  const { items, minItems, maxItems, uniqueItems } = shape;
  reading.report([], arrayFault(value, minItems, maxItems));
  if (!Array.isArray(value) || value.length > maxItems) return value;
  // By index: an untrusted array may have an endless iterator.
  const known = reading.faults.length;
  const copy = new Array<unknown>(value.length);
  for (let i = 0; i < value.length; i++) copy[i] = readPart(value, i, items, reading);
  if (uniqueItems && reading.faults.length === known) checkDistinct({ "": copy }, reading.report, reading.keys);
  return copy;
}

function readObject(value: unknown, shapes: Shapes, reading: Reading): unknown {
  const { report } = reading;
  if (report([], objectFault(value))) return undefined;
  for (const key of Object.keys(value as object))
    if (!Object.hasOwn(shapes, key) && fieldOf(value, key) !== undefined)
      report([key], unknownKey(Object.keys(shapes)));
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(shapes)) {
    const shape = shapes[key]!;
    if (fieldOf(value, key) !== undefined) copy[key] = readPart(value, key, shape, reading);
    else if (!shape.optional) report([key], "is missing");
  }
  return copy;
}

function readUnion(value: unknown, shape: UnionShape, reading: Reading): unknown {
  if (reading.report([], objectFault(value))) return undefined;
  const tag = fieldOf(value, shape.tag);
  if (typeof tag !== "string" || !Object.hasOwn(shape.of, tag))
    return reading.report([shape.tag], notListed(tag, Object.keys(shape.of)));
  return readObject(value, shape.of[tag]!, reading);
}

/** Reads a value that must already be complete: its schema must return it unchanged. */
function readComplete(value: unknown, schema: Reads<unknown>, report: Report): unknown {
  const read = readWith(schema, value);
  if (read.faults === undefined) checkEqual(value, read.value, [], report);
  else for (const { keys, reason } of read.faults) report(keys, reason);
  return read.value;
}
