import type { Refusal } from "../core/game.ts";
import { expectDistinct, readInteger } from "../core/json.ts";
import { quote } from "../core/message.ts";
import type { TileIndex } from "./tile.ts";

/** How many tiles a deck has (S3-01). */
export const TILES = 48;

/** Every tile's index, in order. */
export function allTiles(): TileIndex[] {
  return Array.from({ length: TILES }, (_, tile) => tile);
}

/** The tiles that are not among those given, in order; other values are ignored. */
export function tilesWithout(tiles: Iterable<unknown>): TileIndex[] {
  const gone = new Set(tiles);
  return allTiles().filter((tile) => !gone.has(tile));
}

/** Reads a tile's index. */
export function readTile(value: unknown, path: string): TileIndex {
  return readInteger(value, path, 0, TILES - 1);
}

/** Throws if a tile is in two of the places. */
export function expectDistinctTiles(places: readonly (readonly [path: string, tile: TileIndex])[]): void {
  expectDistinct(places.map(([path, tile]) => [path, `tile ${tile}`]));
}

/** Refusal for groups of tiles that do not have so many tiles each, all of them different. */
export function refuseTiles(groups: readonly unknown[], size: number): Refusal<"wrong-tiles"> | undefined {
  const left = new Set<unknown>(allTiles());
  for (let at = 0; at < groups.length; at++) {
    const tiles = groups[at];
    if (!Array.isArray(tiles) || tiles.length !== size) {
      const found = Array.isArray(tiles) ? tiles.length : quote(tiles);
      return { code: "wrong-tiles", message: `${size} tiles are needed, not ${found}` };
    }
    for (let i = 0; i < size; i++)
      if (!left.delete(tiles[i]))
        return { code: "wrong-tiles", message: `${quote(tiles[i])} is not a tile, or a duplicate` };
  }
  return undefined;
}
