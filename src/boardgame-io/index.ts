/**
 * The games as game objects for boardgame.io 0.50: its client, server and lobby.
 *
 * @module fifteen-two/boardgame-io
 */

export { type BoardgameOptions, toBoardgame } from "./game.ts";
export type { BoardgameMatch, BoardgameMatchOf } from "./match.ts";
export type * from "./types.ts";
