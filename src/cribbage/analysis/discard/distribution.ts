/** How likely each number of points is. */
export interface Distribution {
  /** The expected points. */
  readonly mean: number;
  /** The standard deviation, in points. */
  readonly deviation: number;
  /** The fewest points that are possible; below 0 where points of an opponent are taken off. */
  readonly lowest: number;
  /** The chance, 0 to 1, of `lowest` points, of one more, and so on; the first and the last are above 0. */
  readonly chances: readonly number[];
}

/** The distribution in which `from + i` points weigh `weights[i]`; one weight at least is above 0. */
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
