import type { Seat } from "../../core/game.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { added, NOTHING } from "../../core/score.ts";
import { isAsked, opponentsOf, sideOf } from "../../core/seat.ts";
import { refuseClaim } from "../../shared/muggins.ts";
import { countCribOf, countSide, scoreCrib, scoreSide } from "../lines.ts";
import type { CrossCribbMove, CrossCribbRefusal, ShowMove } from "../moves.ts";
import { scoreClaim, scoreDifference } from "../score.ts";
import type {
  CrossCribbAward,
  CrossCribbState,
  DealState,
  MugginsState,
  OverState,
  Played,
  ShowState,
  ShowView,
} from "../state.ts";
import { nextDeal } from "../turns.ts";
import * as deal from "./deal.ts";
import * as over from "./over.ts";

/** The state in which a side counts. */
export function begin(state: Played, turn: Seat): ShowState {
  const { settings, scores, totals, awards, dealer, teamDealer, cut, board, crib } = state;
  return { settings, scores, totals, awards, phase: "show", dealer, teamDealer, cut, board, crib, turn };
}

/** Points of the counting side: its five lines and, for the dealer, the crib. */
export function shownPoints(state: Played & { readonly turn: Seat }): number {
  const { settings, board, cut, crib, dealer, turn } = state;
  return countSide(board, sideOf(state, turn), settings.lineFlush) + (turn === dealer ? countCribOf(crib, cut) : 0);
}

/** Scores of the counting side, line by line, then the crib. */
function shownScores(state: ShowState): CrossCribbAward[] {
  const { settings, board, cut, crib, dealer, turn } = state;
  const side = sideOf(state, turn);
  const scores: CrossCribbAward[] = scoreSide(board, side, settings.lineFlush);
  if (turn === dealer) scores.push({ side, line: "crib", ...scoreCrib(crib, cut) });
  return scores.filter(({ points }) => points > 0);
}

/** The count of the seat whose turn it is. With muggins, one move for each claim up to the true points. */
export function legalMoves(state: ShowState | ShowView, asked: Seat | undefined): ShowMove[] {
  const { turn: seat } = state;
  if (!isAsked(state.viewer, asked, seat)) return [];
  if (!state.settings.muggins) return [{ type: "show", seat }];
  // The cards to count are face up in every view.
  const points = shownPoints(state as ShowState);
  return Array.from({ length: points + 1 }, (_, claim) => ({ type: "show", seat, claim }));
}

/** Refusal for a count. */
export function refuse(state: ShowState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  const { turn, dealer, settings } = state;
  if ((move as ShowMove).seat !== turn) return outOfTurn(move, [turn]);
  if (move.type !== "show") return wrongPhase(move);
  const what = turn === dealer ? "the lines and the crib are" : "the lines are";
  return refuseClaim(move, settings.muggins ? shownPoints(state) : 0, settings.muggins, what);
}

/** Counts a side. After a short claim, the other side may answer. */
export function apply(state: ShowState, move: ShowMove): CrossCribbState {
  const missing = move.claim === undefined ? 0 : shownPoints(state) - move.claim;
  return missing === 0 ? next(state, shownScores(state)) : short(state, move.claim!, missing);
}

/** A short count, which each seat of the other side may answer. */
function short(state: ShowState, claim: number, missing: number): MugginsState {
  const { settings, scores, dealer, teamDealer, cut, board, crib, turn } = state;
  const awards = scoreClaim(state, turn, "claim", claim);
  const totals = added(state.totals, awards);
  const played = { dealer, teamDealer, cut, board, crib, turn };
  const pending = opponentsOf(state, turn);
  return { settings, scores, totals, awards, phase: "muggins", ...played, missing, pending };
}

/** What follows a side's count and any further points: the dealer's count, or the end of the round. */
export function next(state: ShowState | MugginsState, awards: readonly CrossCribbAward[] = NOTHING): CrossCribbState {
  const counted = { ...state, totals: added(state.totals, awards), awards };
  return state.turn === state.dealer ? endRound(counted) : begin(counted, state.dealer);
}

/** Ends the round: the side with the higher total pegs the difference, as far as the track goes. */
function endRound(state: ShowState | MugginsState): DealState | OverState {
  const { players, target } = state.settings;
  const pegged = scoreDifference(state.totals);
  const scores = added(state.scores, pegged, target);
  const ended = { ...state, scores, awards: [...state.awards, ...pegged] };
  const winner = scores.indexOf(target);
  return winner < 0 ? deal.begin(ended, nextDeal(players, state)) : over.begin(ended, winner);
}
