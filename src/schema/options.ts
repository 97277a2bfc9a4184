import type { Schema } from "../core/standard-schema.ts";
import { fieldOf } from "./read.ts";
import { readShape } from "./read-shape.ts";
import type { Report } from "./reading.ts";
import { named, type Shape } from "./shape.ts";
import { shapeSchema } from "./standard.ts";

type ShapeFor<T> = [T] extends [boolean]
  ? { readonly type: "boolean"; readonly default?: boolean }
  : [T] extends [string | number]
    ? Shape & ({ readonly enum: readonly T[]; readonly default?: T } | { readonly type: "integer" | "string" })
    : Shape;

type Option<S extends Shape = Shape> = readonly [shape: S, title: string, description: string];

export type OptionShapes<Options> = {
  readonly [Name in keyof Options]-?: Option<ShapeFor<NonNullable<Options[Name]>>>;
};

/** Settings: every option, with defaults filled in. Options without a default may be null. @inline */
export type SettingsFrom<Options, WithoutDefault extends keyof Options = never> = {
  readonly [Name in keyof Options]-?: NonNullable<Options[Name]> | (Name extends WithoutDefault ? null : never);
};

/** The caller's options, with the defaults that don't depend on other options. */
type Given<Options, S> = {
  readonly [Name in keyof Options]-?:
    | NonNullable<Options[Name]>
    | (Name extends keyof S ? (S[Name] extends Option<{ readonly default: unknown } & Shape> ? never : null) : never);
};

/**
 * The Standard Schema, with JSON Schema, of a game's options. `complete` adds defaults and reports bad combinations.
 */
export function optionsSchemaOf<Options, Settings, S extends OptionShapes<Options>>(
  shapes: S,
  complete: (given: Given<Options, S>, report: Report) => Settings,
): Schema<Options, Settings> {
  const all = Object.entries<Option>(shapes).map(([name, option]) => [name, named(...option)] as const);
  const asked = all.map(([name, shape]) => [name, { ...shape, optional: true, nullable: true }]);
  const settled = all.map(([name, shape]) => [name, { ...shape, nullable: shape.default === undefined }]);
  const input: Shape = { type: "object", properties: Object.fromEntries(asked) };
  const output: Shape = { type: "object", properties: Object.fromEntries(settled) };
  return shapeSchema<Options, Settings>(input, output, (value, reading) => {
    const read = readShape(value === undefined ? {} : value, input, reading);
    if (reading.faults.length > 0) return undefined as never;
    const given = all.map(([name, { default: otherwise = null }]) => [name, fieldOf(read, name) ?? otherwise]);
    return complete(Object.fromEntries(given) as Given<Options, S>, reading.report);
  });
}
