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
 * The state before anything has happened.
 *
 * @param options - what is agreed; see {@link CribbageOptions}
 * @returns the state in which the cards are cut for the deal, or, with the option `dealer`, the first hand is dealt
 * @throws InvalidStateError when an option is unknown or out of range; its path names it
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
 * The seats that may move now: every seat that has not discarded yet, the one whose turn it is in the play or the show,
 * every seat that may still answer a short count.
 *
 * @param state - a state or a view
 * @returns the seats in order; none when chance is to move or the game is over
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
 * All legal moves of the players.
 *
 * @param state - a state, or a view: then only its viewer's moves are known
 * @param seat - one seat; without it, all that are active
 * @returns the moves; none when chance is to move or the game is over. Two cards to lay away stand in the order of
 *   `CARDS`, and each two once.
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
 * Why {@link apply} would refuse a move.
 *
 * @param state - the state
 * @param move - the move, a player's or chance's; anything else is refused as malformed
 * @returns the reason; undefined if the move is legal
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
 * @param move - the move, a player's or chance's; anything else is simply not legal
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
 * The state after a move. What the move scored is in its `awards`.
 *
 * @param state - the state; it stays as it is
 * @param move - a legal move, a player's or chance's
 * @returns the next state, sharing what did not change
 * @throws IllegalMoveError when the move is not legal. Its `code` is one of `malformed`, `game-over`, `chance-to-move`,
 *   `players-to-move`, `not-your-turn`, `wrong-phase`, `wrong-cards`, `not-held`, `over-31`, `can-play`, `wrong-hand`,
 *   `wrong-claim`, `no-muggins`
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
 * A fair move of chance: the cut for the deal, the deal, the starter.
 *
 * @param state - the state
 * @param random - where the randomness comes from
 * @returns the move; undefined when it is not chance's turn
 * @throws InvalidStateError when the source gives anything but a number from 0 up to 1
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
 * Where each side stands, in points: its score.
 *
 * @param state - the state, or a view
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
 * How the game ended (S2-61 to S2-66): each losing side loses 1 game, 2 when it is 31 or more behind (a skunk), 3 or
 * 4 by the option `doubleSkunk` when 61 or more.
 *
 * @param state - the state, or a view
 * @returns the outcome; its `reason` is `cut`, `play`, `hand` or `crib`, where the last point fell; undefined while the
 *   game goes on
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
