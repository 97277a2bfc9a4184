export function appended<T>(list: readonly T[], item: T): T[] {
  // Allocate the exact length: an array that grows by one reserves room for many more items.
  const copy = new Array<T>(list.length + 1);
  for (let i = 0; i < list.length; i++) copy[i] = list[i]!;
  copy[list.length] = item;
  return copy;
}

export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** Copies a list without an item that occurs exactly once. */
export function without<T>(list: readonly T[], item: T): T[] {
  const copy = new Array<T>(list.length - 1);
  let at = 0;
  for (const other of list) if (other !== item) copy[at++] = other;
  return copy;
}
