// Packs the built package, looks at what is in it, installs it elsewhere and uses it: as ES modules, as CommonJS, from
// TypeScript, on the runtimes that the README names, and by its command. With NIGHT=1 it tries every runtime and every
// pair of a compiler and a way to find modules.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENTRIES } from "../../entries.mjs";
import { checkContents, manifest, pack, ROOT } from "./tarball.mjs";

/** The most bytes that the tarball may have. */
const LARGEST = 660_000;

const NIGHT = Number(process.env.NIGHT ?? 0) > 0;

/** The oldest and the newest of a list; by night all. */
const ends = (list) => (NIGHT ? list : [list[0], list.at(-1)]);

/** npm's package of Node for this machine, without the script that would install it. */
const NODE = `${process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node"}-${process.platform}-${process.arch}`;

/** The runtimes that the README names: their packages in npm, and how each is called. */
const RUNTIMES = [
  ...ends([20, 22, 24, 26]).map((version) => ({
    name: `Node ${version}`,
    package: `node${version}@npm:${NODE}@${version}`,
    command: [`node_modules/node${version}/bin/node`],
  })),
  { name: "Bun 1", package: "bun@1", command: ["node_modules/.bin/bun"] },
  { name: "Deno 2", package: "deno@2", command: ["node_modules/.bin/deno", "run", "-A"] },
];

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
  // boardgame.io's own declarations don't please the compilers.
  peers: { compilerOptions: { ...STRICT, skipLibCheck: true, rootDir: ".", module: "nodenext" }, include: ["peers"] },
};

/** The entry whose types need another package. */
const WITH_PEER = "fifteen-two/boardgame-io";

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
  run("npm", "install", "--prefer-offline", "--no-audit", "--no-fund", ...packages);
}

/** Expects of two linters that every entry's files and types are found in both module systems. */
function lint(tarball) {
  const bin = join(ROOT, "node_modules/.bin");
  run(join(bin, "publint"), "--strict", tarball);
  const subpaths = ENTRIES.map(({ subpath }) => subpath);
  run(join(bin, "attw"), "--profile", "node16", "--quiet", tarball, "--entrypoints", ...subpaths);
}

/** Loads all entries in both module systems; they must export the same. */
function checkModules() {
  const [esm, cjs] = ["modules.mjs", "modules.cjs"].map((file) => JSON.parse(run(process.execPath, file, ...entries)));
  assert.deepEqual(esm, cjs);
  assert.deepEqual(Object.keys(esm), entries);
  return esm;
}

/** A source that imports every value of some entries by its name. */
function importAll(names, entries) {
  return entries
    .map((entry, i) => {
      const list = names[entry].map((name) => `${name} as ${name}${i}`).join(", ");
      return `import { ${list} } from "${entry}";\nexport const entry${i} = { ${names[entry].map((name) => name + i).join(", ")} };\n`;
    })
    .join("");
}

/** The compilations: by night each compiler finds modules in every way, by day the newest alone. */
const COMPILED = COMPILERS.map((version) => [
  version,
  Object.entries(PROJECTS).filter(([name]) => NIGHT || name === "nodenext" || version === COMPILERS.at(-1)),
]);

function checkTypes(names) {
  for (const ending of ["mts", "cts"]) {
    cpSync(join(folder, "typed.ts"), join(folder, `typed.${ending}`));
    const alone = entries.filter((entry) => entry !== WITH_PEER);
    writeFileSync(join(folder, `all.${ending}`), importAll(names, alone));
    mkdirSync(join(folder, "peers"), { recursive: true });
    writeFileSync(join(folder, `peers/all.${ending}`), importAll(names, [WITH_PEER]));
  }
  for (const [version, projects] of COMPILED) {
    const { bin } = JSON.parse(readFileSync(join(folder, `node_modules/typescript-${version}/package.json`), "utf8"));
    for (const [name, project] of projects) {
      const compilerOptions = { ...project.compilerOptions, outDir: `out/${version}/${name}` };
      writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify({ ...project, compilerOptions }));
      run(process.execPath, `node_modules/typescript-${version}/${bin.tsc}`, "-p", `tsconfig.${name}.json`);
    }
  }
}

/** The command lines that write to standard output, one of each kind at least; they read a record of a game. */
const WRITING = [
  "",
  "help",
  "--version",
  "count 5H 5D 5S JC 5C",
  "count 5H 5D 5S JC 5C --json",
  "count -",
  "discard 5H 6D 7S 8C JC KD",
  "play cribbage",
  "play cribbage --json",
  "play cribbage --bots random,greedy --games 2",
  "play cribbage --seat 0",
  "review - --deals 2",
  "review - --deals 2 --json",
];

