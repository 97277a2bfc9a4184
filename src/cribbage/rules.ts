import type { Outcome, Seat } from "../core/game.ts";
import { expectPosition, unknownPhase } from "../core/position.ts";
import type { Random } from "../core/random.ts";
import { expectLegal, gameOver, refusalOf } from "../core/refusal.ts";
import { type CribbageMove, type CribbageRefusal, parseMoveJson, SHAPES } from "./moves.ts";
import { type CribbageOptions, readOptions, sideCount } from "./options.ts";
import * as cut from "./phases/cut.ts";
import * as cutForDeal from "./phases/cut-for-deal.ts";
import * as deal from "./phases/deal.ts";
import * as discard from "./phases/discard.ts";
import * as muggins from "./phases/muggins.ts";
import * as over from "./phases/over.ts";
import * as play from "./phases/play.ts";
import * as show from "./phases/show.ts";
import { NOTHING, nothing } from "./score.ts";
import type { CribbageOutcomeReason, CribbageState, CribbageView } from "./state.ts";

/**
 * The state at the start of a game.
 *
 * @param options - see {@link CribbageOptions}
 * @returns the state before the cut for the deal or, with the option `dealer`, before the first deal
 * @throws InvalidStateError when an option is unknown or out of range; its path names the option
 *
 * @example
 * ```ts
 * import { initialState } from "fifteen-two/cribbage";
 *
 * initialState({ players: 4 }).scores; // => [0, 0]
 * ```
 */
export function initialState(options?: CribbageOptions): CribbageState {
  const settings = readOptions(options);
  const scores = Array<number>(sideCount(settings)).fill(0);
  return settings.dealer === null
    ? { settings, scores, awards: NOTHING, phase: "cut-for-deal", cuts: [] }
    : deal.begin(settings, nothing({ scores }), settings.dealer);
}

/**
 * The seats that may move now.
 *
 * These are every seat that has yet to discard, the seat to move in the play or show, or every seat that may still
 * answer a short count.
 *
 * @param state - a state or a view
 * @returns the seats in order; empty if chance is to move or the game is over
 *
 * @example
 * ```ts
 * import { activeSeats, apply, initialState, parseMove } from "fifteen-two/cribbage";
 *
 * const start = initialState({ dealer: 0 });
 * activeSeats(start); // => []
 * const dealt = apply(start, parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * activeSeats(dealt); // => [0, 1]
 * activeSeats(apply(dealt, parseMove("1 discard 3H KD"))); // => [0]
 * ```
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
    case "cut-for-deal":
    case "deal":
    case "cut":
    case "over":
      return [];
    default:
      throw unknownPhase(state);
  }
}

/**
 * Lists all legal moves of the players. Two cards to discard are in the order of `CARDS`, and each pair is listed once.
 *
 * @param state - a state or a view; a view lists only its viewer's moves
 * @param seat - lists only this seat's moves
 * @returns the moves; empty if chance is to move or the game is over
 *
 * @example
 * ```ts
 * import { apply, initialState, legalMoves } from "fifteen-two/cribbage";
 *
 * const dealt = apply(initialState({ dealer: 0 }), {
 *   type: "deal",
 *   hands: [["5H", "5D", "5S", "JC", "2C", "KD"], ["AH", "AD", "7S", "8C", "9C", "TD"]],
 *   crib: [],
 * });
 * legalMoves(dealt, 1).length; // => 15
 * legalMoves(dealt, 1)[0]; // => { type: "discard", seat: 1, cards: ["AD", "AH"] }
 * ```
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
    case "cut-for-deal":
    case "deal":
    case "cut":
    case "over":
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
 * import { initialState, refusal } from "fifteen-two/cribbage";
 *
 * refusal(initialState(), { type: "go", seat: 0 })?.code; // => "chance-to-move"
 * ```
 */
