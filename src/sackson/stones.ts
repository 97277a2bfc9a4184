import { sideOf } from "../core/seat.ts";
import type { Color } from "./color.ts";
import type { SacksonState, SacksonView } from "./state.ts";

/** The stones that the side to move holds. */
export function holding(state: SacksonState | SacksonView): readonly Color[] {
  return state.held[sideOf(state, state.turn)]!;
}
