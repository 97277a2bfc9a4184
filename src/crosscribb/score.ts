import type { Card } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { replaced } from "../core/list.ts";
import { sideOf } from "../core/seat.ts";
import { claimed } from "../parts/muggins.ts";
import type { CrossCribbAward, CrossCribbAwardKind, CrossCribbState, CutState } from "./state.ts";

/** What a move that scores nothing has scored; frozen, since it is given to everybody. */
export const NOTHING: readonly CrossCribbAward[] = /* @__PURE__ */ Object.freeze([]);

/** His heels: a jack as the cut card is two for the dealer's side (S1-16, S1-47). */
export function scoreHeels(state: CutState, cut: Card): readonly CrossCribbAward[] {
  if (cut[0] !== "J") return NOTHING;
  const items = [{ kind: "heels", points: 2, cards: [cut] }] as const;
  return [{ side: sideOf(state, state.dealer), line: null, points: 2, items }];
}

/** Points of a seat's side that go by what was said; nothing for no points. */
export function scoreClaim(
  state: CrossCribbState,
  seat: Seat,
  kind: "claim" | "muggins",
  points: number,
): readonly CrossCribbAward[] {
  return points === 0 ? NOTHING : [{ side: sideOf(state, seat), line: null, ...claimed(kind, points) }];
}

/** What the side with the higher total pegs; nothing when they are equal (S1-29). */
export function scoreDifference(totals: readonly number[]): readonly CrossCribbAward[] {
  const points = Math.abs(totals[0]! - totals[1]!);
  if (points === 0) return NOTHING;
  const side = totals[0]! > totals[1]! ? 0 : 1;
  return [{ side, line: null, points, items: [{ kind: "difference", points, cards: [] }] }];
}

/** Points by side, of the round or on the track, with some more. */
export function added(points: readonly number[], awards: readonly CrossCribbAward[]): readonly number[] {
  let sum = points;
  for (const score of awards) sum = replaced(sum, score.side, sum[score.side]! + score.points);
  return sum;
}

/** Every kind of item, for the reader of states. */
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
