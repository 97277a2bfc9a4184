import type { Side } from "../../core/any.ts";
import type { CribinoState, OverState, PlayState, SolitaireOverState, SolitaireState } from "../state.ts";

/** The highest total wins, and ties share the win. A solitaire that is stuck is lost. */
export function winnersOf(scores: readonly number[], reason: (OverState | SolitaireOverState)["reason"]): Side[] {
  const best = Math.max(...scores);
  return reason === "stuck" ? [] : scores.flatMap((score, side) => (score === best ? [side] : []));
}

export function begin(state: PlayState, reason: "out" | "blocked"): CribinoState {
  const { settings, scores, awards, dealer, dealsPlayed, hands, laid, passes } = state;
  const winners = winnersOf(scores, reason);
  return { settings, scores, awards, phase: "over", dealer, dealsPlayed, hands, laid, passes, reason, winners };
}

export function beginAlone(state: SolitaireState, reason: "played-out" | "stuck"): CribinoState {
  const { settings, scores, awards, laid, round } = state;
  const aside = [...state.aside, ...state.turnedUp];
  const winners = winnersOf(scores, reason);
  return { settings, scores, awards, phase: "over", laid, aside, round, reason, winners };
}
