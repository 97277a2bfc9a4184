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
 * The state before anything has happened.
 *
 * @param options - what is agreed; see {@link CrossCribbOptions}
 * @returns the state in which the cards are cut for the deal, or, with the option `dealer`, the first round is dealt
 * @throws InvalidStateError when an option is unknown or out of range; its path names it
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
 * The seats that may move now: the one whose turn it is in the play or the show, every seat that may still answer a
 * short count.
 *
 * @param state - a state or a view
 * @returns the seats in order; none when chance is to move or the game is over
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
 * All legal moves of the players.
 *
 * @param state - a state, or a view: then only its viewer's moves are known
 * @param seat - one seat; without it, all that are active
 * @returns the moves; none when chance is to move or the game is over. The open squares come in the order of
 *   {@link SQUARES}, the discard last.
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
 * Why {@link apply} would refuse a move.
 *
 * @param state - the state
 * @param move - the move, a player's or chance's; anything else is refused as malformed
 * @returns the reason; undefined if the move is legal
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
 * @param move - the move, a player's or chance's; anything else is simply not legal
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
 * The state after a move. What the move scored is in its `awards`.
 *
 * @param state - the state; it stays as it is
 * @param move - a legal move, a player's or chance's
 * @returns the next state, sharing what did not change
 * @throws IllegalMoveError when the move is not legal. Its `code` is one of `malformed`, `game-over`, `chance-to-move`,
 *   `players-to-move`, `not-your-turn`, `wrong-phase`, `wrong-cards`, `square-taken`, `must-discard`, `nothing-owed`,
 *   `one-discard`, `wrong-claim`, `no-muggins`
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
 * A fair move of chance: the cut for the deal, the deal, the cut card.
 *
 * @param state - the state
 * @param random - where the randomness comes from
 * @returns the move; undefined when it is not chance's turn
 * @throws InvalidStateError when the source gives anything but a number from 0 up to 1
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
 * Where each side stands, in points: its score, what it has of this round and, until it has counted, what its lines on
 * the board are worth already.
 *
 * @param state - the state, or a view
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
 * How the game ended (S1-36 to S1-38): the losing side loses 1 game, 2 when it is 16 or more behind (a skunk), 3 when
 * it is 31 or more behind (a double skunk), whatever the target.
 *
 * @param state - the state, or a view
 * @returns the outcome; its `reason` is always `round`; undefined while the game goes on
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
