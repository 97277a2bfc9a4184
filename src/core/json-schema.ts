import { readObject, readOneOf } from "./json.ts";
import type { JsonSchema, JsonSchemaObject, JsonSchemaOptions, SchemaResult } from "./schema.ts";
import type { Shape, Shapes } from "./shape.ts";

const DRAFTS = {
  "draft-2020-12": "https://json-schema.org/draft/2020-12/schema",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "openapi-3.0": undefined,
} as const;

type Target = keyof typeof DRAFTS;

/** A schema with the JSON Schemas of its input and output. */
export function jsonSchemaOf<T>(
  validate: (value: unknown) => SchemaResult<T>,
  input: (target: Target) => JsonSchemaObject,
  output: (target: Target) => JsonSchemaObject = input,
): JsonSchema<T> {
  const printed = (print: (target: Target) => JsonSchemaObject) => (options: JsonSchemaOptions) => {
    const { target } = readObject(options, "options", ["target"], ["libraryOptions"]);
    const known = readOneOf(target, "options.target", Object.keys(DRAFTS) as Target[]);
    const $schema = DRAFTS[known];
    return { ...($schema !== undefined && { $schema }), ...print(known) };
  };
  const jsonSchema = { input: printed(input), output: printed(output) };
  return { "~standard": { version: 1, vendor: "fifteen-two", validate, jsonSchema } };
}

/** The JSON Schema of an object with these keys and no others. */
export function objectSchema(keys: Shapes, required: readonly string[], target: Target): JsonSchemaObject {
  const properties = Object.fromEntries(Object.entries(keys).map(([key, shape]) => [key, printShape(shape, target)]));
  return { type: "object", properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

function printShape(shape: Shape, target: Target): JsonSchemaObject {
  const { optional: _, nullable, ...rest } = shape;
  const { title, description, default: value, ...check } = rest as JsonSchemaObject;
  const named = { title, description, default: value };
  const words = Object.fromEntries(Object.entries(named).filter(([, word]) => word !== undefined));
  const items = "items" in shape ? { items: printShape(shape.items, target) } : {};
  const type = "enum" in shape ? { type: typeOf(shape.enum), enum: [...shape.enum] } : {};
  const printed = { ...words, ...check, ...type, ...items };
  if (!nullable) return printed;
  if (target === "openapi-3.0") return { ...printed, nullable: true };
  return { ...words, anyOf: [{ ...check, ...type, ...items }, { type: "null" }] };
}

function typeOf(values: readonly unknown[]): string {
  return typeof values[0] === "number" ? "integer" : typeof values[0];
}
