// Writes jsr.json, by which JSR publishes the sources: every entry that needs no other package.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENTRIES } from "../../entries.mjs";
import { manifest, ROOT } from "./tarball.mjs";

const exports = ENTRIES.filter(({ subpath }) => subpath !== "./boardgame-io").map(({ subpath, source }) => [
  subpath,
  `./${source}`,
]);
export const jsr = {
  name: "@fifteen-two/fifteen-two",
  version: manifest.version,
  license: manifest.license,
  exports: Object.fromEntries(exports),
  publish: {
    include: ["src", "README.md", "LICENSE", "CHANGELOG.md", "docs/*.md"],
    exclude: ["src/boardgame-io", "src/cli"],
  },
};

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(ROOT, "jsr.json"), `${JSON.stringify(jsr, null, 2)}\n`);
