import type { CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import { type MoveShapes, moveSchemaOf, moveShapes, readMoveShape } from "../core/move-shape.ts";
import type { JsonSchema } from "../core/schema.ts";
import { type Shape, seatShape } from "../core/shape.ts";
import { indexOfSquare, SQUARE, SQUARE_NAMES, type Square } from "../parts/square.ts";
import { COLORS, type Color, inOrder } from "./color.ts";

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

/** The shape of each type of move. */
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

/**
 * Reads a move from untrusted JSON. Checks its shape only; use `isLegal` for legality.
 *
 * @param json - the JSON value
 * @returns the move, with colors and squares sorted
 * @throws IllegalMoveError with the code `"malformed"` when the value is not a move of the Sackson game; the message
 * names the part
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
 * The moves as a Standard Schema with JSON Schema. It checks the shape of a move; use `refusal` for the rules.
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two/sackson";
 *
 * moveSchema["~standard"].validate({ type: "return", seat: 0, color: "pink" }).issues?.[0]?.path; // => ["color"]
 * ```
 */
export const moveSchema: JsonSchema<SacksonMove> = /* @__PURE__ */ moveSchemaOf(SHAPES, parseMoveJson);
