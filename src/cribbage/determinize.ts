import { type Card, HIDDEN, valueOfCard } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import { type Random, randomInt, sample } from "../core/random.ts";
import { expectState } from "../game/position.ts";
import type { CribbageState, CribbageView, CutForDealState, DealState, View } from "./state.ts";
import { agrees, boundOf, unseenCards } from "./unseen.ts";

/**
 * Guesses a full state that agrees with everything a seat knows.
 *
 * The state agrees with the seat's cards and discards, the play, and the limits that every go and every finished count
 * set for the other hands. All such deals of the hidden cards are equally likely.
 *
 * @param view - the view of a seat or of a spectator
 * @param random - source of randomness
 * @returns a state whose view for that seat is the given one
 * @throws InvalidStateError when no deal agrees with the view
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const { state } = playout(cribbage, { random: seeded(7), limit: 9 });
 * cribbage.view(cribbage.determinize(cribbage.view(state, 0), seeded(1)), 0); // => cribbage.view(state, 0)
 * ```
 */
export function determinize(view: CribbageView, random: Random): CribbageState {
  expectState(view);
  const { viewer: _, ...state } = view;
  if (!("hands" in state)) return state as CribbageState;
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const guess = dealHidden(view, random);
    if (agrees(guess)) return guess;
  }
  throw new InvalidStateError(["plays"], "no deal agrees with the view");
}

/**
 * Deals the unseen cards to the hidden places. If a seat could not play at some count, all its cards are too high for
 * that count. The most restricted hand is dealt first. The other hands may have any card that it may have, so all deals
 * are equally likely.
 */
function dealHidden(view: CribbageView, random: Random): CribbageState {
  const { viewer: _, ...state } = view as Exclude<CribbageView, View<CutForDealState | DealState>>;
  const pool = unseenCards(view);
  const hands: Card[][] = [];
  const bounds = state.hands.map((_, seat) => ("plays" in state ? boundOf(state, seat) : 0));
  const seats = bounds.map((_, seat) => seat).sort((a, b) => bounds[b]! - bounds[a]!);
  for (const seat of seats) {
    const fill = () => {
      const fitting = pool.filter((card) => valueOfCard(card) > bounds[seat]!);
      if (fitting.length === 0) throw new InvalidStateError(["hands", seat], "no deal agrees with the view");
      return pool.splice(pool.indexOf(fitting[randomInt(fitting.length, random)]!), 1)[0]!;
    };
    hands[seat] = state.hands[seat]!.map((card) => (card === HIDDEN ? fill() : card));
  }
  const rest = sample(pool, 4, random);
  const crib = state.crib.map((card) => (card === HIDDEN ? rest.pop()! : card));
  return { ...state, hands, crib } as CribbageState;
}
