import { frozenCopy } from "../core/frozen.ts";
import type { Shape } from "../schema/shape.ts";

/** {@link COLORS} for inner loops: with the frozen list, a ply takes 40% longer. */
const COLOR_NAMES = ["yellow", "blue", "green", "brown", "red"] as const;

/**
 * The five colors of markers and stones, in the order that lists of colors use.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.initialState().bank; // => [...sackson.COLORS]
 * sackson.parseMove("0 take red blue"); // => { type: "take", seat: 0, colors: [sackson.COLORS[1], sackson.COLORS[4]] }
 * ```
 */
export const COLORS: readonly Color[] = frozenCopy(COLOR_NAMES);

/**
 * A color of markers and stones.
 *
 * @useDeclaredType
 */
export type Color = Extract<(typeof COLOR_NAMES)[number], string>;

export const COLOR: Shape = { enum: COLOR_NAMES, title: "Color", description: "A color of markers and stones" };

/** Letter of each color in a layout. Brown is N because blue is B. */
export const LETTERS = "YBGNR";

/** Sorts colors into the order of `COLORS` and drops duplicates. */
export function inOrder(colors: readonly Color[]): Color[] {
  return COLOR_NAMES.filter((color) => colors.includes(color));
}
