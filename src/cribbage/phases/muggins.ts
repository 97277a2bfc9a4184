import { sideOf } from "../../core/seat.ts";
import { NO_SCORE } from "../../scoring/item.ts";
import { claimed, makeMuggins } from "../../shared/muggins.ts";
import type { MugginsMove } from "../moves.ts";
import { award, isWon } from "../score.ts";
import type { CribbagePhase, CribbageState, MugginsState } from "../state.ts";
import * as over from "./over.ts";
import * as show from "./show.ts";

/** Awards the claim, then continues the show unless the claim wins the game. */
function next(state: MugginsState, claim: MugginsMove | undefined): CribbageState {
  const score = claim === undefined ? NO_SCORE : claimed("muggins", claim.points);
  const after = { ...state, ...award(state, sideOf(state, claim?.seat ?? state.turn), score) };
  return isWon(after) ? over.begin(after, state.hand) : show.next(after, state.turn, state.hand);
}

export const phase: CribbagePhase = /* @__PURE__ */ makeMuggins(next);
