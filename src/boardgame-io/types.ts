import type { Outcome } from "../core/game.ts";
import type { Table } from "./table.ts";

/*
 * The parts of boardgame.io 0.50 that are used, so that nobody needs its types to compile this package. Its own `Game`
 * type takes a BoardgameGame: the tests check that.
 */

/** What boardgame.io knows of a match besides the game: its `ctx`, as far as it is used. */
export interface BoardgameCtx {
  /** How many seats there are. */
  readonly numPlayers: number;
  /** The player ID of the seat whose turn it is. */
  readonly currentPlayer: string;
}

/** What boardgame.io hands to the functions of a game. */
export interface BoardgameContext<T extends Table = Table> {
  /** The table. */
  readonly G: T;
  /** The match. */
  readonly ctx: BoardgameCtx;
}

/** What it hands to hooks, which may name the active players. */
export interface BoardgameHookContext<T extends Table = Table> extends BoardgameContext<T> {
  /** Its events. */
  readonly events: {
    /** Says who may act. */
    setActivePlayers(playerIDs: string[]): void;
  };
}

/** What it hands to moves. */
export interface BoardgameMoveContext<T extends Table = Table> extends BoardgameContext<T> {
  /** Who makes the move. */
  readonly playerID: string;
}

/** A move in boardgame.io's long form. */
export interface BoardgameMove<T extends Table = Table> {
  /** Gives the table after the move; `"INVALID_MOVE"` leaves no trace. */
  readonly move: (context: BoardgameMoveContext<T>, ...args: unknown[]) => T | "INVALID_MOVE";
  /** Moves are made on the server only: a client does not know enough. */
  readonly client: false;
  /** Seats that act at the same time need not wait for each other's moves to arrive. */
  readonly ignoreStaleStateID: true;
  /** Whether others see the move in the log without what it was. */
  readonly redact: (context: BoardgameContext<T>) => boolean;
}

/** A game object for boardgame.io's client and server. */
export interface BoardgameGame<T extends Table = Table> {
  /** The game's name: `"cribbage"`. */
  name: string;
  /** The least number of seats. */
  readonly minPlayers: number;
  /** The largest number of seats. */
  readonly maxPlayers: number;
  /** Moves stand. */
  readonly disableUndo: true;
  /** The table before anything has happened; the setup data are the game's options. */
  readonly setup: (context: { readonly ctx: BoardgameCtx }, setupData?: unknown) => T;
  /** What is wrong with setup data, for people; undefined when nothing is. */
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  /** `start`, for the first deal, by anyone; and `move`, whose argument is a move of the game. */
  readonly moves: { readonly start: BoardgameMove<T>; readonly move: BoardgameMove<T> };
  /** Whose turn it is, and who else may act. */
  readonly turn: BoardgameTurn<T>;
  /** Only the rules end turns and games. */
  readonly events: Readonly<Record<BoardgameEvent, false>>;
  /** How the game ended; boardgame.io puts it in `ctx.gameover`. */
  readonly endIf: (context: BoardgameContext<T>) => Outcome | undefined;
  /** What a seat, or a spectator, may know of the table; null when the table is another game's. */
  readonly playerView: (context: BoardgameContext<T> & { readonly playerID: string | null }) => Table | null;
  /** For boardgame.io's bots. */
  readonly ai: {
    /** The legal moves of a seat. */
    readonly enumerate: (table: T, ctx: BoardgameCtx, playerID: string) => { move: string; args: unknown[] }[];
  };
}

/** Turns that follow the active seats. */
export interface BoardgameTurn<T extends Table = Table> {
  /** Who begins, and who follows: the first active seat. */
  readonly order: {
    /** Who begins. */
    readonly first: (context: BoardgameContext<T>) => number;
    /** Who follows. */
    readonly next: (context: BoardgameContext<T>) => number;
  };
  /** Whether the current player is done, and who follows. */
  // biome-ignore lint/suspicious/noConfusingVoidType: boardgame.io's own type has it
  readonly endIf: (context: BoardgameContext<T>) => void | { next: string };
  /** Makes the active seats the active players. */
  readonly onBegin: (context: BoardgameHookContext<T>) => void;
  /** The same, in the middle of a turn. */
  readonly onMove: (context: BoardgameHookContext<T>) => void;
}

/** The events of boardgame.io that players could send. */
export type BoardgameEvent =
  | "endGame"
  | "endPhase"
  | "endStage"
  | "endTurn"
  | "pass"
  | "setActivePlayers"
  | "setPhase"
  | "setStage";
