/**
 * The five colors of markers and stones, in the order in which lists of them stand.
 *
 * @example
 * ```ts
 * import { COLORS, initialState, parseMove } from "fifteen-two/sackson";
 *
 * initialState().bank; // => [...COLORS]
 * parseMove("0 take red blue"); // => { type: "take", seat: 0, colors: [COLORS[1], COLORS[4]] }
 * ```
 */
export const COLORS = ["yellow", "blue", "green", "brown", "red"] as const;

/** A color of markers and stones. */
export type Color = Extract<(typeof COLORS)[number], string>;

/** By color: its letter in a layout; brown is N, as blue has the B. */
export const LETTERS = "YBGNR";

// The lists of colors, one for each set of them, are made once and shared, frozen.
const lists: (readonly Color[])[] = [];

/** The colors of a set, a bit a color, in the order of `COLORS`. */
export function colorsIn(set: number): readonly Color[] {
  lists[set] ??= Object.freeze(COLORS.filter((_, i) => (set >> i) & 1));
  return lists[set];
}

/** The set of some colors. */
export function setOf(colors: readonly Color[]): number {
  let set = 0;
  for (const color of colors) set |= 1 << COLORS.indexOf(color);
  return set;
}
