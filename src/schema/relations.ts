import { HIDDEN } from "../core/card.ts";
import { formatPath, type Key } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import { type Reading, report, throwFirst } from "./issues.ts";
import { arrayFault, fieldOf, unknownKey } from "./read.ts";

/** Reports where a value differs from what the rules expect. */
export function reportDifferences(value: unknown, expected: unknown, at: readonly Key[], reading: Reading): void {
  if (Object.is(value, expected)) return;
  if (typeof expected !== "object" || expected === null || typeof value !== "object" || value === null) {
    report(reading, at, `must be ${quote(expected)}, not ${quote(value)}`);
    return;
  }
  if (Array.isArray(expected)) {
    const fault = arrayFault(value, expected.length, expected.length);
    if (fault !== undefined) {
      report(reading, at, fault);
      return;
    }
  } else {
    const extra = Object.keys(value).find((key) => !Object.hasOwn(expected, key));
    if (extra !== undefined) {
      report(reading, [...at, extra], unknownKey(Object.keys(expected)));
      return;
    }
  }
  for (const [key, part] of Object.entries(expected)) {
    const step = Array.isArray(expected) ? Number(key) : key;
    const given = fieldOf(value, key);
    if (given === undefined && part !== undefined) report(reading, [...at, step], "is missing");
    else reportDifferences(given, part, [...at, step], reading);
  }
}

/** Every card, tile or other value in lists by name, however deeply they are nested, with its keys; nulls are left out. */
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

/** Reports each card, tile or other value that is in two places of some lists. Nulls and `"??"` may repeat. */
export function reportDuplicates(lists: { readonly [name: string]: unknown }, reading: Reading): void {
  const seen = new Set<unknown>();
  const values = Object.values(lists).reduce<number>((sum, list) => sum + countValues(list, seen), 0);
  if (values === seen.size) return;
  const first = new Map<unknown, readonly Key[]>();
  for (const [name, list] of Object.entries(lists))
    for (const [value, keys] of placesIn(list, name === "" ? [] : [name])) {
      const other = first.get(value);
      if (other === undefined) first.set(value, keys);
      else if (value !== HIDDEN)
        report(reading, keys, `duplicate ${value}, already at ${formatPath([...reading.keys, ...other])}`);
    }
}

/** Throws if a card, tile or other value is in two places of some lists, by the names of the lists. */
export function expectDistinct(lists: { readonly [name: string]: unknown }): void {
  const reading: Reading = { keys: [], issues: [] };
  reportDuplicates(lists, reading);
  throwFirst(reading);
}

/** Throws unless a value equals what the rules expect. */
export function expectEqual(value: unknown, expected: unknown, at: readonly Key[]): void {
  const reading: Reading = { keys: [], issues: [] };
  reportDifferences(value, expected, at, reading);
  throwFirst(reading);
}

/** Whether two JSON values are equal. */
export function isEqual(one: unknown, other: unknown): boolean {
  const reading: Reading = { keys: [], issues: [] };
  reportDifferences(one, other, [], reading);
  return reading.issues.length === 0;
}
