import type { DealOdds, Product } from "./odds.ts";

/**
 * The chances of both sides at the start of a deal, at `stride * dealer's need + pone's need`, each up to `stride - 1`.
 */
export interface Chances {
  readonly stride: number;
  readonly dealer: Float64Array;
  readonly pone: Float64Array;
}

/**
 * The chances to win for any two needs up to `most`.
 *
 * Either the dealer or the pone wins a deal, or both get closer and change places. Some side scores in every deal, so
 * the chances follow from each other in the order of the sum of needs.
 *
 * @param gained - returns the dealer's chance with what playing to win gains, given both needs
 */
export function solve(
  odds: DealOdds,
  most: number,
  gained: (chance: number, a: number, b: number) => number = (chance) => chance,
): Chances {
  const stride = most + 1;
  const dealer = new Float64Array(stride * stride);
  const pone = new Float64Array(stride * stride);
  for (let need = 1; need <= most; need++) {
    dealer[need] = 1;
    pone[stride * need] = 1;
  }
  const dealerWins = winsOfDeal(odds);
  const later = laterOf(odds.ends, pone, stride);
  for (let both = 2; both <= 2 * most; both++) {
    const from = Math.max(1, both - most);
    for (let a = from; a <= both - from; a++) {
      const b = both - a;
      const at = stride * a + b;
      dealer[at] = clamp(gained(dealerWins(a, b) + later.expect(a, b), a, b));
      pone[at] = 1 - dealer[at]!;
    }
    later.finish(both, from);
  }
  return { stride, dealer, pone };
}

/**
 * The expectation of a side, given its chances after the deal, when the sides have changed places. It sums over the
 * dealer's points first and keeps the result for all points of the pone: 300 steps instead of 1,600.
 */
function laterOf(ends: readonly Product[], chances: Float64Array, stride: number) {
  // At `stride * a + b`, each product's sum over the dealer's points if the pone needs b after the deal.
  const sums = ends.map(() => new Float64Array(stride * stride));
  return {
    /** The expectation at two needs, when it is known for all smaller sums of needs. */
    expect(a: number, b: number): number {
      let sum = 0;
      for (let n = 0; n < ends.length; n++) {
        const { pone, dealer } = ends[n]!;
        const own = sums[n]!;
        const at = stride * a + b;
        let inner = 0;
        for (let j = Math.min(dealer.length, a) - 1, from = stride * b + a; j > 0; j--)
          inner += dealer[j]! * chances[from - j]!;
        own[at] = inner;
        for (let i = Math.min(pone.length, b) - 1; i >= 0; i--) sum += pone[i]! * own[at - i]!;
      }
      return sum;
    },
    /**
     * Ends a round of equal sums of needs, each `from` or more: adds the deals in which the dealer scores nothing,
     * since the other side's chance at these needs was not known before.
     */
    finish(both: number, from: number): void {
      for (let i = 0; i < ends.length; i++)
        for (let a = from; a <= both - from; a++)
          sums[i]![stride * a + both - a]! += ends[i]!.dealer[0]! * chances[stride * (both - a) + a]!;
    },
  };
}

/** Clamps a chance that a gain or rounding may have taken out of bounds. */
function clamp(chance: number): number {
  return Math.min(Math.max(chance, 0), 1);
}

/** The chance that the dealer wins in this deal if the dealer needs a and the pone b. */
function winsOfDeal({ ends, poneFirst }: DealOdds) {
  const below = ends.map(({ pone, dealer }) => [sumsBelow(pone), sumsBelow(dealer)] as const);
  const first = poneFirst.map(sumsBelow);
  const poneWins = (a: number, b: number) => (b < first.length ? upTo(first[b]!, a) : 0);
  return (a: number, b: number) =>
    below.reduce((chance, [p, d]) => chance - upTo(p, b) * upTo(d, a), 1 - poneWins(a, b));
}

/** For each number of points, the sum of the list's items below it. */
function sumsBelow(list: Float64Array): Float64Array {
  const sums = new Float64Array(list.length + 1);
  for (let i = 0; i < list.length; i++) sums[i + 1] = sums[i]! + list[i]!;
  return sums;
}

/** An item of a list, or the last one beyond its end. */
function upTo(list: Float64Array, i: number): number {
  return list[i < list.length ? i : list.length - 1]!;
}
