// Makes the built page installable: a manifest, icons, and a service worker that knows every file.
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const COPIED = ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png"];

/** Adds to a folder that holds the built page. */
export async function buildOffline(output) {
  for (const file of COPIED) cpSync(join(import.meta.dirname, file), join(output, file));
  const files = readdirSync(output).filter((file) => !/\.map$|-classic\.js$/.test(file));
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(output, file)));
  await build({
    entryPoints: [join(import.meta.dirname, "service-worker.ts")],
    outdir: output,
    bundle: true,
    target: "es2022",
    minify: true,
    tsconfigRaw: {},
    define: {
      VERSION: JSON.stringify(hash.digest("hex").slice(0, 12)),
      FILES: JSON.stringify(["./", ...files]),
    },
  });
}
