import type { Seat } from "../core/game.ts";
import type { Refusal } from "../core/refusal.ts";
import { countHand, scoreHand } from "../scoring/index.ts";
import { claimed, refuseClaim } from "../scoring/muggins.ts";
import type { AcceptMove, MugginsMove, ShowMove } from "./moves.ts";
import { sideOf } from "./options.ts";
import { award, NOTHING, over } from "./points.ts";
import { type CribbageState, leftOf, type MugginsState, type ShowState, seatsFrom } from "./state.ts";

export { refuseAnswer } from "../scoring/muggins.ts";

/** The points of the cards that are to be counted (S2-45, S2-47, S4-33, S4-34). */
export function shownPoints(state: Pick<ShowState, "hand" | "hands" | "turn" | "crib" | "starter">): number {
  const crib = state.hand === "crib";
  return countHand(crib ? state.crib : state.hands[state.turn]!, state.starter, { crib });
}

/** Why a count is not legal. */
export function refuseShow(state: ShowState, move: ShowMove): Refusal | undefined {
  if (move.hand !== state.hand) return ["wrong-hand", `seat ${state.turn} is to count its ${state.hand}`];
  const { muggins } = state.options;
  return refuseClaim(move, muggins ? shownPoints(state) : 0, muggins, `the ${state.hand} is`);
}

/** Counts a hand or the crib; a short claim is for the other sides to take up. */
export function applyShow(state: ShowState, move: ShowMove): CribbageState {
  const { options, turn } = state;
  const crib = state.hand === "crib";
  const full = scoreHand(crib ? state.crib : state.hands[turn]!, state.starter, { crib });
  const missing = full.points - (move.claim ?? full.points);
  const score = missing === 0 ? full : claimed("claim", full.points - missing);
  const { scores, scored, winner } = award(state, sideOf(options, turn), score);
  if (winner !== null) return over(options, scores, scored, state, state.hand, winner);
  if (missing === 0) return afterShow(state, scores, scored);
  const { dealer, hands, starter, plays, countStarts, hand } = state;
  const table = { dealer, hands, crib: state.crib, starter, plays, countStarts, turn, hand };
  return { options, scores, scored, phase: "muggins", ...table, missing, pending: opponents(options, turn) };
}

/** The seats of the other sides. */
export function opponents(options: ShowState["options"], seat: Seat): Seat[] {
  return seatsFrom(0, options.players).filter((other) => sideOf(options, other) !== sideOf(options, seat));
}

/** What follows a hand that has been counted: the next hand, the dealer's last, then the crib, then the next deal. */
function afterShow(
  state: ShowState | MugginsState,
  scores: CribbageState["scores"],
  scored: CribbageState["scored"],
): CribbageState {
  const { options, dealer, hands, crib, starter, plays, countStarts } = state;
  if (state.hand === "crib") return { options, scores, scored, phase: "deal", dealer: leftOf(dealer, options.players) };
  const [turn, hand]: [Seat, "hand" | "crib"] =
    state.turn === dealer ? [dealer, "crib"] : [leftOf(state.turn, options.players), "hand"];
  return { options, scores, scored, phase: "show", dealer, hands, crib, starter, plays, countStarts, turn, hand };
}

/** The first muggins, or the last accept, closes the matter. */
export function applyAnswer(state: MugginsState, move: MugginsMove | AcceptMove): CribbageState {
  const { options } = state;
  if (move.type === "muggins") {
    const { scores, scored, winner } = award(state, sideOf(options, move.seat), claimed("muggins", move.points));
    if (winner !== null) return over(options, scores, scored, state, state.hand, winner);
    return afterShow(state, scores, scored);
  }
  const pending = state.pending.filter((seat) => seat !== move.seat);
  return pending.length > 0 ? { ...state, scored: NOTHING, pending } : afterShow(state, state.scores, NOTHING);
}
