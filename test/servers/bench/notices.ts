// How processes should tell each other of moves: moves a second that three processes store in one Postgres, with no notices,
// with a NOTIFY in each insert, with notices that share a NOTIFY, and with Redis. npx tsx test/servers/bench/notices.ts
import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import postgres from "postgres";
import { createClient } from "redis";
import { openNotices } from "../../../docs/examples/server/notices.ts";
import { startPostgres, startRedis } from "../services.ts";

const WAYS = ["none", "in each insert", "shared", "redis"] as const;
const PROCESSES = 3;
const MATCHES = 40;
const SECONDS = 4;
const ROUNDS = 3;
const MOVE = JSON.stringify({ type: "play", seat: 1, card: "5H" });
const INSERT = "INSERT INTO moves SELECT $1::uuid, $2::integer, $3::text::jsonb";
const INSERT_AND_NOTIFY = `WITH stored AS (${INSERT}) SELECT pg_notify('matches', $1::text)`;

type Way = (typeof WAYS)[number];

/** What one process stores and hears. */
async function work(way: Way, postgresUrl: string, redisUrl: string) {
  const sql = postgres(postgresUrl, { max: 10, onnotice: () => {} });
  let stored = 0;
  let heard = 0;
  const times: number[] = [];
  const tell = await teller(way, sql, redisUrl, () => {
    heard++;
  });
  const end = Date.now() + SECONDS * 1000;
  const play = async () => {
    const match = randomUUID();
    for (let number = 0; Date.now() < end; number++) {
      const start = performance.now();
      await sql.unsafe(way === "in each insert" ? INSERT_AND_NOTIFY : INSERT, [match, number, MOVE], { prepare: true });
      times.push(performance.now() - start);
      stored++;
      tell(`${match} ${number}`);
    }
  };
  await Promise.all(Array.from({ length: MATCHES }, play));
  times.sort((a, b) => a - b);
  return { stored, heard, p50: times[Math.floor(times.length / 2)], p95: times[Math.floor(times.length * 0.95)] };
}

/** What a process does after it has stored a move, once it listens. */
async function teller(way: Way, sql: postgres.Sql, redisUrl: string, hear: () => void) {
  if (way === "redis") {
    const publisher = await createClient({ url: redisUrl }).connect();
    const subscriber = await createClient({ url: redisUrl }).connect();
    await subscriber.subscribe("matches", hear);
    return (notice: string) => void publisher.publish("matches", notice);
  }
  if (way === "in each insert") await sql.listen("matches", hear);
  if (way !== "shared") return () => {};
  const notices = openNotices({
    query: async (text, ...parameters) => [...(await sql.unsafe(text, [...parameters], { prepare: true }))] as never[],
    transaction: () => Promise.reject(new Error("not needed")),
    listen: (channel, listener) => sql.listen(channel, listener),
    close: () => sql.end(),
  });
  await notices.listen(hear);
  return (notice: string) => void notices.tell(notice);
}

async function main() {
  const [database, redis] = [await startPostgres(), await startRedis()];
  const sql = postgres(database.url);
  await sql`CREATE TABLE moves (match uuid, number integer, move jsonb, PRIMARY KEY (match, number))`;
  for (let round = 1; round <= ROUNDS; round++)
    for (const way of WAYS) {
      const start = () => fork(import.meta.filename, [way, database.url, redis.url]);
      const answer = async (child: ChildProcess) =>
        (await once(child, "message"))[0] as Awaited<ReturnType<typeof work>>;
      const found = await Promise.all(Array.from({ length: PROCESSES }, () => answer(start())));
      const rate = (key: "stored" | "heard") => Math.round(found.reduce((sum, one) => sum + one[key], 0) / SECONDS);
      const slowest = (key: "p50" | "p95") => Math.max(...found.map((one) => one[key] ?? 0)).toFixed(0);
      console.log(
        `${way.padEnd(15)} ${rate("stored")} moves/s, ${rate("heard")} heard/s, p50 ${slowest("p50")} ms, p95 ${slowest("p95")} ms`,
      );
    }
  await sql.end();
  await Promise.all([database.stop(), redis.stop()]);
}

const [, , way, postgresUrl = "", redisUrl = ""] = process.argv;
if (way === undefined) await main();
else {
  process.send?.(await work(way as Way, postgresUrl, redisUrl));
  process.exit();
}
