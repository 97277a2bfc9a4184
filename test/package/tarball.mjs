import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ENTRIES } from "../../entries.mjs";

export const ROOT = join(import.meta.dirname, "../..");
export const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** Packs the package into a folder, and gives the path of the tarball, its size, and the names of the files in it. */
export function pack(folder) {
  const options = ["--json", "--pack-destination", folder];
  const [{ filename, size, files }] = JSON.parse(
    execFileSync("npm", ["pack", ...options], { cwd: ROOT, stdio: "pipe" }),
  );
  return { tarball: join(folder, filename), size, files: files.map((file) => file.path) };
}

/** The files that a file of the package imports; a declaration imports declarations. */
function imported(file) {
  const text = readFileSync(join(ROOT, file), "utf8");
  const types = /\.d\.(c?ts)$/.exec(file)?.[1];
  return Array.from(text.matchAll(/(?:from|import|require\(|import\()\s*['"](\.[^'"]+)['"]/g), ([, path]) =>
    join(dirname(file), types ? path.replace(/\.c?js$/, `.d.${types}`) : path),
  );
}

/** Expects the tarball to hold what is promised and what that needs, and nothing else. */
export function checkContents(files) {
  const guides = readdirSync(join(ROOT, "docs")).filter((file) => /\.(md|png|svg|txt)$/.test(file));
  const wanted = new Set(["LICENSE", "README.md", "package.json", ...guides.map((file) => `docs/${file}`)]);
  for (const file of Object.values(manifest.bin)) wanted.add(join(file));
  for (const { output } of ENTRIES)
    for (const ending of ["js", "cjs", "d.ts", "d.cts"]) wanted.add(`dist/${output}.${ending}`);
  if (existsSync(join(ROOT, "CHANGELOG.md"))) wanted.add("CHANGELOG.md");
  for (const file of wanted) if (/\.(c?js|d\.c?ts)$/.test(file)) for (const part of imported(file)) wanted.add(part);
  assert.deepEqual(
    { missing: [...wanted].filter((file) => !files.includes(file)), extra: files.filter((file) => !wanted.has(file)) },
    { missing: [], extra: [] },
  );
}
