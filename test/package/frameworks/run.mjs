// Packs the built package, installs it with the frameworks of package.json in a folder of its own, and uses it in each:
// one file for each framework, with the code that the guides show. `npm run frameworks react vue` runs two of them.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { pack, ROOT } from "../tarball.mjs";

/** The examples of the guides: where each is, a name that it alone defines, and what it is to export. */
const EXAMPLES = {
  "guide-react.mjs": { page: "states-and-moves.md", code: "tsx", exported: "useTable" },
  "guide-vue.mjs": { page: "states-and-moves.md", code: "js", exported: "useTable" },
  "guide-hono.mjs": { page: "http-api.md", code: "js", exported: "app" },
};
const HELPERS = ["run.mjs", "moves.mjs", "table.mjs"];

/** The code of a guide's example, as a module. */
function example({ page, code, exported }) {
  const blocks = readFileSync(join(ROOT, "docs", page), "utf8").matchAll(/^```(\w+)\n(.*?)^```/gms);
  const defines = new RegExp(`^(const|function) ${exported}\\b`, "m");
  const [found, ...others] = Array.from(blocks).filter(([, kind, text]) => kind === code && defines.test(text));
  if (!found || others.length > 0) throw new Error(`docs/${page} must define ${exported} in one ${code} block`);
  return transformSync(`${found[2]}\nexport { ${exported} };\n`, { loader: "tsx", jsx: "automatic" }).code;
}

const folder = mkdtempSync(join(tmpdir(), "fifteen-two-frameworks-"));

function run(command, ...args) {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}${error.stderr}`);
  }
}

try {
  const { tarball } = pack(folder);
  cpSync(import.meta.dirname, folder, { recursive: true });
  run("npm", "install", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", tarball);
  for (const [file, found] of Object.entries(EXAMPLES)) writeFileSync(join(folder, file), example(found));
  const all = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".mjs") && !HELPERS.includes(file));
  const wanted = process.argv.slice(2).map((name) => `${name}.mjs`);
  for (const file of wanted.length > 0 ? wanted : all) {
    const start = performance.now();
    const versions = run(process.execPath, file).trim();
    console.log(`${versions} in ${Math.round((performance.now() - start) / 1000)} s`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