/** The installed command: it streams hands, and tells when what it writes is lost. */
function checkCommand() {
  const command = join(folder, "node_modules/.bin/fifteen-two");
  assert.match(run(command, "count", "5H", "5D", "5S", "JC", "5C"), /29/);
  assert.equal(run(command, "--version"), `${manifest.version}\n`);
  const hands = join(folder, "hands.txt");
  writeFileSync(hands, "5H 5D 5S JC 5C\n2H 4D 6S 8C KH\n".repeat(50_000));
  const counted = (stdio) => spawnSync(command, ["count", "--csv"], { stdio, encoding: "utf8", maxBuffer: 2 ** 26 });
  const { status, stdout, stderr } = counted([openSync(hands), "pipe", "pipe"]);
  assert.deepEqual([status, stderr], [0, ""]);
  const lines = stdout.split("\n");
  assert.equal(lines.length, 100_002);
  assert.equal(lines[100_000], "100000,2H 4D 6S 8C,KH,0");
  const out = join(folder, "counted.csv");
  assert.equal(counted([openSync(hands), openSync(out, "w"), "pipe"]).status, 0);
  assert.equal(readFileSync(out, "utf8"), stdout);
  if (!existsSync("/dev/full")) return;
  const full = counted([openSync(hands), openSync("/dev/full", "w"), "pipe"]);
  assert.equal(full.status, 1);
  assert.match(full.stderr, /^fifteen-two: ENOSPC.*\n$/);
  checkFull(command);
  const shell = (line) => spawnSync("sh", ["-c", line], { encoding: "utf8", env: { ...process.env, command, hands } });
  // A reader that stops is not an error.
  const head = shell('{ "$command" count < "$hands"; echo "status $?" >&2; } | head -n 1');
  assert.deepEqual([head.stdout, head.stderr], ["29  5H 5D 5S JC 5C\n", "status 0\n"]);
  // A limit of 512 bytes cuts each write off in the middle.
  const cut = shell(`trap "" XFSZ; ulimit -f 1; head -n 80 "$hands" | "$command" count > "$hands.counted"`);
  assert.equal(cut.status, 1);
  assert.match(cut.stderr, /EFBIG/);
}

/** On a full disk no command looks as if it had succeeded, wherever its messages go. */
function checkFull(command) {
  const game = join(folder, "game.json");
  writeFileSync(game, run(command, "play", "cribbage", "--seed", "7", "--target", "31", "--json"));
  const full = openSync("/dev/full", "w");
  for (const line of WRITING)
    for (const messages of ["pipe", openSync(join(folder, "messages.txt"), "w"), full]) {
      const stdio = [line.startsWith("count") ? openSync(join(folder, "hands.txt")) : openSync(game), full, messages];
      const { status } = spawnSync(command, line.split(" ").filter(Boolean), { stdio });
      assert.equal(status, 1, `fifteen-two ${line}`);
    }
  // An error that can't be printed still sets the status.
  for (const line of ["nothing", "count 5H", "review -"])
    assert.equal(spawnSync(command, line.split(" "), { stdio: ["ignore", "pipe", full] }).status, 2, line);
}

/** Runs an app that uses every entry in both module systems, mixes the two builds, and prints a game. */
function checkRuntime({ name, command }) {
  const versions = run(...command, "version.mjs").trim();
  assert.deepEqual(
    JSON.parse(run(...command, "modules.mjs", ...entries)),
    JSON.parse(run(...command, "modules.cjs", ...entries)),
  );
  run(...command, "errors.mjs");
  assert.match(run(...command, "play.cjs", "7"), /^Side . wins/m);
  return `${name} (${versions})`;
}

try {
  const { tarball, size, files } = pack(folder);
  checkContents(files);
  lint(tarball);
  assert.ok(size < LARGEST, `the tarball has ${size} bytes`);
  cpSync(join(import.meta.dirname, "consumers"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  install(tarball);
  const names = checkModules();
  checkCommand();
  cpSync(join(ROOT, "docs/examples/commonjs/play.cjs"), join(folder, "play.cjs"));
  assert.match(readFileSync(join(ROOT, "README.md"), "utf8"), /Node 20, 22, 24 and 26, Bun 1 and Deno 2/);
  // Until here the package has been alone.
  const peers = Object.keys(manifest.peerDependencies ?? {}).map((name) => `${name}@${manifest.devDependencies[name]}`);
  const compilers = COMPILERS.map((version) => `typescript-${version}@npm:typescript@${version}`);
  install(...RUNTIMES.map((runtime) => runtime.package), ...compilers, ...peers);
  const runtimes = RUNTIMES.map(checkRuntime);
  checkTypes(names);
  const count = Object.values(names).flat().length;
  console.log(
    `${files.length} files, ${entries.length} entries with ${count} values, ${Math.round(size / 1000)} kB, on ${runtimes.join(", ")}, TypeScript ${COMPILERS.join(", ")}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
