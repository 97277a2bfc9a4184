import { appended } from "../../core/list.ts";
import { leftOf, sideOf } from "../../core/seat.ts";
import { makeCut, scoreHeels } from "../../shared/pack.ts";
import type { CutMove } from "../moves.ts";
import { award, isWon } from "../score.ts";
import type { CribbagePhase, CutState, OverState, PlayState } from "../state.ts";
import * as over from "./over.ts";

/** Turns up the starter. A jack is his heels, which pegs two for the dealer at once. */
function apply(state: CutState, move: CutMove): PlayState | OverState {
  const { settings, dealer, hands, crib } = state;
  const starter = move.card;
  const awarded = award(state, sideOf(state, dealer), scoreHeels(starter));
  const { scores, awards } = awarded;
  const plays: PlayState["plays"] = [];
  const countStarts = [0];
  if (isWon(state, awarded)) return over.begin({ ...state, starter, plays, countStarts }, awarded, "cut");
  const turn = leftOf(dealer, settings.players);
  return { settings, scores, awards, phase: "play", dealer, hands, crib, starter, plays, countStarts, count: 0, turn };
}

export const phase: CribbagePhase = /* @__PURE__ */ makeCut(
  ({ hands, crib }: CutState) => appended(hands, crib),
  apply,
);
