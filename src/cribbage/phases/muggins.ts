import { sideOf } from "../../core/seat.ts";
import { claimed, makeMuggins } from "../../shared/muggins.ts";
import type { MugginsMove } from "../moves.ts";
import { award, isWon, nothing } from "../score.ts";
import type { CribbagePhase, CribbageState, MugginsState } from "../state.ts";
import * as over from "./over.ts";
import * as show from "./show.ts";

/** Gives the claim to its seat's side, and goes on with the show unless that wins. */
function next(state: MugginsState, claim: MugginsMove | undefined): CribbageState {
  const awarded = claim ? award(state, sideOf(state, claim.seat), claimed("muggins", claim.points)) : nothing(state);
  return isWon(state, awarded) ? over.begin(state, awarded, state.hand) : show.next(state, awarded);
}

export const phase: CribbagePhase = /* @__PURE__ */ makeMuggins(next);
