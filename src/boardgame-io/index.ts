/**
 * The games as game objects for boardgame.io 0.50: its client, server and lobby.
 *
 * ```ts
 * import { toBoardgame } from "fifteen-two/boardgame-io";
 * ```
 *
 * @module fifteen-two/boardgame-io
 */

export { toBoardgame } from "./game.ts";
export type { BoardgameMatch } from "./match.ts";
