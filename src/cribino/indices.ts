import type { Refusal } from "../core/game.ts";
import { plain, quote } from "../core/message.ts";
import type { Shape } from "../schema/shape.ts";
import type { TileIndex } from "./tile.ts";

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
export function allTiles(): TileIndex[] {
  const tiles: TileIndex[] = [];
  for (let tile = 0; tile < TILES; tile++) tiles.push(tile);
  return tiles;
}

/** The tiles that are not in a list, in order. Non-tiles are ignored. */
export function tilesWithout(tiles: Iterable<unknown>): TileIndex[] {
  const gone = new Set(tiles);
  return allTiles().filter((tile) => !gone.has(tile));
}

/** Refusal unless each group has `size` tiles and no tile appears twice. */
export function refuseTiles(groups: readonly unknown[], size: number): Refusal<"wrong-tiles"> | undefined {
  const isLeft = Array<boolean>(TILES).fill(true);
  for (let at = 0; at < groups.length; at++) {
    const tiles = groups[at];
    if (!Array.isArray(tiles) || tiles.length !== size) {
      const found = Array.isArray(tiles) ? tiles.length : quote(tiles);
      return { code: "wrong-tiles", message: `deal ${size} tiles, not ${found}` };
    }
    for (let i = 0; i < size; i++) {
      const tile: unknown = tiles[i];
      if (typeof tile !== "number" || !isLeft[tile])
        return { code: "wrong-tiles", message: `tile ${plain(tile)} is a duplicate or does not exist` };
      isLeft[tile] = false;
    }
  }
  return undefined;
}
