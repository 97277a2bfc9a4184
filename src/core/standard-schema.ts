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
    readonly jsonSchema?: JsonSchemas | undefined;
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
  readonly "~standard": Schema<Input, Output>["~standard"] & {
    /** The JSON Schemas of its input and output. */
    readonly jsonSchema: JsonSchemas;
  };
}

/** The JSON Schemas of a schema. */
export interface JsonSchemas {
  /** What it accepts. */
  readonly input: (options: JsonSchemaOptions) => JsonSchemaObject;
  /** What it returns. */
  readonly output: (options: JsonSchemaOptions) => JsonSchemaObject;
}

/** Which JSON Schema to return: `{ target: "draft-2020-12" }`, `"draft-07"` or `"openapi-3.0"`. */
export interface JsonSchemaOptions {
  /** Version of JSON Schema. */
  readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | (string & {});
}

/** A JSON Schema. */
export type JsonSchemaObject = Record<string, unknown>;
