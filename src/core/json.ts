import { type Card, indexOfCard } from "./card.ts";
import { IllegalMoveError, InvalidStateError } from "./errors.ts";
import { abridged, quote } from "./message.ts";

/**
 * Readers of untrusted JSON: each takes a value and the path of where it stands, and gives it back typed and copied,
 * or throws an InvalidStateError with that path. They read own properties only, and only those they know.
 */
export type Fields<K extends string> = { readonly [key in K]: unknown };

/** A field of what may be an object: the one that tells what else there is to read. */
export function fieldOf(json: unknown, key: string): unknown {
  return typeof json === "object" && json !== null && Object.hasOwn(json, key)
    ? (json as Fields<string>)[key]
    : undefined;
}

/** Throws for what is not an object; JSON as text is a common mistake. */
export function expectObject(value: unknown, path: string): asserts value is object {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  const hint = typeof value === "string" ? "; for JSON text, call JSON.parse first" : "";
  throw new InvalidStateError(path, `must be an object, not ${quote(value)}${hint}`);
}

/** Throws for an object with other keys than the known ones; fast, for options on a hot path. */
export function expectKeys(value: unknown, path: string, known: readonly string[]): asserts value is object {
  expectObject(value, path);
  for (const key in value) if (!known.includes(key) && Object.hasOwn(value, key)) throw unknownKey(path, key, known);
}

function unknownKey(path: string, key: string, known: readonly string[]): InvalidStateError {
  return new InvalidStateError(pathTo(path, key), `is unknown; known are ${known.join(", ")}`);
}

/** An object with exactly the given keys; those of `optional` may be absent. */
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

/** Throws for what is not an array whose length is within bounds. */
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

/** An array whose length is within bounds, each item read by `read` with its own path. */
export function readArray<T>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => T,
  min = 0,
  max: number = min,
): T[] {
  expectArray(value, path, min, max);
  // By its length: the array may come with an iterator of its own, without an end.
  return Array.from({ length: value.length }, (_, i) => read(value[i], `${path}[${i}]`));
}

/** A whole number from `min` to `max`. */
export function readInteger(value: unknown, path: string, min: number, max: number = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isSafeInteger(value) || (value as number) < min || (value as number) > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`;
    throw new InvalidStateError(path, `must be a whole number ${range}, not ${quote(value)}`);
  }
  return (value as number) + 0;
}

/** One of the listed values. */
export function readOneOf<const T>(value: unknown, path: string, values: readonly T[]): T {
  if (values.includes(value as T)) return value as T;
  throw new InvalidStateError(path, `must be ${values.map((v) => quote(v)).join(" or ")}, not ${quote(value)}`);
}

/** The phase of a state, which tells what else there is to read. */
export function readPhase<P extends string>(json: unknown, fields: Readonly<Record<P, unknown>>): P {
  expectObject(json, "");
  return readOneOf(fieldOf(json, "phase"), "phase", Object.keys(fields) as P[]);
}

/** A card, face up. */
export function readCard(value: unknown, path: string): Card {
  if (indexOfCard(value) < 0) throw new InvalidStateError(path, `must be a card, not ${quote(value)}`);
  return value as Card;
}

/** Throws if a value is in two of the places. */
export function expectDistinct(places: readonly (readonly [path: string, value: unknown])[]): void {
  const seen = new Map<unknown, string>();
  for (const [path, value] of places) {
    const first = seen.get(value);
    if (first !== undefined) throw new InvalidStateError(path, `${value} is also at ${first}`);
    seen.set(value, path);
  }
}

/** Throws, with the path of the first difference, unless what was read equals what the rules give. */
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

/** Runs a reader of move JSON and turns what it throws into an IllegalMoveError with the code `"malformed"`. */
export function readMove<M>(json: unknown, read: () => M): M {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidStateError) throw new IllegalMoveError("malformed", error.message, json, error);
    throw error;
  }
}

/** The path of a key, cut when it is long: `meta.names`, or `meta["a.b"]` for a key that would read as two. */
export function pathTo(path: string, key: string): string {
  const short = abridged(key, 40);
  if (!/^[^.[]+$/.test(short)) return `${path}[${JSON.stringify(short)}]`;
  return path === "" ? short : `${path}.${short}`;
}
