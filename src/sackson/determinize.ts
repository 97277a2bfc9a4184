import type { Random } from "../core/random.ts";
import { expectState } from "../game/position.ts";
import type { SacksonState, SacksonView } from "./state.ts";

/**
 * The state behind a view. Nothing is hidden in this game, so there is nothing to guess.
 *
 * @param random - not used
 * @returns the view without its `viewer`
 * @throws InvalidStateError when given neither a view nor a state
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
