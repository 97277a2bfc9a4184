import type { Seat } from "../core/game.ts";
import { expectState, noState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { gameOver } from "../core/refusal.ts";
import { NOTHING } from "../core/score.ts";
import { applyBy, initialStateBy, isLegalBy, outcomeBy, refusalBy } from "../generic/derive.ts";
import { COLORS } from "./color.ts";
import type { SacksonGame } from "./game.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { ExchangeMove, ReturnMove, SacksonMove, SacksonRefusal, TakeMove } from "./moves.ts";
import { type Start, startSchema } from "./options.ts";
import * as exchange from "./phases/exchange.ts";
import * as over from "./phases/over.ts";
import * as returning from "./phases/return.ts";
import * as take from "./phases/take.ts";
import { newPointBoard } from "./point-board.ts";
import { TARGET } from "./score.ts";
import type { SacksonState, SacksonView } from "./state.ts";

function start({ settings, display }: Start): SacksonState {
  return {
    settings,
    scores: [0, 0],
    awards: NOTHING,
    phase: "take",
    display,
    bank: [...COLORS],
    held: [[], []],
    pointBoard: newPointBoard(),
    turns: 0,
    turn: settings.first,
  };
}

/**
 * The state in which the first seat takes two stones; see {@link Game.initialState}.
 *
 * @function
 */
export const initialState: SacksonGame["initialState"] = /* @__PURE__ */ initialStateBy(startSchema, start);

/** The seat that is to move; see {@link Game.activeSeats}. */
export function activeSeats(state: SacksonState | SacksonView): readonly Seat[] {
  switch (state?.phase) {
    case "take":
    case "exchange":
    case "return":
      return [state.turn];
    case "over":
      return [];
    default:
      throw noState(state);
  }
}

/**
 * Lists the legal moves, each pair once: two colors in the order of {@link COLORS}, two squares in that of {@link
 * SQUARES}; see {@link Game.legalMoves}.
 */
export function legalMoves(state: SacksonState | SacksonView, seat?: Seat): readonly SacksonMove[] {
  switch (state?.phase) {
    case "take":
      return take.legalMoves(state, seat);
    case "exchange":
      return exchange.legalMoves(state, seat);
    case "return":
      return returning.legalMoves(state, seat);
    case "over":
      return [];
    default:
      throw noState(state);
  }
}

function refuse(state: SacksonState, move: SacksonMove): SacksonRefusal | undefined {
  switch (state?.phase) {
    case "take":
      return take.refuse(state, move);
    case "exchange":
      return exchange.refuse(state, move);
    case "return":
      return returning.refuse(state, move);
    case "over":
      return gameOver();
    default:
      throw noState(state);
  }
}

/**
 * Explains why a move is illegal, with a {@link SacksonRefusalCode}; see {@link Game.refusal}.
 *
 * @function
 */
export const refusal: SacksonGame["refusal"] = /* @__PURE__ */ refusalBy(refuse, MOVE, moveSchema);

/**
 * Whether a move is legal; see {@link Game.isLegal}.
 *
 * @function
 */
export const isLegal: SacksonGame["isLegal"] = /* @__PURE__ */ isLegalBy(refusal);

/** Applies a move that {@link legalMoves} returned; see {@link Game.applyUnchecked}. */
export function applyUnchecked(state: SacksonState, move: SacksonMove): SacksonState {
  switch (state.phase) {
    case "take":
      return take.apply(state, move as TakeMove);
    case "exchange":
      return exchange.apply(state, move as ExchangeMove);
    case "return":
      return returning.apply(state, move as ReturnMove);
    default:
      throw noState(state);
  }
}

/**
 * Applies a move, and throws an IllegalMoveError with a {@link SacksonRefusalCode} if it is illegal; see {@link
 * Game.apply}.
 *
 * @function
 */
export const apply: SacksonGame["apply"] = /* @__PURE__ */ applyBy(refusal, applyUnchecked, moveSchema);

/** Nothing, since chance never moves in this game; see {@link Game.chance}. */
export function chance(state: SacksonState, random: Random): undefined {
  expectState(state);
}

/** False, since nothing is dealt in this game; see {@link Game.startsDeal}. */
export function startsDeal(move: SacksonMove): boolean {
  return false;
}

/** 61 points; see {@link Game.target}. */
export function target(state: SacksonState | SacksonView): number {
  expectState(state);
  return TARGET;
}

/** Each side's points; see {@link Game.standing}. */
export function standing(state: SacksonState | SacksonView): readonly number[] {
  expectState(state);
  return state.scores;
}

/**
 * How the game ended, with a {@link SacksonOutcomeReason}; see {@link Game.outcome}.
 *
 * The higher score wins. The loser loses 2 games (a double victory) if 11 or more points behind, otherwise 1. Scores
 * can be equal only at the turn limit; then it is a draw.
 *
 * @function
 */
export const outcome: SacksonGame["outcome"] = /* @__PURE__ */ outcomeBy(over.gamesLost);
