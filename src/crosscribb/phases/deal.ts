import { CARDS } from "../../core/card.ts";

import { type Random, sample } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { refuseCards } from "../../parts/pack.ts";
import { dealtTo } from "../crib.ts";
import type { CrossCribbMove, CrossCribbRefusal, DealMove } from "../moves.ts";
import { NOTHING } from "../score.ts";
import type { CrossCribbState, CutState, DealState } from "../state.ts";
import type { Dealers } from "../turns.ts";

/** The piles are to be dealt. */
export function begin(
  { settings, scores, totals, awards }: Pick<CrossCribbState, "settings" | "scores" | "totals" | "awards">,
  { dealer, teamDealer }: Dealers,
): DealState {
  return { settings, scores, totals, awards, phase: "deal", dealer, teamDealer };
}

/** A fair deal. */
export function draw(state: DealState, random: Random): DealMove {
  const { players } = state.settings;
  const cards = sample(CARDS, 28, random);
  return { type: "deal", piles: Array.from({ length: players }, (_, seat) => cards.splice(0, dealtTo(players, seat))) };
}

/** Why a deal is not legal (S1-09). */
export function refuse(state: DealState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  if (move.type !== "deal") return chanceToMove();
  const { players } = state.settings;
  const { piles } = move;
  if (!Array.isArray(piles) || piles.length !== players)
    return { code: "wrong-cards", message: `a deal has a pile for each of ${players} seats` };
  return refuseCards(piles, (seat) => dealtTo(players, seat));
}

/** A new round: nobody looks at the piles (S1-10). */
export function apply(state: DealState, move: DealMove): CutState {
  const { settings, scores, dealer, teamDealer } = state;
  const piles = move.piles.map((pile) => pile.slice());
  return { settings, scores, totals: [0, 0], awards: NOTHING, phase: "cut", dealer, teamDealer, piles };
}
