import type { CommonRefusalCode, Seat } from "../core/game.ts";
import type { Square } from "../shared/square.ts";
import type { Color } from "./color.ts";

/** Any move of the Sackson game. Chance never moves. */
export type SacksonMove =
  | {
      /** A seat takes stones from the bank: two on each of the first two turns of the game, then one. */
      readonly type: "take";
      readonly seat: Seat;
      /** Listed in the order of `COLORS`; `apply` takes either order. */
      readonly colors: readonly Color[];
    }
  | {
      /** A seat exchanges the markers on two squares. */
      readonly type: "exchange";
      readonly seat: Seat;
      /** Listed in the order of `SQUARES`; `apply` takes either order. */
      readonly squares: readonly [Square, Square];
    }
  | {
      /** A seat returns a stone to the bank. */
      readonly type: "return";
      readonly seat: Seat;
      readonly color: Color;
    };

/** A move of one type. */
export type Move<Type extends SacksonMove["type"]> = Extract<SacksonMove, { readonly type: Type }>;

/**
 * Refusal codes of the Sackson game; the [guide](../../docs/sackson.md#refusal-codes) tells what each means.
 *
 * @useDeclaredType
 */
export type SacksonRefusalCode =
  | CommonRefusalCode
  | "wrong-stones"
  | "not-in-bank"
  | "wrong-colors"
  | "same-color"
  | "isolated"
  | "not-held"
  | "must-return-figure";
