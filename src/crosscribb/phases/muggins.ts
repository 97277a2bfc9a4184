import type { Seat } from "../../core/game.ts";
import { NOTHING } from "../../core/score.ts";
import { answersTo, refuseAnswer } from "../../shared/muggins.ts";
import type { AcceptMove, CrossCribbMove, CrossCribbRefusal, MugginsMove } from "../moves.ts";
import { scoreClaim } from "../score.ts";
import type { CrossCribbState, MugginsState, MugginsView } from "../state.ts";
import * as show from "./show.ts";

/** Legal answers to a short count. */
export function legalMoves(state: MugginsState | MugginsView, asked: Seat | undefined): (MugginsMove | AcceptMove)[] {
  return answersTo(state, asked);
}

/** Refusal for an answer. */
export function refuse(state: MugginsState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  return refuseAnswer(state, move);
}

/** The first muggins or the last accept ends the phase. */
export function apply(state: MugginsState, move: MugginsMove | AcceptMove): CrossCribbState {
  if (move.type === "muggins") return show.next(state, scoreClaim(state, move.seat + 0, "muggins", move.points));
  const pending = state.pending.filter((seat) => seat !== move.seat);
  return pending.length > 0 ? { ...state, awards: NOTHING, pending } : show.next(state);
}
