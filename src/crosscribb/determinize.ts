import { HIDDEN, type Hidden } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import { expectState } from "../core/no-state.ts";
import { type Random, shuffle } from "../core/random.ts";
import { packWithout } from "../shared/pack.ts";
import type { CrossCribbState, CrossCribbView } from "./state.ts";

/**
 * Guesses a full state that agrees with a view: it deals the unseen cards at random to the hidden places.
 *
 * What others did says nothing certain about their cards, so every deal is equally likely.
 *
 * @param view - what the seat or a spectator knows
 * @param random - source of randomness
 * @returns a state whose view for that seat is the given one
 * @throws InvalidStateError when the view hides more cards than are left
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { crosscribb, determinize, view } from "fifteen-two/crosscribb";
 *
 * const { state } = playout(crosscribb, { random: seeded(7), limit: 9 });
 * view(determinize(view(state, 0), seeded(1)), 0); // => view(state, 0)
 * ```
 */
export function determinize(view: CrossCribbView, random: Random): CrossCribbState {
  expectState(view);
  const { viewer: _, ...state } = view;
  const piles = "piles" in state ? state.piles : [];
  const crib = "crib" in state ? state.crib : [];
  const board = "board" in state ? state.board : [];
  const unseen = shuffle(packWithout([...piles.flat(), ...crib, ...board]), random);
  const dealt = <T>(place: T | Hidden): T => {
    if (place !== HIDDEN) return place as T;
    const card = unseen.pop();
    if (card === undefined) throw new InvalidStateError(["piles"], "hide more cards than are left");
    return card as T;
  };
  return {
    ...state,
    ...("piles" in state && { piles: piles.map((pile) => pile.map(dealt)) }),
    ...("crib" in state && { crib: crib.map(dealt) }),
  } as CrossCribbState;
}
