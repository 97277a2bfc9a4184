import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { sharedTags, withShared } from "../../docs/theme/shared.mjs";
import { ENTRIES, GAMES } from "../../entries.mjs";
import { codesIn, codesOf } from "../words/codes.ts";

const ROOT = join(import.meta.dirname, "../..");
const config = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile).config;
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const sources = ENTRIES.map(({ source }) => join(ROOT, source));
const program = ts.createProgram(sources, options);
const checker = program.getTypeChecker();

interface Exported {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/** The exports of an entry: names with their symbols. */
function exportsOf(source: string): Exported[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(join(ROOT, source))!)!;
  return checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

/** The source of a name's declarations and of the interfaces that they extend, without the bodies of functions. */
function declarationOf({ symbol }: Exported): string {
  return (symbol.declarations ?? [])
    .map((node) => {
      if (ts.isFunctionDeclaration(node)) return node.getText().replace(node.body?.getText() ?? "", "");
      if (!ts.isInterfaceDeclaration(node)) return node.getText();
      const bases = checker.getBaseTypes(checker.getTypeAtLocation(node) as ts.InterfaceType);
      return [node.getText(), ...bases.map((base) => declarationOf({ name: "", symbol: base.symbol }))].join("\n");
    })
    .join("\n");
}

/** A function's doc comment with its stars. */
function commentOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((comment) => comment.getText())
    .join("\n");
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

/** Members that all games share are documented once, on `Game`, and the guides show them at work. */
const SHARED = checker.getPropertiesOfType(
  checker.getDeclaredTypeOfSymbol(exportsOf("src/index.ts").find(({ name }) => name === "Game")!.symbol),
);

describe.each(ENTRIES)("$name", ({ source }) => {
  const symbols = exportsOf(source);

  const isGame = symbols.some(({ name }) => name === "legalMoves");
  const shared = isGame ? SHARED.map(({ name }) => name) : [];

  test("a guide, an example, the page or the command uses each value; a type may also be part of another name", () => {
    const isUsed = (name: string) => USES.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    const isPart = ({ name, symbol }: Exported) =>
      !(symbol.flags & ts.SymbolFlags.Value) &&
      symbols.some((other) => other.name !== name && new RegExp(`\\b${name}\\b`).test(declarationOf(other)));
    const unused = symbols.filter((one) => !shared.includes(one.name) && !isUsed(one.name) && !isPart(one));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  test("each function explains every parameter and what it returns", () => {
    const tags = sharedTags();
    const missing = symbols.flatMap(({ name, symbol }) => {
      const declaration = symbol.valueDeclaration;
      if (declaration === undefined || !ts.isFunctionDeclaration(declaration)) return [];
      const comment = commentOf(declaration);
      const whole = isGame && tags.has(name) ? withShared(comment, tags.get(name)!) : comment;
      const wanted = declaration.parameters.map((parameter) => `@param ${parameter.name.getText()} - `);
      if (declaration.type?.getText() !== "void") wanted.push("@returns ");
      return wanted.filter((tag) => !whole.includes(tag)).map((tag) => `${name}: ${tag}`);
    });
    expect(missing).toEqual([]);
  });

  test("each name is described", () => {
    expect(symbols.filter(({ symbol }) => summaryOf(symbol) === "").map(({ name }) => name)).toEqual([]);
  });

  test("each value has an example that shows it at work and asserts what comes out", () => {
    const isShown = (name: string) =>
      (isGame && ["id", "name", "players", "rules"].includes(name)) || /Schema$/.test(name);
    const own = symbols.filter(({ name, symbol }) => symbol.flags & ts.SymbolFlags.Value && !isShown(name));
    const shows = (example: string, name: string) =>
      example.includes("// =>") && new RegExp(`\\b${name}\\b`).test(example);
    expect(own.flatMap(({ name, symbol }) => (shows(examplesOf(symbol), name) ? [] : [name]))).toEqual([]);
  });
});

test("each member of Game is described", () => {
  expect(SHARED.filter((member) => summaryOf(member) === "").map(({ name }) => name)).toEqual([]);
});

/** The literals of the type of a game's refusal codes. */
function typedCodes(source: string): string[] {
  const types = exportsOf(source).filter(({ name }) => name.endsWith("RefusalCode"));
  return types.flatMap(({ symbol }) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return type.isUnion() ? type.types.map((code) => (code as ts.StringLiteralType).value) : [];
  });
}

test.each(GAMES)("the guide and `refusal` explain the refusal codes of %s, and no others", (game) => {
  const known = new Set(typedCodes(`src/${game}/index.ts`));
  const common = codesIn("illegal-moves.md", "Codes").filter((code) => known.has(code));
  expect([...common, ...codesOf(game)].sort()).toEqual([...known].sort());
});

test("the package has at most 355 public names", () => {
  const names = ENTRIES.flatMap(({ source }) => exportsOf(source));
  expect(names.length).toBeLessThanOrEqual(355);
});

describe("an editor, on the built declarations", () => {
  const code = [
    'import * as cribbage from "./dist/cribbage/index.js";',
    "declare const state: cribbage.CribbageState;",
    'if (state.phase === "play") console.log(state);',
    'cribbage.apply(state, { type: "go", seat: 0 });',
  ].join("\n");
  const file = join(ROOT, "hover.ts");
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = name === file ? code : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => ({ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
  };
  const service = ts.createLanguageService(host);
  const hover = (text: string) => service.getQuickInfoAtPosition(file, code.indexOf(text))!;

  test("calls a state by its name once its phase is known", () => {
    const { displayParts } = hover("state);");
    expect(ts.displayPartsToString(displayParts)).toBe("const state: cribbage.PlayState");
  });

  test("shows the parameters and errors of `apply`", () => {
    const tags = hover("apply(").tags!.map(({ name, text }) => `${name} ${ts.displayPartsToString(text)}`);
    for (const start of [
      "param state - ",
      "param move - ",
      "returns ",
      "throws IllegalMoveError ",
      "throws InvalidStateError ",
    ])
      expect(
        tags.some((tag) => tag.replace(/^param (\w+) /, "param $1 - ").startsWith(start)),
        start,
      ).toBe(true);
  });

  test("finds the target of every link", () => {
    const links = hover("apply(").tags!.flatMap(({ text = [] }) => text.filter(({ kind }) => kind === "linkName"));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect((link as ts.JSDocLinkDisplayPart).target, link.text).toBeDefined();
  });
});
