import type { Card } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { replaced } from "../core/list.ts";
import { sideOf } from "../core/seat.ts";
import { claimed } from "../parts/muggins.ts";
import type { CrossCribbAward, CrossCribbAwardKind, CrossCribbState, CutState } from "./state.ts";

/** The awards of a move that scores nothing. The object is shared, so it is frozen. */
export const NOTHING: readonly CrossCribbAward[] = /* @__PURE__ */ Object.freeze([]);

/** His heels: two points for the dealer's side if the cut card is a jack. */
export function scoreHeels(state: CutState, cut: Card): readonly CrossCribbAward[] {
  if (cut[0] !== "J") return NOTHING;
  const items = [{ kind: "heels", points: 2, cards: [cut] }] as const;
  return [{ side: sideOf(state, state.dealer), line: null, points: 2, items }];
}

/** Awards points that a seat claimed to its side; nothing for 0 points. */
export function scoreClaim(
  state: CrossCribbState,
  seat: Seat,
  kind: "claim" | "muggins",
  points: number,
): readonly CrossCribbAward[] {
  return points === 0 ? NOTHING : [{ side: sideOf(state, seat), line: null, ...claimed(kind, points) }];
}

/** The difference that the side with the higher total pegs; nothing if the totals are equal. */
export function scoreDifference(totals: readonly number[]): readonly CrossCribbAward[] {
  const points = Math.abs(totals[0]! - totals[1]!);
  if (points === 0) return NOTHING;
  const side = totals[0]! > totals[1]! ? 0 : 1;
  return [{ side, line: null, points, items: [{ kind: "difference", points, cards: [] }] }];
}

/** Adds awards to points by side, either of the round or on the track. */
export function added(points: readonly number[], awards: readonly CrossCribbAward[]): readonly number[] {
  let sum = points;
  for (const score of awards) sum = replaced(sum, score.side, sum[score.side]! + score.points);
  return sum;
}

/** Every kind of item, for the state reader. */
export const KINDS: readonly CrossCribbAwardKind[] = [
  "fifteen",
  "pair",
  "run",
  "flush",
  "nobs",
  "heels",
  "claim",
  "muggins",
  "difference",
];
