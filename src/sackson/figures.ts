import type { Square } from "../parts/square.ts";
import { COLORS, type Color } from "./color.ts";
import { type Display, markersOf, readDisplay } from "./display.ts";
import { squaresIn } from "./group.ts";
import { readPatterns, type SacksonOptions } from "./options.ts";
import { type Figure, type PatternSettings, patternsOf } from "./patterns.ts";

/** A figure that stands in a display. */
export interface StandingFigure {
  /** Which figure. */
  readonly figure: Figure;
  /** The color of its five markers. */
  readonly color: Color;
  /** Where they lie, in the order of `SQUARES`. */
  readonly squares: readonly Square[];
}

/**
 * The figures that stand in a display (S0-13 to S0-15), be they new or old; a color stands in one at most.
 *
 * @param display - the display
 * @param options - of which `zigzag` and `diagonalLines` matter; the settings of a state will do
 * @returns the figures, in the order of their colors
 * @throws InvalidStateError when the display is not valid, or an option is unknown or out of range
 *
 * @example
 * ```ts
 * import { figures, parseLayout } from "fifteen-two/sackson";
 *
 * figures(parseLayout("YYYYY BGBRB GBRBG NNGNR RRNNG"));
 * // => [{ figure: "line", color: "yellow", squares: ["a5", "b5", "c5", "d5", "e5"] },
 * // { figure: "zig-zag", color: "blue", squares: ["b3", "d3", "a4", "c4", "e4"] }]
 * ```
 */
export function figures(display: Display, options?: SacksonOptions): StandingFigure[] {
  return figuresOf(readDisplay(display, "display"), COLORS, readPatterns(options));
}

/** The figures in which some colors stand, in the order of the colors. */
export function figuresOf(display: Display, colors: readonly Color[], settings: PatternSettings): StandingFigure[] {
  const { figureAt } = patternsOf(settings);
  const standing: StandingFigure[] = [];
  for (const color of colors) {
    const bits = markersOf(display, color);
    const figure = figureAt.get(bits);
    if (figure !== undefined) standing.push({ figure, color, squares: squaresIn(bits) });
  }
  return standing;
}

/**
 * Every placement of each figure: 9 of the plus, 9 of the cross, 10 or with the diagonals 12 of the line, 16, 36 or 52
 * of the zig-zag.
 *
 * @param options - of which `zigzag` and `diagonalLines` matter; the settings of a state will do
 * @returns by figure, its placements; each is five squares in the order of `SQUARES`
 * @throws InvalidStateError when an option is unknown or out of range
 *
 * @example
 * ```ts
 * import { placements } from "fifteen-two/sackson";
 *
 * placements().plus[0]; // => ["b1", "a2", "b2", "c2", "b3"]
 * placements({ zigzag: "both" })["zig-zag"].length; // => 52
 * ```
 */
export function placements(options?: SacksonOptions): {
  readonly [figure in Figure]: readonly (readonly Square[])[];
} {
  const known = patternsOf(readPatterns(options)).placements;
  const list = (figure: Figure) => known[figure].map(squaresIn);
  return { plus: list("plus"), cross: list("cross"), line: list("line"), "zig-zag": list("zig-zag") };
}
