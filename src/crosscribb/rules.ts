import type { Outcome, Seat, Side } from "../core/game.ts";
import { expectPosition, unknownPhase } from "../core/position.ts";
import type { Random } from "../core/random.ts";
import { expectLegal, gameOver, refusalOf } from "../core/refusal.ts";
import { sideOf } from "../core/seat.ts";
import { countSide } from "./lines.ts";
import { type CrossCribbMove, type CrossCribbRefusal, parseMoveJson, SHAPES } from "./moves.ts";
import { type CrossCribbOptions, readOptions } from "./options.ts";
import * as cut from "./phases/cut.ts";
import * as cutForDeal from "./phases/cut-for-deal.ts";
import * as deal from "./phases/deal.ts";
import * as muggins from "./phases/muggins.ts";
import * as over from "./phases/over.ts";
import * as play from "./phases/play.ts";
import * as show from "./phases/show.ts";
import { NOTHING } from "./score.ts";
import type { CrossCribbOutcomeReason, CrossCribbState, CrossCribbView } from "./state.ts";
import { firstDeal } from "./turns.ts";

/**
 * The state at the start of a game.
 *
 * @param options - see {@link CrossCribbOptions}
 * @returns the state before the cut for the deal or, with the option `dealer`, before the first deal
 * @throws InvalidStateError when an option is unknown or out of range; its path names the option
 *
 * @example
 * ```ts
 * import { initialState } from "fifteen-two/crosscribb";
 *
 * initialState().settings.players; // => 4
 * initialState({ dealer: 2 }).phase; // => "deal"
 * ```
 */
export function initialState(options?: CrossCribbOptions): CrossCribbState {
  const settings = readOptions(options);
  const { players, dealer } = settings;
  const start = { settings, scores: [0, 0], totals: [0, 0], awards: NOTHING };
  return dealer === null
    ? { ...start, phase: "cut-for-deal", cuts: [] }
    : deal.begin(start, firstDeal(players, dealer));
}

/**
 * The seats that may move now: the seat to move in the play or show, or every seat that may still answer a short count.
 *
 * @param state - a state or a view
 * @returns the seats in order; empty if chance is to move or the game is over
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { activeSeats, crosscribb, initialState } from "fifteen-two/crosscribb";
 *
 * activeSeats(initialState()); // => []
 * const { state } = playout(crosscribb, { random: seeded(7), options: { dealer: 0 }, limit: 2 });
 * activeSeats(state); // => [1]
 * ```
 */
export function activeSeats(state: CrossCribbState | CrossCribbView): readonly Seat[] {
  switch (state?.phase) {
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
 * Lists all legal moves of the players. Empty squares come in the order of {@link SQUARES}, then the discard.
 *
 * @param state - a state or a view; a view lists only its viewer's moves
 * @param seat - lists only this seat's moves
 * @returns the moves; empty if chance is to move or the game is over
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { crosscribb, legalMoves } from "fifteen-two/crosscribb";
 *
 * const { state } = playout(crosscribb, { random: seeded(7), options: { dealer: 0 }, limit: 2 });
 * legalMoves(state, 1).length; // => 25
 * legalMoves(state, 1)[0]; // => { type: "place", seat: 1, square: "a1" }
 * ```
 */
export function legalMoves(state: CrossCribbState | CrossCribbView, seat?: Seat): readonly CrossCribbMove[] {
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
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
 * import { initialState, refusal } from "fifteen-two/crosscribb";
 *
 * refusal(initialState(), { type: "discard", seat: 0 })?.code; // => "chance-to-move"
 * ```
 */
export function refusal(state: CrossCribbState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  return refusalOf(state, move, refuse, SHAPES, parseMoveJson);
}

function refuse(state: CrossCribbState, move: CrossCribbMove): CrossCribbRefusal | undefined {
  switch (state?.phase) {
    case "play":
      return play.refuse(state, move);
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
 * import { playout, seeded } from "fifteen-two";
 * import { crosscribb, isLegal } from "fifteen-two/crosscribb";
 *
 * const { state } = playout(crosscribb, { random: seeded(7), options: { dealer: 0 }, limit: 2 });
 * isLegal(state, { type: "place", seat: 1, square: "b4" }); // => true
 * isLegal(state, { type: "place", seat: 1, square: "c3" }); // => false
 * ```
 */
export function isLegal(state: CrossCribbState, move: CrossCribbMove): boolean {
  return refusal(state, move) === undefined;
}

/**
 * Applies a move. What it scored is in the new state's `awards`.
 *
 * @param state - the state, which is left unchanged
 * @param move - a legal move by a player or chance
 * @returns the next state, which shares whatever did not change
 * @throws IllegalMoveError when the move is illegal. Its `code` is one of `malformed`, `game-over`, `chance-to-move`,
 * `players-to-move`, `not-your-turn`, `wrong-phase`, `wrong-cards`, `square-taken`, `must-discard`, `nothing-owed`,
 * `one-discard`, `wrong-claim`, `no-muggins`
 *
 * @example
 * ```ts
 * import { apply, initialState } from "fifteen-two/crosscribb";
 *
 * const state = apply(initialState({ players: 2 }), { type: "cut-for-deal", cards: ["7H", "3C"] });
 * state.phase === "deal" && state.dealer; // => 1
 * ```
 */
export function apply(state: CrossCribbState, move: CrossCribbMove): CrossCribbState {
  expectLegal(refusal(state, move), move);
  switch (state?.phase) {
    case "play":
      return play.apply(state, move as never);
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
 * Draws a fair chance move: the cut for the deal, the deal, or the cut card.
 *
 * @param state - the state
 * @param random - source of randomness
 * @returns the move; undefined if chance is not to move
 * @throws InvalidStateError when the source returns anything but a number from 0 (inclusive) to 1 (exclusive)
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { chance, initialState } from "fifteen-two/crosscribb";
 *
 * chance(initialState({ dealer: 0 }), seeded(7))?.type; // => "deal"
 * ```
 */
export function chance(state: CrossCribbState, random: Random): CrossCribbMove | undefined {
  switch (state?.phase) {
    case "cut-for-deal":
      return cutForDeal.draw(state, random);
    case "deal":
      return deal.draw(state, random);
    case "cut":
      return cut.draw(state, random);
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
 * Each side's standing: its score, its total of this round and, until it has counted, the points that its lines on the
 * board already have.
 *
 * @param state - a state or a view
 * @returns the points by side
 *
 * @example
 * ```ts
 * import { initialState, standing } from "fifteen-two/crosscribb";
 *
 * standing(initialState()); // => [0, 0]
 * ```
 */
export function standing(state: CrossCribbState | CrossCribbView): readonly number[] {
  expectPosition(state);
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
 * How the game ended.
 *
 * The losing side loses 1 game, 2 if it is 16 or more holes behind (a skunk), or 3 if it is 31 or more behind (a double
 * skunk), whatever the target.
 *
 * @param state - a state or a view
 * @returns the outcome, whose `reason` is always `round`; undefined while the game goes on
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { crosscribb, initialState, outcome } from "fifteen-two/crosscribb";
 *
 * outcome(initialState()); // => undefined
 * const { state } = playout(crosscribb, { random: seeded(7) });
 * outcome(state); // => { winners: [1], scores: [4, 31], gamesLost: [2, 0], reason: "round" }
 * ```
 */
export function outcome(state: CrossCribbState | CrossCribbView): Outcome<CrossCribbOutcomeReason> | undefined {
  expectPosition(state);
  return state.phase === "over" ? over.outcome(state) : undefined;
}
