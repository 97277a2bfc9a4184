/** Freezes a value deeply. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** A frozen copy of a list for callers. Inner loops read the original, since V8 reads frozen lists more slowly. */
export function frozenCopy<const T extends readonly unknown[]>(list: T): Readonly<[...T]> {
  return Object.freeze<[...T]>([...list]);
}
