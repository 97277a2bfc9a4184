import { NOTHING } from "../core/score.ts";
import { sideOf } from "../core/seat.ts";
import type { ExchangeState, SacksonAward, SacksonAwardItem } from "./state.ts";

/** The points that win. */
export const TARGET = 61;

/** Awards the side to move the points for the figures it made. */
export function award(state: ExchangeState, items: readonly SacksonAwardItem[]): readonly SacksonAward[] {
  if (items.length === 0) return NOTHING;
  const points = items.reduce((sum, item) => sum + item.points, 0);
  return [{ side: sideOf(state, state.turn), points, items }];
}
