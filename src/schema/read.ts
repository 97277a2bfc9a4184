import { type Card, cardFault, indexOfCard } from "../core/card.ts";
import { formatPath, InvalidStateError, type Key } from "../core/errors.ts";
import { either, quote } from "../core/message.ts";

/** Readers of arguments: each returns a value, or throws an InvalidStateError with the keys that lead to it. */

/** Reads one own key of an untrusted value. */
export function fieldOf(json: unknown, key: string): unknown {
  return typeof json === "object" && json !== null && Object.hasOwn(json, key)
    ? (json as { readonly [key: string]: unknown })[key]
    : undefined;
}

/** The fault of a value that should be an object, or undefined. Passing JSON as text is a common mistake. */
export function objectFault(value: unknown): string | undefined {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return undefined;
  const hint = typeof value === "string" ? "; for JSON text, call JSON.parse first" : "";
  return `must be an object, not ${quote(value)}${hint}`;
}

/** The fault of a value that should be an integer from `min` to `max`, or undefined. */
export function integerFault(value: unknown, min: number, max: number = Number.MAX_SAFE_INTEGER): string | undefined {
  if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) return undefined;
  const range = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`;
  return `must be a whole number ${range}, not ${quote(value)}`;
}

/** The fault of a value that should be an array with `min` to `max` items, or undefined. */
export function arrayFault(value: unknown, min: number, max: number): string | undefined {
  if (!Array.isArray(value)) return `must be an array, not ${quote(value)}`;
  if (value.length >= min && value.length <= max) return undefined;
  return `must have ${min === max ? min : `${min} to ${max}`} items, not ${value.length}`;
}

export function unknownKey(known: readonly string[]): string {
  return `unknown key; expected one of ${known.join(", ")}`;
}

export function notListed(value: unknown, values: readonly unknown[]): string {
  return `must be ${either(values.map(quote))}, not ${quote(value)}`;
}

function expectNone(fault: string | undefined, keys: readonly Key[]): void {
  if (fault !== undefined) throw new InvalidStateError(keys, fault);
}

export function expectObject(value: unknown, keys: readonly Key[]): asserts value is object {
  expectNone(objectFault(value), keys);
}

/** Throws unless the value is an object with only these keys; fast enough for options on a hot path. */
export function expectKeys(value: unknown, at: readonly Key[], known: readonly string[]): asserts value is object {
  expectObject(value, at);
  for (const key in value)
    if (!known.includes(key) && Object.hasOwn(value, key)) throw new InvalidStateError([...at, key], unknownKey(known));
}

export type Fields<K extends string> = { readonly [key in K]: unknown };

/** Reads an object's own keys: all of `required`, any of `optional`, and no others. Undefined counts as missing. */
export function readFields<K extends string, O extends string = never>(
  value: unknown,
  at: readonly Key[],
  required: readonly K[],
  optional: readonly O[] = [],
): Fields<K | O> {
  const known: readonly (K | O)[] = [...required, ...optional];
  expectKeys(value, at, known);
  const fields = Object.fromEntries(known.map((key) => [key, fieldOf(value, key)])) as Fields<K | O>;
  for (const key of required) if (fields[key] === undefined) throw new InvalidStateError([...at, key], "is missing");
  return fields;
}

/** Reads an optional argument: an object with any of these keys. Null counts as missing. */
export function readOptions<T extends object>(
  value: T | null | undefined,
  known: readonly (keyof T & string)[],
  at: readonly Key[] = ["options"],
): Partial<T> {
  return readFields(value ?? {}, at, [], known) as Partial<T>;
}

export function expectArray(
  value: unknown,
  keys: readonly Key[],
  min = 0,
  max: number = Number.POSITIVE_INFINITY,
): asserts value is readonly unknown[] {
  expectNone(arrayFault(value, min, max), keys);
}

export function expectNumber(value: unknown, keys: readonly Key[]): asserts value is number {
  if (!Number.isFinite(value)) throw new InvalidStateError(keys, `must be a number, not ${quote(value)}`);
}

/** Throws unless the value is an array of at least `min` finite numbers. */
export function expectNumbers(value: unknown, keys: readonly Key[], min: number): asserts value is readonly number[] {
  expectArray(value, keys, min);
  for (let i = 0; i < value.length; i++) expectNumber(value[i], [...keys, i]);
}

export function expectString(value: unknown, keys: readonly Key[]): asserts value is string {
  if (typeof value !== "string") throw new InvalidStateError(keys, `must be a string, not ${quote(value)}`);
}

export function expectFunction(value: unknown, keys: readonly Key[]): void {
  if (typeof value !== "function") throw new InvalidStateError(keys, `must be a function, not ${quote(value)}`);
}

/** Reads an integer from `min` to `max`; -0 becomes 0. */
export function readInteger(value: unknown, keys: readonly Key[], min: number, max?: number): number {
  expectNone(integerFault(value, min, max), keys);
  return (value as number) + 0;
}

export function readOneOf<const T>(value: unknown, keys: readonly Key[], values: readonly T[]): T {
  if (!values.includes(value as T)) throw new InvalidStateError(keys, notListed(value, values));
  return value as T;
}

export function readBoolean(value: unknown, keys: readonly Key[]): boolean {
  return readOneOf(value, keys, [false, true]);
}

export function readCards(value: unknown, keys: readonly Key[], min: number, max: number): Card[] {
  expectArray(value, keys, min, max);
  // By index: an untrusted array may have an endless iterator.
  return Array.from({ length: value.length }, (_, i) => readCard(value[i], [...keys, i]));
}

export function readCard(value: unknown, keys: readonly Key[]): Card {
  if (indexOfCard(value) < 0) throw new InvalidStateError(keys, cardFault(value));
  return value as Card;
}

/** The error for a list with a non-card or a duplicate. */
export function wrongCards(cards: readonly unknown[], keysOf: (i: number) => readonly Key[]): InvalidStateError {
  const at = cards.findIndex((card, i) => indexOfCard(card) < 0 || cards.indexOf(card) < i);
  const card = cards[at];
  if (indexOfCard(card) < 0) return new InvalidStateError(keysOf(at), cardFault(card));
  return new InvalidStateError(keysOf(at), `duplicate ${card}, already at ${formatPath(keysOf(cards.indexOf(card)))}`);
}
