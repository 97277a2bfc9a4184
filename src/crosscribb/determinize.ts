import { type Random, shuffle } from "../core/random.ts";
import { expectState } from "../game/position.ts";
import { filledCards } from "../shared/unseen.ts";
import type { CrossCribbState, CrossCribbView } from "./state.ts";

/**
 * Guesses a full state that agrees with a view: deals the unseen cards at random to the hidden places.
 *
 * Other players' moves prove nothing about their cards, so every deal is equally likely.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const { state } = playout(crosscribb, { random: seeded(7), limit: 9 });
 * crosscribb.view(crosscribb.determinize(crosscribb.view(state, 0), seeded(1)), 0); // => crosscribb.view(state, 0)
 * ```
 */
export function determinize(view: CrossCribbView, random: Random): CrossCribbState {
  expectState(view);
  const { viewer: _, ...state } = view;
  return filledCards(state, ["piles", "crib"], (unseen) => shuffle(unseen, random)) as CrossCribbState;
}
