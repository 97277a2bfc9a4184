// npm run servers:bench: the figures of docs/servers.md, as ratios within this run.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { BOTS, bundleServer, type Process, startServer, stopServer } from "../fleet.ts";
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
const env = { ...BOTS, SWEEP_MS: "10000", KEPT_MATCHES: "100000" };

/** Load on some processes of the server. */
async function measure(way: (typeof WAYS)[number]): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  const DATABASE_URL = way === "PGlite" ? folder : postgres.url;
  const start = () => startServer(script, { ...env, DATABASE_URL });
  const servers = await Promise.all(Array.from({ length: Number.parseInt(way, 10) || 1 }, start));
  const urls = servers.map(({ url }) => url);
  const child = fork(join(import.meta.dirname, "load.ts"), [`${SECONDS}`, `${MATCHES}`, ...urls]);
  const before = processorTime(servers);
  const [load]: Load[] = await once(child, "message");
  const busy = processorTime(servers) - before;
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
    "bytes/move": bytesPerMove,
  };
}

/** Milliseconds that the processors have worked for some processes, in Linux's ticks of 10 ms. */
function processorTime(servers: readonly Process[]): number {
  const ticks = servers.map(({ running: { process } }) => {
    const fields = readFileSync(`/proc/${process.pid}/stat`, "utf8").split(" ");
    return Number(fields[13]) + Number(fields[14]);
  });
  return 10 * ticks.reduce((sum, one) => sum + one, 0);
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
