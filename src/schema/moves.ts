import type { AnyMove } from "../core/any.ts";
import { errorOf } from "../core/errors.ts";
import type { Fault } from "../core/fault.ts";
import type { Schema } from "../core/standard-schema.ts";
import { readShape } from "./read-shape.ts";
import { newReading, type Reads, type Report, readWith } from "./reading.ts";
import { type Shape, type UnionShape, unionOf } from "./shape.ts";
import { shapeSchema } from "./standard.ts";

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

export type MoveShape<Move extends AnyMove> = UnionShape & {
  readonly of: KeyShapes<Move>;
};

/** The shape of moves, by type. `check` reports faults that the shapes of single keys can't express. */
export function moveShape<Move extends AnyMove>(
  of: KeyShapes<Move>,
  check?: (move: Move, report: Report) => void,
): MoveShape<Move> {
  return unionOf("type", of as KeyShapes<Move> & UnionShape["of"], check);
}

/** The Standard Schema, with JSON Schema, of a game's moves. `ordered` sorts the parts of a move, such as its cards. */
export function moveSchemaOf<Move extends AnyMove>(
  shape: MoveShape<Move>,
  ordered: (move: Move) => Move = (move) => move,
): Schema<Move> {
  return shapeSchema<Move>(shape, shape, (value, reading) => {
    const move = readShape(value, shape, reading) as Move;
    return reading.faults.length > 0 ? move : ordered(move);
  });
}

/** Refusal for a value without the shape of a move. */
export function malformed(value: unknown, schema: Reads<unknown>): Fault<"malformed"> | undefined {
  return readWith(schema, value, "malformed").faults?.[0] as Fault<"malformed"> | undefined;
}

/** Reads a move by its schema; throws an IllegalMoveError for anything else. */
export function parseMove<Move>(schema: Reads<Move>, json: unknown): Move {
  const { value, faults } = readWith(schema, json, "malformed");
  if (faults !== undefined) throw errorOf(faults[0], [], json);
  return value;
}

/** Throws an IllegalMoveError unless a value has the shape of a move, with cards possibly face down. */
export function expectMove(value: unknown, shape: Shape): void {
  const reading = newReading(true);
  readShape(value, shape, reading);
  const [first] = reading.faults;
  if (first !== undefined) throw errorOf({ ...first, code: "malformed" }, [], value);
}
