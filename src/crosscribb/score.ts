import type { Card } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { NOTHING } from "../core/score.ts";
import { sideOf } from "../core/seat.ts";
import { claimed } from "../shared/muggins.ts";
import type { CrossCribbAward, CrossCribbState, StateIn } from "./state.ts";

/** His heels: two points for the dealer's side if the cut card is a jack. */
export function scoreHeels(state: StateIn<"cut">, cut: Card): readonly CrossCribbAward[] {
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
