import type { ChanceRefusalCode, CommonRefusalCode, Seat } from "../core/any.ts";
import type { Hidden } from "../core/card.ts";

/** Chance: deals the tiles. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** Six tiles for each seat, or four with partners. */
  readonly hands: readonly (readonly number[])[];
}

/** Chance: draws a tile from the drawing stack. */
export interface DrawTileMove {
  readonly type: "draw-tile";
  readonly seat?: undefined;
  /** The seat whose hand receives the tile: the seat that draws or, if its hand is full, its partner. */
  readonly hand: Seat;
  /** The tile, an index into the deck, 0 to 47. */
  readonly tile: number;
}

/** Chance: shuffles the solitaire's deck. */
export interface ShuffleMove {
  readonly type: "shuffle";
  readonly seat?: undefined;
  /** All 48 tiles, in the order in which they will be turned up. */
  readonly order: readonly number[];
}

/** A seat lays a tile. */
export interface LayMove {
  readonly type: "lay";
  readonly seat: Seat;
  /** The tile, an index into the deck, 0 to 47. */
  readonly tile: number;
  /** Columns east of the first tile, -47 to 47. */
  readonly x: number;
  /** Rows north of the first tile, -47 to 47. */
  readonly y: number;
  /** Quarter turns clockwise, 0 to 3. After one, the printed north faces east. */
  readonly rotation: number;
}

/** A seat that can't lay a tile draws. */
export interface DrawMove {
  readonly type: "draw";
  readonly seat: Seat;
}

/** A seat that can't lay passes. It must have drawn in this turn, unless it can't draw. */
export interface PassMove {
  readonly type: "pass";
  readonly seat: Seat;
}

/** Solitaire: puts the turned-up tiles aside and turns up the next three, or as many as are left. */
export interface TurnUpMove {
  readonly type: "turn-up";
  /** Always 0. */
  readonly seat: Seat;
}

/** Any move of Crib-Ino, as plain JSON; `type` distinguishes them. Tiles are indices into the deck. */
export type CribinoMove = DealMove | DrawTileMove | ShuffleMove | LayMove | DrawMove | PassMove | TurnUpMove;

/** A move as another seat sees it: the tiles of a shuffle are `"??"`. @inline */
export type RedactedMove = CribinoMove | (Omit<ShuffleMove, "order"> & { readonly order: readonly Hidden[] });

/**
 * Refusal codes; {@link refusal} explains each.
 *
 * @useDeclaredType
 */
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
