// Builds the playground into site/playground, from the package's own ESM build in dist.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { buildOffline } from "./offline/build.mjs";

/** Which server a player has is known to the address alone; without TLS it may only be one on this machine. */
const REACHABLE = ["https: wss:", ...["127.0.0.1", "localhost"].map((host) => `http://${host}:* ws://${host}:*`)].join(
  " ",
);

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
await build({
  ...common,
  entryPoints: {
    worker: join(source, "worker.ts"),
    disk: join(source, "offline/disk.ts"),
    "main-classic": join(source, "main.tsx"),
  },
  format: "iife",
});

const page = readFileSync(join(source, "index.html"), "utf8");
writeFileSync(join(output, "index.html"), page);
// The same page, allowed to connect to a server of the player's choice.
const connects = page.replace("connect-src 'none'", `connect-src ${REACHABLE}`);
writeFileSync(join(output, "online.html"), connects);
await buildOffline(output);
