import type { Card } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import type { KeyShapes } from "../core/move-shape.ts";
import { CARD, type Shape, seatShape } from "../core/shape.ts";

/** Chance: cards are drawn for the first deal; the lowest deals, equal lowest cards are drawn again. */
export interface CutForDealMove {
  readonly type: "cut-for-deal";
  readonly seat?: undefined;
  /** One card for each seat that cuts. */
  readonly cards: readonly Card[];
}

/** Chance: a card of the pack is turned up. */
export interface CutMove {
  readonly type: "cut";
  readonly seat?: undefined;
  readonly card: Card;
}

/** With muggins: a seat claims points that were overlooked. */
export interface MugginsMove {
  readonly type: "muggins";
  readonly seat: Seat;
  /** How many, up to those that were overlooked. */
  readonly points: number;
}

/** With muggins: a seat lets a short count stand. */
export interface AcceptMove {
  readonly type: "accept";
  readonly seat: Seat;
}

/** The shape of a list of different cards. */
export function cardsShape(minItems: number, maxItems: number): Shape {
  return { type: "array", items: CARD, minItems, maxItems, uniqueItems: true };
}

/**
 * The shapes of the moves that several games have.
 *
 * @param most - the most points of a count
 */
export function sharedShapes(most: number): KeyShapes<CutForDealMove | CutMove | MugginsMove | AcceptMove> {
  const seat = seatShape(4);
  return {
    "cut-for-deal": { cards: cardsShape(2, 4) },
    cut: { card: CARD },
    muggins: { seat, points: { type: "integer", minimum: 1, maximum: most } },
    accept: { seat },
  };
}
