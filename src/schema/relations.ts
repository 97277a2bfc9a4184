import { HIDDEN } from "../core/card.ts";
import { errorOf, formatPath, type Key } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { arrayFault, fieldOf, unknownKey } from "./read.ts";
import { faultIn, type Report } from "./reading.ts";

/** Reports where a value differs from the expected one; returns whether it does. */
export function checkEqual(value: unknown, expected: unknown, at: readonly Key[], report: Report): boolean {
  if (Object.is(value, expected)) return false;
  if (typeof expected !== "object" || expected === null || typeof value !== "object" || value === null)
    return report(at, `must be ${quote(expected)}, not ${quote(value)}`);
  if (Array.isArray(expected)) {
    if (report(at, arrayFault(value, expected.length, expected.length))) return true;
  } else {
    const extra = Object.keys(value).find((key) => !Object.hasOwn(expected, key));
    if (extra !== undefined) return report([...at, extra], unknownKey(Object.keys(expected)));
  }
  let differs = false;
  for (const [key, part] of Object.entries(expected)) {
    const step = Array.isArray(expected) ? Number(key) : key;
    const given = fieldOf(value, key);
    const isMissing = given === undefined && part !== undefined;
    const found = isMissing ? report([...at, step], "is missing") : checkEqual(given, part, [...at, step], report);
    differs ||= found;
  }
  return differs;
}

/** Yields each value nested in named lists, with its keys; skips nulls. */
function* placesIn(value: unknown, keys: readonly Key[]): Generator<readonly [value: unknown, keys: readonly Key[]]> {
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) yield* placesIn(value[i], [...keys, i]);
  else if (value !== null) yield [value, keys];
}

function countValues(value: unknown, seen: Set<unknown>): number {
  if (value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + countValues(part, seen), 0);
  seen.add(value);
  return 1;
}

/**
 * Reports each card, tile or other value that occurs twice in the named lists under `at`; returns whether any does.
 * Nulls and `"??"` may repeat.
 */
export function checkDistinct(
  lists: { readonly [name: string]: unknown },
  report: Report,
  at: readonly Key[] = [],
): boolean {
  const seen = new Set<unknown>();
  const values = Object.values(lists).reduce<number>((sum, list) => sum + countValues(list, seen), 0);
  if (values === seen.size) return false;
  let repeats = false;
  const first = new Map<unknown, readonly Key[]>();
  for (const [name, list] of Object.entries(lists))
    for (const [value, keys] of placesIn(list, name === "" ? [] : [name])) {
      const other = first.get(value);
      if (other === undefined) first.set(value, keys);
      else if (value !== HIDDEN)
        repeats = report(keys, `duplicate ${value}, already at ${formatPath([...at, ...other])}`);
    }
  return repeats;
}

/** Throws if a value occurs twice in some named lists. */
export function expectDistinct(lists: { readonly [name: string]: unknown }): void {
  const fault = faultIn((report) => checkDistinct(lists, report));
  if (fault !== undefined) throw errorOf(fault);
}

/** Whether two JSON values are equal. */
export function isEqual(one: unknown, other: unknown): boolean {
  return !checkEqual(one, other, [], (_, reason) => reason !== undefined);
}
