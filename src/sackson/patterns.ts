import { countBits } from "../core/bits.ts";
import type { Square } from "../shared/square.ts";
import { COLORS, type Color } from "./color.ts";
import { type Bits, markersOf, squaresIn } from "./display.ts";

const FIGURE_NAMES: readonly Figure[] = ["plus", "cross", "line", "zig-zag"];

/**
 * The four figures, in the order of the point board.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.FIGURES.map((figure) => sackson.initialState().pointBoard[figure].red); // => [5, 5, 5, 5]
 * ```
 */
export const FIGURES: readonly Figure[] = /* @__PURE__ */ Object.freeze(FIGURE_NAMES);

/** A figure: five markers of one color in a pattern. @inline */
export type Figure = "plus" | "cross" | "line" | "zig-zag";

/** The settings that determine the patterns of figures. */
export interface PatternSettings {
  readonly zigzag: "wide" | "staircase" | "both";
  readonly diagonalLines: boolean;
}

const tables: { [settings: string]: ReadonlyMap<Bits, Figure> } = {};

/** Every placement of the figures that count, in their order. Each choice of settings builds its table once. */
export function placementsOf({ zigzag, diagonalLines }: PatternSettings): ReadonlyMap<Bits, Figure> {
  const key = diagonalLines ? zigzag : `${zigzag}, straight`;
  tables[key] ??= makeTable({ zigzag, diagonalLines });
  return tables[key];
}

function makeTable({ zigzag, diagonalLines }: PatternSettings): ReadonlyMap<Bits, Figure> {
  const diagonals = ["x.... .x... ..x.. ...x. ....x", "....x ...x. ..x.. .x... x...."];
  const wide = ["x.x.x .x.x.", ".x.x. x.x.x", "x. .x x. .x x.", ".x x. .x x. .x"];
  const staircase = ["x.. xx. .xx", ".xx xx. x..", "xx. .xx ..x", "..x .xx xx."];
  const shapes = {
    plus: [".x. xxx .x."],
    cross: ["x.x .x. x.x"],
    line: ["xxxxx", "x x x x x", ...(diagonalLines ? diagonals : [])],
    "zig-zag": { wide, staircase, both: [...wide, ...staircase] }[zigzag],
  };
  return new Map(FIGURES.flatMap((figure) => shapes[figure].flatMap(placed).map((bits) => [bits, figure] as const)));
}

/** Every place where a shape fits on the board, without rotating it. */
function placed(shape: string): Bits[] {
  const rows = shape.split(" ");
  const width = rows[0]!.length;
  let bits = 0;
  for (const [y, row] of rows.entries()) for (let x = 0; x < width; x++) if (row[x] === "x") bits |= 1 << (5 * y + x);
  const places: Bits[] = [];
  for (let up = 0; up + rows.length <= 5; up++)
    for (let right = 0; right + width <= 5; right++) places.push(bits << (5 * up + right));
  return places;
}

/** The figures of some colors, in the order of those colors. */
export function figuresOf(
  display: readonly Color[],
  colors: readonly Color[],
  settings: PatternSettings,
): { readonly kind: Figure; readonly color: Color; readonly squares: readonly Square[] }[] {
  const placements = placementsOf(settings);
  const found = [];
  for (const color of colors) {
    const bits = markersOf(display, color);
    const kind = placements.get(bits);
    if (kind !== undefined) found.push({ kind, color, squares: squaresIn(bits) });
  }
  return found;
}

/** The fault of a start layout, or undefined. */
export function layoutFault(display: readonly Color[], settings: PatternSettings): string | undefined {
  for (const color of COLORS) {
    const markers = markersOf(display, color);
    for (const [bits, figure] of placementsOf(settings)) {
      const n = countBits(bits & markers);
      if (n >= 4)
        return `has ${n} ${color} markers in a ${figure} on ${squaresIn(bits).join(" ")}; no color may start with four`;
    }
  }
  return undefined;
}
