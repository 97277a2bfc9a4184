import { expectPosition } from "../core/position.ts";
import type { Random } from "../core/random.ts";
import type { SacksonState, SacksonView } from "./state.ts";

/**
 * The one state that agrees with a view: as nothing is hidden, the view itself.
 *
 * @param view - what a seat, or a spectator, knows
 * @param random - a random source, not used
 * @returns the view
 *
 * @example
 * ```ts
 * import { determinize, initialState, view } from "fifteen-two/sackson";
 *
 * const state = initialState();
 * determinize(view(state, 1), Math.random); // => state
 * ```
 */
export function determinize(view: SacksonView, random: Random): SacksonState {
  expectPosition(view);
  const { viewer: _, ...state } = view;
  return state;
}
