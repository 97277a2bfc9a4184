// Plays a match on all processes that are started with the same plan and database, each on all its processors:
//
//   DATABASE_URL=postgres://… node tournament.ts match.ts results
import cluster from "node:cluster";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Ending, type Job, jobsOf, type Plan, play } from "./play.ts";
import { openQueue, type Queue } from "./queue.ts";
import { report } from "./report.ts";

const { DATABASE_URL = "tournament-data", PLAYERS = availableParallelism() } = process.env;
const [file = "match.ts", folder = "results"] = process.argv.slice(2);
const { default: plan }: { default: Plan } = await import(pathToFileURL(resolve(file)).href);

if (cluster.isPrimary) await main();
else {
  // An error says that the process that wants the games was killed.
  cluster.worker?.on("error", () => process.exit());
  cluster.worker?.on("message", (job: Job) => cluster.worker?.send(play(plan, job)));
  cluster.worker?.send("ready");
}

async function main(): Promise<void> {
  const queue = await openQueue(DATABASE_URL, plan);
  cluster.on("exit", (_, code) => process.exit(code || 1));
  const progress = await showProgress(queue);
  await Promise.all(Array.from({ length: Number(PLAYERS) }, () => work(queue)));
  clearInterval(progress);
  const { text, files } = report(plan, await queue.endings());
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  console.log(text);
  await queue.close();
  process.exit();
}

/** Has a process of its own play jobs until all are done. */
async function work(queue: Queue): Promise<void> {
  const player = cluster.fork();
  await once(player, "message");
  while ((await queue.left()) > 0) {
    const job = await queue.take();
    const start = performance.now();
    if (job !== undefined) {
      player.send(job);
      const [endings]: Ending[][] = await once(player, "message");
      await queue.done(job, endings ?? []);
      if (performance.now() - start > 1_000 * plan.secondsPerJob)
        console.error("A job took too long: make jobs smaller.");
    }
    // Others play the last jobs. If one of them is lost, its job comes back.
    else await setTimeout(500);
  }
}

/** Prints every five seconds how far all processes are. */
async function showProgress(queue: Queue): Promise<NodeJS.Timeout> {
  const [start, first, { length }] = [performance.now(), await queue.left(), jobsOf(plan)];
  return setInterval(async () => {
    const left = await queue.left();
    const seconds = Math.ceil((((performance.now() - start) / (first - left)) * left) / 1_000);
    const time = left < first ? `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}` : "unknown time";
    console.error(`${(100 * (1 - left / length)).toFixed(1)}% of ${plan.games} games, ${time} left`);
  }, 5_000);
}
