import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ENTRIES, GAMES } from "../../entries.mjs";

const ROOT = join(import.meta.dirname, "../..");
const config = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile).config;
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const sources = ENTRIES.map(({ source }) => join(ROOT, source));
const program = ts.createProgram(sources, options);
const checker = program.getTypeChecker();

/** What an entry exports: the names, with the symbols that they stand for. */
function exportsOf(source: string): { readonly name: string; readonly symbol: ts.Symbol }[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(join(ROOT, source))!)!;
  return checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

function summaryOf(symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}

function examplesOf(symbol: ts.Symbol): string {
  const tags = symbol.getJsDocTags(checker).filter((tag) => tag.name === "example");
  return tags.map((tag) => ts.displayPartsToString(tag.text)).join("\n");
}

/** Everything that users read or run: guides, examples, the page, the command, and the programs behind figures. */
const USES = ["README.md", ...["docs", "src/cli"].flatMap((folder) => sourcesIn(folder))].map((file) =>
  readFileSync(join(ROOT, file), "utf8"),
);

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|tsx?|mjs)$/.test(file) && !file.includes("node_modules"))
    .map((file) => join(folder, file));
}

/** What all games share is documented once, on `Game`, and the guides show it at work. */
const SHARED = checker.getPropertiesOfType(
  checker.getDeclaredTypeOfSymbol(exportsOf("src/index.ts").find(({ name }) => name === "Game")!.symbol),
);

describe.each(ENTRIES)("$name", ({ source }) => {
  const symbols = exportsOf(source);

  const isGame = symbols.some(({ name }) => name === "legalMoves");
  const shared = isGame ? SHARED.map(({ name }) => name) : [];

  test("each name is used by a guide, an example, the page or the command", () => {
    const isUsed = (name: string) => USES.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    expect(symbols.flatMap(({ name }) => (shared.includes(name) || isUsed(name) ? [] : [name]))).toEqual([]);
  });

  test("each name is described", () => {
    expect(symbols.filter(({ symbol }) => summaryOf(symbol) === "").map(({ name }) => name)).toEqual([]);
  });

  test("each value has an example that shows it at work and asserts what comes out", () => {
    const own = symbols.filter(({ name, symbol }) => symbol.flags & ts.SymbolFlags.Value && !shared.includes(name));
    const shows = (example: string, name: string) =>
      example.includes("// =>") && new RegExp(`\\b${name}\\b`).test(example);
    expect(own.flatMap(({ name, symbol }) => (shows(examplesOf(symbol), name) ? [] : [name]))).toEqual([]);
  });
});

test("each member of Game is described", () => {
  expect(SHARED.filter((member) => summaryOf(member) === "").map(({ name }) => name)).toEqual([]);
});

/** The literals of the type of a game's refusal codes. */
function codesOf(source: string): string[] {
  const types = exportsOf(source).filter(({ name }) => name.endsWith("RefusalCode"));
  return types.flatMap(({ symbol }) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return type.isUnion() ? type.types.map((code) => (code as ts.StringLiteralType).value) : [];
  });
}

/** The codes in a guide's table: those of its rows whose last but one cell is code. */
function codesIn(guide: string): string[] {
  const text = readFileSync(join(ROOT, "docs", guide), "utf8")
    .split(/^## .*codes$/im)[1]!
    .split(/^## /m)[0]!;
  const cells = Array.from(text.matchAll(/^(?:\|[^|]*)?\| (`[^|]*`) \|[^|]*\|$/gm), ([, cell]) => cell!);
  return cells.flatMap((cell) => cell.match(/[\w-]+/g)!);
}

test.each(GAMES)("the guides list the refusal codes of %s, and no others", (game) => {
  const known = new Set(codesOf(`src/${game}/index.ts`));
  const common = codesIn("illegal-moves.md").filter((code) => known.has(code));
  expect([...common, ...codesIn(`${game}.md`)].sort()).toEqual([...known].sort());
});

test("the package has at most 310 public names", () => {
  const names = ENTRIES.flatMap(({ source }) => exportsOf(source));
  expect(names.length).toBeLessThanOrEqual(310);
});
