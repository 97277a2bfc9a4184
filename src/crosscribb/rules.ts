import type { Seat, Side } from "../core/game.ts";
import { expectState, nobodyIn, noState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { gameOver } from "../core/refusal.ts";
import { NOTHING } from "../core/score.ts";
import { sideOf } from "../core/seat.ts";
import { applyBy, initialStateBy, isLegalBy, outcomeBy, refusalBy } from "../generic/derive.ts";
import type { CrossCribbGame } from "./game.ts";
import { countSide } from "./lines.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type * as moves from "./moves.ts";
import type { CrossCribbMove, CrossCribbRefusal } from "./moves.ts";
import { type CrossCribbSettings, optionsSchema } from "./options.ts";
import * as cut from "./phases/cut.ts";
import * as cutForDeal from "./phases/cut-for-deal.ts";
import * as deal from "./phases/deal.ts";
import * as muggins from "./phases/muggins.ts";
import * as over from "./phases/over.ts";
import * as play from "./phases/play.ts";
import * as show from "./phases/show.ts";
import type { CrossCribbState, CrossCribbView } from "./state.ts";
import { firstDeal } from "./turns.ts";

function start(settings: CrossCribbSettings): CrossCribbState {
  const { players, first } = settings;
  const common = { settings, scores: [0, 0], totals: [0, 0], awards: NOTHING };
  return first === null
    ? { ...common, phase: "cut-for-deal", cuts: [] }
    : deal.begin(common, firstDeal(players, first));
}

/**
 * The state before the cut for the deal or, with the option `first`, before the first deal; see {@link
 * Game.initialState}.
 *
 * @function
 */
export const initialState: CrossCribbGame["initialState"] = /* @__PURE__ */ initialStateBy(optionsSchema, start);

/** The phases in which no seat is to move. */
const WAITING = ["cut-for-deal", "deal", "cut", "over"] as const;

/**
 * The seat to move in the play or show, or every seat that may still answer a short count; see {@link
 * Game.activeSeats}.
 */
export function activeSeats(state: CrossCribbState | CrossCribbView): readonly Seat[] {
  switch (state?.phase) {
    case "play":
    case "show":
      return [state.turn];
    case "muggins":
      return state.pending;
    default:
      return nobodyIn(WAITING, state);
  }
}

/** Lists the legal moves: empty squares in the order of {@link SQUARES}, then the discard; see {@link Game.legalMoves}. */
export function legalMoves(state: CrossCribbState | CrossCribbView, seat?: Seat): readonly CrossCribbMove[] {
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "show":
      return show.legalMoves(state, seat);
    case "muggins":
      return muggins.legalMoves(state, seat);
    default:
      return nobodyIn(WAITING, state);
  }
}

function refuse(state: CrossCribbState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  switch (state?.phase) {
    case "play":
      return play.refuse(state, move);
    case "show":
      return show.refuse(state, move);
    case "muggins":
      return muggins.refuse(state, move);
    case "cut":
      return cut.refuse(state, move);
    case "deal":
      return deal.refuse(state, move);
    case "cut-for-deal":
      return cutForDeal.refuse(state, move);
    case "over":
      return gameOver();
    default:
      throw noState(state);
  }
}

/**
 * Explains why a move is illegal, with a {@link CrossCribbRefusalCode}; see {@link Game.refusal}.
 *
 * @function
 */
export const refusal: CrossCribbGame["refusal"] = /* @__PURE__ */ refusalBy(refuse, MOVE, moveSchema);

/**
 * Whether a move is legal; see {@link Game.isLegal}.
 *
 * @function
 */
export const isLegal: CrossCribbGame["isLegal"] = /* @__PURE__ */ isLegalBy(refusal);

/** Applies a move that {@link legalMoves} or {@link chance} returned; see {@link Game.applyUnchecked}. */
export function applyUnchecked(state: CrossCribbState, move: CrossCribbMove): CrossCribbState {
  switch (state.phase) {
    case "play":
      return play.apply(state, move as moves.PlaceMove | moves.DiscardMove);
    case "show":
      return show.apply(state, move as moves.ShowMove);
    case "muggins":
      return muggins.apply(state, move as moves.MugginsMove | moves.AcceptMove);
    case "cut":
      return cut.apply(state, move as moves.CutMove);
    case "deal":
      return deal.apply(state, move as moves.DealMove);
    case "cut-for-deal":
      return cutForDeal.apply(state, move as moves.CutForDealMove);
    default:
      throw noState(state);
  }
}

/**
 * Applies a move, and throws an IllegalMoveError with a {@link CrossCribbRefusalCode} if it is illegal; see {@link
 * Game.apply}.
 *
 * @function
 */
export const apply: CrossCribbGame["apply"] = /* @__PURE__ */ applyBy(refusal, applyUnchecked, moveSchema);

/** Draws a fair cut for the deal, deal or cut card; see {@link Game.chance}. */
export function chance(state: CrossCribbState, random: Random): CrossCribbMove | undefined {
  switch (state?.phase) {
    case "cut-for-deal":
      return cutForDeal.chance(state, random);
    case "deal":
      return deal.chance(state, random);
    case "cut":
      return cut.chance(state, random);
    case "play":
    case "show":
    case "muggins":
    case "over":
      return undefined;
    default:
      throw noState(state);
  }
}

/** Whether a move is a deal; see {@link Game.startsDeal}. */
export function startsDeal(move: CrossCribbMove): boolean {
  return move.type === "deal";
}

/** The number of holes on the track; see {@link Game.target}. */
export function target(state: CrossCribbState | CrossCribbView): number {
  return state.settings.target;
}

/**
 * Each side's score, its total of this round and, until it has counted, the points that its lines on the board already
 * have; see {@link Game.standing}.
 */
export function standing(state: CrossCribbState | CrossCribbView): readonly number[] {
  expectState(state);
  if (!("board" in state) || state.phase === "over") return state.scores;
  const { scores, totals, board, settings } = state;
  return scores.map((score, side) => {
    const lines = hasCounted(state, side) ? 0 : countSide(board, side, settings.lineFlush);
    return score + totals[side]! + lines;
  });
}

/** Whether a side has counted its lines in this round. */
function hasCounted(state: CrossCribbState | CrossCribbView, side: Side): boolean {
  if (state.phase !== "show" && state.phase !== "muggins") return false;
  return side === sideOf(state, state.turn) ? state.phase === "muggins" : state.turn === state.dealer;
}

/**
 * How the game ended, always with a round; see {@link Game.outcome}.
 *
 * The losing side loses 1 game, 2 if it is 16 or more holes behind (a skunk), or 3 if it is 31 or more behind (a double
 * skunk), whatever the target.
 *
 * @function
 */
export const outcome: CrossCribbGame["outcome"] = /* @__PURE__ */ outcomeBy(over.gamesLost);
