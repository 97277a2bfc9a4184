import type { Refusal } from "../core/game.ts";
import { indexOfSquare, readSquare, type Square } from "../shared/square.ts";
import type { Color } from "./color.ts";
import { type Display, type Marker, markersOf, readDisplay } from "./display.ts";
import { type Bits, isIsolated, isWhole } from "./group.ts";

/**
 * Whether the rules allow two markers to change places. A marker may end up isolated only if the other color then forms
 * one group of five. So both may never be isolated, since neither color would be one group.
 *
 * @param ones - markers of one color
 * @param others - markers of the other color
 * @param from - square of the first marker, where the other one goes
 * @param to - square of the other marker
 */
export function allows(ones: Bits, others: Bits, from: Bits, to: Bits): boolean {
  const moved = ones ^ from ^ to;
  const otherMoved = others ^ from ^ to;
  return isIsolated(to, moved)
    ? !isIsolated(from, otherMoved) && isWhole(otherMoved)
    : !isIsolated(from, otherMoved) || isWhole(moved);
}

/** Whether any marker of one color may be exchanged with one of the other. */
export function canExchange(display: Display, first: Color, second: Color): boolean {
  const ones = markersOf(display, first);
  const others = markersOf(display, second);
  for (let from = ones; from !== 0; from &= from - 1)
    for (let to = others; to !== 0; to &= to - 1) if (allows(ones, others, from & -from, to & -to)) return true;
  return false;
}

/** Why two markers may not be exchanged. */
export interface ExchangeRefusal extends Refusal<"same-color" | "isolated"> {
  /** The markers that would be isolated, one or both, each on its new square. */
  readonly isolated: readonly Marker[];
  /** The colors that would have to form one group of five to allow that, but don't. */
  readonly split: readonly Color[];
}

/**
 * Explains why the markers on two squares may not be exchanged, no matter who holds which stones.
 *
 * @param display - the display
 * @param a - a square
 * @param b - the other square
 * @returns the reason, or undefined if the exchange is allowed
 * @throws InvalidStateError when the display or a square is invalid
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
  return refuseSquares(readDisplay(display), readSquare(a, ["a"]), readSquare(b, ["b"]));
}

/** {@link exchangeRefusal} for a checked display and checked squares. */
export function refuseSquares(display: Display, a: Square, b: Square): ExchangeRefusal | undefined {
  const [i, j] = [indexOfSquare(a), indexOfSquare(b)];
  const [first, second] = [display[i]!, display[j]!];
  if (first === second) {
    const message = `${a} and ${b} are both ${first}; exchange two different colors`;
    return { code: "same-color", message, isolated: [], split: [] };
  }
  const [from, to] = [1 << i, 1 << j];
  const [ones, others] = [markersOf(display, first), markersOf(display, second)];
  if (allows(ones, others, from, to)) return undefined;
  const moved = [
    { color: first, square: b, alone: isIsolated(to, ones ^ from ^ to), other: second },
    { color: second, square: a, alone: isIsolated(from, others ^ from ^ to), other: first },
  ].filter(({ alone }) => alone);
  const isolated = moved.map(({ color, square }) => ({ color, square }));
  const split = moved.map(({ other }) => other);
  const alone = isolated.map(({ color, square }) => `the ${color} marker would be isolated on ${square}`);
  const parts = split.map((color) => `the ${color} markers would not form one group`);
  return { code: "isolated", message: [...alone, ...parts].join(", and "), isolated, split };
}

/**
 * Whether the markers on two squares may be exchanged, no matter who holds which stones. {@link exchangeRefusal}
 * explains why not.
 *
 * @param display - the display
 * @param a - a square
 * @param b - the other square
 * @returns whether it is allowed
 * @throws InvalidStateError when the display or a square is invalid
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
