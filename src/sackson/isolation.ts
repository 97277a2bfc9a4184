import type { Refusal } from "../core/game.ts";
import { indexOfSquare, readSquare, type Square } from "../parts/square.ts";
import type { Color } from "./color.ts";
import { type Display, type Marker, markersOf, readDisplay } from "./display.ts";
import { type Bits, isIsolated, isWhole } from "./group.ts";

/**
 * Whether the rules allow two markers to change places: a marker may end up isolated only if the other color is
 * one group of five then (S0-26, S0-27). Both isolated is never allowed, as no group is whole then.
 *
 * @param ones - the markers of one color
 * @param others - the markers of the other
 * @param from - the square of the one that moves, to which the other moves
 * @param to - the square of the other
 */
export function allows(ones: Bits, others: Bits, from: Bits, to: Bits): boolean {
  const moved = ones ^ from ^ to;
  const otherMoved = others ^ from ^ to;
  return isIsolated(to, moved)
    ? !isIsolated(from, otherMoved) && isWhole(otherMoved)
    : !isIsolated(from, otherMoved) || isWhole(moved);
}

/** Whether the markers of two colors can be exchanged anywhere. */
export function canExchange(display: Display, first: Color, second: Color): boolean {
  const ones = markersOf(display, first);
  const others = markersOf(display, second);
  for (let from = ones; from !== 0; from &= from - 1)
    for (let to = others; to !== 0; to &= to - 1) if (allows(ones, others, from & -from, to & -to)) return true;
  return false;
}

/** Why two markers may not be exchanged. */
export interface ExchangeRefusal extends Refusal<"same-color" | "isolated"> {
  /** The markers that would lie isolated, each on the square it would move to; one, or both. */
  readonly isolated: readonly Marker[];
  /** The colors that would have had to be one group of five to excuse that, and would not be. */
  readonly split: readonly Color[];
}

/**
 * Why the markers on two squares may not be exchanged, whoever holds which stones (S0-26 to S0-30).
 *
 * @param display - the display
 * @param a - one square
 * @param b - the other
 * @returns the reason; undefined when the exchange is allowed
 * @throws InvalidStateError when the display or a square is not valid
 *
 * @example
 * ```ts
 * import { exchangeRefusal, parseLayout } from "fifteen-two/sackson";
 *
 * const rows = parseLayout("YYYYY BBBBB GGGGG NNNNN RRRRR");
 * exchangeRefusal(rows, "a5", "a4"); // => undefined
 * exchangeRefusal(rows, "a5", "a3")?.isolated;
 * // => [{ color: "yellow", square: "a3" }, { color: "green", square: "a5" }]
 * ```
 */
export function exchangeRefusal(display: Display, a: Square, b: Square): ExchangeRefusal | undefined {
  const read = readDisplay(display, "display");
  return refuseSquares(read, readSquare(a, "a"), readSquare(b, "b"));
}

/** {@link exchangeRefusal} of a display and squares that have been checked. */
export function refuseSquares(display: Display, a: Square, b: Square): ExchangeRefusal | undefined {
  const [i, j] = [indexOfSquare(a), indexOfSquare(b)];
  const [first, second] = [display[i]!, display[j]!];
  if (first === second)
    return { code: "same-color", message: `${a} and ${b} are both ${first}`, isolated: [], split: [] };
  const [from, to] = [1 << i, 1 << j];
  const [ones, others] = [markersOf(display, first), markersOf(display, second)];
  if (allows(ones, others, from, to)) return undefined;
  const firstAlone = isIsolated(to, ones ^ from ^ to);
  const secondAlone = isIsolated(from, others ^ from ^ to);
  const isolated: Marker[] = [];
  const split: Color[] = [];
  if (firstAlone) {
    isolated.push({ color: first, square: b });
    split.push(second);
  }
  if (secondAlone) {
    isolated.push({ color: second, square: a });
    split.push(first);
  }
  const alone = isolated.map(({ color, square }) => `the ${color} marker would lie isolated on ${square}`);
  const parts = split.map((color) => `the ${color} markers would not be one group`);
  return { code: "isolated", message: [...alone, ...parts].join(", and "), isolated, split };
}

/**
 * Whether the markers on two squares may be exchanged, whoever holds which stones; {@link exchangeRefusal} tells why
 * not.
 *
 * @param display - the display
 * @param a - one square
 * @param b - the other
 * @returns whether it is allowed
 * @throws InvalidStateError when the display or a square is not valid
 *
 * @example
 * ```ts
 * import { initialState, isExchangeAllowed } from "fifteen-two/sackson";
 *
 * isExchangeAllowed(initialState().display, "b2", "c2"); // => true
 * isExchangeAllowed(initialState().display, "a1", "b2"); // => false
 * ```
 */
export function isExchangeAllowed(display: Display, a: Square, b: Square): boolean {
  return exchangeRefusal(display, a, b) === undefined;
}
