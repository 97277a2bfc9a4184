/** The size of a mistake; see {@link mistakeOf}. */
export type MistakeSize = "inaccuracy" | "mistake" | "blunder";

/** The smallest loss of each size, in chances to win, the largest first. */
const SIZES: readonly (readonly [size: MistakeSize, win: number])[] = [
  ["blunder", 0.04],
  ["mistake", 0.01],
  ["inaccuracy", 0.004],
];

/** The size of a mistake by its loss, a chance to win of 0 to 1; undefined if the loss is too small. */
export function sizeOf(win: number): MistakeSize | undefined {
  return SIZES.find(([, least]) => win >= least)?.[0];
}
