import { frozen } from "../core/frozen.ts";
import type { Fault, Outcome, Rules, Seat } from "../core/game.ts";
import { noneActive, noState } from "../core/no-state.ts";
import type { Random } from "../core/random.ts";
import { NOTHING, scoresOf } from "../core/score.ts";
import { expectAsked } from "../core/seat.ts";
import { makeInitialState, makeIsLegal, makeOutcome } from "../generic/derive.ts";
import { makeApply, makeApplyUnchecked, makeChance, makeRefusal, OVER } from "../generic/phases.ts";
import { sideCount } from "../shared/options.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CribinoMove, CribinoRefusalCode } from "./moves.ts";
import { type CribinoOptions, optionsSchema } from "./options.ts";
import * as deal from "./phases/deal.ts";
import * as draw from "./phases/draw.ts";
import * as play from "./phases/play.ts";
import * as shuffle from "./phases/shuffle.ts";
import * as solitaire from "./phases/solitaire.ts";
import type { CribinoPhase, CribinoState, CribinoView } from "./state.ts";
import { facts, words } from "./words.ts";

function start(settings: CribinoState["settings"]): CribinoState {
  const scores = Array<number>(sideCount(settings)).fill(0);
  return settings.players === 1
    ? { settings, scores, awards: NOTHING, phase: "shuffle" }
    : deal.begin({ settings, scores, awards: NOTHING }, settings.first, 0);
}

/**
 * The state before the first deal or, with one player, before the shuffle; see {@link Game.initialState}.
 *
 * @function
 */
export const initialState: (options?: CribinoOptions) => CribinoState = /* @__PURE__ */ makeInitialState(
  optionsSchema,
  start,
);

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
      return noneActive(WAITING, state);
  }
}

/**
 * Lists the lays, tile by tile; if there are none, the draw, the pass or the turning up. A tile has four different
 * colors, so at most one rotation fits a square. See {@link Game.legalMoves}.
 */
export function legalMoves(state: CribinoState | CribinoView, seat?: Seat): readonly CribinoMove[] {
  expectAsked(state, seat);
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "solitaire":
      return solitaire.legalMoves(state, seat);
    default:
      return noneActive(WAITING, state);
  }
}

function phaseOf(state: CribinoState): CribinoPhase {
  switch (state?.phase) {
    case "play":
      return play.phase;
    case "draw":
      return draw.phase;
    case "deal":
      return deal.phase;
    case "solitaire":
      return solitaire.phase;
    case "shuffle":
      return shuffle.phase;
    case "over":
      return OVER;
    default:
      throw noState(state);
  }
}

/**
 * Explains why a move is illegal, with a {@link CribinoRefusalCode}; see {@link Game.refusal}.
 *
 * @function
 */
export const refusal: (state: CribinoState | CribinoView, move: CribinoMove) => Fault<CribinoRefusalCode> | undefined =
  /* @__PURE__ */ makeRefusal(phaseOf, MOVE, moveSchema);

/**
 * Whether a move is legal; see {@link Game.isLegal}.
 *
 * @function
 */
export const isLegal: (state: CribinoState | CribinoView, move: CribinoMove) => boolean =
  /* @__PURE__ */ makeIsLegal(refusal);

/**
 * Applies a move that {@link legalMoves} or {@link chance} returned; see {@link Game.applyUnchecked}.
 *
 * @function
 */
export const applyUnchecked: (state: CribinoState, move: CribinoMove) => CribinoState =
  /* @__PURE__ */ makeApplyUnchecked(phaseOf);

/**
 * Applies a move, and throws an IllegalMoveError with a {@link CribinoRefusalCode} if it is illegal; see {@link
 * Game.apply}.
 *
 * @function
 */
export const apply: (state: CribinoState, move: CribinoMove) => CribinoState = /* @__PURE__ */ makeApply(
  phaseOf,
  MOVE,
  moveSchema,
);

/**
 * Draws a fair deal, tile from the drawing stack, or shuffle of a solitaire; see {@link Game.chance}.
 *
 * @function
 */
export const chance: (state: CribinoState, random: Random) => CribinoMove | undefined =
  /* @__PURE__ */ makeChance(phaseOf);

/**
 * How the game ended: a seat went out or the hand was blocked; in solitaire, all tiles were laid or none fits. See {@link Game.outcome}.
 *
 * The highest total wins, and ties share the win. A solitaire is won when all tiles are laid, whatever its score.
 *
 * @function
 */
export const outcome: (
  state: CribinoState | CribinoView,
) => Outcome<"out" | "blocked" | "played-out" | "stuck"> | undefined = /* @__PURE__ */ makeOutcome();

/** What generic functions ask of the rules; see {@link Game.rules}. */
export const rules: Rules<CribinoState | CribinoView, CribinoMove, keyof typeof words> = /* @__PURE__ */ frozen({
  version: 1,
  words,
  facts,
  foreseen: ["lay"],
  startsDeal: ({ type }) => type === "deal" || type === "shuffle",
  target: () => null,
  standing: scoresOf,
});
