// npm run release:rehearse: releases the latest commit twice, the second time as the next minor version, into a folder
// instead of npm. An app installs the first, upgrades to the second, and runs the README's first example with each.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { asserted } from "../asserted.ts";
import { codeBlocks } from "../code-blocks.mjs";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = mkdtempSync(join(tmpdir(), "fifteen-two-release-"));
const CHECKOUT = join(FOLDER, "checkout");
const APP = join(FOLDER, "app");

function run(cwd: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  }
}

const json = (...path: string[]) => JSON.parse(readFileSync(join(...path), "utf8"));

/** Raises the version by all pending changes and a minor one, packs the package, and upgrades the app to it. */
function release(): string {
  const changes = join(CHECKOUT, ".changeset");
  writeFileSync(join(changes, "rehearsal.md"), '---\n"fifteen-two": minor\n---\n\nA rehearsal.\n');
  const before: string = json(CHECKOUT, "package.json").version;
  run(CHECKOUT, "npm", "run", "release:version");
  const { version } = json(CHECKOUT, "package.json");
  assert.notEqual(version, before);
  assert.deepEqual(readdirSync(changes), ["config.json"]);
  assert.equal(json(CHECKOUT, "jsr.json").version, version);
  assert.equal(json(CHECKOUT, "package-lock.json").packages[""].version, version);
  assert.match(readFileSync(join(CHECKOUT, "CHANGELOG.md"), "utf8"), new RegExp(`^## ${version}\n`, "m"));
  run(CHECKOUT, "npm", "ci", "--prefer-offline", "--ignore-scripts");
  run(CHECKOUT, "npm", "run", "build");
  const [{ filename }] = JSON.parse(run(CHECKOUT, "npm", "pack", "--json", "--ignore-scripts"));
  run(CHECKOUT, "npm", "publish", `./${filename}`, "--dry-run", "--access", "public", "--ignore-scripts");
  run(APP, "npm", "install", "--prefer-offline", join(CHECKOUT, filename));
  assert.equal(json(APP, "node_modules/fifteen-two/package.json").version, version);
  runExample();
  return version;
}

/** Runs the README's first example in the app, and compares the values that its comments promise. */
function runExample(): void {
  const example = codeBlocks().find(({ name }) => name === "README.md 1")!;
  const { code, count } = asserted(example);
  const check =
    "let checked = 0; const __expect = (_, actual, expected) => (assert.deepEqual(actual, expected), checked++);";
  writeFileSync(
    join(APP, "example.mjs"),
    `import assert from "node:assert/strict";\n${check}\n${transformSync(code, { loader: "ts" }).code}
assert.equal(checked, ${count});\n`,
  );
  run(APP, process.execPath, "example.mjs");
}

try {
  run(ROOT, "git", "clone", "--quiet", ".", CHECKOUT);
  run(CHECKOUT, "npm", "ci", "--prefer-offline", "--ignore-scripts");
  mkdirSync(APP);
  writeFileSync(join(APP, "package.json"), JSON.stringify({ private: true }));
  console.log(`released ${release()}, then ${release()}; an app upgraded from one to the other`);
} finally {
  rmSync(FOLDER, { recursive: true, force: true });
}
