import type { Value } from "../../../bots/seats/level.ts";
import { cardIndex, indexOfCard } from "../../../core/card.ts";
import { sideOf } from "../../../core/seat.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { extrasOf, netOf, POINT, suitsLeft } from "../discard/worth.ts";
import { placeOfRank } from "../engine/hand.ts";
import { playOut, playPlace } from "../engine/play.ts";
import { cribKind, netPoints, rewind, rewindPlay, type Simulation, sideAt } from "../engine/simulation.ts";
import type { Budget } from "../hidden/deals.ts";
import { drawHands } from "../hidden/hands.ts";
import { type Position, positionOf } from "../hidden/position.ts";
import { policiesFor } from "../policies/policy.ts";

/** The sum of expected hand, average crib and pegging for each discard. */
export function pointsByTables(view: View<DiscardState>, moves: readonly DiscardMove[]): readonly Value[] {
  const { hands, scores, dealer } = view;
  const { seat } = moves[0]!;
  const extras = extrasOf(cribKind({ seats: hands.length, sides: scores.length }))[
    sideOf(view, seat) === sideOf(view, dealer) ? "own" : "opponent"
  ];
  const hand = Uint8Array.from(hands[seat]!, indexOfCard).sort();
  const left = suitsLeft(hand, 0, hand.length);
  return moves.map(({ cards }) => {
    const places = cards.reduce((bits, card) => bits | (1 << hand.indexOf(cardIndex(card))), 0);
    return { value: netOf(hand, 0, places, left, extras) / (POINT * (52 - hand.length)) };
  });
}

/** Net points that the side pegs after each card, averaged over deals of likely hands. */
export function pointsByTrials(
  view: View<PlayState>,
  moves: readonly PlayMove[],
  { deals, random }: Budget,
): readonly Value[] {
  const position = positionOf(view, policiesFor(view.hands.length));
  const { start, game } = position;
  rewind(game, start);
  const hand = start.hands[view.turn]!;
  const drawn = drawHands(position, deals, random);
  const places = moves.map(({ card }) => placeOfRank(hand, indexOfCard(card) >> 2));
  // Cards of the same rank have the same value.
  const totals = places.map((place, i) =>
    places.indexOf(place) < i ? Number.NEGATIVE_INFINITY : worthOf(position, place, drawn),
  );
  return totals.map((total) => ({ value: (total * start.seats) / drawn.length }));
}

/** Total value of a card over some deals, for the seat that plays it. Tries consecutive equal deals only once. */
function worthOf({ start, game }: Position, place: number, deals: Int32Array): number {
  const { turn, seats } = start;
  const side = sideAt(start, turn);
  let worth = 0;
  let pegged = 0;
  for (let at = 0; at < deals.length; at += seats) {
    if (at === 0 || !areEqual(deals, at - seats, at, seats)) {
      rewindPlay(game, start);
      for (let seat = 0; seat < seats; seat++) game.hands[seat] = deals[at + seat]!;
      playPlace(game, place);
      pegged = peggedOn(game, side);
    }
    worth += pegged;
  }
  return worth;
}

function areEqual(list: Int32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (list[a + i] !== list[b + i]) return false;
  return true;
}

/** Value of winning the game in the play, in points: more than any play pegs. */
const WIN = 50;

/** Points that a side pegs to the end of the play, minus the average of the others. */
function peggedOn(game: Simulation, side: number): number {
  if (game.winner >= 0 || playOut(game)) return game.winner === side ? WIN : -WIN;
  return netPoints(game, side);
}
