import { InvalidStateError, NotationError } from "../core/errors.ts";
import { readArray, readOneOf } from "../core/json.ts";
import { quote } from "../core/message.ts";
import { SQUARES, type Square } from "../parts/square.ts";
import { COLORS, type Color, LETTERS } from "./color.ts";
import type { Bits } from "./group.ts";

/** The 25 markers, five of each color (S0-02): the color on each square, in the order of `SQUARES`, `a1` first. */
export type Display = readonly Color[];

/** The squares on which the markers of a color lie. */
export function markersOf(display: Display, color: Color): Bits {
  let bits = 0;
  for (let i = 0; i < 25; i++) if (display[i] === color) bits |= 1 << i;
  return bits;
}

/** Where in `SQUARES` the letters of a layout stand: row 5 first, column a first. */
function layoutOrder(): number[] {
  return [20, 15, 10, 5, 0].flatMap((row) => [row, row + 1, row + 2, row + 3, row + 4]);
}

/**
 * Reads a display from 25 letters, row 5 first and column a first: `Y` yellow, `B` blue, `G` green, `N` brown, `R` red,
 * in either case; blanks and line breaks may stand anywhere.
 *
 * @param text - the text, up to 200 characters
 * @returns the display, which may hold figures
 * @throws NotationError with the index of the first character that names no color or is the sixth of its color, or
 *   of the end when there are too few
 *
 * @example
 * ```ts
 * import { parseLayout } from "fifteen-two/sackson";
 *
 * parseLayout("YYYYY BBBBB GGGGG NNNNN RRRRR").slice(0, 6); // => ["red", "red", "red", "red", "red", "brown"]
 * ```
 */
export function parseLayout(text: string): Display {
  if (typeof text !== "string") throw new NotationError(`a layout is read from text, not from ${quote(text)}`, "", 0);
  if (text.length > 200) throw new NotationError("a layout is at most 200 characters of text", text, 200);
  const colors: Color[] = [];
  for (let i = 0; i < text.length; i++) {
    if (/\s/.test(text[i]!)) continue;
    const color = COLORS[LETTERS.indexOf(text[i]!.toUpperCase())];
    if (color === undefined) throw new NotationError(`${quote(text[i])} is none of the letters ${LETTERS}`, text, i);
    if (colors.filter((other) => other === color).length === 5)
      throw new NotationError(`a sixth ${color} marker, when each color has five`, text, i);
    colors.push(color);
  }
  if (colors.length < 25) throw new NotationError(`${colors.length} markers, not 25`, text, text.length);
  const display: Color[] = [];
  layoutOrder().forEach((square, i) => {
    display[square] = colors[i]!;
  });
  return display;
}

/**
 * Writes a display as 25 letters with a blank between rows; the inverse of {@link parseLayout}.
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
  const read = readDisplay(display, "display");
  const letters = layoutOrder().map((square) => LETTERS[COLORS.indexOf(read[square]!)]);
  return letters.join("").replace(/(.{5})(?=.)/g, "$1 ");
}

/** A display: 25 colors, five of each. */
export function readDisplay(value: unknown, path: string): Display {
  const display = readArray(value, path, (item, at) => readOneOf(item, at, COLORS), SQUARES.length);
  for (const color of COLORS) {
    const n = display.filter((other) => other === color).length;
    if (n !== 5) throw new InvalidStateError(path, `has ${n} ${color} markers, not 5`);
  }
  return display;
}

/** A marker: its color, and the square it lies on or moves to. */
export interface Marker {
  /** Its color. */
  readonly color: Color;
  /** Its square. */
  readonly square: Square;
}
