import type { Shape } from "../schema/shape.ts";

/** The four colors of a tile. */
export const COLORS = ["purple", "red", "green", "yellow"] as const;

/** @inline */
export type Color = (typeof COLORS)[number];

/** The four sides of a square, clockwise from north. x grows to the east and y to the north. */
export const DIRECTIONS = ["north", "east", "south", "west"] as const;

/** @inline */
export type Direction = (typeof DIRECTIONS)[number];

/**
 * A quarter of a tile: its color, and its number from 1 to 10.
 *
 * @inline
 */
export type Triangle = readonly [color: Color, number: number];

/** Shape of a color. */
export const COLOR: Shape = { enum: COLORS };

/** Shape of a triangle's number. */
export const NUMBER: Shape = { type: "integer", minimum: 1, maximum: 10 };

/** Shape of a triangle. */
export const TRIANGLE: Shape = { type: "tuple", items: [COLOR, NUMBER] };

/** A tile as printed: its four triangles clockwise from north, each a different color and a number from 1 to 10. */
export type Tile = readonly [north: Triangle, east: Triangle, south: Triangle, west: Triangle];

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
 * @returns 4 to 40
 */
export function totalOf(tile: Tile): number {
  return tile[0][1] + tile[1][1] + tile[2][1] + tile[3][1];
}
