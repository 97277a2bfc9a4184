import { type Card, indexOfCard, type Seen } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { answersTo } from "../scoring/muggins.ts";
import { type CribbageMove, discardOf, discardsOf, goMove, playMove, showMove } from "./moves.ts";
import { fits } from "./play.ts";
import { shownPoints } from "./show.ts";
import {
  type CribbageState,
  type CribbageView,
  cribPlace,
  type DiscardState,
  dealtTo,
  type ShowState,
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

export function seatsToDiscard(state: Seen<DiscardState>): Seat[] {
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
      return state.pending.filter(asked).flatMap((active) => answersTo(state.missing, active));
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
