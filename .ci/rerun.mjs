// node .ci/rerun.mjs SCRIPT [ARGUMENT…]: runs the npm script `browser` or `servers`. A file that fails runs once more on
// its own; if it passes then, it is reported as flaky, and the run is green.
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const [script, ...given] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
const report = join(folder, "report.json");

/** How each script is told to write a report, and the files that failed by it. */
const { flags, failedIn } = {
  browser: {
    flags: ["--reporter=list,json"],
    failedIn: ({ config, suites }) =>
      suites.filter(hasFailed).map(({ file }) => relative(process.cwd(), join(config.rootDir, file))),
  },
  servers: {
    flags: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    failedIn: ({ testResults }) =>
      testResults.filter(({ status }) => status === "failed").map(({ name }) => relative(process.cwd(), name)),
  },
}[script];

const hasFailed = ({ specs = [], suites = [] }) => specs.some(({ ok }) => !ok) || suites.some(hasFailed);

/** Runs the script; gives the files that have failed, or undefined where the failure is in none. */
function run(args) {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status, signal } = spawnSync("npm", ["run", "--silent", script, "--", ...flags, ...args], {
    stdio: "inherit",
    env,
  });
  if (status === 0) return [];
  try {
    const failed = failedIn(JSON.parse(readFileSync(report, "utf8")));
    if (failed.length > 0) return failed;
  } catch {
    console.log(`\n${script} ended with ${signal ?? status} before it wrote a report.`);
  } finally {
    rmSync(report, { force: true });
  }
  return undefined;
}

const failed = run(given);
const flaky = [];
for (const file of failed ?? []) {
  console.log(`\n${file} failed, and runs once more on its own.`);
  if (run([file])?.length === 0) flaky.push(file);
}
for (const file of flaky) {
  console.log(`\nFLAKY: ${file} failed, and passed when it ran on its own.`);
  if (process.env.GITHUB_ACTIONS) console.log(`::warning file=${file}::${file} is flaky`);
}
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `flaky=${flaky.join(" ")}\n`);
rmSync(folder, { recursive: true });
process.exitCode = failed?.length === flaky.length ? 0 : 1;
