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

/** Chance: the deal. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** By seat: six cards with two players, else five. */
  readonly hands: readonly (readonly Card[])[];
  /** With three players the card that starts the crib, else empty. */
  readonly crib: readonly Card[];
}

/** A seat discards to the crib: two with two players, else one. */
export interface DiscardMove {
  readonly type: "discard";
  readonly seat: Seat;
  /** In either order. */
  readonly cards: readonly Card[];
}

/** A seat plays a card. */
export interface PlayMove {
  readonly type: "play";
  readonly seat: Seat;
  readonly card: Card;
}

/** A seat that cannot play says go. */
export interface GoMove {
  readonly type: "go";
  readonly seat: Seat;
}

/** A seat counts its hand, or the dealer the crib. */
export interface ShowMove {
  readonly type: "show";
  readonly seat: Seat;
  readonly hand: "hand" | "crib";
  /** With muggins only: the points that the seat says it has. */
  readonly claim?: number;
}

/** Everything that can happen in a game of cribbage. */
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

/** The codes of refusals in cribbage. */
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

/** Why a move is not legal in cribbage. */
export type CribbageRefusal = Refusal<CribbageRefusalCode>;

/** The most that a hand or the crib can be worth. */
export const MOST_POINTS = 29;

/** What each key of a move must be. */
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

/** The move of discarding one card, or two in the table's order. */
export function discardMove(seat: Seat, cards: readonly Card[]): DiscardMove {
  const [first, second] = cards as [Card, Card?];
  const swap = second !== undefined && indexOfCard(first) > indexOfCard(second);
  return { type: "discard", seat, cards: swap ? [second, first] : cards };
}

/**
 * A move from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the move, a copy of the value; it may not be legal in any state
 * @throws IllegalMoveError with the code `"malformed"` when it is no move of cribbage; the message names the part
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
 * The moves as a Standard Schema, with their JSON Schema. It knows the shape of a move; `refusal` knows the rules.
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two/cribbage";
 *
 * moveSchema["~standard"].validate({ type: "play", seat: 0, card: "1H" }).issues?.[0]?.path; // => ["card"]
 * ```
 */
export const moveSchema: JsonSchema<CribbageMove> = /* @__PURE__ */ moveSchemaOf(SHAPES, parseMoveJson);
