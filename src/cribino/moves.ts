import type { ChanceRefusalCode, CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import { type MoveShapes, moveSchemaOf, moveShapes, readMoveShape } from "../core/move-shape.ts";
import type { JsonSchema } from "../core/schema.ts";
import { type Shape, seatShape } from "../core/shape.ts";
import { expectDistinctTiles, TILES } from "./indices.ts";
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
  /** All tiles, in the order in which they will be turned up; empty for those who may not see the order. */
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

/** The shape of each type of move. */
export const SHAPES: MoveShapes<CribinoMove> = /* @__PURE__ */ makeShapes();

function makeShapes(): MoveShapes<CribinoMove> {
  const seat = seatShape(7);
  const tile: Shape = { type: "integer", minimum: 0, maximum: TILES - 1 };
  const tiles = (minItems: number, maxItems: number): Shape => ({ type: "array", items: tile, minItems, maxItems });
  const along: Shape = { type: "integer", minimum: -FARTHEST, maximum: FARTHEST };
  return moveShapes({
    deal: { hands: { type: "array", items: tiles(4, 6), minItems: 2, maxItems: 7 } },
    "draw-tile": { hand: seat, tile },
    shuffle: { order: tiles(TILES, TILES) },
    lay: { seat, tile, x: along, y: along, rotation: { type: "integer", minimum: 0, maximum: 3 } },
    draw: { seat },
    pass: { seat },
    "turn-up": { seat },
  });
}

/**
 * Reads a move from untrusted JSON. Checks its shape only; use `isLegal` for legality.
 *
 * @param json - the JSON value
 * @returns the move, a copy of the value
 * @throws IllegalMoveError with the code `"malformed"` when the value is not a move of Crib-Ino; the message names the
 * part
 *
 * @example
 * ```ts
 * import { parseMoveJson } from "fifteen-two/cribino";
 *
 * parseMoveJson(JSON.parse('{"type":"pass","seat":1}')); // => { type: "pass", seat: 1 }
 * ```
 */
export function parseMoveJson(json: unknown): CribinoMove {
  return readMoveShape(json, SHAPES, "Crib-Ino", (move: CribinoMove) => {
    if (move.type === "deal")
      expectDistinctTiles(move.hands.flatMap((hand, seat) => hand.map((tile, i) => [`hands[${seat}][${i}]`, tile])));
    if (move.type === "shuffle") expectDistinctTiles(move.order.map((tile, i) => [`order[${i}]`, tile]));
  });
}

/**
 * The moves as a Standard Schema with JSON Schema. It checks the shape of a move; use `refusal` for the rules.
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two/cribino";
 *
 * moveSchema["~standard"].validate({ type: "pass", seat: 9 }).issues?.[0]?.path; // => ["seat"]
 * ```
 */
export const moveSchema: JsonSchema<CribinoMove> = /* @__PURE__ */ moveSchemaOf(SHAPES, parseMoveJson);
