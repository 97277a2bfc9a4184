import { TILES } from "./indices.ts";
import type { OverState, PlayState } from "./state.ts";
import type { TileIndex } from "./tile.ts";

/**
 * The tiles of the drawing stack, in the order of their indices: those that nobody holds and nobody has laid.
 *
 * @param state - a state in which tiles have been dealt
 * @returns the tiles, all equally likely to be drawn
 *
 * @example
 * ```ts
 * import { apply, initialState, stockOf } from "fifteen-two/cribino";
 *
 * const state = apply(initialState(), { type: "deal", hands: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]] });
 * state.phase === "play" && stockOf(state).length; // => 36
 * ```
 */
export function stockOf(state: Pick<OverState, "settings" | "hands" | "laid">): TileIndex[] {
  const gone: boolean[] = [];
  for (const hand of state.hands) for (const tile of hand) gone[tile] = true;
  for (const lay of state.laid) gone[lay.tile] = true;
  const stock: TileIndex[] = [];
  for (let tile = 0; tile < TILES; tile++) if (!gone[tile]) stock.push(tile);
  return stock;
}

/** Number of tiles in the drawing stack. */
export function stockSize({ hands, laid }: Pick<PlayState, "hands" | "laid">): number {
  let size = TILES - laid.length;
  for (const hand of hands) size -= hand.length;
  return size;
}
