import type { Seat } from "../core/any.ts";
import { type Card, indexOfCard } from "../core/card.ts";
import type { Schema } from "../core/standard-schema.ts";
import { type MoveShape, moveSchemaOf, moveShape } from "../schema/moves.ts";
import type { Report } from "../schema/reading.ts";
import { checkDistinct } from "../schema/relations.ts";
import { CARD, distinct, integer, listOf, named, seatShape } from "../schema/shape.ts";
import { sharedShapes } from "../shared/moves.ts";
import type { CribbageMove, DiscardMove } from "./moves.ts";

export const MOST_HAND_POINTS = 29;

export const MOVE: MoveShape<CribbageMove> = /* @__PURE__ */ makeShape();

function makeShape(): MoveShape<CribbageMove> {
  const seat = seatShape(4);
  // Most frequent first, since types are looked up in this order.
  return moveShape<CribbageMove>(
    {
      play: { seat, card: CARD },
      go: { seat },
      discard: { seat, cards: named(distinct(CARD, 1, 2), "Cards", "Cards that go to the crib") },
      show: {
        seat,
        hand: { enum: ["hand", "crib"], title: "Hand", description: "What the seat counts" },
        claim: { ...named(integer(0, MOST_HAND_POINTS), "Claim", "With muggins: points claimed"), optional: true },
      },
      deal: {
        hands: named(listOf(distinct(CARD, 5, 6), 2, 4), "Hands", "Cards of each seat"),
        crib: named(distinct(CARD, 0, 1), "Crib", "With three players, the card that starts the crib"),
      },
      ...sharedShapes(MOST_HAND_POINTS),
    },
    checkDeal,
  );
}

function checkDeal(move: CribbageMove, report: Report): void {
  if (move.type === "deal") checkDistinct({ hands: move.hands, crib: move.crib }, report);
}

/** The move that discards one card, or two cards in the order of `CARDS`. */
export function discardMove(seat: Seat, cards: readonly Card[]): DiscardMove {
  const [first, second] = cards as [Card, Card?];
  const swap = second !== undefined && indexOfCard(first) > indexOfCard(second);
  return { type: "discard", seat, cards: swap ? [second, first] : cards };
}

function inOrder(move: CribbageMove): CribbageMove {
  return move.type === "discard" ? discardMove(move.seat, move.cards) : move;
}

/** Standard Schema with JSON Schema for moves. */
export const moveSchema: Schema<CribbageMove> = moveSchemaOf(MOVE, inOrder);
