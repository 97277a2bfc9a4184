import { InvalidStateError } from "../core/errors.ts";
import { buildTable, type Table } from "./table.ts";

/** Counts five cards by their indices: four of a hand or crib, then the starter. */
type Counter = (a: number, b: number, c: number, d: number, starter: number) => number;

// The counter is a closure over the arrays of the table, because engines treat what a closure holds as constant; with
// the arrays in module variables the same code takes half as long again. For that reason, too, the shifts are literal.
let table: Table | undefined;
let counter: Counter | undefined;

function theTable(): Table {
  table ??= buildTable();
  return table;
}

function makeCounter(from: Table): Counter {
  const { words, rows, points } = from;
  return (a, b, c, d, starter) => {
    const x = words[(a << 6) | b]!;
    const y = words[(c << 6) | d]!;
    const nobs = ((x | y) >> (11 + (starter & 3))) & 1;
    const worth = points[rows[((x & 127) << 7) | (y & 127)]! + (starter >> 2)]! + nobs;
    const suited = x & y & (15 << 7);
    return suited === 0 ? worth : worth + 4 + ((suited >> (7 + (starter & 3))) & 1);
  };
}

/** Whether four cards are of one suit. */
export function sameSuit(a: number, b: number, c: number, d: number): boolean {
  return (((a ^ b) | (a ^ c) | (a ^ d)) & 3) === 0;
}

/**
 * Counts a hand as fast as can be: scalars in, a number out, **nothing checked**. For five distinct indices 0 to 51 the
 * points are right; for anything else they are meaningless. {@link countHand} checks.
 *
 * @param a - index of a card of the hand, 0 to 51; see `cardIndex`
 * @param b - index of a card of the hand
 * @param c - index of a card of the hand
 * @param d - index of a card of the hand
 * @param starter - index of the starter
 * @returns 0 to 29: fifteens, pairs, runs, flush and nobs (S2-48 to S2-59)
 *
 * @example
 * ```ts
 * import { cardIndex } from "fifteen-two";
 * import { count } from "fifteen-two/scoring";
 *
 * count(cardIndex("5H"), cardIndex("5D"), cardIndex("5S"), cardIndex("JC"), cardIndex("5C")); // => 29
 * ```
 */
export function count(a: number, b: number, c: number, d: number, starter: number): number {
  if (counter === undefined) counter = makeCounter(theTable());
  return counter(a, b, c, d, starter);
}

/**
 * {@link count} for a crib, where a flush needs all five cards (S2-57, S4-34). **Nothing is checked.**
 *
 * @param a - index of a card of the crib, 0 to 51
 * @param b - index of a card of the crib
 * @param c - index of a card of the crib
 * @param d - index of a card of the crib
 * @param starter - index of the starter
 * @returns 0 to 29
 *
 * @example
 * ```ts
 * import { count, countCrib } from "fifteen-two/scoring";
 *
 * // 2, 4, 6, 8 of clubs and a king of hearts: the four-card flush counts in a hand only.
 * count(4, 12, 20, 28, 50); // => 4
 * countCrib(4, 12, 20, 28, 50); // => 0
 * ```
 */
export function countCrib(a: number, b: number, c: number, d: number, starter: number): number {
  const points = count(a, b, c, d, starter);
  return sameSuit(a, b, c, d) && ((a ^ starter) & 3) !== 0 ? points - 4 : points;
}

/**
 * Counts many hands at once. **The cards are not checked**; the lengths are.
 *
 * @param cards - card indices 0 to 51, five a hand: its four cards, then the starter
 * @param points - where the points go, one a hand; at least a fifth as long as `cards`
 * @param options - `{ crib: true }` counts cribs instead of hands
 * @returns `points`
 * @throws InvalidStateError when `cards` is not made of fives, or `points` is too short
 *
 * @example
 * ```ts
 * import { countHands } from "fifteen-two/scoring";
 *
 * countHands(Uint8Array.of(18, 17, 19, 40, 16, 4, 12, 20, 28, 50), new Uint8Array(2)).join(); // => "29,4"
 * ```
 */
export function countHands(
  cards: Uint8Array,
  points: Uint8Array,
  options: { readonly crib?: boolean } = {},
): Uint8Array {
  if (cards.length % 5 !== 0) throw new InvalidStateError("cards", `must hold five a hand, not ${cards.length} in all`);
  if (points.length < cards.length / 5)
    throw new InvalidStateError("points", `must have room for ${cards.length / 5} hands, not ${points.length}`);
  // Two loops, so that each calls one counter only and the engine can inline it.
  if (options.crib)
    for (let i = 0, at = 0; at < cards.length; i++, at += 5)
      points[i] = countCrib(cards[at]!, cards[at + 1]!, cards[at + 2]!, cards[at + 3]!, cards[at + 4]!);
  else
    for (let i = 0, at = 0; at < cards.length; i++, at += 5)
      points[i] = count(cards[at]!, cards[at + 1]!, cards[at + 2]!, cards[at + 3]!, cards[at + 4]!);
  return points;
}

/**
 * The points of the ranks alone, fifteens, pairs and runs: of four cards, by their indices, and a fifth of the rank
 * `fifth`, 0 to 12, or of the four without a fifth.
 */
export function countRanks(a: number, b: number, c: number, d: number, fifth = 13): number {
  const { words, rows, points } = theTable();
  return points[rows[((words[(a << 6) | b]! & 127) << 7) | (words[(c << 6) | d]! & 127)]! + fifth]!;
}
