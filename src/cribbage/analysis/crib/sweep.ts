import { countCribIndices } from "../../../scoring/index.ts";

/** Cards that count alike in a crib with some starter: those of one rank that have its suit, or have not. */
export type Alike = readonly number[];

/** How much each number of points, 0 to 29, weighs. */
export interface Tally {
  /** With everything that the others can discard alike. */
  readonly uniform: Float64Array;
  /** With each as heavy as it is in equilibrium. */
  readonly equilibrium: Float64Array;
}

/**
 * The cards that the others may hold when a starter is turned up, those that count alike together, in rising order of
 * rank. Apart from its rank a card only matters by having the starter's suit, for nobs and for a flush: 46 cards are
 * 25 or 26 groups, and their pairs 351 at most instead of 1,035.
 *
 * @param unseen - indices of the cards that are not known, in rising order
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
 * @param thrown - indices of one card or two
 * @param starter - index of the starter
 * @param groups - the cards that the others may hold
 * @param weights - what each choice of them weighs in equilibrium; see {@link habitWeights}
 */
export function sweepCribs(
  thrown: readonly number[],
  starter: number,
  groups: readonly Alike[],
  weights: Float64Array,
): Tally {
  const tally = { uniform: new Float64Array(30), equilibrium: new Float64Array(30) };
  if (thrown.length === 2) sweepPairs(thrown[0]!, thrown[1]!, starter, groups, weights, tally);
  else sweepTriples(thrown[0]!, starter, groups, weights, tally);
  return tally;
}

function sweepPairs(
  a: number,
  b: number,
  starter: number,
  groups: readonly Alike[],
  weights: Float64Array,
  { uniform, equilibrium }: Tally,
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
  { uniform, equilibrium }: Tally,
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
        // Of one group's cards, `same + 1` are taken already: three ways to choose are one, two are one.
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
