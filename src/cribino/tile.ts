import { expectArray, readInteger } from "../schema/read.ts";
import type { Shape } from "../schema/shape.ts";

/** The four colors of a tile. */
export const COLORS = ["purple", "red", "green", "yellow"] as const;

/** @inline */
export type Color = (typeof COLORS)[number];

/** The four sides of a square, clockwise from north. x grows to the east and y to the north. */
export const DIRECTIONS = ["north", "east", "south", "west"] as const;

/** @inline */
export type Direction = (typeof DIRECTIONS)[number];

export const COLOR: Shape = { enum: COLORS };

export const NUMBER: Shape = { type: "integer", minimum: 1, maximum: 10 };

export const TRIANGLE: Shape = { type: "tuple", items: [COLOR, NUMBER] };

/** A tile as printed: its four triangles clockwise from north, each a different color and a number from 1 to 10. */
export type Tile = readonly [
  north: readonly [color: Color, number: number],
  east: readonly [color: Color, number: number],
  south: readonly [color: Color, number: number],
  west: readonly [color: Color, number: number],
];

/** A quarter of a tile. Not public: the reference shows the tuple instead. */
export type Triangle = readonly [color: Color, number: number];

export const TILES = 48;

export const TILE: Shape = {
  type: "integer",
  minimum: 0,
  maximum: TILES - 1,
  hides: true,
  title: "Tile",
  description: "Position of a tile in the deck",
};

/** The tiles that are not in a list, in order. Non-tiles are ignored. */
export function tilesWithout(tiles: Iterable<unknown> = []): number[] {
  const gone = new Set(tiles);
  const left: number[] = [];
  for (let tile = 0; tile < TILES; tile++) if (!gone.has(tile)) left.push(tile);
  return left;
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
 * A tile as it lies on the table, to be drawn. The first tile of a layout lies as printed.
 *
 * @param tile - the tile as printed
 * @param rotation - quarter turns clockwise, 0 to 3
 * @returns its triangles clockwise from north
 * @throws InvalidStateError when the tile does not have four triangles, or the rotation is not an integer from 0 to 3
 *
 * @example
 * ```ts
 * import { DECK, turned } from "fifteen-two/cribino";
 *
 * DECK[0]; // => [["purple", 2], ["red", 4], ["green", 10], ["yellow", 3]]
 * turned(DECK[0]!, 1); // => [["yellow", 3], ["purple", 2], ["red", 4], ["green", 10]]
 * ```
 */
export function turned(tile: Tile, rotation: number): Tile {
  expectArray(tile, ["tile"], 4, 4);
  const turns = readInteger(rotation, ["rotation"], 0, 3);
  return [facing(tile, turns, 0), facing(tile, turns, 1), facing(tile, turns, 2), facing(tile, turns, 3)];
}

/** The total of a tile, 4 to 40. A multiple of 5 has a solid dot, and scores if the tile is laid first. */
export function totalOf(tile: Tile): number {
  return tile[0][1] + tile[1][1] + tile[2][1] + tile[3][1];
}
