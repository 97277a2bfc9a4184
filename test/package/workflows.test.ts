import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const GITHUB = join(import.meta.dirname, "../../.github");
const ACTIONS = readdirSync(join(GITHUB, "actions"));

/** The files of a folder, and what they say. */
function read(folder: string, files: readonly string[]) {
  return files.map((file) => [file, readFileSync(join(GITHUB, folder, file), "utf8")] as const);
}

const WORKFLOWS = read("workflows", readdirSync(join(GITHUB, "workflows")));
const STEPS = [
  ...WORKFLOWS,
  ...read(
    "actions",
    ACTIONS.map((name) => `${name}/action.yml`),
  ),
];

/** The head of a workflow, and its jobs by name. */
function partsOf(workflow: string): readonly [head: string, jobs: ReadonlyMap<string, string>] {
  const [head, body] = workflow.split(/^jobs:\n/m) as [string, string];
  const jobs = body.split(/^ {2}(?=[\w-]+:\n)/m).slice(1);
  return [head, new Map(jobs.map((job) => [job.slice(0, job.indexOf(":")), job]))];
}

/** The rights that a workflow gives to all of its jobs, or a job to itself. */
function rightsOf(part: string): string[] {
  const [, rights = ""] = /^ *permissions:\n((?: +[\w-]+: (?:read|write|none)\n)+)/m.exec(part) ?? [];
  return rights
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

describe.each(STEPS)("the steps in %s", (_, steps) => {
  test("use actions of this repository, or pinned to a commit, with the version next to it", () => {
    const used = Array.from(steps.matchAll(/\buses:\s*(.*)/g), ([, action]) => action!);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used)
      if (action.startsWith("./")) expect(ACTIONS.map((name) => `./.github/actions/${name}`)).toContain(action);
      else expect(action).toMatch(/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

test("the same action has the same version everywhere", () => {
  const pins = STEPS.flatMap(([, steps]) => Array.from(steps.matchAll(/\buses: ([\w-]+\/[\w-]+).*(@.*)/g)));
  const byAction = new Map(pins.map(([, action, pin]) => [action, pin]));
  for (const [, action, pin] of pins) expect([action, pin]).toEqual([action, byAction.get(action)]);
});

describe.each(WORKFLOWS)("%s", (_, workflow) => {
  const [head, jobs] = partsOf(workflow);

  test("a job may only read, unless it says otherwise", () => {
    expect(rightsOf(head)).toEqual(["contents: read"]);
    expect(jobs.size).toBeGreaterThan(0);
  });

  test("a job ends, whatever happens", () => {
    for (const job of jobs.values()) expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
  });
});

test("these jobs may write, and no others", () => {
  const writing = WORKFLOWS.flatMap(([file, workflow]) =>
    Array.from(partsOf(workflow)[1], ([job, text]) => [
      `${file} ${job}`,
      rightsOf(text).filter((right) => right.endsWith(": write")),
    ]).filter(([, rights]) => rights!.length > 0),
  );
  expect(Object.fromEntries(writing)).toEqual({
    "night.yml report": ["issues: write"],
    "release.yml publish": ["id-token: write"],
    "release.yml tag": ["contents: write"],
    "release.yml version": ["contents: write", "pull-requests: write"],
    "scan.yml codeql": ["security-events: write"],
    "scan.yml zizmor": ["security-events: write"],
  });
});

describe("the job of the night that opens an issue", () => {
  const [, jobs] = partsOf(WORKFLOWS.find(([file]) => file === "night.yml")![1]);
  const report = jobs.get("report")!;

  test("runs nothing of the repository", () => {
    expect(report).not.toMatch(/uses:|npm |node /);
  });

  test("hears of every other job, and of every file that was flaky", () => {
    const [, needed] = /needs: \[(.*)\]/.exec(report)!;
    expect([...needed!.split(", "), "report"].sort()).toEqual([...jobs.keys()].sort());
    for (const [name, job] of jobs)
      if (job.includes(".ci/rerun.mjs")) expect(report).toContain(`needs.${name}.outputs.flaky`);
  });
});

describe("only the job that publishes may prove who it is", () => {
  const [, jobs] = partsOf(WORKFLOWS.find(([file]) => file === "release.yml")![1]);

  test("in no other job and no other workflow", () => {
    expect(
      WORKFLOWS.map(([, workflow]) => workflow)
        .join("")
        .match(/id-token/g),
    ).toHaveLength(1);
    expect(rightsOf(jobs.get("publish")!)).toEqual(["id-token: write"]);
  });

  test("it runs nothing but npm, on the package that another job has checked without any rights", () => {
    const publish = jobs.get("publish")!;
    expect(publish).toMatch(/needs: check\n/);
    expect(publish).not.toMatch(/checkout|npm ci|npm install|npm run|secrets\./);
    const check = jobs.get("check")!;
    expect(check).toContain("run: .ci/run\n");
    expect(check).not.toMatch(/permissions:|secrets\./);
  });
});
