// npm run servers:bench: the figures of docs/operating.md, as ratios within this run.
import { type ChildProcess, execFileSync, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { BOTS, bundleServer, startServer, stopServer } from "../fleet.ts";
import { type Postgres, startPostgres } from "../services.ts";
import { insertCost, libraryCost, memoryCost, wireCost } from "./costs.ts";
import type { Load } from "./load.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = 5;
const MATCHES = 48;
const IDLE_MATCHES = 1000;
const WAYS = ["1 process", "2 processes", "3 processes", "PGlite"] as const;

type Figures = Readonly<Record<string, number>>;

const script = await bundleServer();
const postgres = await startPostgres();
const env = { ...BOTS, BEAT_MS: "5000", IDLE_MATCHES: "100000" };

/** Load on some processes of the server. */
async function measure(way: (typeof WAYS)[number]): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  const DATABASE_URL = way === "PGlite" ? folder : postgres.url;
  const start = () => startServer(script, { ...env, DATABASE_URL });
  const servers = await Promise.all(Array.from({ length: Number.parseInt(way, 10) || 1 }, start));
  const urls = servers.map(({ url }) => url);
  const child = fork(join(import.meta.dirname, "load.ts"), [`${SECONDS}`, `${MATCHES}`, ...urls]);
  const pids = servers.map(({ running: { process } }) => process.pid!);
  const database = postmaster();
  pin(pids, [database, ...childrenOf(database)], child);
  const before = [processorTime(pids), databaseTime(database), wal()] as const;
  const [load]: Load[] = await once(child, "message");
  const busy = processorTime(pids) - before[0];
  const busyDatabase = databaseTime(database) - before[1];
  const written = wal() - before[2];
  await Promise.all(servers.map(stopServer));
  rmSync(folder, { recursive: true });
  const { movesPerSecond, moves, accepted, shown, bytesPerMove } = load!;
  return {
    "moves/s": movesPerSecond,
    "accepted p50": quantile(accepted, 0.5),
    "accepted p95": quantile(accepted, 0.95),
    "shown p50": quantile(shown, 0.5),
    "shown p95": quantile(shown, 0.95),
    "CPU, ms/move": busy / moves,
    "moves/s of CPU": (1000 * moves) / busy,
    "Postgres, ms/move": busyDatabase / moves,
    "log, bytes/move": written / moves,
    "bytes/move": bytesPerMove,
  };
}

/** Gives the servers cores of their own, and Postgres and the clients one or two others, where there are that many. */
function pin(servers: readonly number[], database: readonly number[], clients: ChildProcess): void {
  const cores = availableParallelism();
  if (cores < 2) return;
  const put = (pid: number, core: number) => spawnSync("taskset", ["-a", "-cp", `${core}`, `${pid}`]);
  const own = Math.max(1, cores - 2);
  for (const [i, pid] of servers.entries()) put(pid, i % own);
  for (const pid of database) put(pid, Math.max(1, cores - 2));
  put(clients.pid!, cores - 1);
}

/** Milliseconds that the processors have worked for some processes, in Linux's ticks of 10 ms. */
function processorTime(pids: readonly number[], ...more: readonly number[]): number {
  const ticks = pids.flatMap((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return [11, 12, ...more].map((field) => Number(fields[field]));
  });
  return 10 * ticks.reduce((sum, one) => sum + one, 0);
}

/** The same for Postgres, its connections that are closed included. */
function databaseTime(postmaster: number): number {
  return processorTime([postmaster], 13, 14) + processorTime(childrenOf(postmaster));
}

function childrenOf(pid: number): number[] {
  return execFileSync("ps", ["--ppid", `${pid}`, "-o", "pid="], { encoding: "utf8" })
    .trim()
    .split(/\s+/)
    .map(Number);
}

function postmaster(): number {
  const { port } = new URL(postgres.url);
  const pids = execFileSync("pgrep", ["-f", `postgres.* -p ${port} `], { encoding: "utf8" })
    .trim()
    .split("\n");
  return Number(pids[0]);
}

/** Bytes that Postgres has written to its log. */
function wal(): number {
  const query = ["-XAtc", "SELECT pg_current_wal_lsn() - '0/0'", postgres.url];
  return Number(execFileSync("psql", query, { encoding: "utf8" }));
}

async function costs(database: Postgres): Promise<Figures> {
  const server = await startServer(script, { ...env, DATABASE_URL: database.url });
  const found = {
    "library, ms": await libraryCost(),
    "insert, ms": await insertCost(database.url),
    "wire, ms": await wireCost(server.url),
    "MB/1,000 idle matches": await memoryCost(server, IDLE_MATCHES),
  };
  await stopServer(server);
  return found;
}

function quantile(numbers: readonly number[], q: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(q * numbers.length)] ?? Number.NaN;
}

/** The median of each figure, and of its ratio to the same figure of the same round in another row. */
function summary(rounds: readonly Figures[], base: readonly Figures[]) {
  const keys = Object.keys(rounds[0]!);
  const middle = (numbers: readonly number[]) => Number(quantile(numbers, 0.5).toPrecision(3));
  return Object.fromEntries(
    keys.map((key) => {
      const ratio = middle(rounds.map((round, i) => round[key]! / base[i]![key]!));
      return [key, `${middle(rounds.map((round) => round[key]!))} (× ${ratio})`];
    }),
  );
}

const found = new Map<string, Figures[]>(WAYS.map((way) => [way, []]));
for (let round = 0; round < ROUNDS; round++) for (const way of WAYS) found.get(way)!.push(await measure(way));
console.table(Object.fromEntries(WAYS.map((way) => [way, summary(found.get(way)!, found.get(WAYS[0])!)])));
console.table(await costs(postgres));
await postgres.stop();
rmSync(dirname(script), { recursive: true });
process.exit();
