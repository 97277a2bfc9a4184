import type { Random } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { drawCuts, lowestCard, refuseCuts } from "../../shared/cut-for-deal.ts";
import type { CribbageMove, CribbageRefusal, CutForDealMove } from "../moves.ts";
import { nothing } from "../score.ts";
import type { CutForDealState, DealState } from "../state.ts";
import * as deal from "./deal.ts";

/** Cuts for the deal at random, one card per seat. */
export function chance(state: CutForDealState, random: Random): CutForDealMove {
  return drawCuts(state.settings.players, random);
}

/** Refusal for a cut for the deal. */
export function refuse(state: CutForDealState, move: CribbageMove): CribbageRefusal | undefined {
  return move.type === "cut-for-deal" ? refuseCuts(state.settings.players, move) : chanceToMove();
}

/** The lowest card deals, ace low. On a tie, seats cut again. */
export function apply(state: CutForDealState, move: CutForDealMove): CutForDealState | DealState {
  const { cards } = move;
  const dealer = lowestCard(cards);
  return dealer === undefined ? { ...state, cuts: cards.slice() } : deal.begin(state.settings, nothing(state), dealer);
}
