/** The median of some numbers, and the quarter and three-quarter points about it. */
export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Nanoseconds of processor time, on all threads, that each of `n` repetitions takes; other processes do not count. */
export function time(n, run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (1000 * (user + system)) / n;
}
