import { replaced } from "../core/list.ts";
import { sideOf } from "../core/seat.ts";
import type { ExchangeState, SacksonAward, SacksonAwardItem } from "./state.ts";

/** The points that win. */
export const TARGET = 61;

/** The awards of a move that scores nothing. The object is shared, so it is frozen. */
export const NOTHING: readonly SacksonAward[] = /* @__PURE__ */ Object.freeze([]);

/** The scores after an exchange, its awards, and whether it won. */
export interface Awarded {
  readonly scores: readonly number[];
  readonly awards: readonly SacksonAward[];
  readonly wins: boolean;
}

/** Gives the side to move the points for the figures it made. Scores are not capped at 61. */
export function award(state: ExchangeState, items: readonly SacksonAwardItem[]): Awarded {
  const { scores } = state;
  if (items.length === 0) return { scores, awards: NOTHING, wins: false };
  const side = sideOf(state, state.turn);
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const total = scores[side]! + points;
  return { scores: replaced(scores, side, total), awards: [{ side, points, items }], wins: total >= TARGET };
}
