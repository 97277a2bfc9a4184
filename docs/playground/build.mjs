// Builds the playground into site/playground, from the package's own ESM build in dist.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const source = import.meta.dirname;
const output = join(source, "../../site/playground");
mkdirSync(output, { recursive: true });
// Classic scripts, not modules: so the page also opens straight from the disk.
await build({
  entryPoints: [join(source, "main.ts"), join(source, "worker.ts")],
  outdir: output,
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  sourcemap: true,
  tsconfigRaw: {},
});
for (const file of ["index.html", "style.css"]) copyFileSync(join(source, file), join(output, file));
