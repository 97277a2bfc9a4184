import { NUMBER_OF_HANDS, pairNumber, rankHands } from "../engine/ranks.ts";
import { digitReader } from "../engine/text.ts";
import type { CribKind, CribSide } from "../options/players.ts";
import { PEGGING } from "./pegging-data.ts";

const tables: { [kind in CribKind]?: Record<CribSide, Int32Array> } = {};

/**
 * What a side pegs with each kept hand of {@link rankHands}, less what the others peg on average, in ten-thousandths of
 * a point.
 */
export function peggingOf(kind: CribKind): Record<CribSide, Int32Array> {
  tables[kind] ??= readPegging(kind);
  return tables[kind];
}

/** Reads the numbers of each hand for two players; for more, the numbers of the pairs of ranks that a hand adds up. */
function readPegging(kind: CribKind): Record<CribSide, Int32Array> {
  const { step, numbers } = PEGGING[kind];
  const next = digitReader(numbers);
  const read = (n: number) => Int32Array.from({ length: n }, () => step * next());
  const side = () => (kind === "two" ? read(NUMBER_OF_HANDS[4]!) : sumsOfPairs(read(NUMBER_OF_HANDS[2]!)));
  return { own: side(), opponent: side() };
}

/** For each hand the sum over its six pairs of ranks. */
function sumsOfPairs(pairs: Int32Array): Int32Array {
  const hands = rankHands(4);
  return new Int32Array(NUMBER_OF_HANDS[4]!).map((_, n) => {
    let sum = 0;
    for (let i = 4 * n; i < 4 * n + 4; i++)
      for (let j = i + 1; j < 4 * n + 4; j++) sum += pairs[pairNumber(hands[i]!, hands[j]!)]!;
    return sum;
  });
}
