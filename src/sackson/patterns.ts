import type { Bits } from "./group.ts";

const FIGURE_NAMES = ["plus", "cross", "line", "zig-zag"] as const;

/**
 * The four figures, in the order of the point board.
 *
 * @example
 * ```ts
 * import { FIGURES, placements } from "fifteen-two/sackson";
 *
 * FIGURES.map((figure) => placements()[figure].length); // => [9, 9, 12, 16]
 * ```
 */
export const FIGURES: typeof FIGURE_NAMES = /* @__PURE__ */ Object.freeze(FIGURE_NAMES);

/** A figure: five markers of one color in a pattern. */
export type Figure = Extract<(typeof FIGURES)[number], string>;

/** Which patterns count as figures. */
export interface PatternSettings {
  /** Which zig-zags count: wide, staircase, or both. */
  readonly zigzag: "wide" | "staircase" | "both";
  /** Whether the two long diagonals count as lines. */
  readonly diagonalLines: boolean;
}

const PLUS = [".x. xxx .x."];
const CROSS = ["x.x .x. x.x"];
const STRAIGHT = ["xxxxx", "x x x x x"];
const DIAGONAL = ["x.... .x... ..x.. ...x. ....x", "....x ...x. ..x.. .x... x...."];
const WIDE = ["x.x.x .x.x.", ".x.x. x.x.x", "x. .x x. .x x.", ".x x. .x x. .x"];
const STAIRCASE = ["x.. xx. .xx", ".xx xx. x..", "xx. .xx ..x", "..x .xx xx."];

/** Every placement of each figure, and the figure of each placement. */
export interface Patterns {
  readonly placements: { readonly [figure in Figure]: readonly Bits[] };
  readonly figureAt: ReadonlyMap<Bits, Figure>;
}

const tables = new Map<string, Patterns>();

/** The patterns for some settings. Each choice has a table that is built once. */
export function patternsOf({ zigzag, diagonalLines }: PatternSettings): Patterns {
  const key = diagonalLines ? zigzag : `${zigzag}, straight`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const patterns = makePatterns({ zigzag, diagonalLines });
  tables.set(key, patterns);
  return patterns;
}

function makePatterns({ zigzag, diagonalLines }: PatternSettings): Patterns {
  const placements = {
    plus: PLUS.flatMap(placed),
    cross: CROSS.flatMap(placed),
    line: [...STRAIGHT, ...(diagonalLines ? DIAGONAL : [])].flatMap(placed),
    "zig-zag": [...(zigzag === "staircase" ? [] : WIDE), ...(zigzag === "wide" ? [] : STAIRCASE)].flatMap(placed),
  };
  const figureAt = new Map(FIGURES.flatMap((figure) => placements[figure].map((bits) => [bits, figure] as const)));
  return { placements, figureAt };
}

/** Every place where a shape fits on the board, without rotating it. */
function placed(shape: string): Bits[] {
  const rows = shape.split(" ");
  const width = rows[0]!.length;
  const places: Bits[] = [];
  for (let up = 0; up + rows.length <= 5; up++)
    for (let right = 0; right + width <= 5; right++) places.push(bitsOf(rows) << (5 * up + right));
  return places;
}

/** The bits of a shape in the lower left corner of the board. */
function bitsOf(rows: readonly string[]): Bits {
  let bits = 0;
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) if (row[x] === "x") bits |= 1 << (5 * y + x);
  });
  return bits;
}
