import { countCrib } from "../scoring/index.ts";

/** How much each number of points, 0 to 29, weighs. */
export interface Tally {
  /** With all completions of a crib alike. */
  readonly uniform: Float64Array;
  /** With each as heavy as it is by habit. */
  readonly habits: Float64Array;
}

/**
 * Counts the crib of the thrown cards and a starter with everything that the others can throw.
 *
 * @param thrown - indices of one card or two
 * @param starter - index of the starter
 * @param rest - indices of the cards that the others may hold, in rising order
 * @param weights - what the completions weigh; see {@link habitWeights}
 */
export function sweepCribs(thrown: readonly number[], starter: number, rest: Uint8Array, weights: Float64Array): Tally {
  const tally = { uniform: new Float64Array(30), habits: new Float64Array(30) };
  if (thrown.length === 2) sweepPairs(thrown[0]!, thrown[1]!, starter, rest, weights, tally);
  else sweepTriples(thrown[0]!, starter, rest, weights, tally);
  return tally;
}

function sweepPairs(
  a: number,
  b: number,
  starter: number,
  rest: Uint8Array,
  weights: Float64Array,
  { uniform, habits }: Tally,
): void {
  for (let i = 0; i < rest.length; i++) {
    const c = rest[i]!;
    const row = 169 * (starter >> 2) + 13 * (c >> 2);
    for (let j = i + 1; j < rest.length; j++) {
      const d = rest[j]!;
      const points = countCrib(a, b, c, d, starter);
      uniform[points]!++;
      habits[points]! += weights[row + (d >> 2)]!;
    }
  }
}

function sweepTriples(
  a: number,
  starter: number,
  rest: Uint8Array,
  weights: Float64Array,
  { uniform, habits }: Tally,
): void {
  for (let i = 0; i < rest.length; i++) {
    const b = rest[i]!;
    for (let j = i + 1; j < rest.length; j++) {
      const c = rest[j]!;
      const row = 169 * (b >> 2) + 13 * (c >> 2);
      for (let k = j + 1; k < rest.length; k++) {
        const d = rest[k]!;
        const points = countCrib(a, b, c, d, starter);
        uniform[points]!++;
        habits[points]! += weights[row + (d >> 2)]!;
      }
    }
  }
}
