import { OTHER_DISCARDERS } from "../../../src/cribbage/analysis/discard/chances.ts";
import { bestDiscards, pairChances } from "../../../src/cribbage/analysis/discard/equilibrium.ts";
import { extrasBy } from "../../../src/cribbage/analysis/discard/worth.ts";
import type { CribKind, CribSide } from "../../../src/cribbage/analysis/engine/simulation.ts";
import { countRanks } from "../../../src/scoring/counter.ts";

export type Averages = Record<CribSide, readonly number[]>;

const JACK = 10;
const RANKS = Array.from({ length: 13 }, (_, rank) => rank);

/** The value of a crib of these ranks, on average over the suits: nobs one time in four unless a jack is turned up. */
function meanCrib(a: number, b: number, c: number, d: number, starter: number): number {
  const jacks = [a, b, c, d].filter((rank) => rank === JACK).length;
  const flush = new Set([a, b, c, d, starter]).size === 5 ? 5 / 256 : 0;
  return countRanks(4 * a, 4 * b, 4 * c, 4 * d, starter) + (starter === JACK ? 0 : jacks / 4) + flush;
}

/** The pack without some ranks. */
function packWithout(...ranks: number[]): number[] {
  return RANKS.map((rank) => 4 - ranks.filter((r) => r === rank).length);
}

/** Everything thrown, by its number. */
const PAIRS = RANKS.flatMap((a) => RANKS.slice(a).map((b) => [a, b] as const));

/** Values of cribs of a pair, a starter and another pair, by the numbers of the three; every step reads all of them. */
let pairCribs: Float64Array | undefined;

function meanPairCribs(): Float64Array {
  if (pairCribs !== undefined) return pairCribs;
  const worth = new Float64Array(PAIRS.length * PAIRS.length * RANKS.length);
  let i = 0;
  for (const [a, b] of PAIRS)
    for (const starter of RANKS) for (const [c, d] of PAIRS) worth[i++] = meanCrib(a, b, c, d, starter);
  pairCribs = worth;
  return worth;
}

/** The average crib of each pair, when the opponent is dealt any six of the other fifty cards. */
function nextPairs(averages: Averages): Averages {
  const extras = extrasBy("two", averages);
  const throws = { own: bestDiscards(6, extras.own), opponent: bestDiscards(6, extras.opponent) };
  const worth = meanPairCribs();
  const next = (side: CribSide) =>
    PAIRS.map(([a, b], i) => {
      const chances = pairChances(throws[side === "own" ? "opponent" : "own"], packWithout(a, b));
      let mean = 0;
      const at = i * RANKS.length * PAIRS.length;
      for (let j = 0; j < chances.length; j++) mean += chances[j]! * worth[at + j]!;
      return mean;
    });
  return { own: next("own"), opponent: next("opponent") };
}

/** The average crib of each rank, when each other thrower throws each rank as often as from the whole pack. */
function nextRanks(kind: CribKind, averages: Averages): Averages {
  const extras = extrasBy(kind, averages);
  const rates = {
    own: bestDiscards(5, extras.own).rates,
    opponent: bestDiscards(5, extras.opponent).rates,
    pack: RANKS.map(() => 1 / 13),
  };
  const next = (side: CribSide) => {
    const [first, second, third] = OTHER_DISCARDERS[kind][side].map((who) => rates[who]);
    return RANKS.map((a) => {
      const left = packWithout(a);
      let total = 0;
      let points = 0;
      for (const b of RANKS)
        for (const c of RANKS)
          for (const d of RANKS)
            for (const starter of RANKS) {
              const leftFor = (rank: number, ...taken: number[]) =>
                left[rank]! - taken.filter((t) => t === rank).length;
              const ways = left[b]! * leftFor(c, b) * leftFor(d, b, c) * leftFor(starter, b, c, d);
              const weight = ways * first![b]! * second![c]! * third![d]!;
              if (weight === 0) continue;
              total += weight;
              points += weight * meanCrib(a, b, c, d, starter);
            }
      return points / total;
    });
  };
  return { own: next("own"), opponent: next("opponent") };
}

/** The average cribs when everyone throws by the given averages. */
export function nextAverages(kind: CribKind, averages: Averages): Averages {
  return kind === "two" ? nextPairs(averages) : nextRanks(kind, averages);
}

/** A number as it is shipped, to four decimal places. */
function rounded(x: number): number {
  return Math.round(x * 1e4) / 1e4;
}

/** Number of steps. From the 20th on, four tables of pairs take turns. Single cards never quite converge. */
const STEPS = { two: 20, three: 100, partners: 100, solo: 100 } as const;

/**
 * Averages that all but reproduce themselves. Pairs converge if each step takes its answer whole. Single cards would go
 * in circles that way, since a card that nobody discards becomes a good discard; smaller and smaller steps lead to the
 * middle. `report` gets the number of each step and the largest change of an average.
 */
export function fixedPoint(kind: CribKind, report?: (step: number, farthest: number) => void): Averages {
  const n = kind === "two" ? 91 : 13;
  let averages: Averages = { own: Array(n).fill(0), opponent: Array(n).fill(0) };
  for (let step = 1; step <= STEPS[kind]; step++) {
    const pace = kind === "two" ? 1 : Math.min(1, 4 / (step + 1));
    const answer = nextAverages(kind, averages);
    const move = (side: CribSide) => averages[side].map((x, i) => rounded(x + pace * (answer[side][i]! - x)));
    const next = { own: move("own"), opponent: move("opponent") };
    const change = farthest(next, averages);
    report?.(step, change);
    if (change === 0) return next;
    averages = next;
  }
  return averages;
}

/** The largest difference between two averages of one thing. */
export function farthest(a: Averages, b: Averages): number {
  const differences = (side: CribSide) => a[side].map((x, i) => Math.abs(x - b[side][i]!));
  return Math.max(...differences("own"), ...differences("opponent"));
}
