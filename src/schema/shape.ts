import { CARDS } from "../core/card.ts";
import type { Schema } from "../core/standard-schema.ts";
import type { Report } from "./reading.ts";

interface AnyShape {
  readonly title?: string;
  /** A phrase for forms and tooltips. */
  readonly description?: string;
  readonly default?: unknown;
  readonly optional?: boolean;
  readonly nullable?: boolean;
  /** Whether a view or a redacted move may have `"??"` instead. */
  readonly hides?: boolean;
  /** Reports faults that the rest of the shape can't express, in a value that has that shape. */
  readonly check?: (value: never, report: Report) => void;
}

/** A description of valid values, for readers of untrusted JSON, defaults of options, and JSON Schemas. */
export type Shape = AnyShape & Kind;

type Kind =
  /** One of the listed values. Messages list them all unless a noun such as `a card` is given. */
  | { readonly enum: readonly (string | number | boolean)[]; readonly noun?: string }
  | {
      readonly type: "integer";
      readonly minimum: number;
      readonly maximum?: number;
      readonly multipleOf?: number;
    }
  | { readonly type: "boolean" }
  | { readonly type: "string"; readonly maxLength: number }
  | {
      readonly type: "array";
      readonly items: Shape;
      readonly minItems: number;
      readonly maxItems: number;
      readonly uniqueItems?: boolean;
    }
  /** An array with a shape for each item. */
  | { readonly type: "tuple"; readonly items: readonly Shape[] }
  | { readonly type: "object"; readonly properties: Shapes }
  /** One of several objects, selected by a tag; create it with {@link unionOf}. */
  | { readonly type: "union"; readonly tag: string; readonly of: { readonly [value: string]: Shapes } }
  /** A value with one of several shapes; `pick` selects the shape by the untrusted value. */
  | { readonly type: "oneOf"; readonly of: readonly Shape[]; readonly pick: (value: unknown) => Shape }
  /** A value that another schema returns unchanged, such as settings. */
  | { readonly type: "schema"; readonly schema: Schema<unknown, unknown> };

export type ArrayShape = Extract<Shape, { readonly type: "array" }>;

export type IntegerShape = Extract<Shape, { readonly type: "integer" }>;

export type UnionShape = Extract<Shape, { readonly type: "union" }>;

export type Shapes = { readonly [key: string]: Shape };

export const CARD: Shape = {
  enum: CARDS,
  noun: "a card",
  hides: true,
  title: "Card",
  description: "A playing card",
};

export function integer(minimum: number, maximum?: number): Shape {
  return { type: "integer", minimum, ...(maximum !== undefined && { maximum }) };
}

/** A seat at a table with up to `players` seats. */
export function seatShape(players: number): Shape {
  return { ...integer(0, players - 1), title: "Seat", description: "Place at the table, clockwise from 0" };
}

/** A list; `maxItems` is `minItems` unless given. */
export function listOf(items: Shape, minItems: number, maxItems: number = minItems): Shape {
  return { type: "array", items, minItems, maxItems };
}

/** A list of different values. */
export function distinct(items: Shape, minItems: number, maxItems: number = minItems): Shape {
  return { type: "array", items, minItems, maxItems, uniqueItems: true };
}

/** Placeholder that puts a union's tag among the other keys of an object. */
export const TAG: Shape = { enum: [] };

/**
 * The shape of one of several objects, selected by the value of one key, the tag. The tag comes before the keys in `of`
 * unless {@link TAG} places it among them.
 */
export function unionOf<const Of extends UnionShape["of"]>(
  tag: string,
  of: Of,
  check?: UnionShape["check"],
): UnionShape & { readonly of: Of } {
  const objects = Object.entries(of).map(([value, shapes]) => {
    const own = { [tag]: { title: "Type", description: "Which kind of object this is", enum: [value] } };
    return [value, Object.hasOwn(shapes, tag) ? { ...shapes, ...own } : { ...own, ...shapes }];
  });
  return { type: "union", tag, of: Object.fromEntries(objects) as Of, ...(check && { check }) };
}

export function orNull(shape: Shape): Shape {
  return { ...shape, nullable: true };
}

export function named(shape: Shape, title: string, description: string): Shape {
  return { ...shape, title, description };
}
