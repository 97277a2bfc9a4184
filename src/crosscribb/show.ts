import type { Refusal } from "../core/refusal.ts";
import type { Score } from "../scoring/index.ts";
import { claimed, refuseClaim } from "../scoring/muggins.ts";
import { countCribOf, countSide, scoreCrib, scoreSide } from "./lines.ts";
import type { AcceptMove, MugginsMove, ShowMove } from "./moves.ts";
import { sideOf } from "./options.ts";
import { added, difference } from "./points.ts";
import { nextDeal, opponentsOf } from "./seats.ts";
import type { CrossCribbScore, CrossCribbState, DealState, MugginsState, OverState, ShowState } from "./state.ts";

export { refuseAnswer } from "../scoring/muggins.ts";

type Shown = Pick<ShowState, "options" | "board" | "cut" | "crib" | "dealer" | "turn">;

/** What the side that counts has: its five lines and, the dealer's, the crib (S1-31, S1-32). */
export function shownPoints({ options, board, cut, crib, dealer, turn }: Shown): number {
  return countSide(board, sideOf(turn), options.lineFlush) + (turn === dealer ? countCribOf(crib, cut) : 0);
}

/** What it is made of, line by line, then the crib (S1-31, S1-32, S1-41). */
export function shownScores({ options, board, cut, crib, dealer, turn }: Shown): CrossCribbScore[] {
  const side = sideOf(turn);
  const scores: CrossCribbScore[] = scoreSide(board, side, options.lineFlush);
  if (turn === dealer) scores.push({ side, line: "crib", ...scoreCrib(crib, cut) });
  return scores.filter(({ points }) => points > 0);
}

/** Why a count is not legal. */
export function refuseShow(state: ShowState, move: ShowMove): Refusal | undefined {
  const what = state.turn === state.dealer ? "the lines and the crib are" : "the lines are";
  return refuseClaim(move, shownPoints(state), state.options.muggins, what);
}

/** A side counts; a short claim is for the other side to take up (S1-50). */
export function applyShow(state: ShowState, move: ShowMove): CrossCribbState {
  const points = shownPoints(state);
  const claim = move.claim ?? points;
  if (claim === points) return afterShow(state, shownScores(state));
  const { options, scores, dealer, teamDealer, cut, board, crib, turn } = state;
  const scored = claim === 0 ? [] : [called(turn, claimed("claim", claim))];
  const table = { dealer, teamDealer, cut, board, crib, turn };
  const pending = opponentsOf(options.players, turn);
  const totals = added(state.totals, scored);
  return { options, scores, totals, scored, phase: "muggins", ...table, missing: points - claim, pending };
}

/** Points of a seat's side that are no line's. */
export function called(seat: number, score: Score<"claim" | "muggins">): CrossCribbScore {
  return { side: sideOf(seat), line: null, ...score };
}

/** What follows a side's count: the dealer's side counts, or the round is over. */
function afterShow(state: ShowState | MugginsState, scored: readonly CrossCribbScore[]): CrossCribbState {
  const { options, scores, dealer, teamDealer, cut, board, crib, turn } = state;
  const totals = added(state.totals, scored);
  if (turn === dealer) return endRound(state, totals, scored);
  return { options, scores, totals, scored, phase: "show", dealer, teamDealer, cut, board, crib, turn: dealer };
}

/** The side with the higher total pegs the difference, as far as the track goes (S1-29, S1-33, S1-35). */
function endRound(
  state: ShowState | MugginsState,
  totals: readonly number[],
  counted: readonly CrossCribbScore[],
): DealState | OverState {
  const { options, dealer, teamDealer, cut, board, crib } = state;
  const pegged = difference(totals);
  const scores = added(state.scores, pegged).map((score) => Math.min(score, options.target));
  const common = { options, scores, totals, scored: [...counted, ...pegged] };
  const winner = scores.indexOf(options.target);
  if (winner < 0) return { ...common, phase: "deal", ...nextDeal(options.players, state) };
  return { ...common, phase: "over", dealer, teamDealer, cut, board, crib, winner };
}

/** The first muggins, or the last accept, closes the matter. */
export function applyAnswer(state: MugginsState, move: MugginsMove | AcceptMove): CrossCribbState {
  if (move.type === "muggins") return afterShow(state, [called(move.seat, claimed("muggins", move.points))]);
  const pending = state.pending.filter((seat) => seat !== move.seat);
  return pending.length > 0 ? { ...state, scored: [], pending } : afterShow(state, []);
}
