import { equilibriumOf, LEAST_KEPT } from "../../../src/cribbage/analysis/discard/equilibrium.ts";
import {
  handOfRanks,
  type RankHand,
  rankHands,
  waysToHold,
  waysToHoldEach,
} from "../../../src/cribbage/analysis/engine/hand.ts";
import type { Random } from "../../../src/index.ts";

/** The deals of a play: which hands both roles may hold, and how often. */
export interface Deals {
  /** Number of cards of a hand. */
  readonly size: number;
  /** Every hand, as in `rankHands`. */
  readonly hands: Int32Array;
  /** By role, how often each hand is dealt and kept; the sum is 1. */
  readonly shares: readonly Float64Array[];
  /** By role that holds a hand, how often the other then holds each hand; the sum is 1. Empty for hands never kept. */
  readonly others: (role: number, hand: number) => Float64Array;
}

/** How often players keep hands of `size` ranks, by role and hand, and the cards in the pack. */
export interface Keeping {
  readonly size: number;
  readonly keep: readonly ArrayLike<number>[];
  readonly pack: ArrayLike<number>;
}

/** Two players who discard by the tables of the package, which are in equilibrium. */
export function equilibriumKeeping(): Keeping {
  const [own, opponent] = [equilibriumOf("two", "own").keeps, equilibriumOf("two", "opponent").keeps];
  const keep = [opponent, own].map((chances) => chances.map((chance) => chance - LEAST_KEPT));
  return { size: 4, keep, pack: new Uint8Array(13).fill(4) };
}

/** The deals of players who keep hands like that. */
export function newDeals({ size, keep, pack }: Keeping): Deals {
  const ranks = rankHands(size);
  const hands = Int32Array.from({ length: ranks.length / size }, (_, n) =>
    handOfRanks([...ranks.subarray(size * n, size * (n + 1))]),
  );
  /** How likely the other holds each hand, times the chance that it keeps what it is dealt. */
  const weights = (role: number, hand: number): Float64Array => {
    const left = Uint8Array.from(pack);
    for (let i = 0; i < size; i++) left[ranks[size * hand + i]!]!--;
    return waysToHoldEach(size, left).map((ways, n) => ways * keep[1 - role]![n]!);
  };
  const others = (role: number, hand: number) => normalized(weights(role, hand));
  const shares = [0, 1].map((role) =>
    normalized(
      Float64Array.from(hands, (_, n) => {
        const ways = waysToHold(ranks, size * n, size, pack) * keep[role]![n]!;
        return ways > 0 ? ways * sum(weights(role, n)) : 0;
      }),
    ),
  );
  return { size, hands, shares, others };
}

function sum(numbers: Float64Array): number {
  return numbers.reduce((total, x) => total + x, 0);
}

function normalized(weights: Float64Array): Float64Array {
  const total = sum(weights);
  return weights.map((weight) => (total > 0 ? weight / total : 0));
}

/** Draws the hands of both roles. */
export function drawer({ hands, shares, others }: Deals, random: Random): (drawn: [RankHand, RankHand]) => void {
  const pone = cumulative(shares[0]!);
  const dealer = Array.from(hands, (_, n) => (shares[0]![n]! > 0 ? cumulative(others(0, n)) : pone));
  return (drawn) => {
    const n = drawFrom(pone, random());
    drawn[0] = hands[n]!;
    drawn[1] = hands[drawFrom(dealer[n]!, random())]!;
  };
}

/** The running sums of shares, for {@link drawFrom}. */
export function cumulative(shares: Float64Array): Float64Array {
  let total = 0;
  return shares.map((share) => {
    total += share;
    return total;
  });
}

/** Index of the first sum above a share of the last one. */
export function drawFrom(sums: Float64Array, share: number): number {
  const x = share * sums[sums.length - 1]!;
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > x) high = middle;
    else low = middle + 1;
  }
  return low;
}
