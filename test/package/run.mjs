// Packs the built package, looks at what is in it, installs it elsewhere and uses it: as ES modules, as CommonJS, from
// TypeScript, and by its command.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENTRIES } from "../../entries.mjs";
import { checkContents, manifest, pack } from "./tarball.mjs";

/** The compilers that the declarations must please, the oldest first. */
const COMPILERS = ["5.4.5", "5.9.3", "6.0.3", "7.0.2"];
const STRICT = {
  target: "es2022",
  lib: ["es2022"],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  declaration: true,
};
const PROJECTS = {
  nodenext: { compilerOptions: { ...STRICT, module: "nodenext" }, include: ["*.mts", "*.cts"] },
  bundler: { compilerOptions: { ...STRICT, module: "esnext", moduleResolution: "bundler" }, include: ["*.mts"] },
};

const entries = ENTRIES.map(({ name }) => name);
const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));

function run(command, ...args) {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}${error.stderr}`);
  }
}

function install(...packages) {
  run("npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", ...packages);
}

/** Loads all entries in both module systems; they must export the same. */
function checkModules() {
  const [esm, cjs] = ["modules.mjs", "modules.cjs"].map((file) => JSON.parse(run(process.execPath, file, ...entries)));
  assert.deepEqual(esm, cjs);
  assert.deepEqual(Object.keys(esm), entries);
  return esm;
}

/** A source that imports every value of every entry by its name. */
function importAll(names) {
  return entries
    .map((entry, i) => {
      const list = names[entry].map((name) => `${name} as ${name}${i}`).join(", ");
      return `import { ${list} } from "${entry}";\nexport const entry${i} = { ${names[entry].map((name) => name + i).join(", ")} };\n`;
    })
    .join("");
}

function checkTypes(names) {
  const peers = Object.keys(manifest.peerDependencies ?? {}).map((name) => `${name}@${manifest.devDependencies[name]}`);
  install(...COMPILERS.map((version) => `typescript-${version}@npm:typescript@${version}`), ...peers);
  for (const ending of ["mts", "cts"]) {
    cpSync(join(folder, "typed.ts"), join(folder, `typed.${ending}`));
    writeFileSync(join(folder, `all.${ending}`), importAll(names));
  }
  for (const version of COMPILERS) {
    const { bin } = JSON.parse(readFileSync(join(folder, `node_modules/typescript-${version}/package.json`), "utf8"));
    for (const [name, project] of Object.entries(PROJECTS)) {
      const compilerOptions = { ...project.compilerOptions, outDir: `out/${version}/${name}` };
      writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify({ ...project, compilerOptions }));
      run(process.execPath, `node_modules/typescript-${version}/${bin.tsc}`, "-p", `tsconfig.${name}.json`);
    }
  }
}

try {
  const { tarball, files } = pack(folder);
  checkContents(files);
  cpSync(join(import.meta.dirname, "consumers"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  install(tarball);
  const names = checkModules();
  run(process.execPath, "errors.mjs");
  assert.match(run(join(folder, "node_modules/.bin/fifteen-two"), "count", "5H", "5D", "5S", "JC", "5C"), /29/);
  checkTypes(names);
  const count = Object.values(names).flat().length;
  console.log(
    `${files.length} files, ${entries.length} entries with ${count} values, Node ${process.version}, TypeScript ${COMPILERS.join(", ")}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
