import { type ImportDeclaration, type ModuleDeclaration, parse, type Statement } from "acorn";
import { transform } from "sucrase";
import { promised } from "./promised.ts";

/** The functions that a compiled example calls, as `$example`. */
export interface Runtime {
  /** The exports of an entry of the package; the example needs those with these names. */
  load(entry: string, names: readonly string[]): object;
  /** Tells the line of the statement that follows. */
  at(line: number): void;
  /** Tells the value of an expression and the promised one, if any, at the line where the comment ends. */
  value(line: number, actual: unknown, ...promised: readonly unknown[]): void;
}

const OPTIONS = { ecmaVersion: "latest", sourceType: "module", allowAwaitOutsideFunction: true } as const;

/**
 * Compiles an example to the body of an async function.
 *
 * @param code - TypeScript; its types are dropped without a check
 * @returns JavaScript that calls `$example`, a `Runtime`
 * @throws SyntaxError with `(line:column)` in its message
 */
export function compile(code: string): string {
  // Lines and comments stay where they are, and so do imports that only a comment uses.
  const js = transform(code, { transforms: ["typescript"], disableESTransforms: true, keepUnusedImports: true }).code;
  const { body } = parse(js, OPTIONS);
  const imports = body.filter((statement) => statement.type === "ImportDeclaration");
  const others = body.filter((statement) => statement.type !== "ImportDeclaration");
  return ['"use strict"', ...imports.map(imported), ...others.map((statement) => traced(js, statement))].join(";\n");
}

/** An import as declarations. */
function imported({ source, specifiers }: ImportDeclaration): string {
  const all = specifiers.find(({ type }) => type === "ImportNamespaceSpecifier");
  const names = specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportNamespaceSpecifier") return [];
    const name = specifier.type === "ImportSpecifier" && "name" in specifier.imported && specifier.imported.name;
    return [{ name: name || "default", local: specifier.local.name }];
  });
  const load = `$example.load(${JSON.stringify(source.value)}, ${JSON.stringify(names.map(({ name }) => name))})`;
  const pattern = `{ ${names.map(({ name, local }) => `${name}: ${local}`).join(", ")} }`;
  return `const ${pattern} = ${load}${all ? `, ${all.local.name} = ${load}` : ""}`;
}

/** A statement that tells its line and, where a comment promises one, its value. */
function traced(js: string, statement: Statement | ModuleDeclaration): string {
  const at = `$example.at(${lineAt(js, statement.start)})`;
  const comment = statement.type === "ExpressionStatement" && promised(js, statement.end);
  if (statement.type !== "ExpressionStatement" || !comment)
    return `${at};\n${js.slice(statement.start, statement.end)}`;
  const line = lineAt(js, statement.end + comment.length);
  const { start, end } = statement.expression;
  const values = [`(${js.slice(start, end)})`, ...expected(comment.value, line)];
  return `${at};\n$example.value(${line}, ${values.join(", ")})`;
}

/** The promised value as an argument, if there is one. */
function expected(value: string, line: number): string[] {
  if (value === "") return [];
  const argument = `(${value}\n)`;
  try {
    parse(argument, OPTIONS);
  } catch {
    throw new SyntaxError(`The comment is not a value (${line}:0)`);
  }
  return [argument];
}

/** The line of a place, from 1. */
function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}
