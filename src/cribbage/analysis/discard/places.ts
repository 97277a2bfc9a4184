/** The places of every discard as bits, in the order of `CARDS`, by the number of cards dealt. */
export const DISCARDS = {
  5: [1, 2, 4, 8, 16],
  6: [3, 5, 9, 17, 33, 6, 10, 18, 34, 12, 20, 36, 24, 40, 48],
} as const;

/** The items at some places of a list. Use `~places` for the others. */
export function atPlaces(list: Uint8Array, places: number): number[] {
  const items: number[] = [];
  for (let i = 0; i < list.length; i++) if ((places >> i) & 1) items.push(list[i]!);
  return items;
}
