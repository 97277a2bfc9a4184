import { opponentsOf } from "../core/seat.ts";
import type { Schema } from "../core/standard-schema.ts";
import { parseView } from "../game/derive.ts";
import { parseMove } from "../schema/moves.ts";
import { arrayFault, notListed } from "../schema/read.ts";
import type { Report } from "../schema/reading.ts";
import { checkDistinct, checkEqual } from "../schema/relations.ts";
import { CARD, distinct, integer, listOf, orNull, type Shape, seatShape, TAG, unionOf } from "../schema/shape.ts";
import { parseWith, shapeSchema } from "../schema/standard.ts";
import { awardShape, CLAIMED, HAND_WORTH, oneCard, type Worth } from "../scoring/json.ts";
import { checkCuts } from "../shared/cut-for-deal.ts";
import { checkMuggins } from "../shared/muggins.ts";
import { checkSeat } from "../shared/options.ts";
import { checkScores } from "../shared/scores.ts";
import { filledCards } from "../shared/unseen.ts";
import { boardShape, CENTER, LINES } from "./board.ts";
import { owes } from "./crib.ts";
import { MOST_ROUND_POINTS } from "./lines.ts";
import { moveSchema } from "./move-shape.ts";
import type { CrossCribbMove } from "./moves.ts";
import { optionsSchema } from "./options.ts";
import { shownPoints } from "./phases/show.ts";
import type { CrossCribbAwardKind, CrossCribbState, CrossCribbView } from "./state.ts";
import { cutters, firstDeal, firstToCount, turnOf, turnsLeft } from "./turns.ts";
import { view } from "./view.ts";

export { moveSchema } from "./move-shape.ts";

const HEELS = 2;

const STATE: Shape = /* @__PURE__ */ makeShape();

function makeShape(): Shape {
  const seat = seatShape(4);
  const side = integer(0, 1);
  const line: Shape = orNull({ enum: ["crib", ...LINES] });
  const worth: { readonly [Kind in CrossCribbAwardKind]: Worth } = {
    ...HAND_WORTH,
    heels: oneCard(2),
    claim: CLAIMED,
    muggins: CLAIMED,
    difference: CLAIMED,
  };
  const common = {
    settings: { type: "schema", schema: optionsSchema } as Shape,
    scores: listOf(integer(0), 2),
    totals: listOf(integer(0), 2),
    // Muggins can give all points of both sides to one.
    awards: listOf(awardShape({ side, line }, worth, HEELS + 2 * MOST_ROUND_POINTS), 0, 7),
    phase: TAG,
  };
  const round = { ...common, dealer: seat, teamDealer: orNull({ enum: [0, 2] }) };
  const piles = listOf(distinct(CARD, 0, 14), 2, 4);
  const started = { ...round, cut: CARD };
  const played = { ...started, board: boardShape(CARD), crib: listOf(CARD, 4) };
  const play = { ...started, board: boardShape(orNull(CARD)), piles, crib: listOf(orNull(CARD), 4) };
  return unionOf(
    "phase",
    {
      "cut-for-deal": { ...common, cuts: distinct(CARD, 0, 4) },
      deal: round,
      cut: { ...round, piles },
      play: { ...play, turn: seat, discarded: { type: "boolean" } },
      show: { ...played, turn: seat },
      muggins: { ...played, turn: seat, missing: integer(1, MOST_ROUND_POINTS), pending: listOf(seat, 1, 2) },
      over: { ...played, reason: { enum: ["round"] }, winners: listOf(side, 1) },
    },
    checkState,
  );
}

/** Standard Schema with JSON Schema for states. */
export const stateSchema: Schema<CrossCribbState> = shapeSchema(STATE);

/**
 * Reads a state from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const text = JSON.stringify(crosscribb.initialState());
 * crosscribb.parseStateJson(JSON.parse(text)); // => crosscribb.initialState()
 * ```
 */
export function parseStateJson(json: unknown): CrossCribbState {
  return parseWith(stateSchema, json);
}

