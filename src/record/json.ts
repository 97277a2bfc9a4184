import { InvalidStateError, type Key } from "../core/errors.ts";
import { quote } from "../core/message.ts";

const DEEPEST = 20;

/** Copies a value that JSON can represent exactly, up to `most` characters. Drops undefined keys. */
export function readJson(value: unknown, keys: readonly Key[], most: number): unknown {
  expectJson(value, keys, DEEPEST);
  const text = JSON.stringify(value);
  if (text.length > most)
    throw new InvalidStateError(keys, `must be at most ${most} characters of JSON, not ${text.length}`);
  return JSON.parse(text);
}

/** Whether an object is an array or plain, not an instance of a class. */
function isPlain(value: object): boolean {
  const parent: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || parent === null || Object.getPrototypeOf(parent) === null;
}

function expectJson(value: unknown, keys: readonly Key[], depth: number): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (Number.isFinite(value) && !Object.is(value, -0)) return;
  if (Object.prototype.toString.call(value) === "[object Date]")
    throw new InvalidStateError(keys, "must be JSON, not a Date; call toISOString on it");
  if (typeof value !== "object" || !isPlain(value))
    throw new InvalidStateError(keys, `must be JSON, not ${quote(value)}`);
  if (depth < 0) throw new InvalidStateError(keys, "is nested too deeply");
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) expectJson(value[i], [...keys, i], depth - 1);
  else
    for (const [key, part] of Object.entries(value))
      if (part !== undefined) expectJson(part, [...keys, key], depth - 1);
}
