import { frozen } from "../core/frozen.ts";
import type { Fault, Outcome, Rules, Seat, Side } from "../core/game.ts";
import { expectState, noneActive, noState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { NOTHING } from "../core/score.ts";
import { expectAsked, sideOf } from "../core/seat.ts";
import { makeInitialState, makeIsLegal, makeOutcome } from "../generic/derive.ts";
import { makeApply, makeApplyUnchecked, makeChance, makeRefusal, OVER } from "../generic/phases.ts";
import { answersTo } from "../shared/muggins.ts";
import { countSide } from "./lines.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CrossCribbMove, CrossCribbRefusalCode } from "./moves.ts";
import { type CrossCribbOptions, type CrossCribbSettings, optionsSchema } from "./options.ts";
import * as cut from "./phases/cut.ts";
import * as cutForDeal from "./phases/cut-for-deal.ts";
import * as deal from "./phases/deal.ts";
import * as muggins from "./phases/muggins.ts";
import * as over from "./phases/over.ts";
import * as play from "./phases/play.ts";
import * as show from "./phases/show.ts";
import type { CrossCribbPhase, CrossCribbState, CrossCribbView } from "./state.ts";
import { firstDeal } from "./turns.ts";
import { facts, words } from "./words.ts";

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
export const initialState: (options?: CrossCribbOptions) => CrossCribbState = /* @__PURE__ */ makeInitialState(
  optionsSchema,
  start,
);

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
      return noneActive(WAITING, state);
  }
}

/** Lists the legal moves: empty squares in the order of {@link SQUARES}, then the discard; see {@link Game.legalMoves}. */
export function legalMoves(state: CrossCribbState | CrossCribbView, seat?: Seat): readonly CrossCribbMove[] {
  expectAsked(state, seat);
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "show":
      return show.legalMoves(state, seat);
    case "muggins":
      return answersTo(state, seat);
    default:
      return noneActive(WAITING, state);
  }
}

function phaseOf(state: CrossCribbState): CrossCribbPhase {
  switch (state?.phase) {
    case "play":
      return play.phase;
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
 * Explains why a move is illegal, with a {@link CrossCribbRefusalCode}; see {@link Game.refusal}.
 *
 * @function
 */
export const refusal: (
  state: CrossCribbState | CrossCribbView,
  move: CrossCribbMove,
) => Fault<CrossCribbRefusalCode> | undefined = /* @__PURE__ */ makeRefusal(phaseOf, MOVE, moveSchema);

/**
 * Whether a move is legal; see {@link Game.isLegal}.
 *
 * @function
 */
export const isLegal: (state: CrossCribbState | CrossCribbView, move: CrossCribbMove) => boolean =
  /* @__PURE__ */ makeIsLegal(refusal);

/**
 * Applies a move that {@link legalMoves} or {@link chance} returned; see {@link Game.applyUnchecked}.
 *
 * @function
 */
export const applyUnchecked: (state: CrossCribbState, move: CrossCribbMove) => CrossCribbState =
  /* @__PURE__ */ makeApplyUnchecked(phaseOf);

/**
 * Applies a move, and throws an IllegalMoveError with a {@link CrossCribbRefusalCode} if it is illegal; see {@link
 * Game.apply}.
 *
 * @function
 */
export const apply: (state: CrossCribbState, move: CrossCribbMove) => CrossCribbState = /* @__PURE__ */ makeApply(
  phaseOf,
  MOVE,
  moveSchema,
);

/**
 * Draws a fair cut for the deal, deal or cut card; see {@link Game.chance}.
 *
 * @function
 */
export const chance: (state: CrossCribbState, random: Random) => CrossCribbMove | undefined =
  /* @__PURE__ */ makeChance(phaseOf);

/**
 * Each side's score, its total of this round and, until it has counted, the points that its lines on the board already
 * have.
 */
function standing(state: CrossCribbState | CrossCribbView): readonly number[] {
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
export const outcome: (state: CrossCribbState | CrossCribbView) => Outcome<"round"> | undefined =
  /* @__PURE__ */ makeOutcome(over.gamesLost);

/** What generic functions ask of the rules; see {@link Game.rules}. */
export const rules: Rules<CrossCribbState | CrossCribbView, CrossCribbMove, keyof typeof words> =
  /* @__PURE__ */ frozen({
    version: 1,
    skunks: over.skunks,
    words,
    facts,
    foreseen: ["place", "show", "muggins"],
    startsDeal: ({ type }) => type === "deal",
    target: ({ settings }) => settings.target,
    standing,
    trials: { plies: 8 },
  });