/**
 * Reads a view from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const view = crosscribb.view(crosscribb.initialState(), 1);
 * crosscribb.parseViewJson(JSON.parse(JSON.stringify(view))); // => view
 * ```
 */
export function parseViewJson(json: unknown): CrossCribbView {
  return parseView(json, stateSchema, view, (parts) => filledCards(parts, ["piles", "crib"]));
}

/**
 * Reads a move from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const json = JSON.parse('{"type":"place","seat":2,"square":"b4"}');
 * crosscribb.parseMoveJson(json); // => { type: "place", seat: 2, square: "b4" }
 * ```
 */
export function parseMoveJson(json: unknown): CrossCribbMove {
  return parseMove(moveSchema, json);
}

type In<Phase> = Extract<CrossCribbState, { readonly phase: Phase }>;

/** Checks that the parts of a state fit each other. */
function checkState(state: CrossCribbState, report: Report): void {
  const { settings, totals } = state;
  const { players } = settings;
  checkScores(state, 2, settings.target, report);
  const [sum, most] = [totals[0]! + totals[1]!, mostTotals(state)];
  if (sum > most) report(["totals"], `must add up to ${most} or less, not ${sum}`);
  if (state.phase === "cut-for-deal") {
    checkCuts(state.cuts, cutters(players), report);
    return;
  }
  const { dealer, teamDealer } = state;
  if (checkSeat(dealer, "dealer", players, report)) return;
  if (players === 3 && dealer === 1) {
    if (teamDealer === null) report(["teamDealer"], notListed(teamDealer, [0, 2]));
  } else checkEqual(teamDealer, firstDeal(players, dealer).teamDealer, ["teamDealer"], report);
  if (state.phase === "deal") return;
  if (state.phase === "cut") {
    checkPiles(state, report);
    return;
  }
  const { cut, board, crib } = state;
  checkEqual(board[CENTER], cut, ["board", CENTER], report);
  if (state.phase === "play") checkPlay(state, report);
  else checkDistinct({ board, crib }, report);
  if (state.phase === "show" || state.phase === "muggins") checkShow(state, report);
}

/** The largest sum of both totals: his heels and all counted points, minus those overlooked. */
function mostTotals(state: CrossCribbState): number {
  if (state.phase === "cut-for-deal" || state.phase === "cut") return 0;
  if (state.phase === "play") return HEELS;
  if (state.phase === "deal" || state.phase === "over") return HEELS + 2 * MOST_ROUND_POINTS;
  const before = HEELS + (state.turn === state.dealer ? MOST_ROUND_POINTS : 0);
  return state.phase === "show" ? before : before + MOST_ROUND_POINTS - state.missing;
}

/** Checks the piles, whose sizes follow from the board and the crib. Returns true after a fault. */
function checkPiles(state: In<"cut" | "play">, report: Report): boolean {
  const { settings, dealer, piles } = state;
  const { players } = settings;
  if (report(["piles"], arrayFault(piles, players, players))) return true;
  const { board, crib } = state.phase === "play" ? state : { board: [], crib: [null, null, null, null] };
  const taken = board.filter((card, i) => card !== null && i !== CENTER).length;
  const wrong = piles.filter((pile, seat) => {
    const size = turnsLeft(players, dealer, seat, taken) + owes(settings, crib, seat);
    return report(["piles", seat], arrayFault(pile, size, size));
  });
  return checkDistinct({ board, piles, crib }, report) || wrong.length > 0;
}

function checkPlay(state: In<"play">, report: Report): void {
  if (checkPiles(state, report)) return;
  if (state.piles.every((pile) => pile.length === 0)) report(["phase"], "must not be play: all cards have been played");
  else checkEqual(state.turn, turnOf(state), ["turn"], report);
}

/** Checks the counting seat and the points that it overlooked. */
function checkShow(state: In<"show" | "muggins">, report: Report): void {
  const { settings, dealer, turn } = state;
  const counters = [firstToCount(settings.players, dealer), dealer];
  if (!counters.includes(turn)) report(["turn"], notListed(turn, counters));
  else if (state.phase === "muggins") checkMuggins(state, shownPoints(state), opponentsOf(state, turn), report);
}
