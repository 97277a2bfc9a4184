import { expectText, type NotationCode, NotationError } from "../core/errors.ts";
import { type Fault, fault } from "../core/fault.ts";
import { quote, visible } from "../core/message.ts";
import type { Report } from "../schema/reading.ts";
import type { Shape } from "../schema/shape.ts";
import { parseWith, shapeSchema } from "../schema/standard.ts";
import { SQUARE_NAMES, type Square } from "../shared/square.ts";
import { COLOR, COLORS, type Color, LETTERS } from "./color.ts";

/** A set of squares: bit `i` is the square `SQUARES[i]`. */
export type Bits = number;

export function squaresIn(bits: Bits): Square[] {
  return SQUARE_NAMES.filter((_, i) => (bits >> i) & 1);
}

/** The squares that hold a color's markers. */
export function markersOf(display: readonly Color[], color: Color): Bits {
  let bits = 0;
  // Branch-free: a branch would be unpredictable.
  for (let i = 0; i < 25; i++) bits |= Number(display[i] === color) << i;
  return bits;
}

/** Reverses the order of the rows: row 5 comes first in a layout, last in `SQUARES`. */
function upsideDown(colors: readonly Color[]): Color[] {
  return [20, 15, 10, 5, 0].flatMap((row) => colors.slice(row, row + 5));
}

/**
 * Reads a display from 25 letters, row 5 first and column a first: `Y` yellow, `B` blue, `G` green, `N` brown, `R` red.
 *
 * Case, spaces and line breaks don't matter.
 *
 * @param text - the text, up to 200 characters
 * @returns the colors in the order of {@link SQUARES}. They may already form figures
 * @throws NotationError when the text is not a string or is too long, or at the index of another character, of a sixth
 * marker of a color or, with fewer than 25 markers, of the end
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.parseLayout("YYYYY BBBBB GGGGG NNNNN RRRRR").slice(0, 6); // => ["red", "red", "red", "red", "red", "brown"]
 * ```
 */
export function parseLayout(text: string): readonly Color[] {
  expectText(text, "a layout", 200);
  const read = readLayout(visible(text));
  if ("code" in read) throw new NotationError(read.code, read.reason, text, Number(read.keys[0]), read.values);
  return read;
}

/** Reads a layout; a fault has the index in the text as its key. */
export function readLayout(text: string): readonly Color[] | Fault<NotationCode> {
  const colors: Color[] = [];
  let i = 0;
  for (const word of text) {
    const at = i;
    i += word.length;
    if (/\s/.test(word)) continue;
    const color = COLORS[LETTERS.indexOf(word.toUpperCase())];
    if (color === undefined)
      return fault("bad-word", `${quote(word)} is not a color; expected one of the letters ${LETTERS}`, [at], { word });
    if (colors.filter((other) => other === color).length === 5)
      return fault("unexpected-word", `too many ${color} markers; expected five of each color`, [at], { word });
    colors.push(color);
  }
  const count = colors.length;
  if (count === 25) return upsideDown(colors);
  return fault("wrong-count", `expected 25 markers, not ${count}`, [text.length], { count, expected: 25 });
}

/** Writes a display as 25 letters with a space between rows; the inverse of {@link parseLayout}. */
export function formatLayout(display: readonly Color[]): string {
  const letters = upsideDown(display).map((color) => LETTERS[COLORS.indexOf(color)]);
  return letters.join("").replace(/(.{5})(?=.)/g, "$1 ");
}

/** The shape of a display: 25 colors, five of each. */
export const DISPLAY: Shape = { type: "array", items: COLOR, minItems: 25, maxItems: 25, check: checkMarkers };

function checkMarkers(display: readonly Color[], report: Report): void {
  for (const color of COLORS) {
    const n = display.filter((other) => other === color).length;
    if (n !== 5) report([], `must have 5 ${color} markers, not ${n}`);
  }
}

export function readDisplay(value: unknown): readonly Color[] {
  return parseWith(shapeSchema<readonly Color[]>(DISPLAY), value, ["display"]);
}
