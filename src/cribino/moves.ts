import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { type Fields, fieldOf, readArray, readInteger, readMove, readObject } from "../core/json.ts";
import { TILES } from "./deck.ts";
import type { Lay, TileIndex } from "./tile.ts";

/** Chance: the deal (S3-11). */
export interface DealMove {
  readonly type: "deal";
  /** By seat: six tiles, or four with partners. */
  readonly hands: readonly (readonly TileIndex[])[];
}

/** Chance: a tile from the drawing stack (S3-18). */
export interface DrawTileMove {
  readonly type: "draw-tile";
  /** The hand that receives it, which with partners may not be the one whose turn it is (S3-35). */
  readonly seat: Seat;
  readonly tile: TileIndex;
}

/** Chance: the solitaire's deck is shuffled (S3-37). */
export interface ShuffleMove {
  readonly type: "shuffle";
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

/** The farthest from the center that the last of 48 tiles can lie. */
export const FARTHEST: number = TILES - 1;

/** The move of laying a tile; -0, which JSON has, becomes 0. */
export function layMove(seat: Seat, tile: TileIndex, x: number, y: number, turn: number): LayMove {
  return { type: "lay", seat: seat + 0, tile: tile + 0, x: x + 0, y: y + 0, turn: turn + 0 };
}

// The moves that every game makes again and again are made once and shared, frozen.
const simple: (DrawMove | PassMove | TurnUpMove)[] = [];
const TYPES = ["draw", "pass", "turn-up"] as const;

/** The move of drawing, of passing or of turning tiles up. */
export function simpleMove(type: "draw" | "pass" | "turn-up", seat: Seat): DrawMove | PassMove | TurnUpMove {
  const key = seat * TYPES.length + TYPES.indexOf(type);
  simple[key] ??= Object.freeze({ type, seat });
  return simple[key]!;
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
  return readMove(json, () => {
    const type = fieldOf(json, "type");
    const read = (...keys: readonly string[]): Fields<string> => readObject(json, "", ["type", ...keys]);
    const seat = (fields: Fields<string>) => readInteger(fields.seat, "seat", 0, 6);
    switch (type) {
      case "deal": {
        const hand = (value: unknown, path: string) => readArray(value, path, readTile, 4, 6);
        const hands = readArray(read("hands").hands, "hands", hand, 2, 7);
        distinctTiles(hands.flatMap((tiles, s) => tiles.map((tile, i) => [`hands[${s}][${i}]`, tile])));
        return { type, hands };
      }
      case "draw-tile": {
        const fields = read("seat", "tile");
        return { type, seat: seat(fields), tile: readTile(fields.tile, "tile") };
      }
      case "shuffle": {
        const order = readArray(read("order").order, "order", readTile, TILES);
        distinctTiles(order.map((tile, i) => [`order[${i}]`, tile]));
        return { type, order };
      }
      case "lay": {
        const fields = read("seat", "tile", "x", "y", "turn");
        const along = (axis: "x" | "y") => readInteger(fields[axis], axis, -FARTHEST, FARTHEST);
        const tile = readTile(fields.tile, "tile");
        return layMove(seat(fields), tile, along("x"), along("y"), readInteger(fields.turn, "turn", 0, 3));
      }
      case "draw":
      case "pass":
      case "turn-up":
        return simpleMove(type, seat(read("seat")));
      default:
        throw new InvalidStateError("type", "is none of Crib-Ino's moves");
    }
  });
}

/** A tile's index. */
export function readTile(value: unknown, path: string): TileIndex {
  return readInteger(value, path, 0, TILES - 1);
}

/** Throws when a tile is in two of the places. */
export function distinctTiles(places: readonly (readonly [path: string, tile: TileIndex])[]): void {
  const seen = new Map<TileIndex, string>();
  for (const [path, tile] of places) {
    const first = seen.get(tile);
    if (first !== undefined) throw new InvalidStateError(path, `tile ${tile} is also at ${first}`);
    seen.set(tile, path);
  }
}
