/** How bad a mistake is; see {@link mistakeOf}. */
export type MistakeSize = "inaccuracy" | "mistake" | "blunder";

/** The least chance to win that a mistake of each size gives away, the largest first. */
const SIZES: readonly (readonly [size: MistakeSize, win: number])[] = [
  ["blunder", 0.04],
  ["mistake", 0.01],
  ["inaccuracy", 0.004],
];

/** The size of a mistake that gives away a chance to win, 0 to 1; undefined if that is too little for one. */
export function sizeOf(win: number): MistakeSize | undefined {
  return SIZES.find(([, least]) => win >= least)?.[0];
}
