import { quote } from "../core/card.ts";
import { IllegalMoveError } from "../core/errors.ts";
import type { Outcome, Seat } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { exactly, notYourTurn, outOfTurn, type Refusal, refusalOf } from "../core/refusal.ts";
import {
  applyCuts,
  applyDeal,
  applyDiscard,
  applyStarter,
  drawCuts,
  drawDeal,
  drawStarter,
  refuseCuts,
  refuseDeal,
  refuseDiscard,
  refuseStarter,
  start,
} from "./deal.ts";
import { activeSeats, mayDiscard } from "./legal.ts";
import {
  type AcceptMove,
  type CribbageMove,
  type CutForDealMove,
  type CutMove,
  type DealMove,
  type DiscardMove,
  type GoMove,
  type MugginsMove,
  type PlayMove,
  parseMoveJson,
  type ShowMove,
} from "./moves.ts";
import { type CribbageOptions, readOptions } from "./options.ts";
import { applyPlay, refusePlay } from "./play.ts";
import { applyAnswer, applyShow, refuseAnswer, refuseShow } from "./show.ts";
import type { CribbageState, CribbageView } from "./state.ts";

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
  return start(readOptions(options));
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

/** Why a move is not legal; undefined when it is. */
function refusal(state: CribbageState, move: CribbageMove): Refusal | undefined {
  return refusalOf(state, move, refuse, parseMoveJson);
}

function refuse(state: CribbageState, move: CribbageMove): Refusal | undefined {
  switch (state.phase) {
    case "play":
      if ((move as PlayMove).seat !== state.turn) return wrongSeat(state, move);
      if (move.type === "play") return exactly(3, move, refusePlay(state, move));
      return move.type === "go" ? exactly(2, move, refusePlay(state, move)) : wrongPhase(state, move);
    case "discard":
      if (!mayDiscard(state, (move as DiscardMove).seat)) return wrongSeat(state, move);
      return move.type === "discard" ? exactly(3, move, refuseDiscard(state, move)) : wrongPhase(state, move);
    case "show":
      if ((move as ShowMove).seat !== state.turn) return wrongSeat(state, move);
      if (move.type !== "show") return wrongPhase(state, move);
      return exactly(state.options.muggins ? 4 : 3, move, refuseShow(state, move));
    case "muggins":
      if (!state.pending.includes((move as MugginsMove).seat)) return wrongSeat(state, move);
      if (move.type === "accept") return exactly(2, move, undefined);
      return move.type === "muggins" ? exactly(3, move, refuseAnswer(state, move)) : wrongPhase(state, move);
    case "over":
      return outOfTurn("over");
    case "cut-for-deal":
      return move.type === "cut-for-deal" ? exactly(2, move, refuseCuts(state, move)) : outOfTurn("chance");
    case "deal":
      return move.type === "deal" ? exactly(3, move, refuseDeal(state, move)) : outOfTurn("chance");
    case "cut":
      return move.type === "cut" ? exactly(2, move, refuseStarter(state, move)) : outOfTurn("chance");
  }
}

function wrongSeat(state: CribbageState, move: CribbageMove): Refusal {
  const { seat } = move as { readonly seat?: Seat };
  return seat === undefined ? outOfTurn("players") : notYourTurn(seat, activeSeats(state));
}

function wrongPhase(state: CribbageState, move: CribbageMove): Refusal {
  return ["wrong-phase", `${quote(move.type)} is not possible now, in the phase ${state.phase}`];
}

/**
 * The state after a move. What the move scored is in its `scored`.
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
  const why = refusal(state, move);
  if (why !== undefined) throw new IllegalMoveError(why[0], why[1], move);
  switch (state.phase) {
    case "play":
      return applyPlay(state, move as PlayMove | GoMove);
    case "discard":
      return applyDiscard(state, move as DiscardMove);
    case "show":
      return applyShow(state, move as ShowMove);
    case "muggins":
      return applyAnswer(state, move as MugginsMove | AcceptMove);
    case "cut":
      return applyStarter(state, move as CutMove);
    case "deal":
      return applyDeal(state, move as DealMove);
    case "cut-for-deal":
      return applyCuts(state, move as CutForDealMove);
    case "over":
      return state;
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
  switch (state.phase) {
    case "cut-for-deal":
      return drawCuts(state, random);
    case "deal":
      return drawDeal(state, random);
    case "cut":
      return drawStarter(state, random);
    default:
      return undefined;
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
  return state.scores;
}

/**
 * How the game ended (S2-61 to S2-66): each losing side loses 1 game, 2 when it is 31 or more behind (a skunk), 3 or
 * 4 by the option `doubleSkunk` when 61 or more.
 *
 * @param state - the state, or a view
 * @returns the outcome; its `why` is `cut`, `play`, `hand` or `crib`, where the last point fell; undefined while the
 *   game goes on
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { cribbage, initialState, outcome } from "fifteen-two/cribbage";
 *
 * outcome(initialState()); // => undefined
 * const { state } = playout(cribbage, { random: seeded(7) });
 * outcome(state); // => { winners: [0], scores: [121, 102], gamesLost: [0, 1], why: "hand" }
 * ```
 */
export function outcome(state: CribbageState | CribbageView): Outcome | undefined {
  if (state.phase !== "over") return undefined;
  const { scores, winner, options, during } = state;
  const gamesLost = scores.map((score, side) => {
    const lead = scores[winner]! - score;
    return side === winner ? 0 : lead >= 61 ? options.doubleSkunk : lead >= 31 ? 2 : 1;
  });
  return { winners: [winner], scores, gamesLost, why: during };
}
