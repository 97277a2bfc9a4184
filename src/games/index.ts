/**
 * All games as one list, for code that offers every game.
 *
 * ```ts
 * import { games } from "fifteen-two/games";
 * ```
 *
 * @module fifteen-two/games
 */

import type { AnyGame } from "../core/game.ts";
import * as cribbage from "../cribbage/index.ts";
import * as cribino from "../cribino/index.ts";
import * as crosscribb from "../crosscribb/index.ts";
import * as sackson from "../sackson/index.ts";

/**
 * Every game in the package.
 *
 * @example
 * ```ts
 * import { games } from "fifteen-two/games";
 *
 * games.map((game) => game.name); // => ["Cribbage", "CrossCribb", "Crib-Ino", "Sackson"]
 * for (const game of games) game.legalMoves(game.initialState());
 * ```
 */
export const games: readonly AnyGame[] = /* @__PURE__ */ Object.freeze([cribbage, crosscribb, cribino, sackson]);

/**
 * Finds a game by its name in records.
 *
 * @param id - such as `"cribbage"`
 * @returns the game, or undefined if there is none of that name
 *
 * @example
 * ```ts
 * import { findGame } from "fifteen-two/games";
 *
 * findGame("cribbage")?.players; // => [2, 3, 4]
 * findGame("chess"); // => undefined
 * ```
 */
export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
