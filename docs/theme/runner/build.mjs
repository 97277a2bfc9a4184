// Builds the two scripts that run the examples of the site: one for every page, and one that loads when an example
// first runs.
import { join } from "node:path";
import { build } from "esbuild";
import { ENTRIES } from "../../../entries.mjs";

/** The entries that run in a browser by themselves. That for boardgame.io needs boardgame.io. */
const RUNNABLE = ENTRIES.filter(({ name }) => !name.endsWith("/boardgame-io"));

const PAGE = `import { addExamples } from "./page.ts";
addExamples(${JSON.stringify(RUNNABLE.map(({ name }) => name))});`;

const imports = RUNNABLE.map(({ output }, i) => `import * as entry${i} from "../../../dist/${output}.js";`);
const names = RUNNABLE.map(({ name }, i) => `"${name}": entry${i}`);
const WORKER = `import { serve } from "./worker.ts";
${imports.join("\n")}
serve({ ${names.join(", ")} });`;

function bundle(contents, outfile, options) {
  const stdin = { contents, resolveDir: import.meta.dirname, sourcefile: "entry.ts", loader: "ts" };
  return build({ stdin, outfile, bundle: true, minify: true, format: "iife", target: "es2022", ...options });
}

/** Writes both scripts into the folder `assets` of the site. */
export async function buildRunner(site) {
  await bundle(PAGE, join(site, "assets/examples.js"));
  // The page passes the program on to workers as text.
  await bundle(WORKER, join(site, "assets/run.js"), {
    banner: { js: "globalThis.exampleWorker = function () {" },
    footer: { js: "};" },
  });
}
