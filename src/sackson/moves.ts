import type { CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import type { JsonSchema } from "../core/standard-schema.ts";
import { type MoveShape, moveSchemaOf, moveShape } from "../schema/moves.ts";
import { distinct, named, seatShape } from "../schema/shape.ts";
import { indexOfSquare, SQUARE, SQUARE_NAMES, type Square } from "../shared/square.ts";
import { COLOR, type Color, inOrder } from "./color.ts";

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

/** Refusal codes of the Sackson game. */
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

/** The shape of a move. */
export const MOVE: MoveShape<SacksonMove> = /* @__PURE__ */ makeShape();

function makeShape(): MoveShape<SacksonMove> {
  const seat = seatShape(4);
  return moveShape({
    take: { seat, colors: named(distinct(COLOR, 1, 2), "Colors", "Stones that the seat takes from the bank") },
    exchange: { seat, squares: named(distinct(SQUARE, 2), "Squares", "Squares whose markers change places") },
    return: { seat, color: COLOR },
  });
}

/** The move that exchanges the markers on two squares, given as indices in `SQUARES` in either order. */
export function exchangeMove(seat: Seat, a: number, b: number): ExchangeMove {
  return {
    type: "exchange",
    seat,
    squares: a < b ? [SQUARE_NAMES[a]!, SQUARE_NAMES[b]!] : [SQUARE_NAMES[b]!, SQUARE_NAMES[a]!],
  };
}

/** A move with its colors or squares sorted. */
export function ordered(move: SacksonMove): SacksonMove {
  switch (move.type) {
    case "take":
      return { ...move, colors: inOrder(move.colors) };
    case "exchange":
      return exchangeMove(move.seat, indexOfSquare(move.squares[0]), indexOfSquare(move.squares[1]));
    case "return":
      return move;
  }
}

/** The moves as a Standard Schema with JSON Schema; colors and squares come out sorted. */
export const moveSchema: JsonSchema<SacksonMove> = /* @__PURE__ */ moveSchemaOf(MOVE, ordered);
