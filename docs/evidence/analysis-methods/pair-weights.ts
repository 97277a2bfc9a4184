import { pairNumber, rankHands, WHOLE_PACK, waysToHoldEach } from "../../../src/cribbage/analysis/engine/hand.ts";

const PAIRS = 91;

/** Added for each pair, as if a few hands said that it is worth nothing: rare pairs are not well known. */
const RIDGE = 1;

/**
 * A number for each pair of ranks whose sum over the six pairs of a hand of four is closest to the hand's value: least
 * squares, each hand as often as it is dealt.
 */
export function pairWeights(values: readonly number[]): number[] {
  const hands = rankHands(4);
  const ways = waysToHoldEach(4, WHOLE_PACK);
  const rows = Array.from({ length: PAIRS }, (_, i) =>
    Float64Array.from({ length: PAIRS + 1 }, (_, j) => (i === j ? RIDGE : 0)),
  );
  values.forEach((value, n) => {
    const hand = hands.subarray(4 * n, 4 * n + 4);
    const pairs = [...hand].flatMap((a, i) => [...hand.subarray(i + 1)].map((b) => pairNumber(a, b)));
    for (const a of pairs) {
      for (const b of pairs) rows[a]![b]! += ways[n]!;
      rows[a]![PAIRS]! += ways[n]! * value;
    }
  });
  return solved(rows);
}

/** The solution of linear equations with a positive definite matrix, by elimination. */
function solved(rows: readonly Float64Array[]): number[] {
  for (const [i, row] of rows.entries())
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[i]! / row[i]!;
      for (let j = i; j <= rows.length; j++) other[j]! -= factor * row[j]!;
    }
  return rows.map((row, i) => row[rows.length]! / row[i]!);
}
