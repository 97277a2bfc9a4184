import pg from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "./services.ts";

test("a PostgreSQL keeps what was committed when it restarts", async () => {
  const service = await startPostgres();
  const sql = async (text: string) => {
    const client = new pg.Client(service.url);
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  await sql("create table kept (number integer primary key)");
  await sql("insert into kept values (15)");
  await service.restart();
  expect(await sql("select number from kept")).toEqual([{ number: 15 }]);
  await service.stop();
});
