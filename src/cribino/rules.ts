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
 * The state before anything has happened.
 *
 * @param options - what is agreed; see {@link CribinoOptions}
 * @returns the state in which the first hand is dealt, or with one player the deck is shuffled
 * @throws InvalidStateError when an option is unknown or out of range; its path names it
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
 * The seat that may move now.
 *
 * @param state - a state or a view
 * @returns one seat; none when chance is to move or the game is over
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
 * All legal moves of the players. A tile has four colors, so no two turns of it look alike, and each lay is listed once.
 *
 * @param state - a state, or a view
 * @param seat - one seat; without it, the one whose turn it is
 * @returns the lays, tile by tile; where none is possible, the draw, the pass or the turning up; none when chance is to
 *   move or the game is over
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
 * Why {@link apply} would refuse a move.
 *
 * @param state - the state
 * @param move - the move, a player's or chance's; anything else is refused as malformed
 * @returns the reason; undefined if the move is legal
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
 * @param move - the move, a player's or chance's; anything else is simply not legal
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
 * The state after a move. What the move scored is in its `awards`.
 *
 * @param state - the state; it stays as it is
 * @param move - a legal move, a player's or chance's
 * @returns the next state, sharing what did not change
 * @throws IllegalMoveError when the move is not legal. Its `code` is one of `malformed`, `game-over`, `chance-to-move`,
 *   `players-to-move`, `not-your-turn`, `wrong-phase`, `wrong-tiles`, `wrong-hand`, `not-held`, `no-place`, `no-fit`,
 *   `can-lay`, `can-draw`, `cannot-draw`
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
 * A fair move of chance: the deal, a tile from the drawing stack, the shuffle of a solitaire.
 *
 * @param state - the state
 * @param random - where the randomness comes from
 * @returns the move; undefined when it is not chance's turn
 * @throws InvalidStateError when the source gives anything but a number from 0 up to 1
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
 * Where each side stands, in points: its score.
 *
 * @param state - the state, or a view
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
 * How the game ended: the highest total wins (S3-29), and equal ones share; a solitaire is won when all tiles are laid
 * (S3-41).
 *
 * @param state - the state, or a view
 * @returns the outcome; its `reason` is `out` or `blocked`, how the last hand ended, in a solitaire `played-out` or
 *   `stuck`; undefined while the game goes on
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
