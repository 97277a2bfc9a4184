/** What is wrong with a value, and where, as Standard Schema defines it. */
export interface SchemaIssue {
  /** What is wrong, as a phrase for people; `path` says where. */
  readonly message: string;
  /** The keys and indices of the invalid part, such as `["hands", 1, 3]`; empty for the whole value. */
  readonly path: readonly (string | number)[];
}

/** The result of a {@link Schema}: a typed copy of the value, or everything that is wrong with it. */
export type SchemaResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** The result of any library's schema. The path of an issue may be missing, and have objects with a key. */
export type AnySchemaResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

/**
 * Any validator that follows Standard Schema, version 1 (https://standardschema.dev), such as a schema of Zod, Valibot
 * or ArkType. It must be synchronous.
 */
export interface StandardSchema<Input, Output = Input> {
  /** Everything that the standard requires. */
  readonly "~standard": {
    /** Version of the standard. */
    readonly version: 1;
    /** The library that made the schema. */
    readonly vendor: string;
    /** Reads any value. */
    readonly validate: (value: unknown) => AnySchemaResult<Output> | Promise<AnySchemaResult<Output>>;
    /** The types, for libraries that infer them; always absent at run time. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** The JSON Schemas of its input and output, if the library provides them. */
    readonly jsonSchema?: JsonSchemas<Record<string, unknown>> | undefined;
  };
}

/** A schema of this package: a {@link StandardSchema} that is never asynchronous and never throws. */
export interface Schema<Input, Output = Input> {
  /** Everything that the standard requires. */
  readonly "~standard": Omit<StandardSchema<Input, Output>["~standard"], "validate"> & {
    /** Reads any value, and lists every issue that it can find independently. */
    readonly validate: (value: unknown) => SchemaResult<Output>;
  };
}

/** A {@link Schema} that also provides JSON Schema, as Standard JSON Schema defines it. */
export interface JsonSchema<Input, Output = Input> {
  /** Everything that the standards require. */
  readonly "~standard": Omit<Schema<Input, Output>["~standard"], "jsonSchema"> & {
    /** The JSON Schemas of its input and output. */
    readonly jsonSchema: JsonSchemas;
  };
}

/** The JSON Schemas of a schema. */
export interface JsonSchemas<Printed = JsonSchemaObject> {
  /** What it accepts. */
  readonly input: (options: JsonSchemaOptions) => Printed;
  /** What it returns. */
  readonly output: (options: JsonSchemaOptions) => Printed;
}

/** Which JSON Schema to return: `{ target: "draft-2020-12" }`, `"draft-07"` or `"openapi-3.0"`. */
export interface JsonSchemaOptions {
  /** Version of JSON Schema. */
  readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | (string & {});
}

/** A JSON Schema, with types for the keys that a form needs. */
export interface JsonSchemaObject {
  /** The other keys. */
  readonly [key: string]: unknown;
  /** The type of JSON value, or several, such as `["integer", "null"]`. */
  readonly type?: string | readonly string[];
  /** The only values, among them null if a value may be null. */
  readonly enum?: readonly unknown[];
  /** The schemas of an object's keys. */
  readonly properties?: { readonly [name: string]: JsonSchemaObject };
  /** A name for people. */
  readonly title?: string;
  /** A description for people. */
  readonly description?: string;
  /** The default. */
  readonly default?: unknown;
  /** The smallest number. */
  readonly minimum?: number;
  /** The largest number. */
  readonly maximum?: number;
}
