import type { Outcome, Seat } from "../core/game.ts";
import { expectPosition, unknownPhase } from "../core/position.ts";
import type { Random } from "../core/random.ts";
import { expectLegal, gameOver, notYourTurn, refusalOf, wrongPhase } from "../core/refusal.ts";
import { isAsked } from "../core/seat.ts";
import { COLORS } from "./color.ts";
import { parseLayout } from "./display.ts";
import { parseMoveJson, type SacksonMove, type SacksonRefusal, SHAPES } from "./moves.ts";
import { readOptions, type SacksonOptions } from "./options.ts";
import * as exchange from "./phases/exchange.ts";
import * as over from "./phases/over.ts";
import * as returning from "./phases/return.ts";
import * as take from "./phases/take.ts";
import { makePointBoard } from "./point-board.ts";
import { NOTHING } from "./score.ts";
import type { SacksonOutcomeReason, SacksonState, SacksonView } from "./state.ts";

/**
 * The state at the start of a game.
 *
 * @param options - see {@link SacksonOptions}
 * @returns the state in which the first seat takes two stones
 * @throws InvalidStateError when an option is unknown or out of range; its path names the option
 *
 * @example
 * ```ts
 * import { initialState } from "fifteen-two/sackson";
 *
 * initialState({ players: 4, first: 2 }).turn; // => 2
 * ```
 */
export function initialState(options?: SacksonOptions): SacksonState {
  const settings = readOptions(options);
  return {
    settings,
    scores: [0, 0],
    awards: NOTHING,
    phase: "take",
    display: parseLayout(settings.layout),
    bank: [...COLORS],
    held: [[], []],
    pointBoard: makePointBoard(() => 5),
    turns: 0,
    turn: settings.first,
  };
}

/**
 * The seat that is to move.
 *
 * @param state - a state or a view
 * @returns that seat; empty if the game is over
 *
 * @example
 * ```ts
 * import { activeSeats, initialState } from "fifteen-two/sackson";
 *
 * activeSeats(initialState({ first: 1 })); // => [1]
 * ```
 */
export function activeSeats(state: SacksonState | SacksonView): readonly Seat[] {
  expectPosition(state);
  return state.phase === "over" ? [] : [state.turn];
}

/**
 * Lists all legal moves. Two colors are in the order of `COLORS`, and two squares in that of `SQUARES`; each pair is
 * listed once.
 *
 * @param state - a state or a view
 * @param seat - lists only this seat's moves
 * @returns the moves; empty if the seat is not to move
 *
 * @example
 * ```ts
 * import { initialState, legalMoves } from "fifteen-two/sackson";
 *
 * legalMoves(initialState()).length; // => 10
 * legalMoves(initialState())[0]; // => { type: "take", seat: 0, colors: ["yellow", "blue"] }
 * ```
 */
