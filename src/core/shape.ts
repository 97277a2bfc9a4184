import { CARDS } from "./card.ts";
import { InvalidStateError } from "./errors.ts";
import type { AnyMove } from "./game.ts";
import { expectDistinct, fieldOf, readArray, readInteger, readMove, readObject, readOneOf } from "./json.ts";
import { quote } from "./message.ts";

/**
 * What a value must be, in words of JSON Schema: the one description of a move or an option, which readers follow and
 * schemas print. The title stands in messages: `must be a card`.
 */
export type Shape = {
  readonly title?: string;
  readonly description?: string;
  /** The value that a missing option has. */
  readonly default?: unknown;
  /** Whether the key of a move may be missing. */
  readonly optional?: true;
} & (
  | { readonly enum: readonly unknown[] }
  | { readonly type: "integer"; readonly minimum: number; readonly maximum?: number }
  | { readonly type: "boolean" }
  | { readonly type: "string"; readonly maxLength: number }
  | {
      readonly type: "array";
      readonly items: Shape;
      readonly minItems: number;
      readonly maxItems: number;
      readonly uniqueItems?: true;
    }
);

/** The shapes of an object's keys. */
export type Shapes = { readonly [key: string]: Shape };

/** By type, the shapes of a game's moves: what each key but `type` must be. */
export type MoveShapes<Move extends AnyMove> = {
  readonly [Type in Move["type"]]: {
    readonly [Key in Exclude<keyof Extract<Move, { readonly type: Type }>, "type">]-?: Shape;
  };
};

/** A card, face up. */
export const CARD: Shape = { enum: CARDS, title: "a card" };

/** A seat of a table for so many. */
export function seatShape(players: number): Shape {
  return { type: "integer", minimum: 0, maximum: players - 1 };
}

/** Reads a value that must have a shape. */
export function readShape(value: unknown, path: string, shape: Shape): unknown {
  if ("enum" in shape) {
    if (shape.title === undefined || shape.enum.includes(value)) return readOneOf(value, path, shape.enum);
    throw new InvalidStateError(path, `must be ${shape.title}, not ${quote(value)}`);
  }
  switch (shape.type) {
    case "integer":
      return readInteger(value, path, shape.minimum, shape.maximum);
    case "boolean":
      return readOneOf(value, path, [false, true]);
    case "string":
      if (typeof value === "string" && value.length <= shape.maxLength) return value;
      throw new InvalidStateError(path, `must be a text of up to ${shape.maxLength} characters, not ${quote(value)}`);
    case "array": {
      const item = (part: unknown, at: string) => readShape(part, at, shape.items);
      const items = readArray(value, path, item, shape.minItems, shape.maxItems);
      if (shape.uniqueItems) expectDistinct(items.map((part, i) => [`${path}[${i}]`, part]));
      return items;
    }
  }
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
    const type = fieldOf(json, "type");
    if (typeof type !== "string" || !Object.hasOwn(shapes, type))
      throw new InvalidStateError("type", `is none of ${game}'s moves`);
    const keys: Shapes = shapes[type as Move["type"]];
    const names = Object.keys(keys);
    const fields = readObject(
      json,
      "",
      ["type", ...names.filter((name) => !keys[name]!.optional)],
      names.filter((name) => keys[name]!.optional),
    );
    const move: Record<string, unknown> = { type };
    for (const name of names) {
      const value = fields[name as keyof typeof fields];
      if (value !== undefined || !keys[name]!.optional) move[name] = readShape(value, name, keys[name]!);
    }
    check?.(move as unknown as Move);
    return move as unknown as Move;
  });
}

/** Whether a move has no other keys than its type may have; a key that all objects inherit does not count. */
export function hasOnly<Move extends AnyMove>(move: Move, shapes: MoveShapes<Move>): boolean {
  const keys = shapes[move.type as Move["type"]];
  for (const key in move) if (key !== "type" && !Object.hasOwn(keys, key) && Object.hasOwn(move, key)) return false;
  return true;
}
