// docs/examples/tournament, whose processes are killed.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { jobsOf, play } from "../../docs/examples/tournament/play.ts";
import { report } from "../../docs/examples/tournament/report.ts";
import { openDatabase } from "../../docs/server/database.ts";
import { bundle, kill, type Running, run } from "../examples/run.ts";
import { atEnd, emptyDatabase } from "./harness.ts";
import plan from "./plan.ts";

/** Makes the jobs that are being played old, as if their time were over. */
const LOSE = "UPDATE pgboss.job SET started_on = started_on - interval '1 day' WHERE state = 'active'";

let scripts: string;
let folder: string;

beforeAll(async () => {
  scripts = await bundle("examples/tournament", [
    "tournament.ts",
    "../../../test/servers/plan.ts",
    "../../../test/servers/poisoned.ts",
  ]);
  folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  for (const path of [scripts, folder]) atEnd(() => rmSync(path, { recursive: true }));
});

/** Starts a process whose results go to a folder. */
function start(results: string, env: Readonly<Record<string, string>>, plan = "plan"): Running {
  const paths = [join(scripts, `test/servers/${plan}.mjs`), join(folder, results)];
  const running = run(join(scripts, "docs/examples/tournament/tournament.mjs"), paths, env);
  atEnd(() => kill(running));
  return running;
}

/** Waits until something holds, or a process has ended. */
async function until(holds: () => unknown, { ended }: Running): Promise<void> {
  await Promise.race([vi.waitUntil(holds, { timeout: 300_000, interval: 20 }), ended]);
}

/** Expects of processes that have ended what one process gives that plays all games without a queue. */
function expectResults(games: number, running: Readonly<Record<string, Running>>): void {
  const job = { id: "", from: 0, to: games };
  const endings = play(plan, job);
  expect(endings).toHaveLength(games);
  const { text, files } = report(plan, [{ ...job, endings }]);
  for (const [results, { lines }] of Object.entries(running)) {
    expect(lines.join("\n")).toBe(text);
    for (const [file, content] of Object.entries(files))
      expect(readFileSync(join(folder, results, file), "utf8"), file).toBe(content);
  }
}

test("three processes of which one was killed twice lose no game and count none twice", async () => {
  const DATABASE_URL = await emptyDatabase();
  const begin = (results: string) => start(results, { DATABASE_URL, PLAYERS: "1" });
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  atEnd(() => client.end());
  const jobs = async (what: string, condition = "true") => {
    const { rows } = await client.query(`SELECT ${what} AS jobs FROM pgboss.job WHERE ${condition}`);
    return Number(rows[0].jobs);
  };
  for (const _ of ["once", "twice"]) {
    const since = new Date().toISOString();
    const killed = begin("c");
    // A job that was lost before is older. There is no table before the first process makes it.
    const plays = () => jobs("count(*)", `state = 'active' AND started_on > '${since}'`).catch(() => 0);
    await until(plays, killed);
    await kill(killed);
    await client.query(LOSE);
  }
  const running = { a: begin("a"), b: begin("b"), c: begin("c") };
  await Promise.all(Object.values(running).map(({ ended }) => ended));
  expect(await jobs("sum(retry_count)"), "jobs that were lost").toBeGreaterThanOrEqual(2);
  expect(await jobs("count(*)", "state = 'completed'")).toBe(jobsOf(plan).length);
  expectResults(plan.games, running);
}, 600_000);

test("a bot that throws or never answers stops its own jobs, and the result names their games", async () => {
  const DATABASE_URL = await emptyDatabase();
  const running = ["g", "h"].map((results) => start(results, { DATABASE_URL, PLAYERS: "1" }, "poisoned"));
  for (const { ended, lines } of running) {
    await expect(ended).rejects.toThrow("ended with 1");
    const failed = (games: string, reason: string) =>
      `games ${games} were not played: ${Array(3).fill(reason).join("; ")}`;
    expect(lines[0]).toContain("4 games");
    expect(lines.slice(-2)).toEqual([failed("1 to 2", "Error: the five of spades"), failed("5 to 6", "took over 4 s")]);
  }
  const rows = readFileSync(join(folder, "g", "games.csv"), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  expect(rows.map((row) => row.split(",")[1])).toEqual(["", "", "0 1", "1 0", "", "", "0 1", "1 0"]);
}, 600_000);

test("a process with PGlite is killed, and goes on in the same folder", async () => {
  const env = { DATABASE_URL: join(folder, "data"), PLAYERS: "2", GAMES: "81" };
  const killed = start("d", env);
  await until(() => /^[1-9].*% of 81 games/m.test(killed.complaints()), killed);
  await kill(killed);
  const db = await openDatabase(env.DATABASE_URL);
  await db.query(LOSE);
  await db.close();
  const again = start("d", env);
  await again.ended;
  expectResults(81, { d: again });
}, 600_000);

test("one process at a time opens a folder", async () => {
  const env = { DATABASE_URL: join(folder, "locked"), PLAYERS: "1", GAMES: "100000" };
  const first = start("e", env);
  await vi.waitUntil(() => first.complaints().includes("% of"), { timeout: 60_000 });
  const { pid } = first.process;
  await expect(start("f", env).ended).rejects.toThrow(new RegExp(`is in use by process ${pid} .*DATABASE_URL=`));
}, 600_000);
