import type { AnyState, Seat, Side } from "../core/any.ts";
import type { ViewFrom } from "../core/view-from.ts";
import type { Phase } from "../game/phases.ts";
import type { CribinoMove, CribinoRefusalCode, LayMove } from "./moves.ts";
import type { CribinoSettings } from "./options.ts";
import type { Color, Direction } from "./tile.ts";

/** Points for one side, with the reasons for them. */
export interface CribinoAward {
  readonly side: Side;
  /** The sum of the items' points, a multiple of 5; negative for a side that pays. */
  readonly points: number;
  /** One item for each thing that scores, and for each contact that only matches. */
  readonly items: readonly (
    | {
        /** A side that two tiles share: `scoring` numbers score their sum, `matching` numbers nothing. */
        readonly kind: "scoring" | "matching";
        /** The sum of the numbers, 5 to 20, if they score; otherwise 0. */
        readonly points: number;
        /** The side of the new tile. */
        readonly facing: Direction;
        /** Color of both triangles. */
        readonly color: Color;
        /** The new tile's number, then the number that it touches, each 1 to 10. */
        readonly numbers: readonly [number, number];
      }
    | {
        /**
         * Doubling, when all four sides touch, adds the sum of the contacts once more. The opening scores the total of
         * the first tile, if it is a multiple of 5.
         */
        readonly kind: "doubled" | "opening";
        /** A multiple of 5: up to 80 for doubling, up to 40 for the first tile. */
        readonly points: number;
      }
    | {
        /** A payment at the end of a deal: a seat ran out of tiles, or nobody can lay. */
        readonly kind: "out" | "blocked";
        /** Five points per tile: positive for the side that is paid, negative for the side that pays. */
        readonly points: number;
        /** The seat that pays. */
        readonly seat: Seat;
        /** Number of tiles it holds, 1 to 6. */
        readonly tiles: number;
      }
  )[];
}

/** An empty square that touches a tile. @inline */
export interface Space {
  /** Columns east of the first tile, -48 to 48. */
  readonly x: number;
  /** Rows north of the first tile, -48 to 48. */
  readonly y: number;
  /** The four triangles that a tile on this square would touch, clockwise from north; null for an empty neighbor. */
  readonly touches: readonly (readonly [color: Color, number: number] | null)[];
}

/** The keys of every state. Tiles are indices into the deck. @inline */
interface BaseState {
  /** Missing: only a view has a viewer. */
  readonly viewer?: undefined;
  /** Points of each side, multiples of 5; they may be negative. */
  readonly scores: readonly number[];
  /** Points for the latest move, negative for losses; empty if it scored nothing. */
  readonly awards: readonly CribinoAward[];
}

/** The keys of every state with two to seven players. @inline */
interface MultiplayerState extends BaseState {
  /** The options with all defaults filled in. */
  readonly settings: Exclude<CribinoSettings, { readonly players: 1 }>;
  /** The seat that deals and lays first. */
  readonly dealer: Seat;
  /** Number of deals before this one, from 0. */
  readonly dealsPlayed: number;
}

/** The keys of every state with hands. @inline */
export interface DealtState extends MultiplayerState {
  /** Tiles that each seat holds, at most six or, with partners, four; face up for everyone. */
  readonly hands: readonly (readonly number[])[];
  /** The tiles on the table, in the order they were laid. */
  readonly laid: readonly LayMove[];
  /** Number of passes in a row by seats that had not drawn, from 0. When it reaches `players`, the deal is blocked. */
  readonly passes: number;
}

/** The keys of every state in a turn. @inline */
interface TurnState extends DealtState {
  /** Every empty square that touches a tile, in order of appearance. It follows from `laid`. */
  readonly frontier: readonly Space[];
  /** The seat whose turn it is. */
  readonly turn: Seat;
  /** Number of tiles drawn in this turn, from 0. */
  readonly drawn: number;
}

/** The keys of every state of a solitaire. @inline */
interface AloneState extends BaseState {
  /** The options: a solitaire has only `deck`. */
  readonly settings: Extract<CribinoSettings, { readonly players: 1 }>;
}

/** The keys of every state of a solitaire with tiles on the table. @inline */
interface ShuffledState extends AloneState {
  /** The tiles on the table, in the order they were laid. */
  readonly laid: readonly LayMove[];
  /** Tiles that were turned up and set aside, in the order in which they would be turned up again. */
  readonly aside: readonly number[];
  /** Number of the current round through the stock, from 1. In round 1, nobody knows the tiles in the stock. */
  readonly round: number;
}

/** Before a deal: chance must deal the tiles. */
export interface DealState extends MultiplayerState {
  readonly phase: "deal";
}

/**
 * The play: `turn` must lay a tile. If none fits, it must draw; after a draw it may pass instead, and it must pass if
 * it can't draw.
 */
export interface PlayState extends TurnState {
  readonly phase: "play";
}

/** The draw: chance must draw a tile for `turn` or, if its hand is full, for its partner. */
export interface DrawState extends TurnState {
  readonly phase: "draw";
}

/** The end: the last deal has been played out, and nobody moves. */
export interface OverState extends DealtState {
  readonly phase: "over";
  /** The end of the last deal: a seat ran out of tiles, or nobody could lay. */
  readonly reason: "out" | "blocked";
  /** The sides with the highest score, in ascending order. */
  readonly winners: readonly Side[];
}

/** Before a solitaire: chance must shuffle the deck. */
export interface ShuffleState extends AloneState {
  readonly phase: "shuffle";
}

/** The solitaire: seat 0 must lay a turned-up tile or, if none fits, turn up three. */
export interface SolitaireState extends ShuffledState {
  readonly phase: "solitaire";
  /** Every empty square that touches a tile, in order of appearance. It follows from `laid`. */
  readonly frontier: readonly Space[];
  /** Tiles yet to be turned up, next one first. */
  readonly stock: readonly number[];
  /** Tiles that are turned up and not yet laid, at most three. */
  readonly turnedUp: readonly number[];
  /** Number of tiles on the table when this round began, 0 to 47. */
  readonly laidBefore: number;
}

/** The end of a solitaire: it has been won or lost, and nobody moves. */
export interface SolitaireOverState extends ShuffledState {
  readonly phase: "over";
  /** The reason why it ended: all tiles were laid, or a whole round laid none. */
  readonly reason: "played-out" | "stuck";
  /** The only side if all tiles were laid; otherwise none. */
  readonly winners: readonly Side[];
}

/**
 * Any state of a game of Crib-Ino, as plain JSON. `phase` and, for the solitaire, `settings.players` distinguish them.
 */
export type CribinoState =
  | DealState
  | PlayState
  | DrawState
  | OverState
  | ShuffleState
  | SolitaireState
  | SolitaireOverState;

/**
 * A state as one seat or a spectator knows it: `View<PlayState>` is the view in the play. The tiles of a solitaire's
 * unseen stock are `"??"`, and `viewer` is the seat, or null for a spectator.
 *
 * @typeParam State - a state, or a union of states
 */
export type View<State extends AnyState> = ViewFrom<State, "stock">;

/** Any view of a game of Crib-Ino. */
export type CribinoView = View<CribinoState>;

/** A phase of Crib-Ino. */
export type CribinoPhase = Phase<CribinoState, CribinoMove, CribinoRefusalCode>;

/** The tiles on the table, part of every state in which tiles are laid. */
export type Layout = Pick<PlayState | SolitaireState, "settings" | "laid" | "frontier">;
