import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

function files(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/**
 * The examples of the documentation: the `ts` blocks of Markdown files, and those in the doc comments of source files.
 *
 * @returns {{ name: string, code: string }[]}
 */
export function codeBlocks() {
  return ["README.md", ...files("docs", ".md"), ...files("src", ".ts")].flatMap((file) => {
    if (file === PROJECT) return [];
    const text = readFileSync(join(ROOT, file), "utf8");
    const plain = file.endsWith(".ts") ? text.replace(/^ *\* ?/gm, "") : text;
    return Array.from(plain.matchAll(/^```(tsx?)\n(.*?)^```/gms), ([, kind = "", code = ""], i) => ({
      name: `${file} ${i + 1}`,
      kind,
      code,
    }));
  });
}
