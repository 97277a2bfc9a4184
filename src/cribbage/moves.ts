import { type Card, indexOfCard } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import { expectDistinct } from "../core/json.ts";
import { type MoveShapes, moveSchemaOf, moveShapes, readMoveShape } from "../core/move-shape.ts";
import type { JsonSchema } from "../core/schema.ts";
import { CARD, seatShape } from "../core/shape.ts";
import {
  type AcceptMove,
  type CutForDealMove,
  type CutMove,
  cardsShape,
  type MugginsMove,
  sharedShapes,
} from "../parts/moves.ts";
import { placesOf } from "../parts/pack.ts";

export type { AcceptMove, CutForDealMove, CutMove, MugginsMove } from "../parts/moves.ts";

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

/** The shape of each type of move. */
export const SHAPES: MoveShapes<CribbageMove> = /* @__PURE__ */ makeShapes();

function makeShapes(): MoveShapes<CribbageMove> {
  const seat = seatShape(4);
  return moveShapes({
    ...sharedShapes(MOST_POINTS),
    deal: { hands: { type: "array", items: cardsShape(5, 6), minItems: 2, maxItems: 4 }, crib: cardsShape(0, 1) },
    discard: { seat, cards: cardsShape(1, 2) },
    play: { seat, card: CARD },
    go: { seat },
    show: {
      seat,
      hand: { enum: ["hand", "crib"] },
      claim: { type: "integer", minimum: 0, maximum: MOST_POINTS, optional: true },
    },
  });
}

/** The move that discards one card, or two cards in the order of `CARDS`. */
export function discardMove(seat: Seat, cards: readonly Card[]): DiscardMove {
  const [first, second] = cards as [Card, Card?];
  const swap = second !== undefined && indexOfCard(first) > indexOfCard(second);
  return { type: "discard", seat, cards: swap ? [second, first] : cards };
}

/**
 * Reads a move from untrusted JSON. Checks its shape only; use `isLegal` for legality.
 *
 * @param json - the JSON value
 * @returns the move, a copy of the value
 * @throws IllegalMoveError with the code `"malformed"` when the value is not a move of cribbage; the message names the
 * part
 *
 * @example
 * ```ts
 * import { parseMoveJson } from "fifteen-two/cribbage";
 *
 * parseMoveJson(JSON.parse('{"type":"go","seat":1}')); // => { type: "go", seat: 1 }
 * ```
 */
export function parseMoveJson(json: unknown): CribbageMove {
  const move = readMoveShape(json, SHAPES, "cribbage", (move: CribbageMove) => {
    if (move.type === "deal") expectDistinct([...placesOf(move.hands, "hands"), ...placesOf(move.crib, "crib")]);
  });
  return move.type === "discard" ? discardMove(move.seat, move.cards) : move;
}

/**
 * The moves as a Standard Schema with JSON Schema. It checks the shape of a move; use `refusal` for the rules.
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two/cribbage";
 *
 * moveSchema["~standard"].validate({ type: "play", seat: 0, card: "1H" }).issues?.[0]?.path; // => ["card"]
 * ```
 */
export const moveSchema: JsonSchema<CribbageMove> = /* @__PURE__ */ moveSchemaOf(SHAPES, parseMoveJson);
