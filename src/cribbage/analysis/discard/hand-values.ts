import { CARDS, type Card, cardIndex } from "../../../core/card.ts";
import { InvalidStateError } from "../../../core/errors.ts";
import { expectArray, readFields, readOneOf } from "../../../schema/read.ts";
import { countIndices } from "../../../scoring/index.ts";
import { readUnseen } from "../options/dealt.ts";

/**
 * The chance of each number of points.
 *
 * @inline
 */
export interface Distribution {
  /** Expected points. */
  readonly mean: number;
  /** Standard deviation, in points. */
  readonly deviation: number;
  /** The fewest possible points; negative where an opponent's points are subtracted. */
  readonly lowest: number;
  /** Chances, 0 to 1, of `lowest` points, `lowest + 1` and so on. The first and last are above 0. */
  readonly chances: readonly number[];
}

/** The distribution in which `from + i` points have the weight `weights[i]`. At least one weight must be above 0. */
export function distribution(weights: Float64Array, from = 0): Distribution {
  let first = 0;
  while (weights[first] === 0) first++;
  let end = weights.length;
  while (weights[end - 1] === 0) end--;
  let total = 0;
  let points = 0;
  let squares = 0;
  for (let i = first; i < end; i++) {
    total += weights[i]!;
    points += weights[i]! * i;
    squares += weights[i]! * i * i;
  }
  const mean = points / total;
  return {
    mean: mean + from,
    deviation: Math.sqrt(Math.max(0, squares / total - mean * mean)),
    lowest: first + from,
    chances: Array.from(weights.subarray(first, end), (weight) => weight / total),
  };
}

/**
 * What you know apart from the four cards.
 *
 * @inline
 */
export interface HandValuesOptions {
  /** Other cards that you know, such as the two discarded, so that they cannot be the starter; default none. */
  readonly known?: readonly Card[] | null;
  /** Whether to count the cards as a crib, where a flush needs all five cards; default false. */
  readonly crib?: boolean | null;
}

/**
 * Points for four cards with each starter.
 *
 * @inline
 */
export interface HandValues extends Distribution {
  /** Each possible starter, in the order of `CARDS`, and the points with it. */
  readonly starters: readonly { readonly card: Card; readonly points: number }[];
}

/**
 * Counts four cards with every possible starter. The result is exact: all unknown cards are equally likely.
 *
 * @param hand - the four cards kept
 * @param options - other cards that you know, and whether it is a crib
 * @returns the points with each starter, and their distribution
 * @throws InvalidStateError when the hand does not have four cards, a card is a duplicate, no card is left for the
 * starter, or an option is unknown; its path names the part
 *
 * @example
 * ```ts
 * import { handValues } from "fifteen-two/cribbage/analysis";
 *
 * const values = handValues(["5H", "5D", "5S", "JC"], { known: ["2C", "KD"] });
 * values.lowest; // => 14
 * values.starters.find(({ card }) => card === "5C"); // => { card: "5C", points: 29 }
 * values.mean.toFixed(3); // => "16.500"
 * ```
 */
export function handValues(hand: readonly Card[], options: HandValuesOptions = {}): HandValues {
  const given = readFields(options, ["options"], [], ["known", "crib"]);
  expectArray(hand, ["hand"], 4, 4);
  const crib = readOneOf(given.crib ?? false, ["options", "crib"], [false, true]);
  const unseen = readUnseen(hand, given.known);
  if (unseen.length === 0) throw new InvalidStateError(["options", "known"], "must leave a card for the starter");
  const [a, b, c, d] = hand.map(cardIndex) as [number, number, number, number];
  const weights = new Float64Array(30);
  const starters = Array.from(unseen, (starter) => {
    const points = countIndices(a, b, c, d, starter, crib);
    weights[points]!++;
    return { card: CARDS[starter]!, points };
  });
  return { ...distribution(weights), starters };
}
