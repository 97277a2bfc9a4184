import type { CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import type { Square } from "../shared/square.ts";
import type { Color } from "./color.ts";

/** A seat takes stones from the bank: two on each of the first two turns of the game, then one. */
export interface TakeMove {
  readonly type: "take";
  readonly seat: Seat;
  /** Listed in the order of `COLORS`; `apply` takes either order. */
  readonly colors: readonly Color[];
}

/** A seat exchanges the markers on two squares. */
export interface ExchangeMove {
  readonly type: "exchange";
  readonly seat: Seat;
  /** Listed in the order of `SQUARES`; `apply` takes either order. */
  readonly squares: readonly [Square, Square];
}

/** A seat returns a stone to the bank. */
export interface ReturnMove {
  readonly type: "return";
  readonly seat: Seat;
  readonly color: Color;
}

/** Any move of the Sackson game. Chance never moves. */
export type SacksonMove = TakeMove | ExchangeMove | ReturnMove;

/** Refusal codes of the Sackson game; the [guide](../../docs/sackson.md#refusal-codes) tells what each means. */
export type SacksonRefusalCode =
  | CommonRefusalCode
  | "wrong-stones"
  | "not-in-bank"
  | "wrong-colors"
  | "same-color"
  | "isolated"
  | "not-held"
  | "must-return-figure";

/** Why a move is illegal in the Sackson game. */
export type SacksonRefusal = Refusal<SacksonRefusalCode>;
