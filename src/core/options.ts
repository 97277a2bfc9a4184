import { readObject } from "./json.ts";
import { type Schema, type SchemaResult, schema } from "./schema.ts";
import { readShape, type Shape, type Shapes } from "./shape.ts";

/** The Standard Schema of a game's options, with the JSON Schema of each: forms, flags and checks derive from it. */
export interface OptionsSchema<Options> extends Schema<Options> {
  /** By name, the JSON Schema of each option and its default. */
  readonly properties: Shapes;
}

/** The schema of a game's options. */
export function optionsSchemaOf<Options>(
  properties: Shapes,
  read: (value: unknown) => unknown,
): OptionsSchema<Options> {
  const { "~standard": standard } = schema<Options>((value) => read(value) as Options);
  const validate = (value: unknown): SchemaResult<Options> => {
    const result = standard.validate(value);
    if (result.issues === undefined) return result;
    // The reader says `options.players`; here the options are the whole.
    return { issues: result.issues.map(({ message, path }) => ({ message, path: path.slice(1) })) };
  };
  return { "~standard": { ...standard, validate }, properties };
}

/** What an option of a shape can be. */
type ValueOf<S> = S extends { readonly enum: readonly (infer T)[] }
  ? T
  : S extends { readonly type: "integer" }
    ? number
    : S extends { readonly type: "boolean" }
      ? boolean
      : S extends { readonly type: "string" }
        ? string
        : unknown;

/** Reads an option by its name, with bounds that depend on others; null if it is missing and has no default. */
export type OptionReader<S extends Shapes> = <const K extends keyof S & string>(
  name: K,
  bounds?: { readonly maximum?: number; readonly default?: ValueOf<S[K]> | null },
) => ValueOf<S[K]> | (S[K] extends { readonly default: unknown } ? never : null);

/** Reads options: an object with no unknown keys, in which a missing or null option has its default. */
export function optionReader<const S extends Shapes>(value: unknown, path: string, shapes: S): OptionReader<S> {
  const given = readObject(value ?? {}, path, [], Object.keys(shapes)) as { readonly [name: string]: unknown };
  return (name, bounds) => {
    const shape = { ...shapes[name], ...bounds } as Shape;
    const option = given[name] ?? shape.default ?? null;
    return (option === null ? null : readShape(option, `${path}.${name}`, shape)) as never;
  };
}
