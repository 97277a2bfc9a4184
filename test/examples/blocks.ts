import { join } from "node:path";
import { transform } from "esbuild";
import { expect, test } from "vitest";
import { ENTRIES } from "../../entries.mjs";
import { asserted } from "../asserted.ts";
import { codeBlocks } from "../code-blocks.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** The source file behind `fifteen-two`, `fifteen-two/scoring`, …, or a file that an example in the guides names. */
function source(specifier: string): string | undefined {
  if (specifier.startsWith("./")) return join(ROOT, "docs", specifier);
  const entry = ENTRIES.find(({ name }) => name === specifier);
  return entry && join(ROOT, entry.source);
}

/** Runs the examples of the files that a pattern matches, and compares what their comments promise. */
export function testExamples(files: RegExp): void {
  const examples = codeBlocks().filter(({ name }) => files.test(name));

  test("there are some", () => {
    expect(examples.length).toBeGreaterThan(20);
  });

  test.each(examples)("$name", async (example) => {
    const { code, count } = asserted(example);
    const { code: script } = await transform(code, { loader: example.kind as "ts" | "tsx", jsx: "automatic" });
    const imports = new Map<string, unknown>();
    const body = script
      .replace(/^export (?:\{[^}]*\};$)?/gm, "")
      .replace(/^import\s+(?:\* as )?([^"]+?)\s+from\s+"([^"]+)";$/gm, (_, names: string, from: string) => {
        imports.set(from, undefined);
        return `const ${names.replace(/ as /g, ": ")} = __imports.get(${JSON.stringify(from)});`;
      });
    for (const from of imports.keys()) imports.set(from, await import(/* @vite-ignore */ source(from) ?? from));
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
    const kept = new Set<number>();
    await new AsyncFunction("__imports", "__expect", body)(imports, (n: number, actual: unknown, expected: unknown) => {
      kept.add(n);
      expect(actual).toEqual(expected);
    });
    expect(kept.size, "promised values that were reached").toBe(count);
  });
}
