import type { Hidden } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import type { Lay, TileIndex } from "./tile.ts";

/** Chance: deals the tiles. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** Six tiles for each seat, or four with partners. */
  readonly hands: readonly (readonly TileIndex[])[];
}

/** Chance: draws a tile from the drawing stack. */
export interface DrawTileMove {
  readonly type: "draw-tile";
  readonly seat?: undefined;
  /** The seat whose hand receives the tile. With partners, it may not be the seat whose turn it is. */
  readonly hand: Seat;
  readonly tile: TileIndex;
}

/** Chance: shuffles the solitaire's deck. */
export interface ShuffleMove {
  readonly type: "shuffle";
  readonly seat?: undefined;
  /** All tiles, in the order in which they will be turned up. */
  readonly order: readonly TileIndex[];
}

/** A seat lays a tile. */
export interface LayMove extends Lay {
  readonly type: "lay";
}

/** A seat that can't lay a tile draws. */
export interface DrawMove {
  readonly type: "draw";
  readonly seat: Seat;
}

/** A seat that can neither lay nor draw passes. */
export interface PassMove {
  readonly type: "pass";
  readonly seat: Seat;
}

/** Solitaire: turns up the next three tiles. */
export interface TurnUpMove {
  readonly type: "turn-up";
  readonly seat: Seat;
}

/** Any move of Crib-Ino. */
export type CribinoMove = DealMove | DrawTileMove | ShuffleMove | LayMove | DrawMove | PassMove | TurnUpMove;

/** A move as another seat sees it: nobody sees the order of a shuffle. */
export type RedactedCribinoMove =
  | Exclude<CribinoMove, ShuffleMove>
  | (Omit<ShuffleMove, "order"> & { readonly order: readonly Hidden[] });

/** Refusal codes of Crib-Ino; the [guide](../../docs/cribino.md#refusal-codes) tells what each means. */
export type CribinoRefusalCode =
  | CommonRefusalCode
  | ChanceRefusalCode
  | "wrong-tiles"
  | "wrong-hand"
  | "not-held"
  | "no-place"
  | "no-fit"
  | "can-lay"
  | "can-draw"
  | "cannot-draw";

/** Why a move is illegal in Crib-Ino. */
export type CribinoRefusal = Refusal<CribinoRefusalCode>;
