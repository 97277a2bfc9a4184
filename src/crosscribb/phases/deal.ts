import { CARDS } from "../../core/card.ts";
import { noCards } from "../../core/cardset.ts";
import { type Random, sample } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { seatsFrom } from "../../core/seat.ts";
import { refuseDeal } from "../../shared/deal.ts";
import { dealtTo } from "../crib.ts";
import type { CrossCribbMove, DealMove } from "../moves.ts";
import type { CrossCribbPhase, CrossCribbState, CutState, DealState } from "../state.ts";
import type { Dealers } from "../turns.ts";

export function begin(
  { settings, scores, totals, awards }: Pick<CrossCribbState, "settings" | "scores" | "totals" | "awards">,
  { dealer, teamDealer }: Dealers,
): DealState {
  return { settings, scores, totals, awards, phase: "deal", dealer, teamDealer };
}

function chance(state: DealState, random: Random): DealMove {
  const { settings } = state;
  const cards = sample(CARDS, 28, random);
  const piles = seatsFrom(0, settings.players).map((seat) => cards.splice(0, dealtTo(settings, seat)));
  return { type: "deal", piles };
}

function refuse(state: DealState, move: CrossCribbMove) {
  if (move.type !== "deal") return chanceToMove();
  const { settings } = state;
  return refuseDeal("piles", move.piles, settings.players, (seat) => dealtTo(settings, seat), noCards());
}

/** Deals the piles, all face down. */
function apply(state: DealState, move: DealMove): CutState {
  const { settings, scores, dealer, teamDealer } = state;
  const piles = move.piles.map((pile) => pile.slice());
  return { settings, scores, totals: [0, 0], awards: NO_AWARDS, phase: "cut", dealer, teamDealer, piles };
}

export const phase: CrossCribbPhase = { refuse, apply, chance };
