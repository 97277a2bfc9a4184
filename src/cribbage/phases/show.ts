import type { Seat } from "../../core/game.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { isAsked, leftOf, opponentsOf, sideOf } from "../../core/seat.ts";
import { countHand, scoreHandOrCrib } from "../../scoring/hand.ts";
import { claimed, refuseClaim } from "../../shared/muggins.ts";
import type { CribbageMove, CribbageRefusal, ShowMove } from "../moves.ts";
import { type Awarded, award, isWon } from "../score.ts";
import type { CribbageState, DealState, MugginsState, ShowState, ShowView } from "../state.ts";
import * as deal from "./deal.ts";
import * as over from "./over.ts";

/** The state in which a hand or the crib is to be counted. */
export function begin(
  table: over.OnTable,
  { scores, awards }: Awarded,
  turn: Seat,
  hand: ShowState["hand"],
): ShowState {
  const { settings, dealer, hands, crib, starter, plays, countStarts } = table;
  return { settings, scores, awards, phase: "show", dealer, hands, crib, starter, plays, countStarts, turn, hand };
}

/** Points for the cards that are to be counted. */
export function shownPoints(state: Pick<ShowState, "hand" | "hands" | "turn" | "crib" | "starter">): number {
  const crib = state.hand === "crib";
  return countHand(crib ? state.crib : state.hands[state.turn]!, state.starter, { crib });
}

/** The count of the seat whose turn it is. With muggins, one move for each claim up to the true points. */
export function legalMoves(state: ShowState | ShowView, asked: Seat | undefined): ShowMove[] {
  const { turn: seat, hand } = state;
  if (!isAsked(state.viewer, asked, seat)) return [];
  if (!state.settings.muggins) return [{ type: "show", seat, hand }];
  // The cards to count are face up in every view.
  const points = shownPoints(state as ShowState);
  return Array.from({ length: points + 1 }, (_, claim) => ({ type: "show", seat, hand, claim }));
}

/** Refusal for a count. */
export function refuse(state: ShowState, move: CribbageMove): CribbageRefusal | undefined {
  const { turn, hand, settings } = state;
  if ((move as ShowMove).seat !== turn) return outOfTurn(move, [turn]);
  if (move.type !== "show") return wrongPhase(move);
  if (move.hand !== hand) return { code: "wrong-hand", message: `seat ${turn} must count the ${hand} now` };
  return refuseClaim(move, settings.muggins ? shownPoints(state) : 0, settings.muggins, `the ${hand} is`);
}

/** Counts a hand or the crib. After a short claim, opponents may answer. */
export function apply(state: ShowState, move: ShowMove): CribbageState {
  const { turn } = state;
  const crib = state.hand === "crib";
  const full = scoreHandOrCrib(crib ? state.crib : state.hands[turn]!, state.starter, crib);
  const missing = full.points - (move.claim ?? full.points);
  const score = missing === 0 ? full : claimed("claim", full.points - missing);
  const awarded = award(state, sideOf(state, turn), score);
  if (isWon(state, awarded)) return over.begin(state, awarded, state.hand);
  return missing === 0 ? next(state, awarded) : short(state, awarded, missing);
}

/** A short count, which each opponent may answer. */
function short(state: ShowState, { scores, awards }: Awarded, missing: number): MugginsState {
  const { settings, dealer, hands, crib, starter, plays, countStarts, turn, hand } = state;
  const table = { dealer, hands, crib, starter, plays, countStarts, turn, hand };
  return { settings, scores, awards, phase: "muggins", ...table, missing, pending: opponentsOf(state, turn) };
}

/** What follows a counted hand: the next hand, with the dealer's last, then the crib, then the next deal. */
export function next(state: ShowState | MugginsState, awarded: Awarded): ShowState | DealState {
  const { settings, dealer, turn } = state;
  if (state.hand === "crib") return deal.begin(settings, awarded, leftOf(dealer, settings.players));
  if (turn === dealer) return begin(state, awarded, dealer, "crib");
  return begin(state, awarded, leftOf(turn, settings.players), "hand");
}
