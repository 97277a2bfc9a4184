import type { Seat } from "../../core/any.ts";
import { fault } from "../../core/fault.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { leftOf, opponentsOf, sideOf } from "../../core/seat.ts";
import { countCards } from "../../scoring/counter.ts";
import { scoreHand } from "../../scoring/hand.ts";
import { claimed, refuseClaim } from "../../shared/muggins.ts";
import type { CribbageMove, ShowMove } from "../moves.ts";
import { award, isWon } from "../score.ts";
import type { CribbagePhase, CribbageState, DealState, ShowState, StartedState } from "../state.ts";
import * as deal from "./deal.ts";
import * as over from "./over.ts";

export function begin(state: StartedState, turn: Seat, hand: "hand" | "crib"): ShowState {
  const { settings, scores, awards, dealer, hands, crib, starter, plays, countStarts } = state;
  return { settings, scores, awards, phase: "show", dealer, hands, crib, starter, plays, countStarts, turn, hand };
}

export function shownPoints(state: Pick<ShowState, "hand" | "hands" | "turn" | "crib" | "starter">): number {
  const { hand, hands, turn, crib, starter } = state;
  return countCards(hand === "crib" ? crib : hands[turn]!, starter, hand === "crib");
}

/** The count of the seat whose turn it is. With muggins, one move for each claim up to the true points. */
export function legalMoves(state: ShowState): ShowMove[] {
  const { turn: seat, hand, settings } = state;
  if (!settings.muggins) return [{ type: "show", seat, hand }];
  return Array.from({ length: shownPoints(state) + 1 }, (_, claim) => ({ type: "show", seat, hand, claim }));
}

function refuse(state: ShowState, move: CribbageMove) {
  const { turn, hand, settings } = state;
  if ((move as ShowMove).seat !== turn) return outOfTurn(move, [turn]);
  if (move.type !== "show") return wrongPhase(move);
  if (move.hand !== hand)
    return fault("wrong-hand", `seat ${turn} must count the ${hand} now`, ["hand"], { seat: turn, hand });
  return refuseClaim(move, settings.muggins ? shownPoints(state) : 0, settings.muggins, `the ${hand} is`);
}

/** Counts a hand or the crib. After a short claim, opponents may answer. */
function apply(state: ShowState, move: ShowMove): CribbageState {
  const { settings, dealer, hands, crib, starter, plays, countStarts, turn, hand } = state;
  const full = hand === "crib" ? scoreHand(crib, starter, { crib: true }) : scoreHand(hands[turn]!, starter);
  const missing = full.points - (move.claim ?? full.points);
  const score = missing === 0 ? full : claimed("claim", full.points - missing);
  const { scores, awards } = award(state, sideOf(state, turn), score);
  const after = { settings, scores, awards, dealer, hands, crib, starter, plays, countStarts };
  if (isWon(after)) return over.begin(after, hand);
  if (missing === 0) return next(after, turn, hand);
  return { ...begin(after, turn, hand), phase: "muggins", missing, pending: opponentsOf(state, turn) };
}

/** The state after a counted hand: the next hand, the dealer's last, then the crib, then the next deal. */
export function next(state: StartedState, turn: Seat, hand: "hand" | "crib"): ShowState | DealState {
  const { settings, dealer } = state;
  if (hand === "crib") return deal.begin(state, leftOf(dealer, settings.players));
  if (turn === dealer) return begin(state, dealer, "crib");
  return begin(state, leftOf(turn, settings.players), "hand");
}

export const phase: CribbagePhase = { refuse, apply };
