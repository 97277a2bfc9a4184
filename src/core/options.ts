import { readObject } from "./json.ts";
import { jsonSchemaOf, objectSchema } from "./json-schema.ts";
import { type JsonSchema, schema } from "./schema.ts";
import { readShape, type Shape, type Shapes } from "./shape.ts";

/**
 * The Standard Schema of a game's options with JSON Schema. Forms, flags and checks derive from it.
 *
 * @param properties - the shape of each option, by name
 * @param read - the reader of the options
 */
export function optionsSchemaOf<Options>(properties: Shapes, read: (value: unknown) => unknown): JsonSchema<Options> {
  const { validate } = schema<Options>((value) => read(value) as Options)["~standard"];
  const names = Object.keys(properties);
  // Every option may be omitted or null, for its default.
  const nullable = Object.fromEntries(names.map((name) => [name, { ...properties[name]!, nullable: true }])) as Shapes;
  return jsonSchemaOf(
    (value) => {
      const result = validate(value);
      if (result.issues === undefined) return result;
      // The reader says `options.players`; here the value is the options.
      return { issues: result.issues.map(({ message, path }) => ({ message, path: path.slice(1) })) };
    },
    (target) => objectSchema(nullable, [], target),
    (target) => objectSchema(nullable, names, target),
  );
}

/** The type of an option with a shape. */
type ValueOf<S> = S extends { readonly enum: readonly (infer T)[] }
  ? T
  : S extends { readonly type: "integer" }
    ? number
    : S extends { readonly type: "boolean" }
      ? boolean
      : S extends { readonly type: "string" }
        ? string
        : unknown;

/** Reads an option by its name, with bounds that depend on other options; null if it is missing and has no default. */
export type OptionReader<S extends Shapes> = <const K extends keyof S & string>(
  name: K,
  bounds?: { readonly maximum?: number; readonly default?: ValueOf<S[K]> | null },
) => ValueOf<S[K]> | (S[K] extends { readonly default: unknown } ? never : null);

/** Reads options: an object without unknown keys. A missing or null option has its default. */
export function optionReader<const S extends Shapes>(value: unknown, path: string, shapes: S): OptionReader<S> {
  const given = readObject(value ?? {}, path, [], Object.keys(shapes)) as { readonly [name: string]: unknown };
  return (name, bounds) => {
    const shape = { ...shapes[name], ...bounds } as Shape;
    const option = given[name] ?? shape.default ?? null;
    return (option === null ? null : readShape(option, `${path}.${name}`, shape)) as never;
  };
}
