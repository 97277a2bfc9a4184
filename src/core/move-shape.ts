import { InvalidStateError, NotationError } from "./errors.ts";
import type { AnyMove } from "./game.ts";
import { expectObject, type Fields, fieldOf, readMove, readObject } from "./json.ts";
import { jsonSchemaOf, objectSchema } from "./json-schema.ts";
import { quote } from "./message.ts";
import type { MoveText } from "./notation.ts";
import { type JsonSchema, schema } from "./schema.ts";
import { readShape, type Shape, type Shapes } from "./shape.ts";

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

/** The shapes of a game's moves. */
export interface MoveShapes<Move extends AnyMove> {
  readonly keys: KeyShapes<Move>;
  /** Number of keys that a move of each type must have, including `type`. */
  readonly required: { readonly [type: string]: number };
}

/** The shapes of moves by their type. */
export function moveShapes<Move extends AnyMove>(keys: KeyShapes<Move>): MoveShapes<Move> {
  const count = (shapes: Shapes) => 1 + Object.values(shapes).filter((shape) => !shape.optional).length;
  const required = Object.entries<Shapes>(keys).map(([type, shapes]) => [type, count(shapes)]);
  return { keys, required: Object.fromEntries(required) };
}

/** Reads a move at a path by its game's shapes; messages name the game. */
export function readMoveAt<Move extends AnyMove>(
  json: unknown,
  path: string,
  shapes: MoveShapes<Move>,
  game: string,
): Move {
  const at = (key: string) => (path === "" ? key : `${path}.${key}`);
  expectObject(json, path);
  const type = fieldOf(json, "type");
  if (typeof type !== "string" || !Object.hasOwn(shapes.keys, type))
    throw new InvalidStateError(at("type"), `must be a move of ${game}, not ${quote(type)}`);
  const keys: Shapes = shapes.keys[type as Move["type"]];
  const names = Object.keys(keys);
  const optional = names.filter((name) => keys[name]!.optional);
  const needed = names.filter((name) => !keys[name]!.optional);
  const fields: Fields<string> = readObject(json, path, ["type", ...needed], optional);
  const move: Record<string, unknown> = { type };
  for (const name of names)
    if (fields[name] !== undefined || needed.includes(name))
      move[name] = readShape(fields[name], at(name), keys[name]!);
  return move as unknown as Move;
}

/**
 * Reads a move by its game's shapes.
 *
 * @param game - the game's name, for messages
 * @param check - throws an InvalidStateError for what shapes can't express
 */
export function readMoveShape<Move extends AnyMove>(
  json: unknown,
  shapes: MoveShapes<Move>,
  game: string,
  check?: (move: Move) => void,
): Move {
  return readMove(json, () => {
    const move = readMoveAt(json, "", shapes, game);
    check?.(move);
    return move;
  });
}

/** Checks the shape of a move that was read from text. */
export function ofShape<Move extends AnyMove>({ text, verb }: MoveText, move: Move, shapes: MoveShapes<Move>): Move {
  try {
    return readMoveAt(move, "", shapes, "the game");
  } catch (error) {
    if (error instanceof InvalidStateError) throw new NotationError(error.message, text, verb.index);
    throw error;
  }
}

/** Whether an object has a key; an empty one has those that a program gave to `Object.prototype`. */
function hasKeys(object: object): boolean {
  for (const _ in object) return true;
  return false;
}

const EMPTY = {};

/**
 * Whether a move whose required keys are valid has no other keys and inherits none. The number of keys settles almost
 * every case: looking up each key makes a ply of cribbage a tenth slower.
 */
export function hasOnly<Move extends AnyMove>(move: Move, shapes: MoveShapes<Move>): boolean {
  if (Object.getPrototypeOf(move) !== Object.prototype || hasKeys(EMPTY)) return hasOwnKeys(move, shapes);
  let n = 0;
  for (const _ in move) n++;
  return n === shapes.required[move.type] || hasOwnKeys(move, shapes);
}

/** {@link hasOnly} for a move with optional or inherited keys. */
function hasOwnKeys<Move extends AnyMove>(move: Move, shapes: MoveShapes<Move>): boolean {
  const keys: Shapes = shapes.keys[move.type as Move["type"]];
  const required = ["type", ...Object.keys(keys).filter((key) => !keys[key]!.optional)];
  const isKnown = (key: string) => key === "type" || Object.hasOwn(keys, key);
  return required.every((key) => Object.hasOwn(move, key)) && Object.keys(move).every(isKnown);
}

/** The Standard Schema of a game's moves with JSON Schema. */
export function moveSchemaOf<Move extends AnyMove>(
  shapes: MoveShapes<Move>,
  read: (json: unknown) => Move,
): JsonSchema<Move> {
  const { validate } = schema(read)["~standard"];
  return jsonSchemaOf(validate, (target) => {
    const types = Object.entries<Shapes>(shapes.keys).map(([type, keys]) => {
      const required = Object.keys(keys).filter((key) => !keys[key]!.optional);
      return objectSchema({ type: { enum: [type] }, ...keys }, ["type", ...required], target);
    });
    return { oneOf: types };
  });
}
