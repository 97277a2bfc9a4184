import type { Seat } from "../core/game.ts";

const COLOR_NAMES = ["purple", "red", "green", "yellow"] as const;

/**
 * The four colors of a tile (S3-01), in the order of the counters' values (S3-10).
 *
 * @example
 * ```ts
 * import { COLORS, counters } from "fifteen-two/cribino";
 *
 * COLORS[0]; // => "purple"
 * counters(85); // => { purple: 1, red: 1, green: 1, yellow: 1 }
 * ```
 */
export const COLORS: typeof COLOR_NAMES = /* @__PURE__ */ Object.freeze(COLOR_NAMES);

/** A color of a tile or a counter. */
export type Color = Extract<(typeof COLORS)[number], string>;

const DIRECTION_NAMES = ["north", "east", "south", "west"] as const;

/**
 * The four sides of a square, clockwise from north: y grows to the north, x to the east.
 *
 * @example
 * ```ts
 * import { DECK, DIRECTIONS } from "fifteen-two/cribino";
 *
 * DECK[0]?.[DIRECTIONS.indexOf("south")]; // => ["green", 10]
 * ```
 */
export const DIRECTIONS: typeof DIRECTION_NAMES = /* @__PURE__ */ Object.freeze(DIRECTION_NAMES);

/** A side of a square. */
export type Direction = Extract<(typeof DIRECTIONS)[number], string>;

/** A quarter of a tile: its color, and its number from 1 to 10 (S3-02). */
export type Triangle = readonly [color: Color, number: number];

/** A tile as it is printed: its four triangles clockwise from north, each of another color (S3-01). */
export type Tile = readonly [north: Triangle, east: Triangle, south: Triangle, west: Triangle];

/** Where a tile stands in its deck: 0 to 47. States and moves name tiles by it. */
export type TileIndex = number;

/** A tile that lies on the table: a seat's lay. */
export interface Lay {
  /** Who laid it. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: TileIndex;
  /** How far east of the first tile, -47 to 47. */
  readonly x: number;
  /** How far north of the first tile, -47 to 47. */
  readonly y: number;
  /** By how many quarter turns clockwise it was turned, 0 to 3: after one, the printed north faces east. */
  readonly rotation: number;
}

/** What one square has to the east, and to the north, of another that it touches, by {@link DIRECTIONS}. */
export const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The triangle that faces a direction, 0 (north) to 3, once a tile is turned. */
export function facing(tile: Tile, turn: number, direction: number): Triangle {
  return tile[(direction - turn) & 3] as Triangle;
}

/**
 * The total of a tile's four numbers; a multiple of 5 has the solid dot (S3-15), and scores when it opens (S3-14).
 *
 * @param tile - the tile
 * @returns 4 to 40
 *
 * @example
 * ```ts
 * import { DECK, totalOf } from "fifteen-two/cribino";
 *
 * DECK[3]; // => [["purple", 5], ["red", 9], ["green", 3], ["yellow", 6]]
 * totalOf(DECK[3]!); // => 23
 * ```
 */
export function totalOf(tile: Tile): number {
  return tile[0][1] + tile[1][1] + tile[2][1] + tile[3][1];
}