export function refusal(state: CribbageState, move: CribbageMove): CribbageRefusal | undefined {
  return refusalOf(state, move, refuse, SHAPES, parseMoveJson);
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
 * import { apply, initialState, isLegal, parseMove } from "fifteen-two/cribbage";
 *
 * const dealt = apply(initialState({ dealer: 0 }), parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * isLegal(dealt, { type: "discard", seat: 1, cards: ["KD", "3H"] }); // => true
 * isLegal(dealt, { type: "discard", seat: 1, cards: ["KD", "5H"] }); // => false
 * ```
 */
export function isLegal(state: CribbageState, move: CribbageMove): boolean {
  return refusal(state, move) === undefined;
}

/**
 * Applies a move. What it scored is in the new state's `awards`.
 *
 * @param state - the state, which is left unchanged
 * @param move - a legal move by a player or chance
 * @returns the next state, which shares whatever did not change
 * @throws IllegalMoveError when the move is illegal. Its `code` is one of `malformed`, `game-over`, `chance-to-move`,
 * `players-to-move`, `not-your-turn`, `wrong-phase`, `wrong-cards`, `not-held`, `over-31`, `can-play`, `wrong-hand`,
 * `wrong-claim`, `no-muggins`
 *
 * @example
 * ```ts
 * import { apply, initialState } from "fifteen-two/cribbage";
 *
 * const state = apply(initialState(), { type: "cut-for-deal", cards: ["7H", "3C"] });
 * state.phase === "deal" && state.dealer; // => 1
 * ```
 */
export function apply(state: CribbageState, move: CribbageMove): CribbageState {
  expectLegal(refusal(state, move), move);
  switch (state?.phase) {
    case "play":
      return play.apply(state, move as never);
    case "discard":
      return discard.apply(state, move as never);
    case "show":
      return show.apply(state, move as never);
    case "muggins":
      return muggins.apply(state, move as never);
    case "cut":
      return cut.apply(state, move as never);
    case "deal":
      return deal.apply(state, move as never);
    case "cut-for-deal":
      return cutForDeal.apply(state, move as never);
    case "over":
      return state;
    default:
      throw unknownPhase(state);
  }
}

/**
 * Draws a fair chance move: the cut for the deal, the deal, or the starter.
 *
 * @param state - the state
 * @param random - source of randomness
 * @returns the move; undefined if chance is not to move
 * @throws InvalidStateError when the source returns anything but a number from 0 (inclusive) to 1 (exclusive)
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { chance, initialState } from "fifteen-two/cribbage";
 *
 * chance(initialState({ dealer: 0 }), seeded(7))?.type; // => "deal"
 * ```
 */
export function chance(state: CribbageState, random: Random): CribbageMove | undefined {
  switch (state?.phase) {
    case "cut-for-deal":
      return cutForDeal.draw(state, random);
    case "deal":
      return deal.draw(state, random);
    case "cut":
      return cut.draw(state, random);
    case "discard":
    case "play":
    case "show":
    case "muggins":
    case "over":
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
 * import { initialState, standing } from "fifteen-two/cribbage";
 *
 * standing(initialState()); // => [0, 0]
 * ```
 */
export function standing(state: CribbageState | CribbageView): readonly number[] {
  expectPosition(state);
  return state.scores;
}

/**
 * How the game ended.
 *
 * Each losing side loses 1 game, 2 if it is 31 or more points behind (a skunk), or if it is 61 or more behind (a double
 * skunk) 3 or 4, as the option `doubleSkunk` says.
 *
 * @param state - a state or a view
 * @returns the outcome, whose `reason` says what scored the last point: `cut`, `play`, `hand` or `crib`; undefined
 * while the game goes on
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribbage, initialState, outcome } from "fifteen-two/cribbage";
 *
 * outcome(initialState()); // => undefined
 * const { state } = playout(cribbage, { random: seeded(7) });
 * outcome(state); // => { winners: [0], scores: [121, 102], gamesLost: [0, 1], reason: "hand" }
 * ```
 */
export function outcome(state: CribbageState | CribbageView): Outcome<CribbageOutcomeReason> | undefined {
  expectPosition(state);
  return state.phase === "over" ? over.outcome(state) : undefined;
}
