import { InvalidStateError, type Key } from "../core/errors.ts";
import { quote } from "../core/message.ts";

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** How deeply a value may be nested. */
const DEEPEST = 20;

/** Reads any value that JSON can represent exactly, up to a number of characters, and returns a copy. */
export function readJson(value: unknown, most: number): Json {
  expectJson(value, []);
  const text = JSON.stringify(value);
  if (text.length > most)
    throw new InvalidStateError([], `must be at most ${most} characters of JSON, not ${text.length}`);
  return JSON.parse(text) as Json;
}

/** Whether a value is an array or a plain object, not an instance of a class. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || parent === null || Object.getPrototypeOf(parent) === null;
}

function expectJson(value: unknown, keys: readonly Key[]): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) return;
  if (!isPlain(value)) throw new InvalidStateError(keys, `must be JSON, not ${quote(value)}`);
  if (keys.length > DEEPEST) throw new InvalidStateError(keys, "is nested too deeply");
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) expectJson(value[i], [...keys, i]);
  else for (const [key, part] of Object.entries(value)) expectJson(part, [...keys, key]);
}
