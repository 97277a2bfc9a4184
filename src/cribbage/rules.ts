import { frozen } from "../core/frozen.ts";
import type { Fault, Outcome, Rules, Seat } from "../core/game.ts";
import { noneActive, noState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { NOTHING, scoresOf } from "../core/score.ts";
import { expectAsked } from "../core/seat.ts";
import { makeInitialState, makeIsLegal, makeOutcome } from "../generic/derive.ts";
import { makeApply, makeChance, makeRefusal, OVER } from "../generic/phases.ts";
import { answersTo } from "../shared/muggins.ts";
import { sideCount } from "../shared/options.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CribbageMove, CribbageRefusalCode, Move } from "./moves.ts";
import { type CribbageOptions, type CribbageSettings, optionsSchema } from "./options.ts";
import * as cut from "./phases/cut.ts";
import * as cutForDeal from "./phases/cut-for-deal.ts";
import * as deal from "./phases/deal.ts";
import * as discard from "./phases/discard.ts";
import * as muggins from "./phases/muggins.ts";
import * as over from "./phases/over.ts";
import * as play from "./phases/play.ts";
import * as show from "./phases/show.ts";
import { nothing } from "./score.ts";
import type { CribbagePhase, CribbageState, CribbageView } from "./state.ts";
import { facts, words } from "./words.ts";

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
export const initialState: (options?: CribbageOptions) => CribbageState = /* @__PURE__ */ makeInitialState(
  optionsSchema,
  start,
);

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
      return noneActive(WAITING, state);
  }
}

/**
 * Lists the legal moves, each pair of discards once, in the order of `CARDS`; see {@link Game.legalMoves}.
 */
export function legalMoves(state: CribbageState | CribbageView, seat?: Seat): readonly CribbageMove[] {
  expectAsked(state, seat);
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "discard":
      return discard.legalMoves(state, seat);
    case "show":
      return show.legalMoves(state, seat);
    case "muggins":
      return answersTo(state, seat);
    default:
      return noneActive(WAITING, state);
  }
}

function phaseOf(state: CribbageState): CribbagePhase {
  switch (state?.phase) {
    case "play":
      return play.phase;
    case "discard":
      return discard.phase;
    case "show":
      return show.phase;
    case "muggins":
      return muggins.phase;
    case "cut":
      return cut.phase;
    case "deal":
      return deal.phase;
    case "cut-for-deal":
      return cutForDeal.phase;
    case "over":
      return OVER;
    default:
      throw noState(state);
  }
}

/**
 * Explains why a move is illegal, with a {@link CribbageRefusalCode}; see {@link Game.refusal}.
 *
 * @function
 */
export const refusal: (
  state: CribbageState | CribbageView,
  move: CribbageMove,
) => Fault<CribbageRefusalCode> | undefined = /* @__PURE__ */ makeRefusal(phaseOf, MOVE, moveSchema);

/**
 * Whether a move is legal; see {@link Game.isLegal}.
 *
 * @function
 */
export const isLegal: (state: CribbageState | CribbageView, move: CribbageMove) => boolean =
  /* @__PURE__ */ makeIsLegal(refusal);

/**
 * Applies a move that {@link legalMoves} or {@link chance} returned; see {@link Game.applyUnchecked}.
 *
 * @function
 */
export function applyUnchecked(state: CribbageState, move: CribbageMove): CribbageState {
  // Most moves are plays: called by name, their function makes whole games 1 to 3 % faster.
  return state?.phase === "play" ? play.apply(state, move as Move<"play">) : phaseOf(state).apply(state, move);
}

/**
 * Applies a move, and throws an IllegalMoveError with a {@link CribbageRefusalCode} if it is illegal; see {@link
 * Game.apply}.
 *
 * @function
 */
export const apply: (state: CribbageState, move: CribbageMove) => CribbageState = /* @__PURE__ */ makeApply(
  phaseOf,
  MOVE,
  moveSchema,
);

/**
 * Draws a fair cut for the deal, deal or starter; see {@link Game.chance}.
 *
 * @function
 */
export const chance: (state: CribbageState, random: Random) => CribbageMove | undefined =
  /* @__PURE__ */ makeChance(phaseOf);

/**
 * How the game ended: with the cut, the play, or the show of a hand or the crib; see {@link Game.outcome}.
 *
 * Each losing side loses 1 game, 2 if it is 31 or more points behind (a skunk), or if it is 61 or more behind (a double
 * skunk) 3 or 4, as the option `doubleSkunk` says.
 *
 * @function
 */
export const outcome: (state: CribbageState | CribbageView) => Outcome<"cut" | "play" | "hand" | "crib"> | undefined =
  /* @__PURE__ */ makeOutcome(over.gamesLost);

/** What generic functions ask of the rules; see {@link Game.rules}. */
export const rules: Rules<CribbageState | CribbageView, CribbageMove, keyof typeof words> = /* @__PURE__ */ frozen({
  version: 1,
  skunks: over.skunks,
  words,
  facts,
  foreseen: ["play", "show", "muggins"],
  startsDeal: ({ type }) => type === "deal",
  target: ({ settings }) => settings.target,
  standing: scoresOf,
});
