import { type Card, indexOfCard } from "../core/card.ts";
import { InvalidStateError, type Key } from "../core/errors.ts";
import { expectKeys } from "../schema/read.ts";
import { buildTable, type Table } from "./table.ts";

const lazy: { table?: Table } = {};

// The counters are closures over an object whose table is built on first use. Engines treat closed-over variables and
// write-once fields as constants, but not the top-level variables of a bundled module. So V8 inlines both the check and
// the arrays. The literal shifts and the mask on the last index are for speed, too.

/** Counts four cards, packed in pairs as `first << 6 | second`, and a starter. A flush of four scores `flushOfFour`. */
type CountTwos = (ab: number, cd: number, starter: number, flushOfFour: 0 | 4) => number;

function makeCountTwos(): CountTwos {
  const held = lazy;
  return (ab, cd, starter, flushOfFour) => {
    held.table ??= buildTable();
    const { words, rows, points } = held.table;
    const x = words[ab]!;
    const y = words[cd]!;
    const nobs = ((x | y) >> (11 + (starter & 3))) & 1;
    const worth = points[(rows[((x & 127) << 7) + (y & 127)]! + (starter >> 2)) & 32767]! + nobs;
    const suited = x & y & (15 << 7);
    if (suited === 0) return worth;
    return worth + ((suited >> (7 + (starter & 3))) & 1 ? 5 : flushOfFour);
  };
}

type CountIndices = (a: number, b: number, c: number, d: number, starter: number, crib?: boolean) => number;

function makeCountIndices(): CountIndices {
  const countTwos = makeCountTwos();
  return (a, b, c, d, starter, crib) => countTwos((a << 6) | b, (c << 6) | d, starter, crib === true ? 0 : 4);
}

export function sameSuit(a: number, b: number, c: number, d: number): boolean {
  return (((a ^ b) | (a ^ c) | (a ^ d)) & 3) === 0;
}

/**
 * Counts a hand as fast as possible. **Nothing is checked.**
 *
 * Given five distinct indices from 0 to 51 the points are right; for anything else they are meaningless. Use {@link
 * countHand} for checked cards.
 *
 * @param a - index of a card of the hand, 0 to 51; see `cardIndex`
 * @param b - index of a card of the hand
 * @param c - index of a card of the hand
 * @param d - index of a card of the hand
 * @param starter - index of the starter
 * @param crib - whether to count a crib, where a flush needs all five cards; default false
 * @returns 0 to 29 for fifteens, pairs, runs, flush and nobs
 *
 * @example
 * ```ts
 * import { cardIndex } from "fifteen-two";
 * import { countIndices } from "fifteen-two/scoring";
 *
 * countIndices(cardIndex("5H"), cardIndex("5D"), cardIndex("5S"), cardIndex("JC"), cardIndex("5C")); // => 29
 *
 * // 2, 4, 6, 8 of clubs and a king of hearts: the four-card flush counts in a hand only.
 * countIndices(4, 12, 20, 28, 50); // => 4
 * countIndices(4, 12, 20, 28, 50, true); // => 0
 * ```
 *
 * @function
 */
export const countIndices: CountIndices = /* @__PURE__ */ makeCountIndices();

/** {@link countIndices} for the four cards of a hand or crib. */
export function countCards(cards: readonly Card[], starter: Card, crib: boolean): number {
  const [a, b, c, d] = cards.map(indexOfCard);
  return countIndices(a!, b!, c!, d!, indexOfCard(starter), crib);
}

/**
 * Counts many hands at once. **The cards are not checked**, but the lengths are.
 *
 * @param cards - card indices 0 to 51, five per hand: its four cards, then the starter
 * @param points - receives the points, one item per hand; at least a fifth as long as `cards`
 * @param options - `{ crib: true }` counts cribs instead of hands
 * @returns `points`
 * @throws InvalidStateError when the length of `cards` is not a multiple of 5, `points` is too short, or either is not
 * a Uint8Array
 *
 * @example
 * ```ts
 * import { countBatch } from "fifteen-two/scoring";
 *
 * countBatch(Uint8Array.of(18, 17, 19, 40, 16, 4, 12, 20, 28, 50), new Uint8Array(2)).join(); // => "29,4"
 * ```
 */
export function countBatch(
  cards: Uint8Array,
  points: Uint8Array,
  options?: { readonly crib?: boolean } | null,
): Uint8Array {
  expectBytes(cards, ["cards"]);
  expectBytes(points, ["points"]);
  if (cards.length % 5 !== 0)
    throw new InvalidStateError(["cards"], `must hold five cards per hand, not ${cards.length} in all`);
  if (points.length < cards.length / 5)
    throw new InvalidStateError(["points"], `must have room for ${cards.length / 5} hands, not ${points.length}`);
  if (options != null) expectKeys(options, ["options"], ["crib"]);
  const crib = options?.crib === true;
  for (let i = crib ? 0 : countTens(cards, points), at = 5 * i; at < cards.length; i++, at += 5)
    points[i] = countIndices(cards[at]!, cards[at + 1]!, cards[at + 2]!, cards[at + 3]!, cards[at + 4]!, crib);
  return points;
}

/** Rejects wider items: the two-at-a-time loop would read their bytes as cards. */
function expectBytes(array: Uint8Array | null | undefined, keys: readonly Key[]): void {
  if (array?.BYTES_PER_ELEMENT !== 1) throw new InvalidStateError(keys, "must be a Uint8Array");
}

const countTens = /* @__PURE__ */ makeCountTens();

/** Makes a function that counts hands in pairs, ten bytes in three reads, and returns the number of hands counted. */
function makeCountTens(): (cards: Uint8Array, points: Uint8Array) => number {
  const countTwos = makeCountTwos();
  /** Counts five cards, four of which are the bytes of a word. */
  const countWord = (four: number, starter: number) => {
    const twos = (four & 0x003f003f) | ((four >>> 2) & 0x0fc00fc0);
    return countTwos(twos & 4095, twos >>> 16, starter, 4);
  };
  return (cards, points) => {
    const from = new DataView(cards.buffer, cards.byteOffset, cards.length);
    const to = new DataView(points.buffer, points.byteOffset, points.length);
    const end = Math.floor(cards.length / 10) * 2;
    for (let i = 0, at = 0; i < end; i += 2, at += 10) {
      const a = from.getInt32(at, true);
      const b = from.getInt32(at + 4, true);
      const c = from.getUint16(at + 8, true);
      to.setUint16(i, countWord(a, b & 255) | (countWord((b >>> 8) | (c << 24), c >>> 8) << 8), true);
    }
    return end;
  };
}

export function countingTable(): Table {
  lazy.table ??= buildTable();
  return lazy.table;
}

/**
 * Points for ranks alone (fifteens, pairs and runs): four cards by index, and a fifth by its rank, 0 to 12. Rank 13
 * stands for no fifth card.
 */
export function countRanks(a: number, b: number, c: number, d: number, fifth = 13): number {
  const { words, rows, points } = countingTable();
  return points[rows[((words[(a << 6) | b]! & 127) << 7) | (words[(c << 6) | d]! & 127)]! + fifth]!;
}
