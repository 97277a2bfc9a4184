import { frozen } from "../core/frozen.ts";
import type { Fault, Outcome, Rules, Seat } from "../core/game.ts";
import { noneActive, noState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { NOTHING, scoresOf } from "../core/score.ts";
import { expectAsked } from "../core/seat.ts";
import { makeInitialState, makeIsLegal, makeOutcome } from "../generic/derive.ts";
import { makeApply, makeApplyUnchecked, makeChance, makeRefusal, OVER } from "../generic/phases.ts";
import { COLORS } from "./color.ts";
import { parseLayout } from "./display.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { SacksonMove, SacksonRefusalCode } from "./moves.ts";
import { optionsSchema, type SacksonOptions } from "./options.ts";
import * as exchange from "./phases/exchange.ts";
import * as over from "./phases/over.ts";
import * as returning from "./phases/return.ts";
import * as take from "./phases/take.ts";
import { newPointBoard, TARGET } from "./score.ts";
import type { SacksonPhase, SacksonState, SacksonView } from "./state.ts";
import { words } from "./words.ts";

function start(settings: SacksonState["settings"]): SacksonState {
  return {
    settings,
    scores: [0, 0],
    awards: NOTHING,
    phase: "take",
    display: parseLayout(settings.layout),
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
export const initialState: (options?: SacksonOptions) => SacksonState = /* @__PURE__ */ makeInitialState(
  optionsSchema,
  start,
);

/** The seat that is to move; see {@link Game.activeSeats}. */
export function activeSeats(state: SacksonState | SacksonView): readonly Seat[] {
  switch (state?.phase) {
    case "take":
    case "exchange":
    case "return":
      return [state.turn];
    default:
      return noneActive(["over"], state);
  }
}

/**
 * Lists the legal moves, each pair once: two colors in the order of {@link COLORS}, two squares in that of {@link
 * SQUARES}; see {@link Game.legalMoves}.
 */
export function legalMoves(state: SacksonState | SacksonView, seat?: Seat): readonly SacksonMove[] {
  expectAsked(state, seat);
  switch (state?.phase) {
    case "take":
      return take.legalMoves(state, seat);
    case "exchange":
      return exchange.legalMoves(state, seat);
    case "return":
      return returning.legalMoves(state, seat);
    default:
      return noneActive(["over"], state);
  }
}

function phaseOf(state: SacksonState): SacksonPhase {
  switch (state?.phase) {
    case "take":
      return take.phase;
    case "exchange":
      return exchange.phase;
    case "return":
      return returning.phase;
    case "over":
      return OVER;
    default:
      throw noState(state);
  }
}

/**
 * Explains why a move is illegal, with a {@link SacksonRefusalCode}; see {@link Game.refusal}.
 *
 * @function
 */
export const refusal: (state: SacksonState | SacksonView, move: SacksonMove) => Fault<SacksonRefusalCode> | undefined =
  /* @__PURE__ */ makeRefusal(phaseOf, MOVE, moveSchema);

/**
 * Whether a move is legal; see {@link Game.isLegal}.
 *
 * @function
 */
export const isLegal: (state: SacksonState | SacksonView, move: SacksonMove) => boolean =
  /* @__PURE__ */ makeIsLegal(refusal);

/**
 * Applies a move that {@link legalMoves} returned; see {@link Game.applyUnchecked}.
 *
 * @function
 */
export const applyUnchecked: (state: SacksonState, move: SacksonMove) => SacksonState =
  /* @__PURE__ */ makeApplyUnchecked(phaseOf);

/**
 * Applies a move, and throws an IllegalMoveError with a {@link SacksonRefusalCode} if it is illegal; see {@link
 * Game.apply}.
 *
 * @function
 */
export const apply: (state: SacksonState, move: SacksonMove) => SacksonState = /* @__PURE__ */ makeApply(
  phaseOf,
  MOVE,
  moveSchema,
);

/**
 * Nothing, since chance never moves in this game; see {@link Game.chance}.
 *
 * @function
 */
export const chance: (state: SacksonState, random: Random) => SacksonMove | undefined =
  /* @__PURE__ */ makeChance(phaseOf);

/**
 * How the game ended: by 61 points or at the turn limit; see {@link Game.outcome}.
 *
 * The higher score wins. The loser loses 2 games (a double victory) if 11 or more points behind, otherwise 1. Scores
 * can be equal only at the turn limit; then it is a draw.
 *
 * @function
 */
export const outcome: (state: SacksonState | SacksonView) => Outcome<"points" | "turn-limit"> | undefined =
  /* @__PURE__ */ makeOutcome(over.gamesLost);

/** What generic functions ask of the rules; see {@link Game.rules}. */
export const rules: Rules<SacksonState | SacksonView, SacksonMove, keyof typeof words> = /* @__PURE__ */ frozen({
  version: 1,
  words,
  foreseen: ["exchange"],
  startsDeal: () => false,
  target: () => TARGET,
  standing: scoresOf,
  trials: { plies: 8, greedy: true },
});
