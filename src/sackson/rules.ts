import { quote } from "../core/card.ts";
import { IllegalMoveError } from "../core/errors.ts";
import type { Outcome, Seat } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { exactly, notYourTurn, outOfTurn, type Refusal, refusalOf } from "../core/refusal.ts";
import { parseMoveJson, type SacksonMove } from "./moves.ts";
import { readOptions, type SacksonOptions } from "./options.ts";
import { TARGET } from "./points.ts";
import type { SacksonState, SacksonView } from "./state.ts";
import {
  addExchanges,
  addReturns,
  addTakes,
  applyExchange,
  applyReturn,
  applyTake,
  refuseExchange,
  refuseReturn,
  refuseTake,
  start,
} from "./turn.ts";

/**
 * The state before anything has happened.
 *
 * @param options - what is agreed; see {@link SacksonOptions}
 * @returns the state in which the first seat takes two stones
 * @throws InvalidStateError when an option is unknown or out of range; its path names it
 *
 * @example
 * ```ts
 * import { initialState } from "fifteen-two/sackson";
 *
 * initialState({ players: 4, first: 2 }).turn; // => 2
 * ```
 */
export function initialState(options?: SacksonOptions): SacksonState {
  return start(readOptions(options));
}

/**
 * The seat that is to move.
 *
 * @param state - a state or a view
 * @returns that seat; none when the game is over
 *
 * @example
 * ```ts
 * import { activeSeats, initialState } from "fifteen-two/sackson";
 *
 * activeSeats(initialState({ first: 1 })); // => [1]
 * ```
 */
export function activeSeats(state: SacksonState | SacksonView): readonly Seat[] {
  return state.phase === "over" ? [] : [state.turn];
}

/**
 * All legal moves.
 *
 * @param state - a state or a view
 * @param seat - one seat; without it, the one that is to move
 * @returns the moves; none when the seat is not to move. Two colors stand in the order of `COLORS`, two squares in that
 *   of `SQUARES`, and each two once.
 *
 * @example
 * ```ts
 * import { initialState, legalMoves } from "fifteen-two/sackson";
 *
 * legalMoves(initialState()).length; // => 10
 * legalMoves(initialState())[0]; // => { type: "take", seat: 0, colors: ["yellow", "blue"] }
 * ```
 */
export function legalMoves(state: SacksonState | SacksonView, seat: Seat = state.turn): readonly SacksonMove[] {
  if (seat !== state.turn) return [];
  const moves: SacksonMove[] = [];
  if (state.phase === "take") addTakes(moves, state);
  else if (state.phase === "exchange") addExchanges(moves, state);
  else if (state.phase === "return") addReturns(moves, state);
  return moves;
}

/**
 * Whether {@link apply} would accept a move.
 *
 * @param state - the state
 * @param move - the move, its colors or squares in either order; anything else is simply not legal
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

/** Why a move is not legal; undefined when it is. */
function refusal(state: SacksonState, move: SacksonMove): Refusal | undefined {
  return refusalOf(state, move, refuse, parseMoveJson);
}

function refuse(state: SacksonState, move: SacksonMove): Refusal | undefined {
  if (state.phase === "over") return outOfTurn("over");
  if (move.seat !== state.turn) return notYourTurn(move.seat, [state.turn]);
  if (state.phase === "take" && move.type === "take") return exactly(3, move, refuseTake(state, move));
  if (state.phase === "exchange" && move.type === "exchange") return exactly(3, move, refuseExchange(state, move));
  if (state.phase === "return" && move.type === "return") return exactly(3, move, refuseReturn(state, move));
  return ["wrong-phase", `${quote(move.type)} is not possible now, in the phase ${state.phase}`];
}

/**
 * The state after a move. The figures that an exchange made are in its `scored`.
 *
 * @param state - the state; it stays as it is
 * @param move - a legal move, its colors or squares in either order
 * @returns the next state, sharing what did not change
 * @throws IllegalMoveError when the move is not legal. Its `code` is one of `malformed`, `game-over`, `not-your-turn`,
 *   `wrong-phase`, `wrong-stones`, `not-in-bank`, `wrong-colors`, `isolated`, `not-held`, `must-return-figure`
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
  const why = refusal(state, move);
  if (why !== undefined) throw new IllegalMoveError(why[0], why[1], move);
  if (state.phase === "exchange") return applyExchange(state, move as never);
  if (state.phase === "return") return applyReturn(state, move as never);
  return applyTake(state as SacksonState & { phase: "take" }, move as never);
}

/**
 * Chance never moves in this game.
 *
 * @param state - the state
 * @param random - a random source, which is not asked
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
  return undefined;
}

/**
 * Where each side stands, in points: its score.
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
  return state.scores;
}

/**
 * How the game ended (S0-42, S0-43): the higher score wins; the loser loses 2 games when 11 or more behind, a double
 * victory, else 1. Only at the turn limit can scores be equal: then nobody has won or lost.
 *
 * @param state - the state, or a view
 * @returns the outcome; its `why` is `points` or `turn-limit`; undefined while the game goes on
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { outcome, sackson } from "fifteen-two/sackson";
 *
 * const { state } = playout(sackson, { random: seeded(7), options: { turnLimit: 10 } });
 * outcome(state)?.why; // => "turn-limit"
 * ```
 */
export function outcome(state: SacksonState | SacksonView): Outcome | undefined {
  if (state.phase !== "over") return undefined;
  const { scores } = state;
  const best = Math.max(...scores);
  const winners = scores[0] === scores[1] ? [] : [scores.indexOf(best)];
  const gamesLost = scores.map((score) => (score === best ? 0 : best - score >= 11 ? 2 : 1));
  return { winners, scores, gamesLost, why: best >= TARGET ? "points" : "turn-limit" };
}
