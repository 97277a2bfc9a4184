import type { Hidden } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import type { JsonSchema } from "../core/standard-schema.ts";
import { type MoveShape, moveSchemaOf, moveShape } from "../schema/moves.ts";
import { expectDistinct } from "../schema/relations.ts";
import { distinct, integer, listOf, named, seatShape } from "../schema/shape.ts";
import { TILE, TILES } from "./indices.ts";
import type { Lay, TileIndex } from "./tile.ts";

/** Chance: deals the tiles. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** Six tiles for each seat, or four with partners. */
  readonly hands: readonly (readonly TileIndex[])[];
}

/** Chance: draws a tile from the drawing stack. */
export interface DrawTileMove {
  readonly type: "draw-tile";
  readonly seat?: undefined;
  /** The seat whose hand receives the tile. With partners, it may not be the seat whose turn it is. */
  readonly hand: Seat;
  readonly tile: TileIndex;
}

/** Chance: shuffles the solitaire's deck. */
export interface ShuffleMove {
  readonly type: "shuffle";
  readonly seat?: undefined;
  /** All tiles, in the order in which they will be turned up. */
  readonly order: readonly TileIndex[];
}

/** A seat lays a tile. */
export interface LayMove extends Lay {
  readonly type: "lay";
}

/** A seat that can't lay a tile draws. */
export interface DrawMove {
  readonly type: "draw";
  readonly seat: Seat;
}

/** A seat that can neither lay nor draw passes. */
export interface PassMove {
  readonly type: "pass";
  readonly seat: Seat;
}

/** Solitaire: turns up the next three tiles. */
export interface TurnUpMove {
  readonly type: "turn-up";
  readonly seat: Seat;
}

/** Any move of Crib-Ino. */
export type CribinoMove = DealMove | DrawTileMove | ShuffleMove | LayMove | DrawMove | PassMove | TurnUpMove;

/** A move as another seat sees it: nobody sees the order of a shuffle. */
export type RedactedCribinoMove =
  | Exclude<CribinoMove, ShuffleMove>
  | (Omit<ShuffleMove, "order"> & { readonly order: readonly Hidden[] });

/** Refusal codes of Crib-Ino. */
export type CribinoRefusalCode =
  | CommonRefusalCode
  | ChanceRefusalCode
  | "wrong-tiles"
  | "wrong-hand"
  | "not-held"
  | "no-place"
  | "no-fit"
  | "can-lay"
  | "can-draw"
  | "cannot-draw";

/** Why a move is illegal in Crib-Ino. */
export type CribinoRefusal = Refusal<CribinoRefusalCode>;

/** The farthest a tile can be from the center, when all 48 are in a row. */
export const FARTHEST: number = TILES - 1;

/** The shape of a move. */
export const MOVE: MoveShape<CribinoMove> = /* @__PURE__ */ makeShape();

function makeShape(): MoveShape<CribinoMove> {
  const seat = seatShape(7);
  const along = integer(-FARTHEST, FARTHEST);
  return moveShape({
    deal: { hands: named(listOf(distinct(TILE, 4, 6), 2, 7), "Hands", "Tiles of each seat") },
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

function dealtOnce(move: CribinoMove): CribinoMove {
  if (move.type === "deal") expectDistinct({ hands: move.hands });
  return move;
}

/** The moves as a Standard Schema with JSON Schema. */
export const moveSchema: JsonSchema<CribinoMove> = /* @__PURE__ */ moveSchemaOf(MOVE, dealtOnce);
