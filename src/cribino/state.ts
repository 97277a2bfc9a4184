import type { Seat } from "../core/game.ts";
import type { Layout } from "./layout.ts";
import type { LayMove } from "./moves.ts";
import type { CribinoSettings, SolitaireSettings } from "./options.ts";
import type { CribinoAward } from "./score.ts";
import type { TileIndex } from "./tile.ts";

/** What ends a game: a hand that went out or was blocked; in a solitaire, all tiles laid or none that fits. */
export type CribinoOutcomeReason = "out" | "blocked" | "played-out" | "stuck";

interface Points {
  /** Only a view has a viewer. */
  readonly viewer?: undefined;
  /** The points of each side; they may be negative. */
  readonly scores: readonly number[];
  /** What the latest move scored, a loss as negative points; empty when nothing. */
  readonly awards: readonly CribinoAward[];
}

interface Common extends Points {
  /** What was agreed. */
  readonly settings: CribinoSettings;
  /** The seat that deals, and opens. */
  readonly dealer: Seat;
  /** How many hands have ended before this one. */
  readonly handsPlayed: number;
}

/** A hand is to be dealt (S3-11); chance is to move. */
export interface DealState extends Common {
  readonly phase: "deal";
}

interface Dealt extends Common, Layout {
  readonly settings: CribinoSettings;
  /** By seat: the tiles it holds, which all may see (S3-12). */
  readonly hands: readonly (readonly TileIndex[])[];
  /** How many seats in a row have passed without drawing since the last lay or draw. */
  readonly passes: number;
  /** The seat whose turn it is. */
  readonly turn: Seat;
  /** How many tiles that seat has drawn in this turn. */
  readonly drawn: number;
}

/** A seat lays a tile; if none fits it draws, and after a draw it may pass (S3-16 to S3-19). */
export interface PlayState extends Dealt {
  readonly phase: "play";
}

/** The seat whose turn it is draws (S3-18); chance is to move. */
export interface DrawState extends Dealt {
  readonly phase: "draw";
}

/** The last hand has ended. */
export interface OverState extends Common {
  readonly phase: "over";
  /** By seat: the tiles it still holds. */
  readonly hands: readonly (readonly TileIndex[])[];
  /** The tiles that lie on the table, in the order they were laid. */
  readonly laid: readonly LayMove[];
  /** How many seats in a row had passed without drawing since the last lay or draw. */
  readonly passes: number;
  /** Whether the last hand ended because one was played out (S3-20), or because it was blocked (S3-25). */
  readonly reason: "out" | "blocked";
}

/** The solitaire's deck is to be shuffled (S3-37); chance is to move. */
export interface ShuffleState extends Points {
  readonly phase: "shuffle";
  readonly settings: SolitaireSettings;
}

/** The solitaire (S3-37 to S3-41). */
export interface SolitaireState extends Points, Layout {
  readonly phase: "solitaire";
  readonly settings: SolitaireSettings;
  /** The tiles to be turned up, the next one first. */
  readonly stock: readonly TileIndex[];
  /** The tiles that are turned up and not yet laid. */
  readonly turnedUp: readonly TileIndex[];
  /** The tiles that were turned up and put aside, in order. */
  readonly aside: readonly TileIndex[];
  /** Which time through the stock this is, from 1: in the first, what is in the stock is known to nobody. */
  readonly round: number;
  /** How many tiles lay on the table when this round began. */
  readonly laidBefore: number;
}

/** A solitaire has been won or lost (S3-41). */
export interface SolitaireOverState extends Points {
  readonly phase: "over";
  readonly settings: SolitaireSettings;
  /** The tiles that lie on the table, in the order they were laid. */
  readonly laid: readonly LayMove[];
  /** The tiles that were not laid, in the order in which they would come up again. */
  readonly aside: readonly TileIndex[];
  /** Which time through the stock it was. */
  readonly round: number;
  /** Whether all tiles were laid, or nothing could be laid any more. */
  readonly reason: "played-out" | "stuck";
}

/** A game of Crib-Ino between two moves: plain JSON, all of it, for whoever may know everything. */
export type CribinoState =
  | DealState
  | PlayState
  | DrawState
  | OverState
  | ShuffleState
  | SolitaireState
  | SolitaireOverState;

/** What a view adds to a state. */
interface Viewed {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

/** What a seat knows before the deal. */
export interface DealView extends Omit<DealState, "viewer">, Viewed {}

/** What a seat knows in the play: everything, since hands lie open. */
export interface PlayView extends Omit<PlayState, "viewer">, Viewed {}

/** What a seat knows while a tile is drawn. */
export interface DrawView extends Omit<DrawState, "viewer">, Viewed {}

/** What a seat knows at the end. */
export interface OverView extends Omit<OverState, "viewer">, Viewed {}

/** What the player knows before the shuffle. */
export interface ShuffleView extends Omit<ShuffleState, "viewer">, Viewed {}

/** What the player of a solitaire, or a spectator, knows. */
export interface SolitaireView extends Omit<SolitaireState, "viewer" | "stock">, Viewed {
  /** The tiles to be turned up, the next one first; null for each that was never seen. */
  readonly stock: readonly (TileIndex | null)[];
}

/** What the player knows at the end of a solitaire. */
export interface SolitaireOverView extends Omit<SolitaireOverState, "viewer">, Viewed {}

/** What one seat, or a spectator, knows of a game: all of the state, but for the stock of a solitaire. */
export type CribinoView = DealView | PlayView | DrawView | OverView | ShuffleView | SolitaireView | SolitaireOverView;
