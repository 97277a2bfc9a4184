import { countCribIndices } from "../../../scoring/index.ts";

/** Cards that count the same in a crib with some starter: those of one rank that all match its suit, or all don't. */
export type Alike = readonly number[];

/** The weight of each number of points, 0 to 29. */
export interface CribTally {
  /** With all discards of the others equally likely. */
  readonly uniform: Float64Array;
  /** With the others' discards weighted as in equilibrium. */
  readonly equilibrium: Float64Array;
}

/**
 * Groups the cards that others may hold by what they count in a crib with a starter, in ascending order of rank. Apart
 * from its rank, a card matters only if it matches the starter's suit, for nobs and for a flush. This turns 46 cards
 * into 25 or 26 groups, and their 1,035 pairs into at most 351.
 *
 * @param unseen - indices of the unknown cards, in ascending order
 * @param starter - index of one of them
 */
export function alikeCards(unseen: Uint8Array, starter: number): Alike[] {
  const groups: number[][] = Array.from({ length: 26 }, () => []);
  for (const card of unseen)
    if (card !== starter) groups[2 * (card >> 2) + (((card ^ starter) & 3) === 0 ? 1 : 0)]!.push(card);
  return groups.filter((group) => group.length > 0);
}

/**
 * Counts the crib of the discarded cards and a starter with everything that the others can discard.
 *
 * @param discarded - indices of one or two cards
 * @param starter - index of the starter
 * @param groups - the cards that the others may hold
 * @param weights - the weight of each of their choices in equilibrium; see {@link equilibriumWeights}
 */
export function sweepCribs(
  discarded: readonly number[],
  starter: number,
  groups: readonly Alike[],
  weights: Float64Array,
): CribTally {
  const tally = { uniform: new Float64Array(30), equilibrium: new Float64Array(30) };
  if (discarded.length === 2) sweepPairs(discarded[0]!, discarded[1]!, starter, groups, weights, tally);
  else sweepTriples(discarded[0]!, starter, groups, weights, tally);
  return tally;
}

function sweepPairs(
  a: number,
  b: number,
  starter: number,
  groups: readonly Alike[],
  weights: Float64Array,
  { uniform, equilibrium }: CribTally,
): void {
  for (let i = 0; i < groups.length; i++) {
    const ci = groups[i]!;
    const c = ci[0]!;
    const row = 169 * (starter >> 2) + 13 * (c >> 2);
    for (let j = i; j < groups.length; j++) {
      const dj = groups[j]!;
      const ways = j > i ? ci.length * dj.length : (ci.length * (ci.length - 1)) / 2;
      if (ways === 0) continue;
      const d = dj[j > i ? 0 : 1]!;
      const points = countCribIndices(a, b, c, d, starter);
      uniform[points]! += ways;
      equilibrium[points]! += ways * weights[row + (d >> 2)]!;
    }
  }
}

function sweepTriples(
  a: number,
  starter: number,
  groups: readonly Alike[],
  weights: Float64Array,
  { uniform, equilibrium }: CribTally,
): void {
  for (let i = 0; i < groups.length; i++) {
    const b = groups[i]![0]!;
    for (let j = i; j < groups.length; j++) {
      const same = j > i ? 0 : 1;
      const cj = groups[j]!;
      const pairs = j > i ? groups[i]!.length * cj.length : (cj.length * (cj.length - 1)) / 2;
      if (pairs === 0) continue;
      const c = cj[same]!;
      const row = 169 * (b >> 2) + 13 * (c >> 2);
      for (let k = j; k < groups.length; k++) {
        const dk = groups[k]!;
        // If the third card is of the same group as the `same + 1` before it, each choice comes up `2 + same` times.
        const ways = k > j ? pairs * dk.length : (pairs * (dk.length - 1 - same)) / (2 + same);
        if (ways === 0) continue;
        const d = dk[k > j ? 0 : 1 + same]!;
        const points = countCribIndices(a, b, c, d, starter);
        uniform[points]! += ways;
        equilibrium[points]! += ways * weights[row + (d >> 2)]!;
      }
    }
  }
}
