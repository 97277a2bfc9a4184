import { type Card, indexOfCard } from "./card.ts";
import { IllegalMoveError, InvalidStateError } from "./errors.ts";
import { abridged, either, quote } from "./message.ts";

/**
 * Readers of untrusted JSON. Each takes a value and its path and returns a typed copy, or throws an InvalidStateError
 * with the path. They read only own properties that they know.
 */
export type Fields<K extends string> = { readonly [key in K]: unknown };

/** Reads one key of an untrusted value. */
export function fieldOf(json: unknown, key: string): unknown {
  return typeof json === "object" && json !== null && Object.hasOwn(json, key)
    ? (json as Fields<string>)[key]
    : undefined;
}

/** Throws unless the value is an object. Passing JSON as text is a common mistake. */
export function expectObject(value: unknown, path: string): asserts value is object {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  const hint = typeof value === "string" ? "; for JSON text, call JSON.parse first" : "";
  throw new InvalidStateError(path, `must be an object, not ${quote(value)}${hint}`);
}

/** Throws if an object has unknown keys; fast enough for options on a hot path. */
export function expectKeys(value: unknown, path: string, known: readonly string[]): asserts value is object {
  expectObject(value, path);
  for (const key in value) if (!known.includes(key) && Object.hasOwn(value, key)) throw unknownKey(path, key, known);
}

function unknownKey(path: string, key: string, known: readonly string[]): InvalidStateError {
  return new InvalidStateError(pathTo(path, key), `unknown key; expected one of ${known.join(", ")}`);
}

/** Reads an object with exactly the given keys; those of `optional` may be absent. */
export function readObject<K extends string, O extends string = never>(
  value: unknown,
  path: string,
  keys: readonly K[],
  optional: readonly O[] = [],
): Fields<K | O> {
  expectObject(value, path);
  const known: readonly string[] = [...keys, ...optional];
  for (const key of Object.keys(value)) if (!known.includes(key)) throw unknownKey(path, key, known);
  for (const key of keys) if (!Object.hasOwn(value, key)) throw new InvalidStateError(pathTo(path, key), "is missing");
  const own = (key: K | O) => (Object.hasOwn(value, key) ? (value as Fields<K | O>)[key] : undefined);
  return Object.fromEntries(known.map((key) => [key, own(key as K | O)])) as Fields<K | O>;
}

/** Throws unless the value is an array whose length is within bounds. */
export function expectArray(
  value: unknown,
  path: string,
  min: number,
  max: number,
): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) throw new InvalidStateError(path, `must be an array, not ${quote(value)}`);
  if (value.length < min || value.length > max) {
    const length = min === max ? `${min}` : `${min} to ${max}`;
    throw new InvalidStateError(path, `must have ${length} items, not ${value.length}`);
  }
}

/** Reads an array whose length is within bounds; `read` reads each item at its own path. */
export function readArray<T>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => T,
  min = 0,
  max: number = min,
): T[] {
  expectArray(value, path, min, max);
  // By index, since the array may have an endless iterator of its own.
  return Array.from({ length: value.length }, (_, i) => read(value[i], `${path}[${i}]`));
}

/** Reads an integer from `min` to `max`. */
export function readInteger(value: unknown, path: string, min: number, max: number = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isSafeInteger(value) || (value as number) < min || (value as number) > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`;
    throw new InvalidStateError(path, `must be a whole number ${range}, not ${quote(value)}`);
  }
  return (value as number) + 0;
}

/** Reads one of the listed values. */
export function readOneOf<const T>(value: unknown, path: string, values: readonly T[]): T {
  if (values.includes(value as T)) return value as T;
  throw new InvalidStateError(path, `must be ${either(values.map((v) => quote(v)))}, not ${quote(value)}`);
}

/** Reads a state's phase, which decides what else to read. */
export function readPhase<P extends string>(json: unknown, fields: Readonly<Record<P, unknown>>): P {
  expectObject(json, "");
  return readOneOf(fieldOf(json, "phase"), "phase", Object.keys(fields) as P[]);
}

/** Reads a face-up card. */
export function readCard(value: unknown, path: string): Card {
  if (indexOfCard(value) < 0) throw new InvalidStateError(path, `must be a card, not ${quote(value)}`);
  return value as Card;
}

/** Throws if a value is in two places. */
export function expectDistinct(places: readonly (readonly [path: string, value: unknown])[]): void {
  const seen = new Map<unknown, string>();
  for (const [path, value] of places) {
    const first = seen.get(value);
    if (first !== undefined) throw new InvalidStateError(path, `duplicate ${value}, already at ${first}`);
    seen.set(value, path);
  }
}

/** Throws with the path of the first difference unless a value equals what the rules expect. */
export function expectEqual(value: unknown, expected: unknown, path: string): void {
  if (Object.is(value, expected)) return;
  if (typeof value !== "object" || typeof expected !== "object" || value === null || expected === null)
    throw new InvalidStateError(path, `must be ${quote(expected)}, not ${quote(value)}`);
  if (Array.isArray(expected)) {
    const items = readArray(value, path, (item) => item, expected.length);
    expected.forEach((item, i) => {
      expectEqual(items[i], item, `${path}[${i}]`);
    });
    return;
  }
  const keys = Object.keys(expected);
  const fields = readObject(value, path, keys);
  for (const key of keys) expectEqual(fields[key], (expected as Fields<string>)[key], pathTo(path, key));
}

/** Runs a reader of move JSON and turns its errors into an IllegalMoveError with the code `"malformed"`. */
export function readMove<M>(json: unknown, read: () => M): M {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidStateError) throw new IllegalMoveError("malformed", error.message, json, error);
    throw error;
  }
}

/** The path of a key, cut off if it is long: `meta.names`, or `meta["a.b"]` for a key that would read as two. */
export function pathTo(path: string, key: string): string {
  const short = abridged(key, 40);
  if (!/^[^.[]+$/.test(short)) return `${path}[${JSON.stringify(short)}]`;
  return path === "" ? short : `${path}.${short}`;
}
