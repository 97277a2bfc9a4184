import type { Hidden } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Seat } from "../core/game.ts";

/** Any move of Crib-Ino. Tiles are indices into the deck. */
export type CribinoMove =
  | {
      /** Chance: deals the tiles. */
      readonly type: "deal";
      readonly seat?: undefined;
      /** Six tiles for each seat, or four with partners. */
      readonly hands: readonly (readonly number[])[];
    }
  | {
      /** Chance: draws a tile from the drawing stack. */
      readonly type: "draw-tile";
      readonly seat?: undefined;
      /** The seat whose hand receives the tile. With partners, it may not be the seat whose turn it is. */
      readonly hand: Seat;
      readonly tile: number;
    }
  | {
      /** Chance: shuffles the solitaire's deck. */
      readonly type: "shuffle";
      readonly seat?: undefined;
      /** All tiles, in the order in which they will be turned up. */
      readonly order: readonly number[];
    }
  | {
      /** A seat lays a tile. */
      readonly type: "lay";
      readonly seat: Seat;
      readonly tile: number;
      /** Columns east of the first tile, -47 to 47. */
      readonly x: number;
      /** Rows north of the first tile, -47 to 47. */
      readonly y: number;
      /** Quarter turns clockwise, 0 to 3. After one, the printed north faces east. */
      readonly rotation: number;
    }
  | {
      /** A seat that can't lay a tile draws. */
      readonly type: "draw";
      readonly seat: Seat;
    }
  | {
      /** A seat that can neither lay nor draw passes. */
      readonly type: "pass";
      readonly seat: Seat;
    }
  | {
      /** Solitaire: turns up the next three tiles. */
      readonly type: "turn-up";
      readonly seat: Seat;
    };

/** A move of one type. */
export type Move<Type extends CribinoMove["type"]> = Extract<CribinoMove, { readonly type: Type }>;

/** @inline */
export type LayMove = Move<"lay">;

/**
 * A move as another seat sees it: nobody sees the order of a shuffle.
 *
 * @inline
 */
export type RedactedMove = CribinoMove | (Omit<Move<"shuffle">, "order"> & { readonly order: readonly Hidden[] });

/**
 * Refusal codes of Crib-Ino; the [guide](../../docs/cribino.md#refusal-codes) tells what each means.
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
