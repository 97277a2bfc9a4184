import postgres from "postgres";
import { createClient } from "redis";
import { expect, test } from "vitest";
import { startPostgres, startRedis } from "./services.ts";

test("a Redis is empty, and gone when it is stopped", async () => {
  const redis = await startRedis();
  const client = await createClient({ url: redis.url }).connect();
  expect(await client.dbSize()).toBe(0);
  await client.close();
  await redis.stop();
  await expect(createClient({ url: redis.url, socket: { reconnectStrategy: false } }).connect()).rejects.toThrow();
});

test("a PostgreSQL keeps what was committed when it restarts", async () => {
  const service = await startPostgres();
  const sql = postgres(service.url, { max: 1 });
  await sql`create table kept (number integer primary key)`;
  await sql`insert into kept values (15)`;
  await service.restart();
  expect((await sql`select number from kept`).map(({ number }) => number)).toEqual([15]);
  await sql.end();
  await service.stop();
});
