import { type Card, indexOfCard, quote, type Seen } from "../core/card.ts";
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
import {
  type AcceptMove,
  type CribbageMove,
  type CutForDealMove,
  type CutMove,
  type DealMove,
  type DiscardMove,
  discardOf,
  discardsOf,
  type GoMove,
  goMove,
  type MugginsMove,
  type PlayMove,
  parseMoveJson,
  playMove,
  type ShowMove,
  showMove,
} from "./moves.ts";
import { type CribbageOptions, readOptions } from "./options.ts";
import { applyPlay, fits, refusePlay } from "./play.ts";
import { applyAnswer, applyShow, refuseAnswer, refuseShow, shownPoints } from "./show.ts";
import {
  type CribbageState,
  type CribbageView,
  cribPlace,
  type DiscardState,
  dealtTo,
  type ShowState,
} from "./state.ts";

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
  switch (state.phase) {
    case "discard":
      return seatsToDiscard(state);
    case "play":
    case "show":
      return [state.turn];
    case "muggins":
      return state.pending;
    default:
      return [];
  }
}

function seatsToDiscard(state: Seen<DiscardState>): Seat[] {
  const { players } = state.options;
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) if (state.crib[cribPlace(players, seat)] === null) seats.push(seat);
  return seats;
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
  const { viewer } = state as Partial<CribbageView>;
  const only = viewer === null ? -1 : viewer;
  const asked = (active: Seat) => (seat === undefined || seat === active) && (only === undefined || only === active);
  switch (state.phase) {
    case "discard":
      return discardsFrom(state.hands as DiscardState["hands"], seatsToDiscard(state).filter(asked));
    case "play":
      return asked(state.turn) ? playsFrom(state.hands[state.turn] as readonly Card[], state.count, state.turn) : [];
    case "show":
      return asked(state.turn) ? shows(state as ShowState) : [];
    case "muggins":
      return state.pending.filter(asked).flatMap((active) => answers(state.missing, active));
    default:
      return [];
  }
}

// Lists are made at their full length, since one that grows is given room for many more.

function discardsFrom(hands: DiscardState["hands"], seats: readonly Seat[]): CribbageMove[] {
  const { cards, discards } = dealtTo(hands.length);
  const moves = new Array<CribbageMove>(seats.length * (discards === 1 ? cards : (cards * (cards - 1)) / 2));
  let at = 0;
  for (const seat of seats) {
    const made = discardsOf(seat);
    const held = hands[seat]!.map(indexOfCard);
    for (let i = 0; i < cards; i++) {
      if (discards === 1) moves[at++] = discardOf(made, seat, held[i]!, held[i]!);
      else for (let j = i + 1; j < cards; j++) moves[at++] = discardOf(made, seat, held[i]!, held[j]!);
    }
  }
  return moves;
}

function playsFrom(hand: readonly Card[], count: number, seat: Seat): CribbageMove[] {
  let n = 0;
  for (const card of hand) if (fits(card, count)) n++;
  if (n === 0) return [goMove(seat)];
  const moves = new Array<CribbageMove>(n);
  let at = 0;
  for (const card of hand) if (fits(card, count)) moves[at++] = playMove(seat, card);
  return moves;
}

function shows(state: ShowState): CribbageMove[] {
  const { turn: seat, hand } = state;
  if (!state.options.muggins) return [showMove(seat, hand)];
  return Array.from({ length: shownPoints(state) + 1 }, (_, claim) => ({ type: "show", seat, hand, claim }));
}

function answers(missing: number, seat: Seat): CribbageMove[] {
  const claims = Array.from({ length: missing }, (_, i): CribbageMove => ({ type: "muggins", seat, points: i + 1 }));
  return [...claims, { type: "accept", seat }];
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
  const { seat } = move as { readonly seat?: Seat };
  switch (state.phase) {
    case "over":
      return outOfTurn("over");
    case "cut-for-deal":
      return move.type === "cut-for-deal" ? exactly(2, move, refuseCuts(state, move)) : outOfTurn("chance");
    case "deal":
      return move.type === "deal" ? exactly(3, move, refuseDeal(state, move)) : outOfTurn("chance");
    case "cut":
      return move.type === "cut" ? exactly(2, move, refuseStarter(state, move)) : outOfTurn("chance");
    case "discard":
      if (!seatsToDiscard(state).includes(seat!)) return wrongSeat(state, seat);
      return move.type === "discard" ? exactly(3, move, refuseDiscard(state, move)) : wrongPhase(state, move);
    case "play":
      if (seat !== state.turn) return wrongSeat(state, seat);
      if (move.type === "play") return exactly(3, move, refusePlay(state, move));
      return move.type === "go" ? exactly(2, move, refusePlay(state, move)) : wrongPhase(state, move);
    case "show":
      if (seat !== state.turn) return wrongSeat(state, seat);
      if (move.type !== "show") return wrongPhase(state, move);
      return exactly(state.options.muggins ? 4 : 3, move, refuseShow(state, move));
    case "muggins":
      if (!state.pending.includes(seat!)) return wrongSeat(state, seat);
      if (move.type === "accept") return exactly(2, move, undefined);
      return move.type === "muggins" ? exactly(3, move, refuseAnswer(state, move)) : wrongPhase(state, move);
  }
}

function wrongSeat(state: CribbageState, seat: unknown): Refusal {
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
 * @param state - the state
 * @returns the points by side
 *
 * @example
 * ```ts
 * import { initialState, standing } from "fifteen-two/cribbage";
 *
 * standing(initialState()); // => [0, 0]
 * ```
 */
export function standing(state: CribbageState): readonly number[] {
  return state.scores;
}

/**
 * How the game ended (S2-61 to S2-66): each losing side loses 1 game, 2 when it is 31 or more behind (a skunk), 3 or
 * 4 by the option `doubleSkunk` when 61 or more.
 *
 * @param state - the state
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
export function outcome(state: CribbageState): Outcome | undefined {
  if (state.phase !== "over") return undefined;
  const { scores, winner, options, during } = state;
  const gamesLost = scores.map((score, side) => {
    const lead = scores[winner]! - score;
    return side === winner ? 0 : lead >= 61 ? options.doubleSkunk : lead >= 31 ? 2 : 1;
  });
  return { winners: [winner], scores, gamesLost, why: during };
}
