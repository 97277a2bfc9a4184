/** A mean with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const squares = values.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}

/** `"12.3 ± 0.4"`, or `"12.34 ± 0.04"`. */
export function plusMinus({ mean, error }: Estimate): string {
  const digits = error > 0 && error < 0.05 ? 2 : 1;
  return `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;
}

/** How often something happens, in per cent. */
export function percent(values: readonly (boolean | number)[]): string {
  return plusMinus(estimate(values.map((x) => 100 * Number(x))));
}

export function points(values: readonly number[]): string {
  return plusMinus(estimate(values));
}

/** A row of a table in Markdown. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
