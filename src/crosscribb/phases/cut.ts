import type { Random } from "../../core/random.ts";
import { chanceToMove } from "../../core/refusal.ts";
import { added } from "../../core/score.ts";
import { drawCut, refuseCut } from "../../shared/pack.ts";
import { SQUARE_NAMES } from "../../shared/square.ts";
import { CENTER } from "../board.ts";
import type { CrossCribbMove, CrossCribbRefusal, CutMove } from "../moves.ts";
import { scoreHeels } from "../score.ts";
import type { CutState, PlayState } from "../state.ts";
import * as play from "./play.ts";

/** Cuts at random. */
export function chance(state: CutState, random: Random): CutMove {
  return drawCut(state.piles, random);
}

/** Refusal for a cut. */
export function refuse(state: CutState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  return move.type === "cut" ? refuseCut(state.piles, move.card) : chanceToMove();
}

/** Puts the cut card in the center. Each seat turns up its top card, and the play begins. */
export function apply(state: CutState, move: CutMove): PlayState {
  const cut = move.card;
  const awards = scoreHeels(state, cut);
  const board = SQUARE_NAMES.map((_, i) => (i === CENTER ? cut : null));
  const started = { ...state, totals: added(state.totals, awards), awards, cut, board };
  return play.begin(started, state.piles, [null, null, null, null], false);
}
