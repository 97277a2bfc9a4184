import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ENTRIES } from "../../entries.mjs";

const ROOT = join(import.meta.dirname, "../..");
const GUIDE = readFileSync(join(ROOT, "docs/boardgame-io.md"), "utf8");

/** The guide's declarations, and its example with the paths for Node. */
const DECLARATIONS = /^```typescript\n(declare module.*?)^```/ms.exec(GUIDE)![1]!;
const EXAMPLE = /^```ts\n(import \{ Client \}.*?)^```/ms
  .exec(GUIDE)![1]!
  .replace("boardgame.io/client", "boardgame.io/dist/cjs/client.js")
  .replace("boardgame.io/multiplayer", "boardgame.io/dist/cjs/multiplayer.js");

/** The type errors of some files that exist in memory only. */
function typeErrors(files: Readonly<Record<string, string>>, resolution: ts.CompilerOptions): string[] {
  const options: ts.CompilerOptions = {
    ...resolution,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    paths: Object.fromEntries(ENTRIES.map(({ name, source }) => [name, [join(ROOT, source)]])),
  };
  const sources = new Map(Object.entries(files).map(([name, text]) => [join(ROOT, name), text]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = sources.get(file);
    return text === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, text, target, true);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  const found = [...sources.keys()].flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)!));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

const { ESNext, NodeNext, Node16 } = ts.ModuleKind;

describe.each([
  ["bundler", { module: ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ["nodenext", { module: NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }],
  ["node16", { module: Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
])("with moduleResolution %s", (_, resolution) => {
  const wrong = 'import { Client } from "boardgame.io/dist/cjs/client.js";\nexport const client: number = Client;';

  test("the guide's example for Node has boardgame.io's types", () => {
    const files = { "a.ts": EXAMPLE, "b.ts": wrong, "boardgame-io.d.ts": DECLARATIONS };
    expect(typeErrors(files, resolution)).toEqual([expect.stringMatching(/is not assignable to type 'number'/)]);
  }, 60_000);

  test("they are missing without the guide's declarations", () => {
    expect(typeErrors({ "a.ts": EXAMPLE }, resolution).join()).toContain(
      "Could not find a declaration file for module",
    );
  }, 60_000);
});

test("Node imports Client and Local from these paths", async () => {
  const paths = EXAMPLE.match(/boardgame\.io\/dist\/cjs\/\w+\.js/g)!;
  const modules = await Promise.all(paths.map((path) => import(path)));
  expect(modules.map(({ Client, Local }) => typeof (Client ?? Local))).toEqual(["function", "function"]);
});
