import type { Worth } from "../basis/method.ts";

/** Folds of the cross-validation. */
const FOLDS = 10;

/**
 * The overestimate of the best move. Among several good moves, the luckiest seems best, so its mean is too high.
 * Cross-validation measures the excess: nine tenths of the deals choose a move, and the last tenth values it. 0 unless
 * the moves were tried in the same deals.
 */
export function optimism(worths: readonly Worth[]): number {
  const lists = worths.flatMap(({ wins, from = 0 }) => (wins === undefined || from > 0 ? [] : [wins]));
  const deals = Math.max(0, ...lists.map((wins) => wins.length));
  const tried = lists.filter((wins) => wins.length === deals);
  if (tried.length < 2 || deals < FOLDS) return 0;
  const parts = tried.map((wins) => {
    const sums = new Float64Array(FOLDS);
    for (let n = 0; n < deals; n++) sums[n % FOLDS]! += wins[n]!;
    return sums;
  });
  const totals = parts.map((sums) => sums.reduce((sum, part) => sum + part, 0));
  let valued = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = totals.map((total, i) => total - parts[i]![fold]!);
    valued += parts[others.indexOf(Math.max(...others))]![fold]!;
  }
  return Math.max(0, (Math.max(...totals) - valued) / deals);
}
