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
