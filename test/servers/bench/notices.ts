// How processes should tell each other of moves: moves a second that three processes store in one Postgres, with no
// notices, with a NOTIFY in each insert, and with notices that share a NOTIFY. npx tsx test/servers/bench/notices.ts
import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import fastify from "fastify";
import { type Database, openDatabase } from "../../../docs/server/database.ts";
import { openNotices } from "../../../docs/server/notices.ts";
import { startPostgres } from "../services.ts";

const WAYS = ["none", "in each insert", "shared"] as const;
const PROCESSES = 3;
const MATCHES = 40;
const SECONDS = 4;
const ROUNDS = 3;
const MOVE = JSON.stringify({ type: "play", seat: 1, card: "5H" });
const INSERT = "INSERT INTO plays SELECT $1::uuid, $2::integer, $3::text::jsonb";
const INSERT_AND_NOTIFY = `WITH stored AS (${INSERT}) SELECT pg_notify('matches', $1::text)`;

type Way = (typeof WAYS)[number];

/** The moves that one process stores and the notices that it receives. */
async function work(way: Way, url: string) {
  const db = await openDatabase(url);
  let stored = 0;
  let heard = 0;
  const times: number[] = [];
  const tell = await teller(way, db, () => {
    heard++;
  });
  const end = Date.now() + SECONDS * 1000;
  const play = async () => {
    const match = randomUUID();
    for (let number = 0; Date.now() < end; number++) {
      const start = performance.now();
      await db.query(way === "in each insert" ? INSERT_AND_NOTIFY : INSERT, match, number, MOVE);
      times.push(performance.now() - start);
      stored++;
      tell(match, number);
    }
  };
  await Promise.all(Array.from({ length: MATCHES }, play));
  times.sort((a, b) => a - b);
  return { stored, heard, p50: times[Math.floor(times.length / 2)], p95: times[Math.floor(times.length * 0.95)] };
}

/** A process's step after it has stored a move, once it listens. */
async function teller(way: Way, db: Database, hear: () => void): Promise<(id: string, length: number) => void> {
  if (way === "in each insert") await db.listen("matches", hear, () => {});
  if (way !== "shared") return () => {};
  const notices = openNotices(db, fastify().log);
  await new Promise<void>((listens) => notices.listen(hear, listens));
  return (id, length) => void notices.tell(id, length);
}

async function main() {
  const service = await startPostgres();
  const db = await openDatabase(service.url);
  await db.query("CREATE TABLE plays (match uuid, number integer, move jsonb, PRIMARY KEY (match, number))");
  for (let round = 1; round <= ROUNDS; round++)
    for (const way of WAYS) {
      const start = () => fork(import.meta.filename, [way, service.url]);
      const answer = async (child: ChildProcess) =>
        (await once(child, "message"))[0] as Awaited<ReturnType<typeof work>>;
      const found = await Promise.all(Array.from({ length: PROCESSES }, () => answer(start())));
      const rate = (key: "stored" | "heard") => Math.round(found.reduce((sum, one) => sum + one[key], 0) / SECONDS);
      const slowest = (key: "p50" | "p95") => Math.max(...found.map((one) => one[key] ?? 0)).toFixed(0);
      console.log(
        `${way.padEnd(15)} ${rate("stored")} moves/s, ${rate("heard")} heard/s, p50 ${slowest("p50")} ms, p95 ${slowest("p95")} ms`,
      );
    }
  await db.close();
  await service.stop();
}

const [, , way, url = ""] = process.argv;
if (way === undefined) await main();
else {
  process.send?.(await work(way as Way, url));
  process.exit();
}
