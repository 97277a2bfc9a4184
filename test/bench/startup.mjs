// The time to import an entry in a fresh process, and of a first count, beyond an empty module.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

const DIST = join(import.meta.dirname, "../../dist");

function fresh(code) {
  return Number(execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }));
}

const CLOCK = "const t = process.cpuUsage();";
const STOP = "const { user, system } = process.cpuUsage(t); console.log((user + system) / 1e3);";

const EMPTY = join(mkdtempSync(join(tmpdir(), "empty-")), "empty.mjs");
writeFileSync(EMPTY, "");

/** Milliseconds of processor time to import a file of the build; `undefined` for an empty module, a file as well. */
export function importTime(output) {
  const url = pathToFileURL(output === undefined ? EMPTY : join(DIST, `${output}.js`));
  return fresh(`${CLOCK} await import(${JSON.stringify(url)}); ${STOP}`);
}

/** Milliseconds that the first count takes. */
export function firstCount() {
  const url = `file://${join(DIST, "scoring/index.js")}`;
  return fresh(
    `const { countIndices } = await import(${JSON.stringify(url)}); ${CLOCK} countIndices(0, 1, 2, 3, 4); ${STOP}`,
  );
}

/** Bytes of a file of the build with all that it imports, as it is and brotlied. */
export function bytes(output) {
  const files = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, other] of readFileSync(file, "utf8").matchAll(/from ?['"](\.[^'"]+)['"]/g))
      add(join(dirname(file), other));
  };
  add(join(DIST, `${output}.js`));
  const text = [...files].map((file) => readFileSync(file, "utf8")).join("");
  return { plain: text.length, brotli: brotliCompressSync(text).length };
}
