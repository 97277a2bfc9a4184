import { CARDS } from "../core/card.ts";
import type { Schema } from "../core/standard-schema.ts";
import type { Report } from "./reading.ts";

interface AnyShape {
  /** Name for forms. */
  readonly title?: string;
  /** What it is, for forms and tooltips. */
  readonly description?: string;
  /** The value of a missing option. */
  readonly default?: unknown;
  /** Whether the key may be missing. */
  readonly optional?: boolean;
  /** Whether it may be null. */
  readonly nullable?: boolean;
  /** Whether a view or a redacted move may have `"??"` instead. */
  readonly hides?: boolean;
  /** Reports what the rest of the shape can't express; called with a value of that shape. */
  readonly check?: (value: never, report: Report) => void;
}

/** One of some values. */
interface EnumShape extends AnyShape {
  readonly enum: readonly (string | number | boolean)[];
  /** What to call a value in messages that would otherwise list them all: `a card`. */
  readonly noun?: string;
}

export interface IntegerShape extends AnyShape {
  readonly type: "integer";
  readonly minimum: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

interface BooleanShape extends AnyShape {
  readonly type: "boolean";
}

interface StringShape extends AnyShape {
  readonly type: "string";
  readonly maxLength: number;
}

export interface ArrayShape extends AnyShape {
  readonly type: "array";
  readonly items: Shape;
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems?: boolean;
}

/** An array with a shape for each item. */
interface TupleShape extends AnyShape {
  readonly type: "tuple";
  readonly items: readonly Shape[];
}

interface ObjectShape extends AnyShape {
  readonly type: "object";
  readonly properties: Shapes;
}

/** One of several objects, told apart by one key. {@link unionOf} makes it. */
export interface UnionShape extends AnyShape {
  readonly type: "union";
  /** The key that tells them apart. */
  readonly tag: string;
  /** The keys of each object, with its tag, by the value of the tag. */
  readonly of: { readonly [value: string]: Shapes };
}

/** A value with one of several shapes. */
interface OneOfShape extends AnyShape {
  readonly type: "oneOf";
  readonly of: readonly Shape[];
  /** Picks one of the shapes by a look at the untrusted value. */
  readonly pick: (value: unknown) => Shape;
}

/** A value that another schema returns unchanged, such as settings. */
interface SchemaShape extends AnyShape {
  readonly type: "schema";
  readonly schema: Schema<unknown, unknown>;
}

/**
 * What a value must be. This one description drives the readers of untrusted JSON, the defaults of options and the JSON
 * Schemas.
 */
export type Shape =
  | EnumShape
  | IntegerShape
  | BooleanShape
  | StringShape
  | ArrayShape
  | TupleShape
  | ObjectShape
  | UnionShape
  | OneOfShape
  | SchemaShape;

/** The shapes of an object's keys. */
export type Shapes = { readonly [key: string]: Shape };

/** A card. */
export const CARD: Shape = {
  enum: CARDS,
  noun: "a card",
  hides: true,
  title: "Card",
  description: "A playing card",
};

/** An integer from `minimum` to `maximum`. */
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

/** The place of a union's tag among the keys of an object. */
export const TAG: EnumShape = { enum: [] };

/**
 * One of several objects, told apart by the value of one key, the tag.
 *
 * @param of - the other keys of each object. Its tag comes first unless {@link TAG} places it among them
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

/** A shape whose values may also be null. */
export function orNull(shape: Shape): Shape {
  return { ...shape, nullable: true };
}

/** A shape with words for forms. */
export function named(shape: Shape, title: string, description: string): Shape {
  return { ...shape, title, description };
}
