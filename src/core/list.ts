/** A copy of a list with one more item. */
export function appended<T>(list: readonly T[], item: T): T[] {
  // Made at its full length: an array that grows by one is given room for many more.
  const copy = new Array<T>(list.length + 1);
  for (let i = 0; i < list.length; i++) copy[i] = list[i]!;
  copy[list.length] = item;
  return copy;
}

/** A copy of a list with another item at one place. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** A list without an item that it holds once. */
export function without<T>(list: readonly T[], item: T): T[] {
  const copy = new Array<T>(list.length - 1);
  let at = 0;
  for (const other of list) if (other !== item) copy[at++] = other;
  return copy;
}
