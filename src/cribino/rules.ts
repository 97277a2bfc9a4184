import type { Outcome, Seat } from "../core/game.ts";
import { expectPosition, unknownPhase } from "../core/position.ts";
import type { Random } from "../core/random.ts";
import { expectLegal, gameOver, refusalOf } from "../core/refusal.ts";
import { type CribinoMove, type CribinoRefusal, parseMoveJson, SHAPES } from "./moves.ts";
import { type CribinoOptions, readOptions, sideCount } from "./options.ts";
import * as deal from "./phases/deal.ts";
import * as draw from "./phases/draw.ts";
import * as over from "./phases/over.ts";
import * as play from "./phases/play.ts";
import * as shuffle from "./phases/shuffle.ts";
import * as solitaire from "./phases/solitaire.ts";
import { NOTHING } from "./score.ts";
import type { CribinoOutcomeReason, CribinoState, CribinoView } from "./state.ts";

/**
 * The state at the start of a game.
 *
 * @param options - see {@link CribinoOptions}
 * @returns the state before the first deal or, with one player, before the shuffle
 * @throws InvalidStateError when an option is unknown or out of range; its path names the option
 *
 * @example
 * ```ts
 * import { initialState } from "fifteen-two/cribino";
 *
 * initialState({ players: 5 }).settings.hands; // => 2
 * initialState({ players: 1 }).phase; // => "shuffle"
 * ```
 */
export function initialState(options?: CribinoOptions): CribinoState {
  const settings = readOptions(options);
  const scores = Array<number>(sideCount(settings)).fill(0);
  return settings.players === 1
    ? { settings, scores, awards: NOTHING, phase: "shuffle" }
    : deal.begin({ settings, scores }, settings.dealer, 0);
}

/**
 * The seat that is to move.
 *
 * @param state - a state or a view
 * @returns that seat; empty if chance is to move or the game is over
 *
 * @example
 * ```ts
 * import { activeSeats, apply, initialState } from "fifteen-two/cribino";
 *
 * activeSeats(initialState()); // => []
 * activeSeats(apply(initialState(), { type: "deal", hands: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]] })); // => [0]
 * ```
 */
export function activeSeats(state: CribinoState | CribinoView): readonly Seat[] {
  switch (state?.phase) {
    case "play":
      return [state.turn];
    case "solitaire":
      return [0];
    case "deal":
    case "draw":
    case "over":
    case "shuffle":
      return [];
    default:
      throw unknownPhase(state);
  }
}

/**
 * Lists all legal moves of the players. A tile has four different colors, so at most one rotation fits a square.
 *
 * @param state - a state or a view
 * @param seat - lists only this seat's moves
 * @returns the lays, tile by tile; if there are none, the draw, the pass or the turning up; empty if chance is to move
 * or the game is over
 *
 * @example
 * ```ts
 * import { apply, initialState, legalMoves } from "fifteen-two/cribino";
 *
 * let state = apply(initialState(), { type: "deal", hands: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]] });
 * legalMoves(state).length; // => 6
 * state = apply(state, legalMoves(state)[0]!);
 * legalMoves(state)[0]; // => { type: "lay", seat: 1, tile: 7, x: 1, y: 0, rotation: 2 }
 * ```
 */
export function legalMoves(state: CribinoState | CribinoView, seat?: Seat): readonly CribinoMove[] {
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "solitaire":
      return solitaire.legalMoves(state, seat);
    case "deal":
    case "draw":
    case "over":
    case "shuffle":
      return [];
    default:
      throw unknownPhase(state);
  }
}

/**
 * Explains why {@link apply} would refuse a move.
 *
 * @param state - the state
 * @param move - a player's or chance's move; anything else is refused as malformed
 * @returns the reason, or undefined if the move is legal
 *
 * @example
 * ```ts
 * import { initialState, refusal } from "fifteen-two/cribino";
 *
 * refusal(initialState(), { type: "draw", seat: 0 })?.code; // => "chance-to-move"
 * ```
 */
