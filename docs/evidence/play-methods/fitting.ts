import { LEAK, STEP, UNITS } from "../../../src/cribbage/analysis/policies/strategy.ts";
import { INPUTS } from "../../../src/cribbage/analysis/policies/strategy-inputs.ts";
import type { Random } from "../../../src/index.ts";
import type { Example } from "./examples.ts";

const WEIGHTS = UNITS * (INPUTS + 1);

/** Where the weights of the units in the sum begin. */
const OUT = UNITS * INPUTS;

/** Random weights for a start. */
export function randomWeights(random: Random): Float64Array {
  return Float64Array.from({ length: WEIGHTS }, (_, at) => (random() - 0.5) * (at < OUT ? 0.5 : 1));
}

/** The weights in whole steps. */
export function rounded(weights: Float64Array): Float64Array {
  return weights.map((weight) => Math.round(weight * STEP) / STEP);
}

/** How a network compares with examples. */
export interface Comparison {
  /** The Kullback-Leibler divergence of its chances from the examples' shares, on average; 0 if they are equal. */
  readonly divergence: number;
  /** The share of the examples whose most played card is also the network's. */
  readonly agreement: number;
}

export function compare(weights: Float64Array, examples: readonly Example[]): Comparison {
  let [divergence, agreement] = [0, 0];
  for (const { cards, shares } of examples) {
    const chances = chancesOf(cards.map((inputs) => worthOf(weights, inputs, new Float64Array(UNITS))));
    divergence += divergenceOf(shares, chances) / examples.length;
    if (mostOf(chances) === mostOf(shares)) agreement += 1 / examples.length;
  }
  return { divergence, agreement };
}

function mostOf(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

function divergenceOf(shares: readonly number[], chances: readonly number[]): number {
  return shares.reduce((sum, share, i) => (share > 0 ? sum + share * Math.log(share / chances[i]!) : sum), 0);
}

function chancesOf(worths: readonly number[]): number[] {
  const most = Math.max(...worths);
  const powers = worths.map((worth) => Math.exp(worth - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** The network's worth of a card. Fills the units, after their slope. */
function worthOf(weights: Float64Array, inputs: Example["cards"][number], units: Float64Array): number {
  units.fill(0);
  for (const [input, value] of inputs)
    for (let unit = 0, at = UNITS * input; unit < UNITS; unit++) units[unit]! += value * weights[at + unit]!;
  let worth = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    if (units[unit]! < 0) units[unit]! *= LEAK;
    worth += units[unit]! * weights[OUT + unit]!;
  }
  return worth;
}

/** Adds the slope of the cross-entropy of an example by each weight. Returns the example's divergence. */
function addSlopes(weights: Float64Array, { cards, shares }: Example, slopes: Float64Array): number {
  const units = cards.map(() => new Float64Array(UNITS));
  const chances = chancesOf(cards.map((inputs, i) => worthOf(weights, inputs, units[i]!)));
  const byUnit = new Float64Array(UNITS);
  for (const [i, inputs] of cards.entries()) {
    const slope = chances[i]! - shares[i]!;
    for (let unit = 0; unit < UNITS; unit++) {
      slopes[OUT + unit]! += slope * units[i]![unit]!;
      byUnit[unit] = slope * weights[OUT + unit]! * (units[i]![unit]! > 0 ? 1 : LEAK);
    }
    for (const [input, value] of inputs)
      for (let unit = 0, at = UNITS * input; unit < UNITS; unit++) slopes[at + unit]! += value * byUnit[unit]!;
  }
  return divergenceOf(shares, chances);
}

/** Examples in each step of {@link fitWeights}. */
export const BATCH = 128;

/** From this part of the steps on, the slopes are those of the rounded weights. */
const ROUNDED_FROM = 0.6;

/**
 * Fits weights to examples, in place, with Adam (Kingma and Ba 2015). The steps get smaller along half a cosine.
 *
 * @param rate - size of the first steps
 * @param watch - gets the mean divergence of the latest batches, ten times
 */
export function fitWeights(
  weights: Float64Array,
  draw: () => Example,
  steps: number,
  rate: number,
  watch: (part: number, divergence: number) => void,
): void {
  const slopes = new Float64Array(WEIGHTS);
  const means = new Float64Array(WEIGHTS);
  const squares = new Float64Array(WEIGHTS);
  const tenth = Math.ceil(steps / 10);
  let sum = 0;
  for (let step = 1; step <= steps; step++) {
    const used = step > ROUNDED_FROM * steps ? rounded(weights) : weights;
    slopes.fill(0);
    for (let i = 0; i < BATCH; i++) sum += addSlopes(used, draw(), slopes) / BATCH;
    const size = rate * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps)) + 1e-5;
    for (let at = 0; at < WEIGHTS; at++) {
      const slope = slopes[at]! / BATCH + 1e-6 * weights[at]!;
      means[at] = 0.9 * means[at]! + 0.1 * slope;
      squares[at] = 0.999 * squares[at]! + 0.001 * slope * slope;
      const mean = means[at]! / (1 - 0.9 ** step);
      weights[at]! -= (size * mean) / (Math.sqrt(squares[at]! / (1 - 0.999 ** step)) + 1e-8);
    }
    if (step % tenth === 0) {
      watch(step / steps, sum / tenth);
      sum = 0;
    }
  }
}
