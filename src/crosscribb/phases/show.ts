import type { Seat } from "../../core/any.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { added, NO_AWARDS } from "../../core/score.ts";
import { isRequested, opponentsOf, sideOf } from "../../core/seat.ts";
import { countCards } from "../../scoring/counter.ts";
import { claimed, refuseClaim } from "../../shared/muggins.ts";
import { countSide, scoreCrib, scoreSide } from "../lines.ts";
import type { CrossCribbMove, ShowMove } from "../moves.ts";
import { award } from "../score.ts";
import type { CrossCribbAward, CrossCribbPhase, CrossCribbState, PlayedState, ShowState, View } from "../state.ts";
import { nextDeal } from "../turns.ts";
import * as deal from "./deal.ts";
import * as over from "./over.ts";

/** The keys that a side's count depends on. */
type Counting = PlayedState & Pick<ShowState, "turn">;

export function begin(state: PlayedState, turn: Seat): ShowState {
  const { settings, scores, totals, awards, dealer, teamDealer, cut, board, crib } = state;
  return { settings, scores, totals, awards, phase: "show", dealer, teamDealer, cut, board, crib, turn };
}

/** Points of the counting side: its five lines and, for the dealer, the crib. */
export function shownPoints(state: Counting): number {
  const { settings, board, cut, crib, dealer, turn } = state;
  return countSide(board, turn % 2, settings.lineFlush) + (turn === dealer ? countCards(crib, cut, true) : 0);
}

/** Scores of the counting side, line by line, then the crib. */
function shownScores(state: ShowState): CrossCribbAward[] {
  const { settings, board, cut, crib, dealer, turn } = state;
  const side = turn % 2;
  const scores: CrossCribbAward[] = scoreSide(board, side, settings.lineFlush);
  if (turn === dealer) scores.push({ side, line: "crib", ...scoreCrib(crib, cut) });
  return scores.filter(({ points }) => points > 0);
}

/** The count of the seat whose turn it is. With muggins, one move for each claim up to the true points. */
export function legalMoves(state: ShowState | View<ShowState>, requested: Seat | undefined): ShowMove[] {
  const { turn: seat } = state;
  if (!isRequested(state.viewer, requested, seat)) return [];
  if (!state.settings.muggins) return [{ type: "show", seat }];
  // The cards to count are face up in every view.
  const points = shownPoints(state as ShowState);
  return Array.from({ length: points + 1 }, (_, claim) => ({ type: "show", seat, claim }));
}

function refuse(state: ShowState, move: CrossCribbMove) {
  const { turn, dealer, settings } = state;
  if ((move as ShowMove).seat !== turn) return outOfTurn(move, [turn]);
  if (move.type !== "show") return wrongPhase(move);
  const what = turn === dealer ? "the lines and the crib are" : "the lines are";
  return refuseClaim(move, settings.muggins ? shownPoints(state) : 0, settings.muggins, what);
}

/** Counts a side. After a short claim, the other side may answer. */
function apply(state: ShowState, move: ShowMove): CrossCribbState {
  const { turn, totals } = state;
  const { claim } = move;
  const missing = claim === undefined ? 0 : shownPoints(state) - claim;
  if (claim === undefined || missing === 0) return next(state, shownScores(state));
  const awards = award(sideOf(state, turn), claimed("claim", claim));
  const counted = begin({ ...state, totals: added(totals, awards), awards }, turn);
  return { ...counted, phase: "muggins", missing, pending: opponentsOf(state, turn) };
}

/** The state after a side's count and any muggins: the dealer's count, or the end of the round. */
export function next(state: Counting, awards: readonly CrossCribbAward[] = NO_AWARDS): CrossCribbState {
  const counted = { ...state, totals: added(state.totals, awards), awards };
  return state.turn === state.dealer ? endRound(counted) : begin(counted, state.dealer);
}

/** Ends the round: the side with the higher total pegs the difference, up to the end of the track. */
function endRound(state: Counting): CrossCribbState {
  const { players, target } = state.settings;
  const lead = state.totals[0]! - state.totals[1]!;
  const pegged = award(lead > 0 ? 0 : 1, claimed("difference", Math.abs(lead)));
  const scores = added(state.scores, pegged, target);
  const ended = { ...state, scores, awards: [...state.awards, ...pegged] };
  const winner = scores.indexOf(target);
  return winner < 0 ? deal.begin(ended, nextDeal(players, state)) : over.begin(ended, winner);
}

export const phase: CrossCribbPhase = { refuse, apply };
