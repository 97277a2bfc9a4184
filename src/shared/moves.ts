import type { Seat } from "../core/any.ts";
import type { Card } from "../core/card.ts";
import type { KeyShapes } from "../schema/moves.ts";
import { CARD, distinct, integer, named, seatShape } from "../schema/shape.ts";

/** Chance: the seats cut for the first deal. The lowest card deals; after a tie they cut again. */
export interface CutForDealMove {
  readonly type: "cut-for-deal";
  readonly seat?: undefined;
  /** One card for each seat that cuts. */
  readonly cards: readonly Card[];
}

/** Chance: turns up a card from the pack. */
export interface CutMove {
  readonly type: "cut";
  readonly seat?: undefined;
  /** The turned-up card. */
  readonly card: Card;
}

/** With muggins: a seat claims points that an opponent overlooked. */
export interface MugginsMove {
  readonly type: "muggins";
  readonly seat: Seat;
  /** Points claimed, from 1 to the number overlooked. */
  readonly points: number;
}

/** With muggins: a seat lets a short count stand. */
export interface AcceptMove {
  readonly type: "accept";
  readonly seat: Seat;
}

/** The moves that several games share. */
export type SharedMove = CutForDealMove | CutMove | MugginsMove | AcceptMove;

/** Shapes of the moves that several games share. A count is worth at most `most` points. */
export function sharedShapes(most: number): KeyShapes<SharedMove> {
  const seat = seatShape(4);
  return {
    "cut-for-deal": { cards: named(distinct(CARD, 2, 4), "Cards", "One card for each seat that cuts") },
    cut: { card: CARD },
    muggins: { seat, points: named(integer(1, most), "Points", "Overlooked points that the seat claims") },
    accept: { seat },
  };
}
