/** A copy of a list with another item at one place. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** A copy of a list without the item at one place. */
export function removed<T>(list: readonly T[], index: number): T[] {
  const copy = list.slice(0, -1);
  for (let i = index; i < copy.length; i++) copy[i] = list[i + 1]!;
  return copy;
}
