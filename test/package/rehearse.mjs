// Rehearses two releases, a major version and the next minor one, with a copy of the checkout and a registry on this
// machine: writes the versions, publishes the packages, and lets a project install the first and upgrade to the second.
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { transformSync } from "esbuild";
import { asserted } from "../asserted.ts";
import { codeBlocks } from "../code-blocks.mjs";
import { startRegistry } from "./registry.mjs";
import { manifest, ROOT } from "./tarball.mjs";

const { name } = manifest;
const folder = mkdtempSync(join(tmpdir(), "fifteen-two-release-"));
const copy = join(folder, "copy");
const project = join(folder, "project");
const registry = await startRegistry();

/** npm's settings for the project: without those of this checkout, which npm passes to its scripts. */
const LOCAL = {
  ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.toLowerCase().startsWith("npm_"))),
  npm_config_registry: `http://${registry.address}`,
  [`npm_config_//${registry.address}:_authToken`]: "rehearsal",
  npm_config_cache: join(folder, "cache"),
};

/** Runs a command without blocking the registry, and gives what it prints. */
async function run(cwd, command, ...args) {
  const env = cwd === project ? LOCAL : { ...process.env, npm_config_prefer_offline: "true" };
  try {
    return (await promisify(execFile)(command, args, { cwd, env })).stdout.trim();
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}${error.stderr}`);
  }
}

const read = (file) => readFileSync(join(copy, file), "utf8");
const json = (file) => JSON.parse(read(file));

/** Copies the checkout with its uncommitted changes, and installs its dependencies. */
async function copyCheckout() {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\0");
  for (const file of files) if (file && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
  await run(copy, "git", "init", "--quiet");
  const settings = { "user.name": "rehearsal", "user.email": "rehearsal@localhost", "commit.gpgsign": "false" };
  for (const [key, value] of Object.entries(settings)) await run(copy, "git", "config", key, value);
  await run(copy, "npm", "ci", "--ignore-scripts");
}

/** The packages from the registry that two locks install differently. */
function differences({ packages: before }, { packages: after }) {
  const paths = Object.keys({ ...before, ...after }).filter((path) => path.includes("node_modules/"));
  return paths.filter((path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]));
}

/** Raises the version, as the release workflow does, and expects all files to agree on it. */
async function raise(change, version) {
  writeFileSync(join(copy, ".changeset/rehearsal.md"), `---\n"${name}": ${change}\n---\n\nA rehearsal (${change}).\n`);
  await run(copy, "git", "add", "--all");
  await run(copy, "git", "commit", "--quiet", "--no-verify", "--message", change);
  const before = json("package-lock.json");
  await run(copy, "npm", "run", "release:version");
  const lock = json("package-lock.json");
  const [, latest, entry] = read("CHANGELOG.md").split(/^## (.*)$/m, 3);
  const versions = {
    "package.json": json("package.json").version,
    "jsr.json": json("jsr.json").version,
    "package-lock.json": lock.version,
    "package-lock.json, the package": lock.packages[""].version,
    "CHANGELOG.md": latest,
  };
  const wanted = Object.fromEntries(Object.keys(versions).map((file) => [file, version]));
  assert.deepEqual(versions, wanted, `release:version must write ${version} to every file`);
  assert.ok(entry.includes(`A rehearsal (${change}).`), `CHANGELOG.md lacks the ${change} change:\n${entry}`);
  const pending = readdirSync(join(copy, ".changeset")).filter((file) => file.endsWith(".md"));
  assert.deepEqual(pending, [], "release:version must empty .changeset");
  assert.deepEqual(differences(before, lock), [], "release:version must not change other packages in the lock");
  // Fails if a workspace asks for a version of the package that the lock or the registry lacks.
  await run(copy, "npm", "ci", "--dry-run", "--ignore-scripts");
  await run(copy, "npx", "biome", "check", "--error-on-warnings", ".");
}

/** Builds and packs the package, and publishes it as the release workflow does, but without provenance. */
async function publish(version) {
  await run(copy, "npm", "run", "build");
  const { pack, checkContents } = await import(join(copy, "test/package/tarball.mjs"));
  const { tarball, files } = pack(folder);
  checkContents(files);
  await run(project, "npm", "publish", tarball, "--access", "public", "--ignore-scripts");
  assert.equal(await run(project, "npm", "view", name, "version"), version, "npm must offer the newest version");
}

/** Expects the project to have a version, and the README's first example to keep what it promises there. */
async function checkProject(version) {
  const actual = await run(project, join(project, "node_modules/.bin", name), "--version");
  assert.equal(actual, version, "the project must have the newest version");
  const example = codeBlocks().find((block) => block.name.startsWith("README.md "));
  const { code, count } = asserted(example);
  assert.ok(count > 0, `${example.name} promises nothing`);
  const file = `${example.name}.mjs`;
  const source = `
    import assert from "node:assert/strict";
    const kept = new Set();
    const __expect = (n, actual, expected) => kept.add(n) && assert.deepEqual(actual, expected);
    ${code}
    assert.equal(kept.size, ${count});`;
  writeFileSync(join(project, file), transformSync(source, { loader: example.kind }).code);
  await run(project, process.execPath, file);
}

try {
  await copyCheckout();
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true }));
  const major = Number.parseInt(manifest.version, 10) + 1;
  const [first, next] = [`${major}.0.0`, `${major}.1.0`];
  await raise("major", first);
  await publish(first);
  await run(project, "npm", "install", name);
  await checkProject(first);
  await raise("minor", next);
  await publish(next);
  await run(project, "npm", "update");
  await checkProject(next);
  console.log(`published ${first} and ${next} to a registry on this machine; a project upgraded`);
} finally {
  registry.stop();
  rmSync(folder, { recursive: true });
}
