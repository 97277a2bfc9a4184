// node test/bench/simulator.mjs 2 9: how much faster the simulator is than `playout`, with 2 seats, in 9 rounds.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";

const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
const outfile = join(folder, "simulator.mjs");
buildSync({
  entryPoints: [join(import.meta.dirname, "simulator.ts")],
  bundle: true,
  platform: "node",
  format: "esm",
  outfile,
});
await import(pathToFileURL(outfile).href);
rmSync(folder, { recursive: true });
