import type { Key } from "../core/errors.ts";
import { fault } from "../core/fault.ts";
import type { Fault } from "../core/game.ts";
import { plain, quote } from "../core/message.ts";
import { fieldOf } from "../schema/read.ts";
import type { Shape } from "../schema/shape.ts";

/** Number of tiles in a deck. */
export const TILES = 48;

/** Shape of a tile's index. */
export const TILE: Shape = {
  type: "integer",
  minimum: 0,
  maximum: TILES - 1,
  hides: true,
  title: "Tile",
  description: "Position of a tile in the deck",
};

/** The indices of all tiles, in order. */
export function allTiles(): number[] {
  const tiles: number[] = [];
  for (let tile = 0; tile < TILES; tile++) tiles.push(tile);
  return tiles;
}

/** The tiles that are not in a list, in order. Non-tiles are ignored. */
export function tilesWithout(tiles: Iterable<unknown>): number[] {
  const gone = new Set(tiles);
  return allTiles().filter((tile) => !gone.has(tile));
}

/** Refusal unless a list has `size` of the tiles that are left; takes them. */
export function refuseTiles(
  tiles: unknown,
  size: number,
  left: Set<unknown>,
  keys: readonly Key[],
): Fault<"wrong-tiles"> | undefined {
  if (!Array.isArray(tiles) || tiles.length !== size)
    return fault("wrong-tiles", `deal ${size} tiles, not ${quote(fieldOf(tiles, "length"))}`, keys);
  for (let i = 0; i < size; i++)
    if (!left.delete(tiles[i]))
      return fault("wrong-tiles", `tile ${plain(tiles[i])} is a duplicate or does not exist`, [...keys, i]);
  return undefined;
}
