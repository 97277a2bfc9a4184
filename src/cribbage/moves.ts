import { type Card, indexOfCard } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import type { JsonSchema } from "../core/standard-schema.ts";
import { type MoveShape, moveSchemaOf, moveShape } from "../schema/moves.ts";
import { expectDistinct } from "../schema/relations.ts";
import { CARD, distinct, integer, listOf, named, seatShape } from "../schema/shape.ts";
import { type AcceptMove, type CutForDealMove, type CutMove, type MugginsMove, sharedShapes } from "../shared/moves.ts";

export type { AcceptMove, CutForDealMove, CutMove, MugginsMove } from "../shared/moves.ts";

/** Chance: deals the cards. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** Cards of each seat: six with two players, otherwise five. */
  readonly hands: readonly (readonly Card[])[];
  /** With three players, the card that starts the crib; otherwise empty. */
  readonly crib: readonly Card[];
}

/** A seat discards to the crib: two cards with two players, otherwise one. */
export interface DiscardMove {
  readonly type: "discard";
  readonly seat: Seat;
  /** Two cards are listed in the order of `CARDS`; `apply` takes either order. */
  readonly cards: readonly Card[];
}

/** A seat plays a card. */
export interface PlayMove {
  readonly type: "play";
  readonly seat: Seat;
  readonly card: Card;
}

/** A seat that can't play says go. */
export interface GoMove {
  readonly type: "go";
  readonly seat: Seat;
}

/** A seat counts its hand, or the dealer counts the crib. */
export interface ShowMove {
  readonly type: "show";
  readonly seat: Seat;
  readonly hand: "hand" | "crib";
  /** With muggins only: the points that the seat claims. */
  readonly claim?: number;
}

/** Any move of cribbage. */
export type CribbageMove =
  | CutForDealMove
  | DealMove
  | CutMove
  | DiscardMove
  | PlayMove
  | GoMove
  | ShowMove
  | MugginsMove
  | AcceptMove;

/** Refusal codes of cribbage. */
export type CribbageRefusalCode =
  | CommonRefusalCode
  | ChanceRefusalCode
  | "wrong-cards"
  | "not-held"
  | "over-31"
  | "can-play"
  | "wrong-hand"
  | "wrong-claim"
  | "no-muggins";

/** Why a move is illegal in cribbage. */
export type CribbageRefusal = Refusal<CribbageRefusalCode>;

/** The most points for a hand or crib. */
export const MOST_POINTS = 29;

/** The shape of a move. */
export const MOVE: MoveShape<CribbageMove> = /* @__PURE__ */ makeShape();

function makeShape(): MoveShape<CribbageMove> {
  const seat = seatShape(4);
  return moveShape({
    ...sharedShapes(MOST_POINTS),
    deal: {
      hands: named(listOf(distinct(CARD, 5, 6), 2, 4), "Hands", "Cards of each seat"),
      crib: named(distinct(CARD, 0, 1), "Crib", "With three players, the card that starts the crib"),
    },
    discard: { seat, cards: named(distinct(CARD, 1, 2), "Cards", "Cards that go to the crib") },
    play: { seat, card: CARD },
    go: { seat },
    show: {
      seat,
      hand: { enum: ["hand", "crib"], title: "Hand", description: "What the seat counts" },
      claim: {
        ...integer(0, MOST_POINTS),
        optional: true,
        title: "Claim",
        description: "With muggins: points claimed",
      },
    },
  });
}

/** The move that discards one card, or two cards in the order of `CARDS`. */
export function discardMove(seat: Seat, cards: readonly Card[]): DiscardMove {
  const [first, second] = cards as [Card, Card?];
  const swap = second !== undefined && indexOfCard(first) > indexOfCard(second);
  return { type: "discard", seat, cards: swap ? [second, first] : cards };
}

function inOrder(move: CribbageMove): CribbageMove {
  if (move.type === "deal") expectDistinct({ hands: move.hands, crib: move.crib });
  return move.type === "discard" ? discardMove(move.seat, move.cards) : move;
}

/** The moves as a Standard Schema with JSON Schema. */
export const moveSchema: JsonSchema<CribbageMove> = /* @__PURE__ */ moveSchemaOf(MOVE, inOrder);
