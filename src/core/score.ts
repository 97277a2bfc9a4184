import type { AnyAward } from "./any.ts";

/** The awards of a move that scores nothing. The list is shared, so it is frozen. */
export const NO_AWARDS: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** Adds awards to the scores of their sides, each capped at `most`. */
export function added(
  scores: readonly number[],
  awards: readonly Pick<AnyAward, "side" | "points">[],
  most: number = Number.POSITIVE_INFINITY,
): readonly number[] {
  if (awards.length === 0) return scores;
  const next = scores.slice();
  for (const { side, points } of awards) next[side] = Math.min(next[side]! + points, most);
  return next;
}

/** The highest points of a list; 0 if it is empty. */
export function mostOf(list: readonly { readonly points: number }[]): number {
  return Math.max(0, ...list.map(({ points }) => points));
}
