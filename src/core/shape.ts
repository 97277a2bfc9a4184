import { CARDS } from "./card.ts";
import { InvalidStateError } from "./errors.ts";
import { expectDistinct, readArray, readInteger, readOneOf } from "./json.ts";
import { quote } from "./message.ts";

/**
 * What a value must be, in terms of JSON Schema. This one description of a move or option drives both the readers and
 * the schemas. The title appears in messages: `must be a card`.
 */
export type Shape = {
  readonly title?: string;
  readonly description?: string;
  /** The value of a missing option. */
  readonly default?: unknown;
  /** Whether the key may be missing from a move. */
  readonly optional?: true;
  /** Whether it may be null, as any option may. */
  readonly nullable?: true;
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

/** A face-up card. */
export const CARD: Shape = { enum: CARDS, title: "a card" };

/** A seat at a table with up to `players` seats. */
export function seatShape(players: number): Shape {
  return { type: "integer", minimum: 0, maximum: players - 1 };
}

/** Reads a value by its shape. */
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
      throw new InvalidStateError(
        path,
        `must be a string of at most ${shape.maxLength} characters, not ${quote(value)}`,
      );
    case "array": {
      const item = (part: unknown, at: string) => readShape(part, at, shape.items);
      const items = readArray(value, path, item, shape.minItems, shape.maxItems);
      if (shape.uniqueItems) expectDistinct(items.map((part, i) => [`${path}[${i}]`, part]));
      return items;
    }
  }
}
