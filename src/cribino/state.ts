import type { Hidden } from "../core/card.ts";
import type { Seat, Side } from "../core/game.ts";
import type { Layout } from "./layout.ts";
import type { LayMove } from "./moves.ts";
import type { MultiplayerSettings, SolitaireSettings } from "./options.ts";
import type { CribinoAward } from "./score.ts";
import type { TileIndex } from "./tile.ts";

/** What ended the game: a seat went out or the hand was blocked; in solitaire, all tiles were laid or none fits. */
export type CribinoOutcomeReason = "out" | "blocked" | "played-out" | "stuck";

interface Points {
  /** Set only in a view. */
  readonly viewer?: undefined;
  /** Points by side, which may be negative. */
  readonly scores: readonly number[];
  /** What the latest move scored, with losses as negative points; empty if nothing. */
  readonly awards: readonly CribinoAward[];
}

interface Common extends Points {
  /** The game's settings. */
  readonly settings: MultiplayerSettings;
  /** The seat that deals and lays first. */
  readonly dealer: Seat;
  /** Number of deals that have been played out. */
  readonly dealsPlayed: number;
}

/** A hand is about to be dealt; chance is to move. */
export interface DealState extends Common {
  readonly phase: "deal";
}

interface Dealt extends Common, Layout {
  readonly settings: MultiplayerSettings;
  /** Tiles that each seat holds, face up for everyone. */
  readonly hands: readonly (readonly TileIndex[])[];
  /** Number of consecutive passes without a draw since the last lay or draw. */
  readonly passes: number;
  /** The seat whose turn it is. */
  readonly turn: Seat;
  /** Tiles that seat has drawn in this turn. */
  readonly drawn: number;
}

/** A seat lays a tile. If none fits, it draws; after a draw it may pass. */
export interface PlayState extends Dealt {
  readonly phase: "play";
}

/** The seat whose turn it is draws; chance is to move. */
export interface DrawState extends Dealt {
  readonly phase: "draw";
}

/** The last deal has been played out. */
export interface OverState extends Common {
  readonly phase: "over";
  /** Tiles that each seat still holds. */
  readonly hands: readonly (readonly TileIndex[])[];
  /** The tiles on the table, in the order they were laid. */
  readonly laid: readonly LayMove[];
  /** Number of consecutive passes without a draw since the last lay or draw. */
  readonly passes: number;
  /** Whether a seat went out in the last deal, or it was blocked. */
  readonly reason: "out" | "blocked";
  /** The sides with the highest score. */
  readonly winners: readonly Side[];
}

/** The solitaire's deck is about to be shuffled; chance is to move. */
export interface ShuffleState extends Points {
  readonly phase: "shuffle";
  readonly settings: SolitaireSettings;
}

/** The solitaire in progress. */
export interface SolitaireState extends Points, Layout {
  readonly phase: "solitaire";
  readonly settings: SolitaireSettings;
  /** Tiles yet to be turned up, next one first. */
  readonly stock: readonly TileIndex[];
  /** Tiles that are turned up and not yet laid. */
  readonly turnedUp: readonly TileIndex[];
  /** Tiles that were turned up and set aside, in order. */
  readonly aside: readonly TileIndex[];
  /** Number of the current round through the stock, from 1. In round 1, nobody knows the tiles in the stock. */
  readonly round: number;
  /** Number of tiles on the table when this round began. */
  readonly laidBefore: number;
}

/** A solitaire has been won or lost. */
export interface SolitaireOverState extends Points {
  readonly phase: "over";
  readonly settings: SolitaireSettings;
  /** The tiles on the table, in the order they were laid. */
  readonly laid: readonly LayMove[];
  /** Tiles that were not laid, in the order in which they would be turned up again. */
  readonly aside: readonly TileIndex[];
  /** Number of the last round through the stock. */
  readonly round: number;
  /** Whether all tiles were laid, or none could be laid anymore. */
  readonly reason: "played-out" | "stuck";
  /** The only side if all tiles were laid; otherwise none. */
  readonly winners: readonly Side[];
}

/** The full state of a game of Crib-Ino: plain JSON. */
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

/** View before the deal. */
export interface DealView extends Omit<DealState, "viewer">, Viewed {}

/** View during the play. Hands are face up, so nothing is hidden. */
export interface PlayView extends Omit<PlayState, "viewer">, Viewed {}

/** View while a tile is drawn. */
export interface DrawView extends Omit<DrawState, "viewer">, Viewed {}

/** View at the end of the game. */
export interface OverView extends Omit<OverState, "viewer">, Viewed {}

/** View before the shuffle. */
export interface ShuffleView extends Omit<ShuffleState, "viewer">, Viewed {}

/** View of a solitaire in progress. */
export interface SolitaireView extends Omit<SolitaireState, "viewer" | "stock">, Viewed {
  /** Tiles yet to be turned up, next one first; hidden if nobody has seen them. */
  readonly stock: readonly (TileIndex | Hidden)[];
}

/** View at the end of a solitaire. */
export interface SolitaireOverView extends Omit<SolitaireOverState, "viewer">, Viewed {}

/** What one seat or a spectator knows: everything except the unseen stock of a solitaire. */
export type CribinoView = DealView | PlayView | DrawView | OverView | ShuffleView | SolitaireView | SolitaireOverView;
