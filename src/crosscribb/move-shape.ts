import type { Schema } from "../core/standard-schema.ts";
import { type MoveShape, moveSchemaOf, moveShape } from "../schema/moves.ts";
import { CARD, distinct, integer, named, seatShape } from "../schema/shape.ts";
import { sharedShapes } from "../shared/moves.ts";
import { SQUARE } from "../shared/square.ts";
import { MOST_ROUND_POINTS } from "./lines.ts";
import type { CrossCribbMove } from "./moves.ts";

export const MOVE: MoveShape<CrossCribbMove> = /* @__PURE__ */ makeShape();

function makeShape(): MoveShape<CrossCribbMove> {
  const seat = seatShape(4);
  return moveShape<CrossCribbMove>({
    ...sharedShapes(MOST_ROUND_POINTS),
    deal: { piles: named(distinct(distinct(CARD, 7, 14), 2, 4), "Piles", "Each seat's pile, top card first") },
    place: { seat, square: SQUARE },
    discard: { seat },
    show: {
      seat,
      claim: {
        ...named(integer(0, MOST_ROUND_POINTS), "Claim", "With muggins: points claimed, without heels"),
        optional: true,
      },
    },
  });
}

/** Standard Schema with JSON Schema for moves. */
export const moveSchema: Schema<CrossCribbMove> = moveSchemaOf(MOVE);
