import type { Outcome } from "../core/game.ts";
import type { BoardgameMatch } from "./match.ts";

/*
 * The parts of boardgame.io 0.50 that this package uses, so that you can compile it without installing boardgame.io.
 * The tests check that boardgame.io's own `Game` type accepts a BoardgameGame.
 */

/** The parts of boardgame.io's `ctx` that are used. */
export interface BoardgameCtx {
  /** Number of seats. */
  readonly numPlayers: number;
  /** Player ID of the current player. */
  readonly currentPlayer: string;
}

/** What boardgame.io passes to a game's functions. */
export interface BoardgameContext<T extends BoardgameMatch = BoardgameMatch> {
  /** The match, as this package sees it. */
  readonly G: T;
  /** The match, as boardgame.io sees it. */
  readonly ctx: BoardgameCtx;
}

/** What boardgame.io passes to hooks, which may set the active players. */
export interface BoardgameHookContext<T extends BoardgameMatch = BoardgameMatch> extends BoardgameContext<T> {
  /** The events a hook may trigger. */
  readonly events: {
    /** Sets who may act. */
    setActivePlayers(playerIDs: string[]): void;
  };
}

/** What boardgame.io passes to moves. */
export interface BoardgameMoveContext<T extends BoardgameMatch = BoardgameMatch> extends BoardgameContext<T> {
  /** Player ID of the seat that moves. */
  readonly playerID: string;
}

/** A move in boardgame.io's long form. */
export interface BoardgameMove<T extends BoardgameMatch = BoardgameMatch> {
  /** Returns the match after the move. `"INVALID_MOVE"` leaves no trace. */
  readonly move: (context: BoardgameMoveContext<T>, ...args: unknown[]) => T | "INVALID_MOVE";
  /** Moves run only on the server, since a client doesn't know enough. */
  readonly client: false;
  /** Seats that act at the same time need not wait for each other's moves. */
  readonly ignoreStaleStateID: true;
  /** Whether the log hides the move's arguments from others. */
  readonly redact: (context: BoardgameContext<T>) => boolean;
}

/** A game object for boardgame.io's client and server. */
export interface BoardgameGame<T extends BoardgameMatch = BoardgameMatch> {
  /** The game's name, such as `"cribbage"`. */
  name: string;
  /** The smallest number of seats. */
  readonly minPlayers: number;
  /** The largest number of seats. */
  readonly maxPlayers: number;
  /** Moves cannot be undone. */
  readonly disableUndo: true;
  /** Returns the match before the first deal. The setup data are the game's options. */
  readonly setup: (context: { readonly ctx: BoardgameCtx }, setupData?: unknown) => T;
  /** Describes what is wrong with setup data, or returns undefined if it is valid. */
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  /** `start` makes the first deal and is open to any seat; `move` takes a move of the game. */
  readonly moves: { readonly start: BoardgameMove<T>; readonly move: BoardgameMove<T> };
  /** Whose turn it is and who else may act. */
  readonly turn: BoardgameTurn<T>;
  /** All disabled: only the rules end turns and games. */
  readonly events: Readonly<Record<BoardgameEvent, false>>;
  /** The outcome once the game is over; boardgame.io stores it in `ctx.gameover`. */
  readonly endIf: (context: BoardgameContext<T>) => Outcome | undefined;
  /** What a seat or a spectator may know of the match; null if the match belongs to another game. */
  readonly playerView: (context: BoardgameContext<T> & { readonly playerID: string | null }) => BoardgameMatch | null;
  /** Used by boardgame.io's bots. */
  readonly ai: {
    /** Lists a seat's legal moves. */
    readonly enumerate: (match: T, ctx: BoardgameCtx, playerID: string) => { move: string; args: unknown[] }[];
  };
}

/** Turns that follow the active seats. */
export interface BoardgameTurn<T extends BoardgameMatch = BoardgameMatch> {
  /** The order of play: always the first active seat. */
  readonly order: {
    /** The seat that starts. */
    readonly first: (context: BoardgameContext<T>) => number;
    /** The seat that comes next. */
    readonly next: (context: BoardgameContext<T>) => number;
  };
  /** Whether the current player's turn is over, and who is next. */
  // biome-ignore lint/suspicious/noConfusingVoidType: boardgame.io's own type has it
  readonly endIf: (context: BoardgameContext<T>) => void | { next: string };
  /** Makes the active seats the active players. */
  readonly onBegin: (context: BoardgameHookContext<T>) => void;
  /** Does the same in the middle of a turn. */
  readonly onMove: (context: BoardgameHookContext<T>) => void;
}

/** The boardgame.io events that players could send. */
export type BoardgameEvent =
  | "endGame"
  | "endPhase"
  | "endStage"
  | "endTurn"
  | "pass"
  | "setActivePlayers"
  | "setPhase"
  | "setStage";
