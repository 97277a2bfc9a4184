/** Whether two values are equal, as `toEqual` of the tests says: keys that are undefined count as missing. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (kindOf(a) !== kindOf(b)) return false;
  if (a instanceof Error && b instanceof Error && a.message !== b.message) return false;
  if (a instanceof Set || a instanceof Map) return equal([...a], [...(b as Iterable<unknown>)]);
  const [left, right] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => equal(left[key], right[key]));
}

/** `"[object Array]"` and the like. */
function kindOf(value: object): string {
  return Object.prototype.toString.call(value);
}
