import { NOTHING } from "../../core/score.ts";
import { sideOf } from "../../core/seat.ts";
import { claimed } from "../../shared/muggins.ts";
import type { AcceptMove, MugginsMove } from "../moves.ts";
import { award, isWon, nothing } from "../score.ts";
import type { CribbageState, MugginsState } from "../state.ts";
import * as over from "./over.ts";
import * as show from "./show.ts";

/** What opponents may answer, and the refusal of anything else. */
export { answersTo as legalMoves, refuseAnswer as refuse } from "../../shared/muggins.ts";

/** The first muggins or the last accept ends the phase. */
export function apply(state: MugginsState, move: MugginsMove | AcceptMove): CribbageState {
  if (move.type === "muggins") {
    const awarded = award(state, sideOf(state, move.seat), claimed("muggins", move.points));
    return isWon(state, awarded) ? over.begin(state, awarded, state.hand) : show.next(state, awarded);
  }
  const pending = state.pending.filter((seat) => seat !== move.seat);
  return pending.length > 0 ? { ...state, awards: NOTHING, pending } : show.next(state, nothing(state));
}