export function legalMoves(state: SacksonState | SacksonView, seat?: Seat): readonly SacksonMove[] {
  if (!isAsked(state?.viewer, seat, state?.turn)) {
    expectPosition(state);
    return [];
  }
  switch (state?.phase) {
    case "take":
      return take.legalMoves(state);
    case "exchange":
      return exchange.legalMoves(state);
    case "return":
      return returning.legalMoves(state);
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
 * @param move - the move, its colors or squares in either order; anything else is refused as malformed
 * @returns the reason, or undefined if the move is legal
 *
 * @example
 * ```ts
 * import { initialState, refusal } from "fifteen-two/sackson";
 *
 * refusal(initialState(), { type: "return", seat: 0, color: "red" })?.code; // => "wrong-phase"
 * refusal(initialState(), { type: "take", seat: 0, colors: ["red", "blue"] }); // => undefined
 * ```
 */
export function refusal(state: SacksonState, move: SacksonMove): SacksonRefusal | undefined {
  return refusalOf(state, move, refuse, SHAPES, parseMoveJson);
}

function refuse(state: SacksonState, move: SacksonMove): SacksonRefusal | undefined {
  expectPosition(state);
  if (state.phase === "over") return gameOver();
  if (move.seat !== state.turn) return notYourTurn(move.seat, [state.turn]);
  // Each phase is named after its only type of move.
  if (move.type !== state.phase) return wrongPhase(state, move);
  switch (state.phase) {
    case "take":
      return take.refuse(state, move as never);
    case "exchange":
      return exchange.refuse(state, move as never);
    case "return":
      return returning.refuse(state, move as never);
    default:
      throw unknownPhase(state);
  }
}

/**
 * Whether {@link apply} would accept a move.
 *
 * @param state - the state
 * @param move - the move, its colors or squares in either order; anything else is not legal
 * @returns whether it is legal
 *
 * @example
 * ```ts
 * import { initialState, isLegal } from "fifteen-two/sackson";
 *
 * isLegal(initialState(), { type: "take", seat: 0, colors: ["red", "blue"] }); // => true
 * isLegal(initialState(), { type: "take", seat: 0, colors: ["red"] }); // => false
 * ```
 */
export function isLegal(state: SacksonState, move: SacksonMove): boolean {
  return refusal(state, move) === undefined;
}

/**
 * Applies a move. The figures it made are in the new state's `awards`.
 *
 * @param state - the state, which is left unchanged
 * @param move - a legal move, its colors or squares in either order
 * @returns the next state, which shares whatever did not change
 * @throws IllegalMoveError when the move is illegal. Its `code` is one of `malformed`, `game-over`, `not-your-turn`,
 * `wrong-phase`, `wrong-stones`, `not-in-bank`, `wrong-colors`, `isolated`, `not-held`,
 * `must-return-figure`
 *
 * @example
 * ```ts
 * import { apply, initialState } from "fifteen-two/sackson";
 *
 * const state = apply(initialState(), { type: "take", seat: 0, colors: ["red", "blue"] });
 * state.phase; // => "exchange"
 * state.held; // => [["blue", "red"], []]
 * ```
 */
export function apply(state: SacksonState, move: SacksonMove): SacksonState {
  expectLegal(refusal(state, move), move);
  switch (state?.phase) {
    case "take":
      return take.apply(state, move as never);
    case "exchange":
      return exchange.apply(state, move as never);
    case "return":
      return returning.apply(state, move as never);
    case "over":
      return state;
    default:
      throw unknownPhase(state);
  }
}

/**
 * Chance never moves in this game.
 *
 * @param state - the state
 * @param random - not used
 * @returns undefined
 *
 * @example
 * ```ts
 * import { chance, initialState } from "fifteen-two/sackson";
 *
 * chance(initialState(), Math.random); // => undefined
 * ```
 */
export function chance(state: SacksonState, random: Random): SacksonMove | undefined {
  expectPosition(state);
  return undefined;
}

/**
 * Each side's standing: its points.
 *
 * @param state - the state, or a view
 * @returns the points by side
 *
 * @example
 * ```ts
 * import { initialState, standing } from "fifteen-two/sackson";
 *
 * standing(initialState()); // => [0, 0]
 * ```
 */
export function standing(state: SacksonState | SacksonView): readonly number[] {
  expectPosition(state);
  return state.scores;
}

/**
 * How the game ended.
 *
 * The higher score wins. The loser loses 2 games (a double victory) if 11 or more points behind, otherwise 1. Scores
 * can be equal only at the turn limit; then it is a draw.
 *
 * @param state - the state, or a view
 * @returns the outcome, whose `reason` is `points` or `turn-limit`; undefined while the game goes on
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { outcome, sackson } from "fifteen-two/sackson";
 *
 * const { state } = playout(sackson, { random: seeded(7), options: { turnLimit: 10 } });
 * outcome(state)?.reason; // => "turn-limit"
 * ```
 */
export function outcome(state: SacksonState | SacksonView): Outcome<SacksonOutcomeReason> | undefined {
  expectPosition(state);
  return state.phase === "over" ? over.outcome(state) : undefined;
}
