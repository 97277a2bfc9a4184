import type { ChanceRefusalCode, CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import { type MoveShapes, moveSchemaOf, moveShapes, readMoveShape } from "../core/move-shape.ts";
import type { JsonSchema } from "../core/schema.ts";
import { type Shape, seatShape } from "../core/shape.ts";
import { expectDistinctTiles, TILES } from "./indices.ts";
import type { Lay, TileIndex } from "./tile.ts";

/** Chance: the deal (S3-11). */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** By seat: six tiles, or four with partners. */
  readonly hands: readonly (readonly TileIndex[])[];
}

/** Chance: a tile from the drawing stack (S3-18). */
export interface DrawTileMove {
  readonly type: "draw-tile";
  readonly seat?: undefined;
  /** The seat whose hand receives it; with partners not always the one whose turn it is (S3-35). */
  readonly hand: Seat;
  readonly tile: TileIndex;
}

/** Chance: the solitaire's deck is shuffled (S3-37). */
export interface ShuffleMove {
  readonly type: "shuffle";
  readonly seat?: undefined;
  /** All tiles, the first to be turned up first; empty for those who may not see the order. */
  readonly order: readonly TileIndex[];
}

/** A seat lays a tile. */
export interface LayMove extends Lay {
  readonly type: "lay";
}

/** A seat that cannot lay draws (S3-18). */
export interface DrawMove {
  readonly type: "draw";
  readonly seat: Seat;
}

/** A seat that can neither lay nor draw passes (S3-19). */
export interface PassMove {
  readonly type: "pass";
  readonly seat: Seat;
}

/** Solitaire: the next three tiles are turned up (S3-39). */
export interface TurnUpMove {
  readonly type: "turn-up";
  readonly seat: Seat;
}

/** Everything that can happen in a game of Crib-Ino. */
export type CribinoMove = DealMove | DrawTileMove | ShuffleMove | LayMove | DrawMove | PassMove | TurnUpMove;

/** The codes of refusals in Crib-Ino. */
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

/** Why a move is not legal in Crib-Ino. */
export type CribinoRefusal = Refusal<CribinoRefusalCode>;

/** The farthest from the center that the last of 48 tiles can lie. */
export const FARTHEST: number = TILES - 1;

/** What each key of a move must be. */
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
 * A move from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the move, a copy of the value; it may not be legal in any state
 * @throws IllegalMoveError with the code `"malformed"` when it is no move of Crib-Ino; the message names the part
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
 * The moves as a Standard Schema, with their JSON Schema. It knows the shape of a move; `refusal` knows the rules.
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two/cribino";
 *
 * moveSchema["~standard"].validate({ type: "pass", seat: 9 }).issues?.[0]?.path; // => ["seat"]
 * ```
 */
export const moveSchema: JsonSchema<CribinoMove> = /* @__PURE__ */ moveSchemaOf(SHAPES, parseMoveJson);
