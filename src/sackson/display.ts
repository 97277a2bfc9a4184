import { expectText, NotationError } from "../core/errors.ts";
import { quote } from "../core/message.ts";
import type { Report } from "../schema/issues.ts";
import type { Shape } from "../schema/shape.ts";
import { parseBy, shapeSchema } from "../schema/standard.ts";
import type { Square } from "../shared/square.ts";
import { COLOR, COLORS, type Color, LETTERS } from "./color.ts";
import type { Bits } from "./group.ts";

/** The 25 markers, five of each color: the color on each square, in the order of `SQUARES`, `a1` first. */
export type Display = readonly Color[];

/** The squares that hold a color's markers. */
export function markersOf(display: Display, color: Color): Bits {
  let bits = 0;
  // Without a branch, since a processor can't guess it.
  for (let i = 0; i < 25; i++) bits |= Number(display[i] === color) << i;
  return bits;
}

/** Index in `SQUARES` of each letter of a layout: row 5 first, column a first. */
function layoutOrder(): number[] {
  return [20, 15, 10, 5, 0].flatMap((row) => [row, row + 1, row + 2, row + 3, row + 4]);
}

/**
 * Reads a display from 25 letters, row 5 first and column a first: `Y` yellow, `B` blue, `G` green, `N` brown, `R` red.
 *
 * Case, spaces and line breaks don't matter.
 *
 * @param text - the text, up to 200 characters
 * @returns the display, which may already contain figures
 * @throws NotationError with the index of the first character that is not a color or is the sixth of its color, or of
 * the end if there are too few
 *
 * @example
 * ```ts
 * import { parseLayout } from "fifteen-two/sackson";
 *
 * parseLayout("YYYYY BBBBB GGGGG NNNNN RRRRR").slice(0, 6); // => ["red", "red", "red", "red", "red", "brown"]
 * ```
 */
export function parseLayout(text: string): Display {
  expectText(text, "a layout", 200);
  const colors: Color[] = [];
  for (let i = 0; i < text.length; i++) {
    if (/\s/.test(text[i]!)) continue;
    const color = COLORS[LETTERS.indexOf(text[i]!.toUpperCase())];
    if (color === undefined)
      throw new NotationError(`${quote(text[i])} is not a color; expected one of the letters ${LETTERS}`, text, i);
    if (colors.filter((other) => other === color).length === 5)
      throw new NotationError(`too many ${color} markers; expected five of each color`, text, i);
    colors.push(color);
  }
  if (colors.length < 25) throw new NotationError(`expected 25 markers, not ${colors.length}`, text, text.length);
  const display: Color[] = [];
  layoutOrder().forEach((square, i) => {
    display[square] = colors[i]!;
  });
  return display;
}

/**
 * Writes a display as 25 letters with a space between rows; the inverse of {@link parseLayout}.
 *
 * @param display - the display
 * @returns 29 characters, row 5 first
 * @throws InvalidStateError when the display is not valid
 *
 * @example
 * ```ts
 * import { formatLayout, initialState } from "fifteen-two/sackson";
 *
 * formatLayout(initialState().display); // => "YGRYB NBNGN RGRYR BYBNB NGRYG"
 * ```
 */
export function formatLayout(display: Display): string {
  const read = readDisplay(display);
  const letters = layoutOrder().map((square) => LETTERS[COLORS.indexOf(read[square]!)]);
  return letters.join("").replace(/(.{5})(?=.)/g, "$1 ");
}

/** The shape of a display: 25 colors, five of each. */
export const DISPLAY: Shape = { type: "array", items: COLOR, minItems: 25, maxItems: 25, check: checkMarkers };

function checkMarkers(display: Display, report: Report): void {
  for (const color of COLORS) {
    const n = display.filter((other) => other === color).length;
    if (n !== 5) report([], `must have 5 ${color} markers, not ${n}`);
  }
}

/** Reads a display that was passed as an argument. */
export function readDisplay(value: unknown): Display {
  return parseBy(shapeSchema<Display>(DISPLAY), value, ["display"]);
}

/** A marker: its color, and the square it is on or moves to. */
export interface Marker {
  readonly color: Color;
  readonly square: Square;
}
