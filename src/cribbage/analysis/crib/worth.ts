import { pairNumber } from "../ranks.ts";
import { CRIB_AVERAGES } from "./averages.ts";
import type { CribKind, CribSide } from "./kind.ts";

/** One point, in ten-thousandths: the averages have four decimal places. */
export const POINT = 10_000;

const worths: { [kind in CribKind]?: Record<CribSide, Int32Array> } = {};

/**
 * What the average crib adds to a hand, by the ranks discarded, in ten-thousandths of a point; negative for an
 * opponent's crib. Two ranks are at `13 * lower + higher`, a single one at `14 * rank`.
 */
export function cribWorths(kind: CribKind, side: CribSide): Int32Array {
  worths[kind] ??= { own: tabulate(kind, "own", POINT), opponent: tabulate(kind, "opponent", -POINT) };
  return worths[kind][side];
}

function tabulate(kind: CribKind, side: CribSide, scale: number): Int32Array {
  const averages = CRIB_AVERAGES[kind][side];
  const list = new Int32Array(13 * 13);
  for (let low = 0; low < 13; low++)
    if (kind !== "two") list[14 * low] = Math.round(scale * averages[low]!);
    else
      for (let high = low; high < 13; high++)
        list[13 * low + high] = Math.round(scale * averages[pairNumber(low, high)]!);
  return list;
}
