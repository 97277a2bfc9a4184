import type { JsonSchema } from "../core/standard-schema.ts";
import { type MoveShape, moveSchemaOf, moveShape } from "../schema/moves.ts";
import { expectDistinct } from "../schema/relations.ts";
import { CARD, distinct, integer, listOf, named, seatShape } from "../schema/shape.ts";
import { sharedShapes } from "../shared/moves.ts";
import { SQUARE } from "../shared/square.ts";
import { MOST_POINTS } from "./lines.ts";
import type { CrossCribbMove } from "./moves.ts";

/** The shape of a move. */
export const MOVE: MoveShape<CrossCribbMove> = /* @__PURE__ */ makeShape();

function makeShape(): MoveShape<CrossCribbMove> {
  const seat = seatShape(4);
  return moveShape({
    ...sharedShapes(MOST_POINTS),
    deal: { piles: named(listOf(distinct(CARD, 7, 14), 2, 4), "Piles", "Each seat's pile, top card first") },
    place: { seat, square: SQUARE },
    discard: { seat },
    show: {
      seat,
      claim: {
        ...named(integer(0, MOST_POINTS), "Claim", "With muggins: points claimed, without heels"),
        optional: true,
      },
    },
  });
}

function checked(move: CrossCribbMove): CrossCribbMove {
  if (move.type === "deal") expectDistinct({ piles: move.piles });
  return move;
}

/** The moves as a Standard Schema with JSON Schema. */
export const moveSchema: JsonSchema<CrossCribbMove> = /* @__PURE__ */ moveSchemaOf(MOVE, checked);
