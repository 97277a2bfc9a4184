import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ENTRIES } from "../../entries.mjs";

const ROOT = join(import.meta.dirname, "../..");
const config = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile).config;
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const sources = ENTRIES.map(({ source }) => join(ROOT, source));
const program = ts.createProgram(sources, options);
const checker = program.getTypeChecker();

/** What an entry exports: for each name what it stands for, and its documentation. */
function symbolsOf(source: string) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(join(ROOT, source))!)!;
  return checker.getExportsOfModule(module).map((name) => {
    const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
    const examples = symbol.getJsDocTags(checker).filter((tag) => tag.name === "example");
    return {
      name: name.name,
      isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0,
      summary: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      example: examples.map((tag) => ts.displayPartsToString(tag.text)).join("\n"),
    };
  });
}

describe.each(ENTRIES)("$name", ({ source }) => {
  const symbols = symbolsOf(source);

  test("each name is described", () => {
    expect(symbols.filter(({ summary }) => summary === "").map(({ name }) => name)).toEqual([]);
  });

  test("each value has an example that shows it at work and asserts what comes out", () => {
    const without = symbols.filter(
      ({ isValue, name, example }) =>
        isValue && !(example.includes("// =>") && new RegExp(`\\b${name}\\b`).test(example)),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
