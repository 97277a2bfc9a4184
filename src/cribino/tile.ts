import type { Seat } from "../core/game.ts";
import type { Shape } from "../schema/shape.ts";

const COLOR_NAMES = ["purple", "red", "green", "yellow"] as const;

/**
 * The four colors of a tile, from the most valuable counter to the least.
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

/** A color of a tile or counter. */
export type Color = Extract<(typeof COLORS)[number], string>;

const DIRECTION_NAMES = ["north", "east", "south", "west"] as const;

/**
 * The four sides of a square, clockwise from north. x grows to the east and y to the north.
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

/** A quarter of a tile: its color, and its number from 1 to 10. */
export type Triangle = readonly [color: Color, number: number];

/** Shape of a color. */
export const COLOR: Shape = { enum: COLOR_NAMES };

/** Shape of a triangle's number. */
export const NUMBER: Shape = { type: "integer", minimum: 1, maximum: 10 };

/** Shape of a triangle. */
export const TRIANGLE: Shape = { type: "tuple", items: [COLOR, NUMBER] };

/** A tile as printed: its four triangles clockwise from north, each a different color. */
export type Tile = readonly [north: Triangle, east: Triangle, south: Triangle, west: Triangle];

/** Position of a tile in its deck, 0 to 47. States and moves refer to tiles by index. */
export type TileIndex = number;

/** A tile on the table. */
export interface Lay {
  /** The seat that laid it. */
  readonly seat: Seat;
  readonly tile: TileIndex;
  /** Columns east of the first tile, -47 to 47. */
  readonly x: number;
  /** Rows north of the first tile, -47 to 47. */
  readonly y: number;
  /** Quarter turns clockwise, 0 to 3. After one, the printed north faces east. */
  readonly rotation: number;
}

/** Offset to the neighbor in each of the {@link DIRECTIONS}, east then north. */
export const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The triangle that faces a direction, 0 (north) to 3, after turning the tile. */
export function facing(tile: Tile, rotation: number, direction: number): Triangle {
  return tile[(direction - rotation) & 3] as Triangle;
}

/**
 * The total of a tile's four numbers. A multiple of 5 has a solid dot on the tile, and scores if it is laid first.
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
