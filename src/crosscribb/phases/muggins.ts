import { NOTHING } from "../../core/score.ts";
import type { AcceptMove, MugginsMove } from "../moves.ts";
import { scoreClaim } from "../score.ts";
import type { CrossCribbState, MugginsState } from "../state.ts";
import * as show from "./show.ts";

/** What opponents may answer, and the refusal of anything else. */
export { answersTo as legalMoves, refuseAnswer as refuse } from "../../shared/muggins.ts";

/** The first muggins or the last accept ends the phase. */
export function apply(state: MugginsState, move: MugginsMove | AcceptMove): CrossCribbState {
  if (move.type === "muggins") return show.next(state, scoreClaim(state, move.seat + 0, "muggins", move.points));
  const pending = state.pending.filter((seat) => seat !== move.seat);
  return pending.length > 0 ? { ...state, awards: NOTHING, pending } : show.next(state);
}
