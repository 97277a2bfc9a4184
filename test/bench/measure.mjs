/** The median of some numbers, and the quarter and three-quarter points about it. */
export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Nanoseconds that `n` repetitions take, each. */
export function time(n, run) {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / n;
}
