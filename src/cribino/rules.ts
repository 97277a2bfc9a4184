import type { Seat } from "../core/game.ts";
import { expectState, nobodyIn, noState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { gameOver } from "../core/refusal.ts";
import { NOTHING } from "../core/score.ts";
import { applyBy, initialStateBy, isLegalBy, outcomeBy, refusalBy } from "../generic/derive.ts";
import { sideCount } from "../shared/options.ts";
import type { CribinoGame } from "./game.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type * as moves from "./moves.ts";
import type { CribinoMove, CribinoRefusal } from "./moves.ts";
import { type CribinoSettings, optionsSchema } from "./options.ts";
import * as deal from "./phases/deal.ts";
import * as draw from "./phases/draw.ts";
import * as play from "./phases/play.ts";
import * as shuffle from "./phases/shuffle.ts";
import * as solitaire from "./phases/solitaire.ts";
import type { CribinoState, CribinoView } from "./state.ts";

function start(settings: CribinoSettings): CribinoState {
  const scores = Array<number>(sideCount(settings)).fill(0);
  return settings.players === 1
    ? { settings, scores, awards: NOTHING, phase: "shuffle" }
    : deal.begin({ settings, scores }, settings.first, 0);
}

/**
 * The state before the first deal or, with one player, before the shuffle; see {@link Game.initialState}.
 *
 * @function
 */
export const initialState: CribinoGame["initialState"] = /* @__PURE__ */ initialStateBy(optionsSchema, start);

/** The phases in which no seat is to move. */
const WAITING = ["deal", "draw", "over", "shuffle"] as const;

/** The seat that is to move; see {@link Game.activeSeats}. */
export function activeSeats(state: CribinoState | CribinoView): readonly Seat[] {
  switch (state?.phase) {
    case "play":
      return [state.turn];
    case "solitaire":
      return [0];
    default:
      return nobodyIn(WAITING, state);
  }
}

/**
 * Lists the lays, tile by tile; if there are none, the draw, the pass or the turning up. A tile has four different
 * colors, so at most one rotation fits a square. See {@link Game.legalMoves}.
 */
export function legalMoves(state: CribinoState | CribinoView, seat?: Seat): readonly CribinoMove[] {
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "solitaire":
      return solitaire.legalMoves(state, seat);
    default:
      return nobodyIn(WAITING, state);
  }
}

function refuse(state: CribinoState, move: CribinoMove): CribinoRefusal | undefined {
  switch (state?.phase) {
    case "play":
      return play.refuse(state, move);
    case "draw":
      return draw.refuse(state, move);
    case "deal":
      return deal.refuse(state, move);
    case "solitaire":
      return solitaire.refuse(state, move);
    case "shuffle":
      return shuffle.refuse(state, move);
    case "over":
      return gameOver();
    default:
      throw noState(state);
  }
}

/**
 * Explains why a move is illegal, with a {@link CribinoRefusalCode}; see {@link Game.refusal}.
 *
 * @function
 */
export const refusal: CribinoGame["refusal"] = /* @__PURE__ */ refusalBy(refuse, MOVE, moveSchema);

/**
 * Whether a move is legal; see {@link Game.isLegal}.
 *
 * @function
 */
export const isLegal: CribinoGame["isLegal"] = /* @__PURE__ */ isLegalBy(refusal);

/** Applies a move that {@link legalMoves} or {@link chance} returned; see {@link Game.applyUnchecked}. */
export function applyUnchecked(state: CribinoState, move: CribinoMove): CribinoState {
  switch (state.phase) {
    case "play":
      return play.apply(state, move as moves.LayMove | moves.DrawMove | moves.PassMove);
    case "draw":
      return draw.apply(state, move as moves.DrawTileMove);
    case "deal":
      return deal.apply(state, move as moves.DealMove);
    case "solitaire":
      return solitaire.apply(state, move as moves.LayMove | moves.TurnUpMove);
    case "shuffle":
      return shuffle.apply(state, move as moves.ShuffleMove);
    default:
      throw noState(state);
  }
}

/**
 * Applies a move, and throws an IllegalMoveError with a {@link CribinoRefusalCode} if it is illegal; see {@link
 * Game.apply}.
 *
 * @function
 */
export const apply: CribinoGame["apply"] = /* @__PURE__ */ applyBy(refusal, applyUnchecked, moveSchema);

/** Draws a fair deal, tile from the drawing stack, or shuffle of a solitaire; see {@link Game.chance}. */
export function chance(state: CribinoState, random: Random): CribinoMove | undefined {
  switch (state?.phase) {
    case "deal":
      return deal.chance(state, random);
    case "draw":
      return draw.chance(state, random);
    case "shuffle":
      return shuffle.chance(state, random);
    case "play":
    case "over":
    case "solitaire":
      return undefined;
    default:
      throw noState(state);
  }
}

/** Whether a move is a deal or a solitaire's shuffle; see {@link Game.startsDeal}. */
export function startsDeal(move: CribinoMove): boolean {
  return move.type === "deal" || move.type === "shuffle";
}

/** Always null, since the highest score wins; see {@link Game.target}. */
export function target(_state: CribinoState | CribinoView): null {
  return null;
}

/** Each side's points; see {@link Game.standing}. */
export function standing(state: CribinoState | CribinoView): readonly number[] {
  expectState(state);
  return state.scores;
}

/**
 * How the game ended, with a {@link CribinoOutcomeReason}; see {@link Game.outcome}.
 *
 * The highest total wins, and ties share the win. A solitaire is won when all tiles are laid, whatever its score.
 *
 * @function
 */
export const outcome: CribinoGame["outcome"] = /* @__PURE__ */ outcomeBy();
