import type { Random } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { NOTHING } from "../../core/score.ts";
import { drawCuts, lowestCard, refuseCuts } from "../../shared/cut-for-deal.ts";
import type { CrossCribbMove, CrossCribbRefusal, CutForDealMove } from "../moves.ts";
import type { CutForDealState, DealState } from "../state.ts";
import { cutters, firstDeal } from "../turns.ts";
import * as deal from "./deal.ts";

/** Cuts for the deal at random. */
export function chance(state: CutForDealState, random: Random): CutForDealMove {
  return drawCuts(cutters(state.settings.players), random);
}

/** Refusal for a cut for the deal. */
export function refuse(state: CutForDealState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  return move.type === "cut-for-deal" ? refuseCuts(cutters(state.settings.players), move) : chanceToMove();
}

/** The lowest card deals, ace low. On a tie, seats cut again. */
export function apply(state: CutForDealState, move: CutForDealMove): CutForDealState | DealState {
  const { cards } = move;
  const dealer = lowestCard(cards);
  if (dealer === undefined) return { ...state, cuts: cards.slice() };
  return deal.begin({ ...state, awards: NOTHING }, firstDeal(state.settings.players, dealer));
}
