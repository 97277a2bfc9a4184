import { added } from "../../core/score.ts";
import { sideOf } from "../../core/seat.ts";
import { makeCut, scoreHeels } from "../../shared/pack.ts";
import { SQUARE_NAMES } from "../../shared/square.ts";
import { CENTER } from "../board.ts";
import type { Move } from "../moves.ts";
import { award } from "../score.ts";
import type { CrossCribbPhase, StateIn } from "../state.ts";
import * as play from "./play.ts";

/** Puts the cut card in the center. Each seat turns up its top card, and the play begins. */
function apply(state: StateIn<"cut">, move: Move<"cut">): StateIn<"play"> {
  const cut = move.card;
  const awards = award(sideOf(state, state.dealer), scoreHeels(cut));
  const board = SQUARE_NAMES.map((_, i) => (i === CENTER ? cut : null));
  const totals = added(state.totals, awards);
  const changes = { awards, board, piles: state.piles, crib: [null, null, null, null], discarded: false };
  return play.begin({ ...state, totals, cut }, changes);
}

export const phase: CrossCribbPhase = /* @__PURE__ */ makeCut(({ piles }: StateIn<"cut">) => piles, apply);
