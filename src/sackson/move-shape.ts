import type { Seat } from "../core/any.ts";
import type { Schema } from "../core/standard-schema.ts";
import { type MoveShape, moveSchemaOf, moveShape } from "../schema/moves.ts";
import { distinct, named, seatShape } from "../schema/shape.ts";
import { indexOfSquare, SQUARE, SQUARE_NAMES } from "../shared/square.ts";
import { COLOR, inOrder } from "./color.ts";
import type { ExchangeMove, SacksonMove } from "./moves.ts";

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

function ordered(move: SacksonMove): SacksonMove {
  switch (move.type) {
    case "take":
      return { ...move, colors: inOrder(move.colors) };
    case "exchange":
      return exchangeMove(move.seat, indexOfSquare(move.squares[0]), indexOfSquare(move.squares[1]));
    case "return":
      return move;
  }
}

/** Standard Schema with JSON Schema for moves; colors and squares come out sorted. */
export const moveSchema: Schema<SacksonMove> = moveSchemaOf(MOVE, ordered);
