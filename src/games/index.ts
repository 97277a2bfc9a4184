/**
 * All games as one list, for code that offers every game.
 *
 * @module fifteen-two/games
 */

import { frozen } from "../core/frozen.ts";
import { cribbage } from "../cribbage/index.ts";
import { cribino } from "../cribino/index.ts";
import { crosscribb } from "../crosscribb/index.ts";
import { sackson } from "../sackson/index.ts";

/**
 * Every game in the package.
 *
 * @example
 * ```ts
 * import { games } from "fifteen-two/games";
 *
 * games.find((game) => game.id === "cribbage")?.players; // => [2, 3, 4]
 * ```
 */
export const games: readonly [typeof cribbage, typeof crosscribb, typeof cribino, typeof sackson] =
  /* @__PURE__ */ frozen([cribbage, crosscribb, cribino, sackson]);
