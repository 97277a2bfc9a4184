// The cost of a move in bytes: in the table with its index, in Postgres' log, and in the log after a checkpoint, when
// whole pages are written again. npx tsx test/servers/bench/bytes.ts
import { randomUUID } from "node:crypto";
import { openDatabase } from "../../../docs/server/database.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { playout, seeded } from "../../../src/index.ts";
import { startPostgres } from "../services.ts";

const MATCHES = 30;
const INSERT = "INSERT INTO moves (match, number, move, seen) VALUES ($1, $2, $3::text::jsonb, $2)";

const service = await startPostgres();
const db = await openDatabase(service.url);

async function one(sql: string): Promise<number> {
  return Number((await db.query<{ value: string }>(`SELECT (${sql}) AS value`))[0]!.value);
}

const log = () => one("pg_current_wal_lsn() - '0/0'");
const size = () => one("pg_total_relation_size('moves')");

/** Matches side by side, each move in a statement of its own; gives how many there are. */
async function play(seed: number): Promise<number> {
  const random = seeded(seed);
  const records = Array.from({ length: MATCHES }, () => ({
    id: randomUUID(),
    ...playout(cribbage, { random }).record,
  }));
  for (const { id } of records)
    await db.query("INSERT INTO matches (id, game, rules, settings) VALUES ($1, 'cribbage', 1, '{}')", id);
  const longest = Math.max(...records.map(({ moves }) => moves.length));
  for (let number = 0; number < longest; number++)
    for (const { id, moves } of records)
      if (moves[number] !== undefined) await db.query(INSERT, id, number, JSON.stringify(moves[number]));
  return records.reduce((sum, { moves }) => sum + moves.length, 0);
}

for (const when of ["fresh", "after a checkpoint"]) {
  await db.query("CHECKPOINT");
  const [logBefore, sizeBefore] = [await log(), await size()];
  const moves = await play(when.length);
  const perMove = (bytes: number) => Math.round(bytes / moves);
  console.log(when, { moves, table: perMove((await size()) - sizeBefore), log: perMove((await log()) - logBefore) });
}
await db.close();
await service.stop();
