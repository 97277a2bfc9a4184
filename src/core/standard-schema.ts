/** A synchronous validator with Standard Schema 1 (https://standardschema.dev), as from Zod, Valibot or ArkType. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  /** Everything that the standard requires. */
  readonly "~standard": Standard<Input, Output> & {
    /** Reads any value. */
    readonly validate: (value: unknown) => Result<Output, AnyIssue> | Promise<Result<Output, AnyIssue>>;
    /** The JSON Schemas of its input and output, if the library provides them. */
    readonly jsonSchema?: JsonSchemas<Record<string, unknown>> | undefined;
  };
}

/** A schema of this package: a Standard Schema with JSON Schema that is always synchronous and never throws. */
export interface Schema<Input, Output = Input> {
  /** Everything that Standard Schema and Standard JSON Schema require. */
  readonly "~standard": Standard<Input, Output> & {
    /** Reads any value, and lists every issue that it can find independently. */
    readonly validate: (value: unknown) => Result<Output, Issue>;
    /** The JSON Schemas of its input and output. */
    readonly jsonSchema: JsonSchemas<JsonSchemaObject>;
  };
}

/** The keys that every Standard Schema has. @inline */
interface Standard<Input, Output> {
  /** Version of the standard. */
  readonly version: 1;
  /** The library that made the schema. */
  readonly vendor: string;
  /** The types, for libraries that infer them; always absent at run time. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
}

/** A typed copy of the value, or all faults found in it. @inline */
type Result<T, I> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly I[] };

/** A fault: a phrase for people, and the keys of the invalid part, such as `["hands", 1, 3]`. @inline */
interface Issue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** An issue from any library: `path` may be missing, and may contain objects with a key. @inline */
interface AnyIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The JSON Schemas of a schema. @inline */
interface JsonSchemas<Printed> {
  /** Describes the values that the schema accepts. */
  readonly input: (options: JsonSchemaOptions) => Printed;
  /** Describes the values that the schema returns. */
  readonly output: (options: JsonSchemaOptions) => Printed;
}

/** The JSON Schema version to return. @inline */
export interface JsonSchemaOptions {
  readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | (string & {});
}

/** A JSON Schema, with types for the keys that a form needs. */
export interface JsonSchemaObject {
  readonly [key: string]: unknown;
  /** The type of JSON value, or several, such as `["integer", "null"]`. */
  readonly type?: string | readonly string[];
  /** The allowed values, including null if the value may be null. */
  readonly enum?: readonly unknown[];
  /** The schemas of an object's keys. */
  readonly properties?: { readonly [name: string]: JsonSchemaObject };
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}
