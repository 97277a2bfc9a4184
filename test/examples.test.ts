import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { promised } from "../docs/theme/runner/promised.ts";
import { ENTRIES } from "../entries.mjs";
import { codeBlocks } from "./code-blocks.mjs";

type Example = ReturnType<typeof codeBlocks>[number];

const ROOT = join(import.meta.dirname, "..");

/** The source file behind `fifteen-two`, `fifteen-two/scoring`, … */
function source(specifier: string): string | undefined {
  const entry = ENTRIES.find(({ name }) => name === specifier);
  return entry && join(ROOT, entry.source);
}

/** Turns each value that a comment promises into an assertion. */
function asserted({ code, kind }: Example): string {
  const file = ts.createSourceFile(`example.${kind}`, code, ts.ScriptTarget.ES2022);
  const edits = file.statements.flatMap((statement) => {
    const comment = ts.isExpressionStatement(statement) && promised(code, statement.end);
    if (!comment) return [];
    const [start, end] = [statement.getStart(file), statement.end + comment.length];
    return [{ start, end, text: `__expect(${statement.expression.getText(file)}, ${comment.value});` }];
  });
  return edits.reduceRight((text, { start, end, text: edit }) => text.slice(0, start) + edit + text.slice(end), code);
}

const examples = codeBlocks();
const prelude = "declare function __expect<T>(actual: T, expected: unknown): void;\n";
const programs = new Map(
  examples.map((example, i) => [
    join(ROOT, `example-${i}.${example.kind}`),
    { ...example, code: `${prelude}${asserted(example)}\nexport {};\n` },
  ]),
);

/** The types of all examples, checked in one program that exists in memory only. */
function typeErrors(): string[] {
  const options: ts.CompilerOptions = {
    ...ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(ROOT, "test/tsconfig.json"), ts.sys.readFile).config,
      ts.sys,
      join(ROOT, "test"),
    ).options,
    isolatedDeclarations: false,
    declaration: false,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
    types: ["node"],
    paths: Object.fromEntries(ENTRIES.map((entry) => [entry.name, [join(ROOT, entry.source)]])),
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => programs.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const program = programs.get(file);
    return program ? ts.createSourceFile(file, program.code, target, true) : getSourceFile(file, target, ...rest);
  };
  const program = ts.createProgram([...programs.keys()], options, host);
  // Of the examples alone: the sources have a check of their own, and here it would take twice as long as all the rest.
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...[...programs.keys()].flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file))),
  ];
  return diagnostics.map((diagnostic) => {
    const where = diagnostic.file && (programs.get(diagnostic.file.fileName)?.name ?? diagnostic.file.fileName);
    return `${where}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n")}`;
  });
}

describe("the examples of the documentation", () => {
  test("there are some", () => {
    expect(examples.length).toBeGreaterThan(20);
  });

  test("their types are right", () => {
    expect(typeErrors()).toEqual([]);
  }, 60_000);

  test.each([...programs.values()])("$name", async ({ code, kind }) => {
    const { outputText } = ts.transpileModule(code, {
      fileName: `example.${kind}`,
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
    });
    const imports = new Map<string, unknown>();
    const body = outputText
      .replace(/^export \{\};$/gm, "")
      .replace(/^import\s+(?:\* as )?([^"]+?)\s+from\s+"([^"]+)";$/gm, (_, names: string, from: string) => {
        imports.set(from, undefined);
        return `const ${names.replace(/ as /g, ": ")} = __imports.get(${JSON.stringify(from)});`;
      });
    for (const from of imports.keys()) imports.set(from, await import(/* @vite-ignore */ source(from) ?? from));
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
    await new AsyncFunction("__imports", "__expect", body)(imports, (actual: unknown, expected: unknown) =>
      expect(actual).toEqual(expected),
    );
  });
});
