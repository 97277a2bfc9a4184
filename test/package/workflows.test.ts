import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "../../.github/workflows");
const WORKFLOWS = readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), "utf8")] as const);

/** What a workflow says before its jobs, and each job by its name. */
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

describe.each(WORKFLOWS)("%s", (_, workflow) => {
  const [head, jobs] = partsOf(workflow);

  test("every action is pinned to a commit, and its version stands next to it", () => {
    const used = Array.from(workflow.matchAll(/\buses:\s*(.*)/g), ([, action]) => action!);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("a job may only read, unless it says otherwise", () => {
    expect(rightsOf(head)).toEqual(["contents: read"]);
    expect(jobs.size).toBeGreaterThan(0);
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
