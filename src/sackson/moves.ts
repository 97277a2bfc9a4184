import type { CommonRefusalCode, Seat } from "../core/any.ts";
import type { Square } from "../shared/square.ts";
import type { Color } from "./color.ts";

/** A seat takes stones from the bank: two on each of the first two turns, then one. */
export interface TakeMove {
  readonly type: "take";
  readonly seat: Seat;
  /** Colors of the stones, one or two, in the order of `COLORS`; `apply` takes either order. */
  readonly colors: readonly Color[];
}

/** A seat exchanges the markers on two squares. */
export interface ExchangeMove {
  readonly type: "exchange";
  readonly seat: Seat;
  /** Squares of the two markers, in the order of `SQUARES`; `apply` takes either order. */
  readonly squares: readonly [Square, Square];
}

/** A seat returns a stone to the bank. */
export interface ReturnMove {
  readonly type: "return";
  readonly seat: Seat;
  readonly color: Color;
}

/** Any move of the Sackson game, as plain JSON; `type` distinguishes them. Chance never moves. */
export type SacksonMove = TakeMove | ExchangeMove | ReturnMove;

/**
 * Refusal codes; {@link refusal} explains each.
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
