import { IllegalMoveError, InvalidStateError } from "../core/errors.ts";
import type { AnyMove } from "../core/game.ts";
import type { JsonSchema, StandardSchema } from "../core/standard-schema.ts";
import { type Reading, runCheck } from "./issues.ts";
import { readShape } from "./read-shape.ts";
import type { Shape, UnionShape } from "./shape.ts";
import { parseBy, shapeSchema } from "./standard.ts";

/** The keys of a move, except its type and the seat of a chance move. */
type KeysOf<Move> = {
  [Key in keyof Move]-?: Key extends "type" ? never : Move[Key] extends undefined ? never : Key;
}[keyof Move];

/** The shape of each key except `type`, by type of move. */
export type KeyShapes<Move extends AnyMove> = {
  readonly [Type in Move["type"]]: {
    readonly [Key in KeysOf<Extract<Move, { readonly type: Type }>>]-?: Shape;
  };
};

/** The shape of a game's moves. */
export type MoveShape<Move extends AnyMove> = UnionShape & {
  readonly of: KeyShapes<Move>;
};

/** The shape of moves by their type. */
export function moveShape<Move extends AnyMove>(of: KeyShapes<Move>): MoveShape<Move> {
  return { type: "union", tag: "type", of: of as KeyShapes<Move> & UnionShape["of"] };
}

/**
 * The Standard Schema of a game's moves with JSON Schema.
 *
 * @param finish - puts a move of that shape in order, and throws an InvalidStateError for what shapes can't express
 */
export function moveSchemaOf<Move extends AnyMove>(
  shape: MoveShape<Move>,
  finish: (move: Move) => Move = (move) => move,
): JsonSchema<Move> {
  return shapeSchema<Move>(shape, shape, (value, reading) => {
    const move = readShape(value, shape, reading) as Move;
    return reading.issues.length > 0 ? move : (runCheck(move, finish, reading) as Move);
  });
}

/** Reads a move by its schema. It throws an IllegalMoveError with the code `"malformed"`. */
export function parseMoveBy<Move>(schema: StandardSchema<unknown, Move>, json: unknown): Move {
  try {
    return parseBy(schema, json);
  } catch (error) {
    if (error instanceof InvalidStateError) throw new IllegalMoveError("malformed", error.reason, json, error.keys);
    throw error;
  }
}

/** Throws an IllegalMoveError unless a value has the shape of a move, with cards possibly face down. */
export function expectMove(value: unknown, shape: Shape): void {
  const reading: Reading = { keys: [], issues: [], hidden: true };
  readShape(value, shape, reading);
  const [issue] = reading.issues;
  if (issue !== undefined) throw new IllegalMoveError("malformed", issue.reason, value, issue.keys);
}
