import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const [A, B] = ["test/servers/a.test.ts", "test/servers/b.test.ts"];

/** Stands in for npm: each run fails in the files that come next in a list; null is a crash. */
const NPM = `#!${process.execPath}
const { appendFileSync, readFileSync, writeFileSync } = require("node:fs");
const { RUNS, SEEN } = process.env;
const [failed, ...rest] = JSON.parse(readFileSync(RUNS, "utf8"));
writeFileSync(RUNS, JSON.stringify(rest));
const [script, , ...given] = process.argv.slice(4);
appendFileSync(SEEN, [script, ...given.filter((argument) => !argument.startsWith("--"))].join(" ") + "\\n");
const report = process.argv.find((argument) => argument.startsWith("--outputFile.json=")).split("=")[1];
const testResults = failed?.map((file) => ({ name: process.cwd() + "/" + file, status: "failed" }));
if (testResults) writeFileSync(report, JSON.stringify({ testResults }));
process.exit(testResults?.length === 0 ? 0 : 1);
`;

const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "npm"), NPM, { mode: 0o755 });

/** Runs the servers' tests, whose runs go like this. */
function rerun(...runs: readonly (readonly string[] | null)[]) {
  const [RUNS, SEEN, GITHUB_OUTPUT] = ["runs", "seen", "output"].map((file) => join(folder, file)) as [
    string,
    string,
    string,
  ];
  writeFileSync(RUNS, JSON.stringify(runs));
  for (const file of [SEEN, GITHUB_OUTPUT]) writeFileSync(file, "");
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, RUNS, SEEN, GITHUB_OUTPUT, GITHUB_ACTIONS: "true" };
  const { status, stdout } = spawnSync(process.execPath, [".ci/rerun.mjs", "servers"], {
    cwd: ROOT,
    env,
    encoding: "utf8",
  });
  const [seen, output] = [SEEN, GITHUB_OUTPUT].map((file) => readFileSync(file, "utf8").trimEnd());
  return { green: status === 0, stdout, seen: seen!.split("\n"), output };
}

test("a run that passes is not repeated", () => {
  expect(rerun([])).toMatchObject({ green: true, seen: ["servers"], output: "flaky=" });
});

test("a file that fails and then passes on its own is green, and reported as flaky", () => {
  const { stdout, ...result } = rerun([A, B], [], []);
  expect(result).toEqual({ green: true, seen: ["servers", `servers ${A}`, `servers ${B}`], output: `flaky=${A} ${B}` });
  expect(stdout).toContain(`::warning file=${A}::${A} is flaky`);
});

test("a file that fails twice is red, and one that passes then is still flaky", () => {
  expect(rerun([A, B], [A], [])).toMatchObject({ green: false, output: `flaky=${B}` });
});

test("a failure that is in no file is red at once", () => {
  expect(rerun(null)).toMatchObject({ green: false, seen: ["servers"] });
  expect(rerun([A], null)).toMatchObject({ green: false, output: "flaky=" });
});
