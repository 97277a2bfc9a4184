// Builds the playground into site/playground, from the package's own ESM build in dist.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { buildOffline } from "./offline/build.mjs";

const source = import.meta.dirname;
const output = join(source, "../../site/playground");
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const common = {
  outdir: output,
  bundle: true,
  target: "es2022",
  minify: true,
  sourcemap: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  tsconfigRaw: {},
};
await build({
  ...common,
  entryPoints: [join(source, "main.tsx"), join(source, "style.css")],
  format: "esm",
  splitting: true,
});
await build({ ...common, entryPoints: [join(source, "worker.ts")], format: "iife" });

const page = readFileSync(join(source, "index.html"), "utf8");
writeFileSync(join(output, "index.html"), page);
// The same page, allowed to connect to a server of the player's choice.
const connects = page.replace("connect-src 'none'", "connect-src http: https: ws: wss:");
writeFileSync(join(output, "online.html"), connects);
await buildOffline(output);
