import type { Seat } from "../core/game.ts";
import { expectState, nobodyIn, noState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { gameOver } from "../core/refusal.ts";
import { NOTHING } from "../core/score.ts";
import { applyBy, initialStateBy, isLegalBy, outcomeBy, refusalBy } from "../generic/derive.ts";
import { sideCount } from "../shared/options.ts";
import type { CribbageGame } from "./game.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type * as moves from "./moves.ts";
import type { CribbageMove, CribbageRefusal } from "./moves.ts";
import { type CribbageSettings, optionsSchema } from "./options.ts";
import * as cut from "./phases/cut.ts";
import * as cutForDeal from "./phases/cut-for-deal.ts";
import * as deal from "./phases/deal.ts";
import * as discard from "./phases/discard.ts";
import * as muggins from "./phases/muggins.ts";
import * as over from "./phases/over.ts";
import * as play from "./phases/play.ts";
import * as show from "./phases/show.ts";
import { nothing } from "./score.ts";
import type { CribbageState, CribbageView } from "./state.ts";

function start(settings: CribbageSettings): CribbageState {
  const scores = Array<number>(sideCount(settings)).fill(0);
  return settings.first === null
    ? { settings, scores, awards: NOTHING, phase: "cut-for-deal", cuts: [] }
    : deal.begin(settings, nothing({ scores }), settings.first);
}

/**
 * The state before the cut for the deal or, with the option `first`, before the first deal; see {@link
 * Game.initialState}.
 *
 * @function
 */
export const initialState: CribbageGame["initialState"] = /* @__PURE__ */ initialStateBy(optionsSchema, start);

/** The phases in which no seat is to move. */
const WAITING = ["cut-for-deal", "deal", "cut", "over"] as const;

/**
 * Every seat that has yet to discard, the seat to move in the play or show, or every seat that may still answer a short
 * count; see {@link Game.activeSeats}.
 */
export function activeSeats(state: CribbageState | CribbageView): readonly Seat[] {
  switch (state?.phase) {
    case "discard":
      return discard.activeSeats(state);
    case "play":
    case "show":
      return [state.turn];
    case "muggins":
      return state.pending;
    default:
      return nobodyIn(WAITING, state);
  }
}

/**
 * Lists the legal moves, each pair of discards once, in the order of `CARDS`; see {@link Game.legalMoves}.
 */
export function legalMoves(state: CribbageState | CribbageView, seat?: Seat): readonly CribbageMove[] {
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "discard":
      return discard.legalMoves(state, seat);
    case "show":
      return show.legalMoves(state, seat);
    case "muggins":
      return muggins.legalMoves(state, seat);
    default:
      return nobodyIn(WAITING, state);
  }
}

function refuse(state: CribbageState, move: CribbageMove): CribbageRefusal | undefined {
  switch (state?.phase) {
    case "play":
      return play.refuse(state, move);
    case "discard":
      return discard.refuse(state, move);
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
 * Explains why a move is illegal, with a {@link CribbageRefusalCode}; see {@link Game.refusal}.
 *
 * @function
 */
export const refusal: CribbageGame["refusal"] = /* @__PURE__ */ refusalBy(refuse, MOVE, moveSchema);

/**
 * Whether a move is legal; see {@link Game.isLegal}.
 *
 * @function
 */
export const isLegal: CribbageGame["isLegal"] = /* @__PURE__ */ isLegalBy(refusal);

/** Applies a move that {@link legalMoves} or {@link chance} returned; see {@link Game.applyUnchecked}. */
export function applyUnchecked(state: CribbageState, move: CribbageMove): CribbageState {
  switch (state.phase) {
    case "play":
      return play.apply(state, move as moves.PlayMove | moves.GoMove);
    case "discard":
      return discard.apply(state, move as moves.DiscardMove);
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
 * Applies a move, and throws an IllegalMoveError with a {@link CribbageRefusalCode} if it is illegal; see {@link
 * Game.apply}.
 *
 * @function
 */
export const apply: CribbageGame["apply"] = /* @__PURE__ */ applyBy(refusal, applyUnchecked, moveSchema);

/** Draws a fair cut for the deal, deal or starter; see {@link Game.chance}. */
export function chance(state: CribbageState, random: Random): CribbageMove | undefined {
  switch (state?.phase) {
    case "cut-for-deal":
      return cutForDeal.chance(state, random);
    case "deal":
      return deal.chance(state, random);
    case "cut":
      return cut.chance(state, random);
    case "discard":
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
export function startsDeal(move: CribbageMove): boolean {
  return move.type === "deal";
}

/** The points that win; see {@link Game.target}. */
export function target(state: CribbageState | CribbageView): number {
  return state.settings.target;
}

/** Each side's points; see {@link Game.standing}. */
export function standing(state: CribbageState | CribbageView): readonly number[] {
  expectState(state);
  return state.scores;
}

/**
 * How the game ended, with a {@link CribbageOutcomeReason}; see {@link Game.outcome}.
 *
 * Each losing side loses 1 game, 2 if it is 31 or more points behind (a skunk), or if it is 61 or more behind (a double
 * skunk) 3 or 4, as the option `doubleSkunk` says.
 *
 * @function
 */
export const outcome: CribbageGame["outcome"] = /* @__PURE__ */ outcomeBy(over.gamesLost);
