import { pairNumber } from "../ranks.ts";
import { CRIB_AVERAGES } from "./averages.ts";
import type { CribKind, CribSide } from "./kind.ts";

const worths: { [kind in CribKind]?: Record<CribSide, Float64Array> } = {};

/**
 * What the average crib adds to a hand, by the ranks discarded: less than nothing when it is an opponent's. Two ranks
 * stand at `13 * lower + higher`, a single one at `14 * rank`.
 */
export function cribWorths(kind: CribKind, side: CribSide): Float64Array {
  worths[kind] ??= { own: signed(kind, "own", 1), opponent: signed(kind, "opponent", -1) };
  return worths[kind][side];
}

function signed(kind: CribKind, side: CribSide, sign: 1 | -1): Float64Array {
  const averages = CRIB_AVERAGES[kind][side];
  const list = new Float64Array(13 * 13);
  for (let low = 0; low < 13; low++)
    if (kind !== "two") list[14 * low] = sign * averages[low]!;
    else for (let high = low; high < 13; high++) list[13 * low + high] = sign * averages[pairNumber(low, high)]!;
  return list;
}
