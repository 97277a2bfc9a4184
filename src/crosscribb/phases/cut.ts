import { added } from "../../core/score.ts";
import { sideOf } from "../../core/seat.ts";
import { makeCut, scoreHeels } from "../../shared/cut.ts";
import { SQUARE_NAMES } from "../../shared/square.ts";
import { CENTER } from "../board.ts";
import type { CutMove } from "../moves.ts";
import { award } from "../score.ts";
import type { CrossCribbPhase, CutState, PlayState } from "../state.ts";
import * as play from "./play.ts";

/** Puts the cut card in the center. Each seat turns up its top card, and the play begins. */
function apply(state: CutState, move: CutMove): PlayState {
  const cut = move.card;
  const awards = award(sideOf(state, state.dealer), scoreHeels(cut));
  const board = SQUARE_NAMES.map((_, i) => (i === CENTER ? cut : null));
  const totals = added(state.totals, awards);
  const changes = { awards, board, piles: state.piles, crib: [null, null, null, null], discarded: false };
  return play.begin({ ...state, totals, cut }, changes);
}

export const phase: CrossCribbPhase = /* @__PURE__ */ makeCut(({ piles }: CutState) => piles, apply);
