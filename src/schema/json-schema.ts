import type { JsonSchemaObject, JsonSchemaOptions } from "../core/standard-schema.ts";
import { expectKeys, readOneOf } from "./read.ts";
import type { Shape, Shapes } from "./shape.ts";

const DRAFTS = {
  "draft-2020-12": "https://json-schema.org/draft/2020-12/schema",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "openapi-3.0": undefined,
} as const;

type Target = keyof typeof DRAFTS;

/** A function that prints a shape's JSON Schema for a target version. */
export function jsonSchemaOf(shape: Shape): (options: JsonSchemaOptions) => JsonSchemaObject {
  return (options) => {
    expectKeys(options, ["options"], ["target", "libraryOptions"]);
    const target = readOneOf(options.target, ["options", "target"], Object.keys(DRAFTS) as Target[]);
    const $schema = DRAFTS[target];
    return { ...($schema !== undefined && { $schema }), ...printShape(shape, target) };
  };
}

/** Keywords that shapes share with JSON Schema. */
const KEYWORDS = [
  ...["title", "description", "default", "type", "minimum", "maximum", "multipleOf"],
  ...["maxLength", "minItems", "maxItems", "uniqueItems"],
];

function printShape(shape: Shape, target: Target): JsonSchemaObject {
  const own = Object.entries(shape).filter(([key]) => KEYWORDS.includes(key));
  return nullable(shape, { ...Object.fromEntries(own), ...printParts(shape, target) }, target);
}

/** Adds null to a schema's types and listed values. */
function nullable(shape: Shape, printed: JsonSchemaObject, target: Target): JsonSchemaObject {
  if (!shape.nullable) return printed;
  const listed = "enum" in shape ? { enum: [...shape.enum, null] } : {};
  if (target === "openapi-3.0") return { ...printed, ...listed, nullable: true };
  return { ...printed, ...listed, type: [printed.type ?? [], "null"].flat() };
}

/** Keywords that differ from the shape's. */
function printParts(shape: Shape, target: Target): JsonSchemaObject {
  if ("enum" in shape) return { type: typeOf(shape.enum), enum: [...shape.enum] };
  switch (shape.type) {
    case "integer":
    case "boolean":
    case "string":
      return {};
    case "array":
      return { items: printShape(shape.items, target) };
    case "tuple":
      return printTuple(shape.items, target);
    case "object":
      return printObject(shape.properties, target);
    case "union":
      return { type: "object", oneOf: Object.values(shape.of).map((one) => printBranch(one, target)) };
    case "oneOf":
      return { type: "object", oneOf: shape.of.map((one) => printShape(one, target)) };
    case "schema": {
      const { $schema: _, ...schema } = shape.schema["~standard"].jsonSchema.output({ target });
      return schema;
    }
  }
}

function printTuple(shapes: readonly Shape[], target: Target): JsonSchemaObject {
  const items = shapes.map((shape) => printShape(shape, target));
  const size = { type: "array", minItems: items.length, maxItems: items.length };
  if (target === "draft-2020-12") return { ...size, prefixItems: items, items: false };
  if (target === "draft-07") return { ...size, items, additionalItems: false };
  return { ...size, items: { anyOf: items } };
}

function printObject(shapes: Shapes, target: Target): JsonSchemaObject {
  const properties = Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, printShape(shape, target)]));
  const required = Object.keys(shapes).filter((key) => !shapes[key]!.optional);
  return { type: "object", properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

/**
 * Prints one object of a union. `propertyNames` limits its keys, since `additionalProperties: false` would make servers
 * such as Fastify strip the keys of later branches while they try the first.
 */
function printBranch(shapes: Shapes, target: Target): JsonSchemaObject {
  const { additionalProperties, ...rest } = printObject(shapes, target);
  // OpenAPI 3.0 has no propertyNames.
  return {
    ...rest,
    ...(target === "openapi-3.0" ? { additionalProperties } : { propertyNames: { enum: Object.keys(shapes) } }),
  };
}

/** The type that listed values have in common. */
function typeOf(values: readonly unknown[]): string {
  const value = values.find((one) => one !== null);
  return value === undefined ? "null" : typeof value === "number" ? "integer" : typeof value;
}
