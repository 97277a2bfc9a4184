import type { JsonSchema } from "../core/standard-schema.ts";
import { type Reading, type Report, report, runCheck } from "./issues.ts";
import { fieldOf, objectFault, unknownKey } from "./read.ts";
import { readShape } from "./read-shape.ts";
import type { Shape, Shapes } from "./shape.ts";
import { shapeSchema } from "./standard.ts";

/** The words that every option has for forms. */
interface Words {
  readonly title: string;
  readonly description: string;
}

type ShapeFor<T> = [T] extends [boolean]
  ? { readonly type: "boolean"; readonly default?: boolean }
  : [T] extends [string | number]
    ? Shape & ({ readonly enum: readonly T[]; readonly default?: T } | { readonly type: "integer" | "string" })
    : Shape;

/** The shape of each option. */
export type OptionShapes<Options> = {
  readonly [Name in keyof Options]-?: Words & ShapeFor<NonNullable<Options[Name]>>;
};

/** Settings: options that are all there. Those without a default may be null. */
export type SettingsFrom<Options, WithoutDefault extends keyof Options = never> = {
  readonly [Name in keyof Options]-?: NonNullable<Options[Name]> | (Name extends WithoutDefault ? null : never);
};

/** The given options by their shapes, with the defaults that don't depend on other options. */
export type Given<Options, S> = {
  readonly [Name in keyof Options]-?:
    | NonNullable<Options[Name]>
    | (Name extends keyof S ? (S[Name] extends { readonly default: unknown } ? never : null) : never);
};

/**
 * The Standard Schema of a game's options with JSON Schema: it takes options and gives settings.
 *
 * @param shapes - the shape of each option, by name
 * @param complete - makes settings of options that have their shapes, and reports those that don't fit each other
 */
export function optionsSchemaOf<Options, Settings, S extends OptionShapes<Options>>(
  shapes: S,
  complete: (given: Given<Options, S>, report: Report) => Settings,
): JsonSchema<Options, Settings> {
  const all = Object.entries<Shape>(shapes);
  const input = all.map(([name, shape]) => [name, { ...shape, optional: true, nullable: true }]);
  const output = all.map(([name, shape]) => [name, { ...shape, nullable: shape.default === undefined }]);
  return shapeSchema<Options, Settings>(
    { type: "object", properties: Object.fromEntries(input) },
    { type: "object", properties: Object.fromEntries(output) },
    (value, reading) => readOptions(value, shapes, complete as never, reading) as Settings,
  );
}

function readOptions(
  value: unknown,
  shapes: Shapes,
  complete: (given: never, report: Report) => unknown,
  reading: Reading,
): unknown {
  const fault = objectFault(value === undefined ? {} : value);
  if (fault !== undefined) return report(reading, [], fault);
  const names = Object.keys(shapes);
  for (const key of Object.keys(value ?? {}))
    if (!names.includes(key) && fieldOf(value, key) !== undefined) report(reading, [key], unknownKey(names));
  const given: { [name: string]: unknown } = {};
  for (const name of names) given[name] = readOption(fieldOf(value, name) ?? null, name, shapes[name]!, reading);
  if (reading.issues.length > 0) return undefined;
  let settings: unknown;
  runCheck(
    given,
    (options, refuse) => {
      settings = complete(options, refuse);
    },
    reading,
  );
  return settings;
}

function readOption(value: unknown, name: string, shape: Shape, reading: Reading): unknown {
  if (value === null) return shape.default ?? null;
  reading.keys.push(name);
  const option = readShape(value, shape, reading);
  reading.keys.pop();
  return option;
}
