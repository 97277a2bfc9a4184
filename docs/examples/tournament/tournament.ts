// Plays a match on all processes that are started with the same plan and database, each on all its processors:
//
//   DATABASE_URL=postgres://… node tournament.ts match.ts results
import cluster, { type Worker as Player } from "node:cluster";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { type Ending, type Job, jobsOf, type Plan, play } from "./play.ts";
import { openQueue, type Queue } from "./queue.ts";
import { report } from "./report.ts";

const { DATABASE_URL = "tournament-data", PLAYERS = availableParallelism() } = process.env;
const [file = "match.ts", folder = "results"] = process.argv.slice(2);
const { default: plan }: { default: Plan } = await import(pathToFileURL(resolve(file)).href);

if (cluster.isPrimary) await main();
else {
  // An error says that the process that wants the games was killed. While a bot thinks, only a thread can notice.
  cluster.worker?.on("error", () => process.exit());
  const watch =
    "const { ppid } = process; setInterval(() => process.ppid === ppid || process.kill(process.pid, 9), 1000)";
  new Worker(watch, { eval: true, execArgv: [] }).unref();
  cluster.worker?.on("message", (job: Job) => cluster.worker?.send(attempt(job)));
  cluster.worker?.send("ready");
}

async function main(): Promise<void> {
  const queue = await openQueue(DATABASE_URL, plan);
  const progress = await showProgress(queue);
  await Promise.all(Array.from({ length: Number(PLAYERS) }, () => work(queue)));
  clearInterval(progress);
  const results = await queue.results();
  const { text, files } = report(plan, results);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  console.log(text);
  await queue.close();
  process.exit(results.every(({ endings }) => endings) ? 0 : 1);
}

/** Has a process of its own play jobs until all are done. */
async function work(queue: Queue): Promise<void> {
  let player = await openPlayer();
  while ((await queue.left()) > 0) {
    const job = await queue.take();
    // Others play the last jobs. If one of them is lost, its job comes back.
    if (job === undefined) await setTimeout(500);
    else {
      const result = await resultOf(player, job);
      if (typeof result !== "string") await queue.done(job, result);
      else {
        player.process.kill("SIGKILL");
        await queue.failed(job, result);
        player = await openPlayer();
      }
    }
  }
}

async function openPlayer(): Promise<Player> {
  const player = cluster.fork().on("error", () => {});
  player.once("exit", (code, signal) => player.emit("error", new Error(`the player ended with ${signal ?? code}`)));
  await once(player, "message");
  return player;
}

/** The games of a job, or why they were not played. */
async function resultOf(player: Player, job: Job): Promise<Ending[] | string> {
  try {
    player.send(job);
    const [result] = await once(player, "message", { signal: AbortSignal.timeout(1_000 * plan.secondsPerJob) });
    return result;
  } catch (error) {
    return error instanceof Error && error.name === "AbortError" ? `took over ${plan.secondsPerJob} s` : `${error}`;
  }
}

/** The games of a job, or what a bot threw. */
function attempt(job: Job): Ending[] | string {
  try {
    return play(plan, job);
  } catch (error) {
    return `${error}`;
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
