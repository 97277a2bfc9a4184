import type { Card } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import type { KeyShapes } from "../schema/moves.ts";
import { CARD, distinct, integer, named, seatShape } from "../schema/shape.ts";

/** The moves that several games share. */
export type SharedMove =
  | {
      /** Chance: seats cut for the first deal. The lowest card deals; on a tie they cut again. */
      readonly type: "cut-for-deal";
      readonly seat?: undefined;
      /** One card for each seat that cuts. */
      readonly cards: readonly Card[];
    }
  | {
      /** Chance: turns up a card from the pack. */
      readonly type: "cut";
      readonly seat?: undefined;
      readonly card: Card;
    }
  | {
      /** With muggins: claims points that an opponent overlooked. */
      readonly type: "muggins";
      readonly seat: Seat;
      /** Points claimed, from 1 to the number overlooked. */
      readonly points: number;
    }
  | {
      /** With muggins: lets a short count stand. */
      readonly type: "accept";
      readonly seat: Seat;
    };

/** The moves of some of these types. */
export type Move<Type extends SharedMove["type"]> = Extract<SharedMove, { readonly type: Type }>;

/**
 * Shapes of the moves that several games share.
 *
 * @param most - the most points a count can be worth
 */
export function sharedShapes(most: number): KeyShapes<SharedMove> {
  const seat = seatShape(4);
  return {
    "cut-for-deal": { cards: named(distinct(CARD, 2, 4), "Cards", "One card for each seat that cuts") },
    cut: { card: CARD },
    muggins: { seat, points: named(integer(1, most), "Points", "Overlooked points that the seat claims") },
    accept: { seat },
  };
}
