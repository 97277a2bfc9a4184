import { expectState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import type { SacksonState, SacksonView } from "./state.ts";

/**
 * A state that agrees with a view. Nothing is hidden in this game, so it is the view itself.
 *
 * @param view - what a seat or a spectator knows
 * @param random - not used
 * @returns the view
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const state = sackson.initialState();
 * sackson.determinize(sackson.view(state, 1), Math.random); // => state
 * ```
 */
export function determinize(view: SacksonView, random: Random): SacksonState {
  expectState(view);
  const { viewer: _, ...state } = view;
  return state;
}
