// Writes the examples of the documentation where `npm run types` checks them: .types/examples has a file for each, with
// the lines where the page has them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { asserted } from "./asserted.ts";
import { codeBlocks } from "./code-blocks.mjs";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, ".types/examples");

const files = new Map<string, string>([
  ["expect.d.ts", "declare function __expect<T>(n: number, actual: T, expected: unknown): void;\n"],
]);
for (const example of codeBlocks()) {
  const [page, n] = example.name.split(" ") as [string, string];
  const code = asserted(example).code.replace('from "./', 'from "../../../../docs/');
  files.set(join(page, `${n}.${example.kind}`), `${"\n".repeat(example.line)}${code}\nexport {};\n`);
}

// The guide's example as Node runs it, with the guide's declarations, without which it must not be right.
const guide = readFileSync(join(ROOT, "docs/boardgame-io.md"), "utf8");
const example = /^```ts\n(import \{ Client \}.*?)^```/ms
  .exec(guide)![1]!
  .replace(/boardgame\.io\/(client|multiplayer)/g, "boardgame.io/dist/cjs/$1.js");
const declarations = /^```typescript\n(declare module.*?)^```/ms.exec(guide)![1]!;
const options = { target: "es2022", lib: ["es2022", "dom"], types: [], strict: true, noEmit: true, skipLibCheck: true };
const source = { "fifteen-two/*": ["../../../src/*/index.ts"] };
const expectError = (code: string) => `// @ts-expect-error\n${code}`;
for (const [name, module, moduleResolution] of [
  ["bundler", "esnext", "bundler"],
  ["nodenext", "nodenext", "nodenext"],
  ["node16", "node16", "node16"],
  ["bare", "esnext", "bundler"],
] as const) {
  const add = (file: string, text: string) => files.set(join("../boardgame-io", name, file), text);
  const compilerOptions = { ...options, module, moduleResolution, allowImportingTsExtensions: true, paths: source };
  const incremental = { incremental: true, tsBuildInfoFile: "cache.tsbuildinfo" };
  const references = [{ path: "../../../src" }];
  add(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...incremental }, include: ["."], references }),
  );
  if (name === "bare") {
    add("example.ts", example.replace(/^import .*dist\/cjs.*$/gm, expectError));
    continue;
  }
  add("example.ts", example);
  add("boardgame-io.d.ts", declarations);
  const [client] = /^import \{ Client \}.*$/m.exec(example)!;
  add("typed.ts", `${client}\n${expectError("export const client: number = Client;\n")}`);
}

mkdirSync(FOLDER, { recursive: true });
const stale = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const [name, text] of files) {
  const file = join(FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  if (read(file) !== text) writeFileSync(file, text);
}
for (const { parentPath, name } of stale) {
  const file = join(parentPath, name);
  if (!files.has(relative(FOLDER, file))) rmSync(file);
}

/**
 * The text of a file; undefined if there is none. What has not changed is not written, so that it is not checked again.
 */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
