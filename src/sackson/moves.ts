import type { CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import { type MoveShapes, moveSchemaOf, moveShapes, readMoveShape } from "../core/move-shape.ts";
import type { JsonSchema } from "../core/schema.ts";
import { type Shape, seatShape } from "../core/shape.ts";
import { indexOfSquare, SQUARE, SQUARE_NAMES, type Square } from "../parts/square.ts";
import { COLORS, type Color, inOrder } from "./color.ts";

/** A seat takes stones from the bank: two on the first two turns of the game, then one. */
export interface TakeMove {
  readonly type: "take";
  readonly seat: Seat;
  /** In either order. */
  readonly colors: readonly Color[];
}

/** A seat lets the markers on two squares change places. */
export interface ExchangeMove {
  readonly type: "exchange";
  readonly seat: Seat;
  /** In either order. */
  readonly squares: readonly [Square, Square];
}

/** A seat returns a stone to the bank. */
export interface ReturnMove {
  readonly type: "return";
  readonly seat: Seat;
  readonly color: Color;
}

/** Everything that can happen in the Sackson game; chance never moves. */
export type SacksonMove = TakeMove | ExchangeMove | ReturnMove;

/** The codes of refusals in the Sackson game. */
export type SacksonRefusalCode =
  | CommonRefusalCode
  | "wrong-stones"
  | "not-in-bank"
  | "wrong-colors"
  | "same-color"
  | "isolated"
  | "not-held"
  | "must-return-figure";

/** Why a move is not legal in the Sackson game. */
export type SacksonRefusal = Refusal<SacksonRefusalCode>;

/** What each key of a move must be. */
export const SHAPES: MoveShapes<SacksonMove> = /* @__PURE__ */ makeShapes();

function makeShapes(): MoveShapes<SacksonMove> {
  const seat = seatShape(4);
  const color: Shape = { enum: COLORS };
  return moveShapes({
    take: { seat, colors: { type: "array", items: color, minItems: 1, maxItems: 2, uniqueItems: true } },
    exchange: { seat, squares: { type: "array", items: SQUARE, minItems: 2, maxItems: 2, uniqueItems: true } },
    return: { seat, color },
  });
}

/** The move of exchanging the markers on two squares, given as their places in `SQUARES` in either order. */
export function exchangeMove(seat: Seat, a: number, b: number): ExchangeMove {
  return {
    type: "exchange",
    seat,
    squares: a < b ? [SQUARE_NAMES[a]!, SQUARE_NAMES[b]!] : [SQUARE_NAMES[b]!, SQUARE_NAMES[a]!],
  };
}

/** A move with its colors or squares in their order. */
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

/**
 * A move from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the move, with colors and squares in their order; it may not be legal in any state
 * @throws IllegalMoveError with the code `"malformed"` when the value is not a move of the Sackson game; the message names
 *   the part
 *
 * @example
 * ```ts
 * import { parseMoveJson } from "fifteen-two/sackson";
 *
 * parseMoveJson(JSON.parse('{"type":"exchange","seat":0,"squares":["b3","a1"]}'));
 * // => { type: "exchange", seat: 0, squares: ["a1", "b3"] }
 * ```
 */
export function parseMoveJson(json: unknown): SacksonMove {
  return ordered(readMoveShape(json, SHAPES, "the Sackson game"));
}

/**
 * The moves as a Standard Schema, with their JSON Schema. It knows the shape of a move; `refusal` knows the rules.
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two/sackson";
 *
 * moveSchema["~standard"].validate({ type: "return", seat: 0, color: "pink" }).issues?.[0]?.path; // => ["color"]
 * ```
 */
export const moveSchema: JsonSchema<SacksonMove> = /* @__PURE__ */ moveSchemaOf(SHAPES, parseMoveJson);
