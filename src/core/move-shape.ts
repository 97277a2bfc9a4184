import { InvalidStateError, NotationError } from "./errors.ts";
import type { AnyMove } from "./game.ts";
import { expectObject, type Fields, fieldOf, readMove, readObject } from "./json.ts";
import { jsonSchemaOf, objectSchema } from "./json-schema.ts";
import type { MoveText } from "./notation.ts";
import { type JsonSchema, schema } from "./schema.ts";
import { readShape, type Shape, type Shapes } from "./shape.ts";

/** The keys that a move can have besides its type; the seat of a chance move is not one. */
type KeysOf<Move> = {
  [Key in keyof Move]-?: Key extends "type" ? never : Move[Key] extends undefined ? never : Key;
}[keyof Move];

/** By type of move, what each key but `type` must be. */
export type KeyShapes<Move extends AnyMove> = {
  readonly [Type in Move["type"]]: {
    readonly [Key in KeysOf<Extract<Move, { readonly type: Type }>>]-?: Shape;
  };
};

/** The shapes of a game's moves. */
export interface MoveShapes<Move extends AnyMove> {
  readonly keys: KeyShapes<Move>;
  /** By type, how many keys a move must have, `type` among them. */
  readonly required: { readonly [type: string]: number };
}

/** The shapes of moves by their type. */
export function moveShapes<Move extends AnyMove>(keys: KeyShapes<Move>): MoveShapes<Move> {
  const count = (shapes: Shapes) => 1 + Object.values(shapes).filter((shape) => !shape.optional).length;
  const required = Object.entries<Shapes>(keys).map(([type, shapes]) => [type, count(shapes)]);
  return { keys, required: Object.fromEntries(required) };
}

/** Reads a move that stands at a path, by the shapes of its game; the game is named in the message. */
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
    throw new InvalidStateError(at("type"), `is none of ${game}'s moves`);
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
 * Reads a move by the shapes of its game.
 *
 * @param game - the name of the game, for the message
 * @param check - throws an InvalidStateError for what shapes cannot say
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

/** A move that was read from text, which must have its shape as in JSON. */
export function ofShape<Move extends AnyMove>({ text, verb }: MoveText, move: Move, shapes: MoveShapes<Move>): Move {
  try {
    return readMoveAt(move, "", shapes, "the game");
  } catch (error) {
    if (error instanceof InvalidStateError) throw new NotationError(error.message, text, verb.index);
    throw error;
  }
}

const isOwn = Object.prototype.hasOwnProperty;

/**
 * Whether a move whose required keys are right has no others, and inherits none. Counting settles almost every move:
 * looking each key up makes a ply of cribbage a tenth slower.
 */
export function hasOnly<Move extends AnyMove>(move: Move, shapes: MoveShapes<Move>): boolean {
  let n = 0;
  for (const key in move) {
    if (!isOwn.call(move, key)) return hasOwnKeys(move, shapes);
    n++;
  }
  return n === shapes.required[move.type] || hasOwnKeys(move, shapes);
}

/** The same for a move with optional keys, or one that inherits some. */
function hasOwnKeys<Move extends AnyMove>(move: Move, shapes: MoveShapes<Move>): boolean {
  const keys: Shapes = shapes.keys[move.type as Move["type"]];
  const required = ["type", ...Object.keys(keys).filter((key) => !keys[key]!.optional)];
  const isKnown = (key: string) => key === "type" || Object.hasOwn(keys, key);
  return required.every((key) => Object.hasOwn(move, key)) && Object.keys(move).every(isKnown);
}

/** The Standard Schema of a game's moves, with their JSON Schema. */
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
