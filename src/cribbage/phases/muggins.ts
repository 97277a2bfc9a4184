import type { Seat } from "../../core/game.ts";
import { NOTHING } from "../../core/score.ts";
import { sideOf } from "../../core/seat.ts";
import { answersTo, claimed, refuseAnswer } from "../../shared/muggins.ts";
import type { AcceptMove, CribbageMove, CribbageRefusal, MugginsMove } from "../moves.ts";
import { award, isWon, nothing } from "../score.ts";
import type { CribbageState, MugginsState, MugginsView } from "../state.ts";
import * as over from "./over.ts";
import * as show from "./show.ts";

/** Legal answers to a short count. */
export function legalMoves(state: MugginsState | MugginsView, asked: Seat | undefined): (MugginsMove | AcceptMove)[] {
  return answersTo(state, asked);
}

/** Refusal for an answer. */
export function refuse(state: MugginsState, move: CribbageMove): CribbageRefusal | undefined {
  return refuseAnswer(state, move);
}

/** The first muggins or the last accept ends the phase. */
export function apply(state: MugginsState, move: MugginsMove | AcceptMove): CribbageState {
  if (move.type === "muggins") {
    const awarded = award(state, sideOf(state, move.seat), claimed("muggins", move.points));
    return isWon(state, awarded) ? over.begin(state, awarded, state.hand) : show.next(state, awarded);
  }
  const pending = state.pending.filter((seat) => seat !== move.seat);
  return pending.length > 0 ? { ...state, awards: NOTHING, pending } : show.next(state, nothing(state));
}
