import { appended } from "../../core/list.ts";
import { leftOf, sideOf } from "../../core/seat.ts";
import { makeCut, scoreHeels } from "../../shared/cut.ts";
import type { CutMove } from "../moves.ts";
import { award, isWon } from "../score.ts";
import type { CribbagePhase, CutState, OverState, PlayState } from "../state.ts";
import * as over from "./over.ts";
import * as play from "./play.ts";

/** Turns up the starter. A jack is his heels, which pegs two for the dealer at once. */
function apply(state: CutState, move: CutMove): PlayState | OverState {
  const { settings, dealer, hands, crib } = state;
  const starter = move.card;
  const { scores, awards } = award(state, sideOf(state, dealer), scoreHeels(starter));
  const after = { settings, scores, awards, dealer, hands, crib, starter, plays: [], countStarts: [0] };
  return isWon(after) ? over.begin(after, "cut") : play.begin(after, leftOf(dealer, settings.players));
}

export const phase: CribbagePhase = /* @__PURE__ */ makeCut(
  ({ hands, crib }: CutState) => appended(hands, crib),
  apply,
);
