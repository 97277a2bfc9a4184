import type { Random } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { drawCuts, lowestCard, refuseCuts } from "../../parts/cut-for-deal.ts";
import type { CrossCribbMove, CrossCribbRefusal, CutForDealMove } from "../moves.ts";
import { NOTHING } from "../score.ts";
import type { CutForDealState, DealState } from "../state.ts";
import { cutters, firstDeal } from "../turns.ts";
import * as deal from "./deal.ts";

/** A fair cut for the deal. */
export function draw(state: CutForDealState, random: Random): CutForDealMove {
  return drawCuts(cutters(state.settings.players), random);
}

/** Why a cut for the deal is not legal. */
export function refuse(state: CutForDealState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  return move.type === "cut-for-deal" ? refuseCuts(cutters(state.settings.players), move) : chanceToMove();
}

/** The lowest card deals, ace low; after equal lowest cards all cut again (S1-06, S1-07). */
export function apply(state: CutForDealState, move: CutForDealMove): CutForDealState | DealState {
  const { cards } = move;
  const dealer = lowestCard(cards);
  if (dealer === undefined) return { ...state, cuts: cards.slice() };
  return deal.begin({ ...state, awards: NOTHING }, firstDeal(state.settings.players, dealer));
}
