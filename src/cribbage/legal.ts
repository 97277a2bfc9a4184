import { isAsked } from "../core/asked.ts";
import { type Card, indexOfCard, type Seen } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { answersTo } from "../scoring/muggins.ts";
import { type CribbageMove, discardOf, discardsOf, goMove, playOf, playsOf, showMove } from "./moves.ts";
import { fits } from "./play.ts";
import { shownPoints } from "./show.ts";
import {
  type CribbageState,
  type CribbageView,
  cribPlace,
  type DiscardState,
  dealtTo,
  type ShowState,
  seatsFrom,
} from "./state.ts";

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
      return seatsFrom(0, state.options.players).filter((seat) => mayDiscard(state, seat));
    case "play":
    case "show":
      return [state.turn];
    case "muggins":
      return state.pending;
    default:
      return [];
  }
}

/** Whether a seat, or what is said to be one, has still to discard. */
export function mayDiscard({ options, crib }: Seen<DiscardState>, seat: unknown): boolean {
  return Number.isInteger(seat) && crib[cribPlace(options.players, seat as Seat)] === null;
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
  switch (state.phase) {
    case "discard":
      return discardsFrom(state, seat);
    case "play": {
      const { turn } = state;
      return isAsked(state, seat, turn) ? playsFrom(state.hands[turn] as readonly Card[], state.count, turn) : [];
    }
    case "show":
      return isAsked(state, seat, state.turn) ? shows(state as ShowState) : [];
    case "muggins":
      return state.pending
        .filter((active) => isAsked(state, seat, active))
        .flatMap((active) => answersTo(state.missing, active));
    default:
      return [];
  }
}

// Lists are made at their full length, since one that grows is given room for many more.

function discardsFrom(state: Seen<DiscardState>, asked: Seat | undefined): CribbageMove[] {
  const { players } = state.options;
  const { cards, discards } = dealtTo(players);
  const isActive = (seat: Seat) => mayDiscard(state, seat) && isAsked(state, asked, seat);
  let seats = 0;
  for (let seat = 0; seat < players; seat++) seats += Number(isActive(seat));
  const moves = new Array<CribbageMove>(seats * (discards === 1 ? cards : (cards * (cards - 1)) / 2));
  const held = new Array<number>(cards);
  let at = 0;
  for (let seat = 0; at < moves.length; seat++) {
    if (!isActive(seat)) continue;
    const made = discardsOf(seat);
    for (let i = 0; i < cards; i++) held[i] = indexOfCard(state.hands[seat]![i]);
    for (let i = 0; i < cards; i++) {
      if (discards === 1) moves[at++] = discardOf(made, seat, held[i]!, held[i]!);
      else for (let j = i + 1; j < cards; j++) moves[at++] = discardOf(made, seat, held[i]!, held[j]!);
    }
  }
  return moves;
}

function playsFrom(hand: readonly Card[], count: number, seat: Seat): CribbageMove[] {
  let n = 0;
  for (let i = 0; i < hand.length; i++) n += Number(fits(hand[i]!, count));
  if (n === 0) return [goMove(seat)];
  const made = playsOf(seat);
  const moves = new Array<CribbageMove>(n);
  let at = 0;
  for (let i = 0; at < n; i++)
    if (n === hand.length || fits(hand[i]!, count)) moves[at++] = playOf(made, seat, hand[i]!);
  return moves;
}

function shows(state: ShowState): CribbageMove[] {
  const { turn: seat, hand } = state;
  if (!state.options.muggins) return [showMove(seat, hand)];
  return Array.from({ length: shownPoints(state) + 1 }, (_, claim) => ({ type: "show", seat, hand, claim }));
}
