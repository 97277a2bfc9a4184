import type { Seat } from "../../core/any.ts";
import { type Card, HIDDEN, type Hidden, indexOfCard } from "../../core/card.ts";
import { fault } from "../../core/fault.ts";
import { replaced } from "../../core/list.ts";
import { plain } from "../../core/message.ts";
import { outOfTurn, wrongPhase } from "../../core/refusal.ts";
import { NO_AWARDS } from "../../core/score.ts";
import { dealtTo, ownersOf } from "../crib.ts";
import type { CribbageMove, DiscardMove } from "../moves.ts";
import type { CribbagePhase, CutState, DiscardState, View } from "../state.ts";

export function activeSeats(state: DiscardState | View<DiscardState>): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.settings.players; seat++) if (mayDiscard(state, seat)) seats.push(seat);
  return seats;
}

function mayDiscard({ settings, crib }: DiscardState | View<DiscardState>, seat: unknown): boolean {
  return crib[ownersOf(settings).indexOf(seat as Seat)] === null;
}

/** Every possible discard of these seats. Two cards are in the order of `CARDS`. */
export function legalMoves({ settings, hands }: DiscardState, seats: readonly Seat[]): DiscardMove[] {
  const { cards, discards } = dealtTo(settings.players);
  // Allocate the exact length: an array that grows reserves room for many more items.
  const moves = new Array<DiscardMove>(seats.length * (discards === 1 ? cards : (cards * (cards - 1)) / 2));
  let at = 0;
  for (const seat of seats) {
    const hand = hands[seat]!;
    if (discards === 1) for (const card of hand) moves[at++] = { type: "discard", seat, cards: [card] };
    else at = writePairs(moves, at, seat, hand);
  }
  return moves;
}

/** Writes a discard for each pair of cards in a hand, starting at `at`; returns the next free index. */
function writePairs(moves: DiscardMove[], at: number, seat: Seat, hand: readonly Card[]): number {
  let next = at;
  const indices = hand.map(indexOfCard);
  for (let i = 0; i < hand.length; i++) {
    const first = hand[i]!;
    const index = indices[i]!;
    for (let j = i + 1; j < hand.length; j++) {
      const second = hand[j]!;
      const cards = index < indices[j]! ? [first, second] : [second, first];
      moves[next++] = { type: "discard", seat, cards };
    }
  }
  return next;
}

function refuse(state: DiscardState, move: CribbageMove) {
  const { seat } = move as DiscardMove;
  if (!mayDiscard(state, seat)) return outOfTurn(move, activeSeats(state));
  if (move.type !== "discard") return wrongPhase(move);
  const { discards } = dealtTo(state.settings.players);
  const { cards } = move;
  if (!Array.isArray(cards) || cards.length !== discards || cards[0] === cards[1]) {
    const what = discards === 2 ? "two different cards" : "one card";
    return fault("wrong-cards", `discard ${what}`, ["cards"], { cards: Array<Hidden>(discards).fill(HIDDEN) });
  }
  const hand = state.hands[seat]!;
  for (let i = 0; i < discards; i++)
    if (!hand.includes(cards[i]!))
      return fault("not-held", `seat ${seat} does not hold ${plain(cards[i])}`, ["cards", i], { seat, card: cards[i] });
  return undefined;
}

/** Moves cards to the crib. Once all seats have discarded, the starter is cut. */
function apply(state: DiscardState, move: DiscardMove): DiscardState | CutState {
  const { settings, scores, dealer } = state;
  const { cards } = move;
  const seat = move.seat + 0;
  const hand = new Array<Card>(4);
  const crib = state.crib.slice();
  let place = ownersOf(settings).indexOf(seat);
  let at = 0;
  for (const card of state.hands[seat]!) {
    if (card === cards[0] || card === cards[1]) crib[place++] = card;
    else hand[at++] = card;
  }
  const hands = replaced(state.hands, seat, hand);
  return crib.includes(null)
    ? { settings, scores, awards: NO_AWARDS, phase: "discard", dealer, hands, crib }
    : { settings, scores, awards: NO_AWARDS, phase: "cut", dealer, hands, crib: crib as Card[] };
}

export const phase: CribbagePhase = { refuse, apply };
