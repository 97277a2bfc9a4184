import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

function files(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/** The guide whose code is a project of its own; `examples/listings.test.ts` compares it with the project's files. */
const PROJECT = "docs/build-an-app.md";

/**
 * The examples of the documentation: the `ts` and `tsx` blocks of Markdown files, and those in the doc comments of
 * sources.
 */
export function codeBlocks() {
  return ["README.md", ...files("docs", ".md"), ...files("src", ".ts")].flatMap((file) => {
    if (file === PROJECT) return [];
    const text = readFileSync(join(ROOT, file), "utf8");
    const plain = file.endsWith(".ts") ? text.replace(/^ *\* ?/gm, "") : text;
    return Array.from(plain.matchAll(/^```(tsx?)\n(.*?)^```/gms), ({ index, 1: kind = "", 2: code = "" }, i) => ({
      name: `${file} ${i + 1}`,
      kind,
      code,
      /** Number of lines of the file before the code. */
      line: plain.slice(0, index).split("\n").length,
    }));
  });
}
