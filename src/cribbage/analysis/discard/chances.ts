import { countIndices } from "../../../scoring/index.ts";
import { countRanksOf, pairNumber } from "../engine/hand.ts";
import type { CribKind, CribSide } from "../engine/simulation.ts";
import { equilibriumOf, pairChances } from "./equilibrium.ts";

/** The chance of each number of points. @inline */
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

/** The possible points of a discard. @inline */
export interface DiscardChances {
  /** Points for the hand. */
  readonly hand: Distribution;
  /** Points for the crib. */
  readonly crib: Distribution;
  /** Points for the hand plus your own crib, or minus an opponent's crib, with the same starter. */
  readonly net: Distribution;
}

/**
 * The sources of the other cards in a crib: each other player, with the crib's side from that player's view, and with
 * three players the pack. A source gives two cards with two players, otherwise one.
 */
export const OTHER_DISCARDERS: Readonly<Record<CribKind, Readonly<Record<CribSide, readonly (CribSide | "pack")[]>>>> =
  {
    two: { own: ["opponent"], opponent: ["own"] },
    three: { own: ["opponent", "opponent", "pack"], opponent: ["own", "opponent", "pack"] },
    partners: { own: ["own", "opponent", "opponent"], opponent: ["opponent", "own", "own"] },
    solo: { own: ["opponent", "opponent", "opponent"], opponent: ["own", "opponent", "opponent"] },
  };

/**
 * Prepares a count of a hand and a crib over every starter and every discard of the others. `unseen` has the indices of
 * the unknown cards, in ascending order.
 */
export function chancesCounter(
  kind: CribKind,
  side: CribSide,
  unseen: Uint8Array,
): (discarded: readonly number[], kept: readonly number[]) => DiscardChances {
  const weights = kind === "two" ? pairWeights(side, unseen) : tripleWeights(kind, side);
  // Net points start at 0 with your own crib, and at -29 with an opponent's.
  const [from, sign] = side === "own" ? [0, 1] : [-29, -1];
  return (discarded, kept) => {
    const [a, b, c, d] = kept as [number, number, number, number];
    const [hand, crib, net] = [new Float64Array(30), new Float64Array(30), new Float64Array(59)];
    for (const starter of unseen) {
      const points = countIndices(a, b, c, d, starter);
      hand[points]!++;
      const others = unseen.filter((card) => card !== starter);
      countCribs(discarded, starter, others, weights).forEach((weight, n) => {
        crib[n]! += weight;
        net[points + sign * n - from]! += weight;
      });
    }
    return { hand: distribution(hand), crib: distribution(crib), net: distribution(net, from) };
  };
}

/** The weight of each number of points, 0 to 29, for a crib with one or two given cards and any others. */
function countCribs(
  [a, b]: readonly number[],
  starter: number,
  others: Uint8Array,
  weights: Float64Array,
): Float64Array {
  const tally = new Float64Array(30);
  const addPairs = (second: number, rank: number, from: number) => {
    for (let i = from; i < others.length; i++) {
      const c = others[i]!;
      const row = 13 * (13 * rank + (c >> 2));
      for (let j = i + 1; j < others.length; j++) {
        const d = others[j]!;
        tally[countIndices(a!, second, c, d, starter, true)]! += weights[row + (d >> 2)]!;
      }
    }
  };
  if (b !== undefined) addPairs(b, starter >> 2, 0);
  else for (const [i, card] of others.entries()) addPairs(card, card >> 2, i + 1);
  return tally;
}

/** The distribution in which `from + i` points have the weight `weights[i]`. At least one weight must be above 0. */
function distribution(weights: Float64Array, from = 0): Distribution {
  const first = weights.findIndex((weight) => weight > 0);
  let end = weights.length;
  while (weights[end - 1] === 0) end--;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = Array.from(weights.subarray(first, end), (weight) => weight / total);
  const lowest = first + from;
  const mean = chances.reduce((sum, chance, i) => sum + chance * (lowest + i), 0);
  const variance = chances.reduce((sum, chance, i) => sum + chance * (lowest + i - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(variance), lowest, chances };
}

/** A number for any three ranks: ranks `a`, `b` and `c` at `169 * a + 13 * b + c`. */
function byRanks(weightOf: (a: number, b: number, c: number) => number): Float64Array {
  return new Float64Array(13 * 169).map((_, at) => weightOf(Math.floor(at / 169), Math.floor(at / 13) % 13, at % 13));
}

/**
 * Weights of a starter and two cards that the opponent discards. The equilibrium ignores suits, so all cards of three
 * ranks share their chance equally.
 */
function pairWeights(side: CribSide, unseen: Uint8Array): Float64Array {
  const counts = countRanksOf(unseen);
  const chances = pairChances(equilibriumOf("two", side === "own" ? "opponent" : "own"), counts);
  return byRanks((starter, a, b) => {
    const pairs = a === b ? (counts[a]! * (counts[a]! - 1)) / 2 : counts[a]! * counts[b]!;
    const starters = counts[starter]! - (starter === a ? 1 : 0) - (starter === b ? 1 : 0);
    // If no such cards are left, the chance is 0, not 0 / 0.
    return chances[91 * starter + pairNumber(a, b)]! / (pairs * starters || 1);
  });
}

/** Weights of three cards in any order, each discarded at the rates of its player's side. */
function tripleWeights(kind: CribKind, side: CribSide): Float64Array {
  const [own, opponent] = [equilibriumOf(kind, "own"), equilibriumOf(kind, "opponent")];
  const rates = { own: own.rates, opponent: opponent.rates, pack: new Float64Array(13).fill(1 / 13) };
  const [x, y, z] = OTHER_DISCARDERS[kind][side].map((who) => rates[who]) as [Float64Array, Float64Array, Float64Array];
  return byRanks(
    (a, b, c) =>
      x[a]! * (y[b]! * z[c]! + y[c]! * z[b]!) +
      x[b]! * (y[a]! * z[c]! + y[c]! * z[a]!) +
      x[c]! * (y[a]! * z[b]! + y[b]! * z[a]!),
  );
}
