import { type Fault, fault } from "../core/fault.ts";
import { indexOfSquare, readSquare, type Square } from "../shared/square.ts";
import type { Color } from "./color.ts";
import { type Bits, markersOf, readDisplay } from "./display.ts";

const BOARD: Bits = 0x1ffffff;
const COLUMN_A: Bits = 0x0108421;
const COLUMN_E: Bits = 0x1084210;

/** A set of squares plus all their neighbors, horizontally, vertically or diagonally. */
function grown(bits: Bits): Bits {
  const row = bits | ((bits & ~COLUMN_E) << 1) | ((bits & ~COLUMN_A) >> 1);
  return (row | (row << 5) | (row >> 5)) & BOARD;
}

/** Whether a square of a set touches no other square of the set. */
function isIsolated(square: Bits, bits: Bits): boolean {
  return (grown(square) & bits) === square;
}

/** Whether a set is one connected group. */
function isConnected(bits: Bits): boolean {
  let group = bits & -bits;
  for (;;) {
    const next = grown(group) & bits;
    if (next === group) return group === bits;
    group = next;
  }
}

/**
 * Whether the rules allow an exchange of the markers at `from`, one of `ones`, and `to`, one of `others`. One marker
 * may end up isolated if the other color then forms one group of five; never both.
 */
export function allows(ones: Bits, others: Bits, from: Bits, to: Bits): boolean {
  const moved = ones ^ from ^ to;
  const otherMoved = others ^ from ^ to;
  return isIsolated(to, moved)
    ? !isIsolated(from, otherMoved) && isConnected(otherMoved)
    : !isIsolated(from, otherMoved) || isConnected(moved);
}

/** Whether any marker of one color may be exchanged with one of the other. */
export function canExchange(display: readonly Color[], first: Color, second: Color): boolean {
  const ones = markersOf(display, first);
  const others = markersOf(display, second);
  for (let from = ones; from !== 0; from &= from - 1)
    for (let to = others; to !== 0; to &= to - 1) if (allows(ones, others, from & -from, to & -to)) return true;
  return false;
}

/**
 * Explains why the markers on two squares may not be exchanged, whichever stones a side holds.
 *
 * Codes:
 *
 * - `same-color`: the markers have the same color
 * - `isolated`: a marker would end up isolated, and the other color would not form one group
 *
 * @param display - the color on each square, in the order of {@link SQUARES}
 * @param a - the square of one marker
 * @param b - the square of the other marker
 * @returns the code, a sentence for developers, and the keys `["squares"]`; undefined if the exchange is allowed
 * @throws InvalidStateError when the display does not have five markers of each color, or a square does not exist
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const rows = sackson.parseLayout("YYYYY BBBBB GGGGG NNNNN RRRRR");
 * sackson.exchangeRefusal(rows, "a5", "a4"); // => undefined
 * sackson.exchangeRefusal(rows, "a5", "b3")?.code; // => "isolated"
 * ```
 */
export function exchangeRefusal(
  display: readonly Color[],
  a: Square,
  b: Square,
): Fault<"same-color" | "isolated"> | undefined {
  return refuseSquares(readDisplay(display), readSquare(a, ["a"]), readSquare(b, ["b"]));
}

/** {@link exchangeRefusal} for a checked display and checked squares. */
export function refuseSquares(display: readonly Color[], a: Square, b: Square): ReturnType<typeof exchangeRefusal> {
  const [i, j] = [indexOfSquare(a), indexOfSquare(b)];
  const [first, second] = [display[i]!, display[j]!];
  if (first === second)
    return fault("same-color", `${a} and ${b} are both ${first}; exchange two different colors`, ["squares"]);
  const [from, to] = [1 << i, 1 << j];
  const [ones, others] = [markersOf(display, first), markersOf(display, second)];
  if (allows(ones, others, from, to)) return undefined;
  const why = (color: Color, square: Square, other: Color) =>
    `the ${color} marker would be isolated on ${square}, and the ${other} markers would not form one group`;
  const reasons = [];
  if (isIsolated(to, ones ^ from ^ to)) reasons.push(why(first, b, second));
  if (isIsolated(from, others ^ from ^ to)) reasons.push(why(second, a, first));
  return fault("isolated", reasons.join(", and "), ["squares"]);
}