export function refusal(state: CribinoState, move: CribinoMove): CribinoRefusal | undefined {
  return refusalOf(state, move, refuse, SHAPES, parseMoveJson);
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
      throw unknownPhase(state);
  }
}

/**
 * Whether {@link apply} would accept a move.
 *
 * @param state - the state
 * @param move - a player's or chance's move; anything else is not legal
 * @returns whether it is legal
 *
 * @example
 * ```ts
 * import { initialState, isLegal } from "fifteen-two/cribino";
 *
 * isLegal(initialState(), { type: "draw", seat: 0 }); // => false
 * ```
 */
export function isLegal(state: CribinoState, move: CribinoMove): boolean {
  return refusal(state, move) === undefined;
}

/**
 * Applies a move. What it scored is in the new state's `awards`.
 *
 * @param state - the state, which is left unchanged
 * @param move - a legal move by a player or chance
 * @returns the next state, which shares whatever did not change
 * @throws IllegalMoveError when the move is illegal. Its `code` is one of `malformed`, `game-over`, `chance-to-move`,
 * `players-to-move`, `not-your-turn`, `wrong-phase`, `wrong-tiles`, `wrong-hand`, `not-held`, `no-place`, `no-fit`,
 * `can-lay`, `can-draw`, `cannot-draw`
 *
 * @example
 * ```ts
 * import { apply, initialState } from "fifteen-two/cribino";
 *
 * const state = apply(initialState(), { type: "deal", hands: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]] });
 * apply(state, { type: "lay", seat: 0, tile: 5, x: 0, y: 0, rotation: 0 }).scores; // => [0, 0]
 * ```
 */
export function apply(state: CribinoState, move: CribinoMove): CribinoState {
  expectLegal(refusal(state, move), move);
  switch (state?.phase) {
    case "play":
      return play.apply(state, move as never);
    case "draw":
      return draw.apply(state, move as never);
    case "deal":
      return deal.apply(state, move as never);
    case "solitaire":
      return solitaire.apply(state, move as never);
    case "shuffle":
      return shuffle.apply(state, move as never);
    case "over":
      return state;
    default:
      throw unknownPhase(state);
  }
}

/**
 * Draws a fair chance move: the deal, a tile from the drawing stack, or a solitaire's shuffle.
 *
 * @param state - the state
 * @param random - source of randomness
 * @returns the move; undefined if chance is not to move
 * @throws InvalidStateError when the source returns anything but a number from 0 (inclusive) to 1 (exclusive)
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { chance, initialState } from "fifteen-two/cribino";
 *
 * chance(initialState(), seeded(7))?.type; // => "deal"
 * ```
 */
export function chance(state: CribinoState, random: Random): CribinoMove | undefined {
  switch (state?.phase) {
    case "deal":
      return deal.draw(state, random);
    case "draw":
      return draw.draw(state, random);
    case "shuffle":
      return shuffle.draw(state, random);
    case "play":
    case "over":
    case "solitaire":
      return undefined;
    default:
      throw unknownPhase(state);
  }
}

/**
 * Each side's standing: its points.
 *
 * @param state - a state or a view
 * @returns the points by side
 *
 * @example
 * ```ts
 * import { initialState, standing } from "fifteen-two/cribino";
 *
 * standing(initialState()); // => [0, 0]
 * ```
 */
export function standing(state: CribinoState | CribinoView): readonly number[] {
  expectPosition(state);
  return state.scores;
}

/**
 * How the game ended. The highest total wins, and ties share the win. A solitaire is won when all tiles are laid.
 *
 * @param state - a state or a view
 * @returns the outcome, whose `reason` is `out` or `blocked` (how the last hand ended), or in solitaire `played-out` or
 * `stuck`; undefined while the game goes on
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribino, outcome } from "fifteen-two/cribino";
 *
 * outcome(cribino.initialState()); // => undefined
 * outcome(playout(cribino, { random: seeded(7) }).state)?.winners; // => [1]
 * ```
 */
export function outcome(state: CribinoState | CribinoView): Outcome<CribinoOutcomeReason> | undefined {
  expectPosition(state);
  return state.phase === "over" ? over.outcome(state) : undefined;
}
