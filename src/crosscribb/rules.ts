import { isAsked } from "../core/asked.ts";
import { quote } from "../core/card.ts";
import { IllegalMoveError } from "../core/errors.ts";
import type { Outcome, Seat, Side } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { exactly, notYourTurn, outOfTurn, type Refusal, refusalOf } from "../core/refusal.ts";
import { answersTo } from "../scoring/muggins.ts";
import type { Board } from "./board.ts";
import {
  applyCut,
  applyCuts,
  applyDeal,
  drawCut,
  drawCuts,
  drawDeal,
  refuseCut,
  refuseCuts,
  refuseDeal,
  start,
} from "./deal.ts";
import { countSide } from "./lines.ts";
import { type CrossCribbMove, parseMoveJson } from "./moves.ts";
import { type CrossCribbOptions, readOptions, sideOf } from "./options.ts";
import { addPlays, applyDiscard, applyPlace, refuseDiscard, refusePlace } from "./play.ts";
import { applyAnswer, applyShow, refuseAnswer, refuseShow, shownPoints } from "./show.ts";
import type { CrossCribbState, CrossCribbView } from "./state.ts";

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
 * initialState().options.players; // => 4
 * initialState({ dealer: 2 }).phase; // => "deal"
 * ```
 */
export function initialState(options?: CrossCribbOptions): CrossCribbState {
  return start(readOptions(options));
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
  switch (state.phase) {
    case "play":
    case "show":
      return [state.turn];
    case "muggins":
      return state.pending;
    default:
      return [];
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
  const moves: CrossCribbMove[] = [];
  for (const active of activeSeats(state))
    if (isAsked(state, seat, active)) addMoves(moves, state as CrossCribbState, active);
  return moves;
}

function addMoves(moves: CrossCribbMove[], state: CrossCribbState, seat: Seat): void {
  switch (state.phase) {
    case "play":
      addPlays(moves, state);
      return;
    case "show":
      if (!state.options.muggins) moves.push({ type: "show", seat });
      else
        for (let claim = 0, most = shownPoints(state); claim <= most; claim++)
          moves.push({ type: "show", seat, claim });
      return;
    case "muggins":
      moves.push(...answersTo(state.missing, seat));
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

/** Why a move is not legal; undefined when it is. */
function refusal(state: CrossCribbState, move: CrossCribbMove): Refusal | undefined {
  return refusalOf(state, move, refuse, parseMoveJson);
}

function refuse(state: CrossCribbState, move: CrossCribbMove): Refusal | undefined {
  switch (state.phase) {
    case "over":
      return outOfTurn("over");
    case "cut-for-deal":
      return move.type === "cut-for-deal" ? exactly(2, move, refuseCuts(state, move)) : outOfTurn("chance");
    case "deal":
      return move.type === "deal" ? exactly(2, move, refuseDeal(state, move)) : outOfTurn("chance");
    case "cut":
      return move.type === "cut" ? exactly(2, move, refuseCut(state, move)) : outOfTurn("chance");
  }
  if (!("seat" in move)) return outOfTurn("players");
  if (!(state.phase === "muggins" ? state.pending.includes(move.seat) : state.turn === move.seat))
    return notYourTurn(move.seat, activeSeats(state));
  if (state.phase === "play" && move.type === "place") return exactly(3, move, refusePlace(state, move));
  if (state.phase === "play" && move.type === "discard") return exactly(2, move, refuseDiscard(state));
  if (state.phase === "show" && move.type === "show")
    return exactly(state.options.muggins ? 3 : 2, move, refuseShow(state, move));
  if (state.phase === "muggins" && (move.type === "muggins" || move.type === "accept"))
    return exactly(move.type === "accept" ? 2 : 3, move, refuseAnswer(state, move));
  return ["wrong-phase", `${quote(move.type)} is not possible now, in the phase ${state.phase}`];
}

/**
 * The state after a move. What the move scored is in its `scored`.
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
  const why = refusal(state, move);
  if (why !== undefined) throw new IllegalMoveError(why[0], why[1], move);
  if (state.phase === "play") return move.type === "place" ? applyPlace(state, move) : applyDiscard(state);
  if (state.phase === "show") return applyShow(state, move as never);
  if (state.phase === "muggins") return applyAnswer(state, move as never);
  if (state.phase === "cut") return applyCut(state, move as never);
  if (state.phase === "deal") return applyDeal(state, move as never);
  return applyCuts(state as CrossCribbState & { phase: "cut-for-deal" }, move as never);
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
  switch (state.phase) {
    case "cut-for-deal":
      return drawCuts(state, random);
    case "deal":
      return drawDeal(state, random);
    case "cut":
      return drawCut(state, random);
    default:
      return undefined;
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
  if (state.phase !== "play" && state.phase !== "show" && state.phase !== "muggins") return state.scores;
  const { phase, scores, totals, turn, dealer, options } = state;
  // In a view as well all cards on the board are face up.
  const board = state.board as Board;
  const hasCounted = (side: Side) =>
    phase !== "play" && (side === sideOf(turn) ? phase === "muggins" : turn === dealer);
  return scores.map(
    (score, side) => score + totals[side]! + (hasCounted(side) ? 0 : countSide(board, side, options.lineFlush)),
  );
}

/**
 * How the game ended (S1-36 to S1-38): the losing side loses 1 game, 2 when it is 16 or more behind (a skunk), 3 when
 * it is 31 or more behind (a double skunk), whatever the target.
 *
 * @param state - the state, or a view
 * @returns the outcome; its `why` is always `round`; undefined while the game goes on
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { crosscribb, initialState, outcome } from "fifteen-two/crosscribb";
 *
 * outcome(initialState()); // => undefined
 * const { state } = playout(crosscribb, { random: seeded(7) });
 * outcome(state); // => { winners: [1], scores: [4, 31], gamesLost: [2, 0], why: "round" }
 * ```
 */
export function outcome(state: CrossCribbState | CrossCribbView): Outcome | undefined {
  if (state.phase !== "over") return undefined;
  const { scores, winner } = state;
  const lead = scores[winner]! - scores[1 - winner]!;
  const lost = lead >= 31 ? 3 : lead >= 16 ? 2 : 1;
  return { winners: [winner], scores, gamesLost: winner === 0 ? [0, lost] : [lost, 0], why: "round" };
}
