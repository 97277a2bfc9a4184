/**
 * The games as game objects of boardgame.io 0.50, for its client, its server and its lobby.
 *
 * @module fifteen-two/boardgame-io
 */

export { type BoardgameOptions, toBoardgame } from "./game.ts";
export type { Table, TableOf } from "./table.ts";
export type {
  BoardgameContext,
  BoardgameCtx,
  BoardgameEvent,
  BoardgameGame,
  BoardgameHookContext,
  BoardgameMove,
  BoardgameMoveContext,
  BoardgameTurn,
} from "./types.ts";
