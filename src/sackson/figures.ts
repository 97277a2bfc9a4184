import type { Square } from "../shared/square.ts";
import { COLORS, type Color } from "./color.ts";
import { type Display, markersOf, readDisplay } from "./display.ts";
import { squaresIn } from "./group.ts";
import { readPatterns, type SacksonOptions } from "./options.ts";
import { type Figure, type PatternSettings, patternsOf } from "./patterns.ts";

/** A figure in a display. */
export interface StandingFigure {
  readonly figure: Figure;
  /** The color of its five markers. */
  readonly color: Color;
  /** Squares of the markers, in the order of `SQUARES`. */
  readonly squares: readonly Square[];
}

/**
 * Finds the figures in a display, whether or not they were just made. A color forms at most one.
 *
 * @param display - the display
 * @param options - only `zigzag` and `diagonalLines` matter; you can pass a state's settings
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
  return figuresOf(readDisplay(display), COLORS, readPatterns(options));
}

/** Finds the figures of some colors, in the order of those colors. */
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
 * Lists every placement of each figure: 9 for the plus, 9 for the cross, 10 or (with diagonals) 12 for the line, and
 * 16, 36 or 52 for the zig-zag.
 *
 * @param options - only `zigzag` and `diagonalLines` matter; you can pass a state's settings
 * @returns the placements of each figure; a placement is five squares in the order of `SQUARES`
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
