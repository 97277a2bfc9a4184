import { parseWith } from "../schema/standard.ts";
import type { Square } from "../shared/square.ts";
import { COLORS, type Color } from "./color.ts";
import { readDisplay } from "./display.ts";
import { optionsSchema, type SacksonOptions } from "./options.ts";
import { type Figure, figuresOf } from "./patterns.ts";

/**
 * Finds all figures in a display, new or old. A color forms at most one.
 *
 * @param display - the color on each square, in the order of {@link SQUARES}
 * @param options - only `zigzag` and `diagonalLines` matter; you can pass a state's settings
 * @returns the figures, in the order of {@link COLORS}; each lists its squares in the order of {@link SQUARES}
 * @throws InvalidStateError when the display does not have five markers of each color, or when an option is unknown or
 * out of range
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.figures(sackson.parseLayout("YYYYY BGBRB GBRBG NNGNR RRNNG"));
 * // => [{ kind: "line", color: "yellow", squares: ["a5", "b5", "c5", "d5", "e5"] },
 * // { kind: "zig-zag", color: "blue", squares: ["b3", "d3", "a4", "c4", "e4"] }]
 * ```
 */
export function figures(
  display: readonly Color[],
  options?: SacksonOptions | null,
): { readonly kind: Figure; readonly color: Color; readonly squares: readonly Square[] }[] {
  return figuresOf(readDisplay(display), COLORS, parseWith(optionsSchema, options ?? {}, ["options"]));
}
