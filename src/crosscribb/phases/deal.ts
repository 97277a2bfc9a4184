import { CARDS } from "../../core/card.ts";
import { type Random, sample } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NOTHING } from "../../core/score.ts";
import { refuseCards } from "../../shared/pack.ts";
import { dealtTo } from "../crib.ts";
import type { CrossCribbMove, CrossCribbRefusal, DealMove } from "../moves.ts";
import type { CrossCribbState, CutState, DealState } from "../state.ts";
import type { Dealers } from "../turns.ts";

/** The state before the piles are dealt. */
export function begin(
  { settings, scores, totals, awards }: Pick<CrossCribbState, "settings" | "scores" | "totals" | "awards">,
  { dealer, teamDealer }: Dealers,
): DealState {
  return { settings, scores, totals, awards, phase: "deal", dealer, teamDealer };
}

/** Deals at random. */
export function chance(state: DealState, random: Random): DealMove {
  const { players } = state.settings;
  const cards = sample(CARDS, 28, random);
  return { type: "deal", piles: Array.from({ length: players }, (_, seat) => cards.splice(0, dealtTo(players, seat))) };
}

/** Refusal for a deal. */
export function refuse(state: DealState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  if (move.type !== "deal") return chanceToMove();
  const { players } = state.settings;
  const { piles } = move;
  if (!Array.isArray(piles) || piles.length !== players)
    return { code: "wrong-cards", message: `deal a pile to each of ${players} seats` };
  return refuseCards(piles, (seat) => dealtTo(players, seat));
}

/** Deals the piles. Nobody looks at them yet. */
export function apply(state: DealState, move: DealMove): CutState {
  const { settings, scores, dealer, teamDealer } = state;
  const piles = move.piles.map((pile) => pile.slice());
  return { settings, scores, totals: [0, 0], awards: NOTHING, phase: "cut", dealer, teamDealer, piles };
}
