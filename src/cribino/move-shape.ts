import type { Schema } from "../core/standard-schema.ts";
import { type MoveShape, moveSchemaOf, moveShape } from "../schema/moves.ts";
import { distinct, integer, named, seatShape } from "../schema/shape.ts";
import type { CribinoMove } from "./moves.ts";
import { TILE, TILES } from "./tile.ts";

/** The farthest a tile can be from the center, when all 48 are in a row. */
export const FARTHEST: number = TILES - 1;

export const MOVE: MoveShape<CribinoMove> = /* @__PURE__ */ makeShape();

function makeShape(): MoveShape<CribinoMove> {
  const seat = seatShape(7);
  const along = integer(-FARTHEST, FARTHEST);
  return moveShape<CribinoMove>({
    deal: { hands: named(distinct(distinct(TILE, 4, 6), 2, 7), "Hands", "Tiles of each seat") },
    "draw-tile": { hand: named(seat, "Hand", "Seat whose hand receives the tile"), tile: TILE },
    shuffle: { order: named(distinct(TILE, TILES), "Order", "All tiles, in the order in which they are turned up") },
    lay: {
      seat,
      tile: TILE,
      x: named(along, "Column", "Columns east of the first tile"),
      y: named(along, "Row", "Rows north of the first tile"),
      rotation: named(integer(0, 3), "Rotation", "Quarter turns clockwise"),
    },
    draw: { seat },
    pass: { seat },
    "turn-up": { seat },
  });
}

/** Standard Schema with JSON Schema for moves. */
export const moveSchema: Schema<CribinoMove> = moveSchemaOf(MOVE);
