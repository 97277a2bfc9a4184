// docs/examples/tournament, whose processes are killed.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { jobsOf, play } from "../../docs/examples/tournament/play.ts";
import { report } from "../../docs/examples/tournament/report.ts";
import { bundle, kill, type Running, run } from "../examples/run.ts";
import { atEnd, emptyDatabase } from "./harness.ts";
import plan from "./plan.ts";

let scripts: string;
let folder: string;

beforeAll(async () => {
  scripts = await bundle("tournament", ["tournament.ts", "../../../test/servers/plan.ts"]);
  folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  for (const path of [scripts, folder]) atEnd(() => rmSync(path, { recursive: true }));
});

/** Starts a process whose results go to a folder. */
function start(results: string, env: Readonly<Record<string, string>>): Running {
  const paths = [join(scripts, "test/servers/plan.mjs"), join(folder, results)];
  const running = run(join(scripts, "docs/examples/tournament/tournament.mjs"), paths, env);
  atEnd(() => kill(running));
  return running;
}

/** Expects of processes that have ended what one process gives that plays all games without a queue. */
function expectResults(games: number, running: Readonly<Record<string, Running>>): void {
  const endings = play(plan, { id: "", from: 0, to: games });
  expect(endings).toHaveLength(games);
  const { text, files } = report(plan, endings);
  for (const [results, { lines }] of Object.entries(running)) {
    expect(lines.join("\n")).toBe(text);
    for (const [file, content] of Object.entries(files))
      expect(readFileSync(join(folder, results, file), "utf8"), file).toBe(content);
  }
}

test("three processes of which one is killed twice lose no game and count none twice", async () => {
  const DATABASE_URL = await emptyDatabase();
  const begin = (results: string) => start(results, { DATABASE_URL, PLAYERS: "1" });
  const running = { a: begin("a"), b: begin("b"), c: begin("c") };
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  atEnd(() => client.end());
  const jobs = async (condition: string) => {
    const { rows } = await client.query(`SELECT FROM pgboss.job WHERE ${condition}`).catch(() => ({ rows: [] }));
    return rows.length;
  };
  let since = "-infinity";
  for (const _ of ["once", "twice"]) {
    // All three play; a job that was lost earlier is older.
    while ((await jobs(`state = 'active' AND started_on > '${since}'`)) < 3) await setTimeout(20);
    await kill(running.c);
    since = new Date().toISOString();
    running.c = begin("c");
  }
  await Promise.all(Object.values(running).map(({ ended }) => ended));
  expect(await jobs("retry_count > 0"), "jobs that were lost").toBeGreaterThanOrEqual(2);
  expect(await jobs("state = 'completed'")).toBe(jobsOf(plan).length);
  expectResults(plan.games, running);
}, 600_000);

test("a process with PGlite is killed, and goes on in the same folder", async () => {
  const env = { DATABASE_URL: join(folder, "data"), PLAYERS: "2", GAMES: "81" };
  const killed = start("d", env);
  await setTimeout(4_000);
  await kill(killed);
  const again = start("d", env);
  await again.ended;
  expectResults(81, { d: again });
}, 600_000);
