// Every game on three processes and a Postgres, in a storm.
import { expect, test } from "vitest";
import { atEnd, severalServers } from "./harness.ts";
import { startPostgres } from "./services.ts";
import { UNSYNCED } from "./setup.ts";
import { check, MATCHES, PERIODS, playAll } from "./storm.ts";

test("three processes share a Postgres, are killed, and it restarts", async () => {
  // It restarts, so it is not the one that other files use.
  const postgres = await startPostgres(UNSYNCED);
  atEnd(postgres.stop);
  const fleet = await severalServers(3, { DATABASE_URL: postgres.url, ...PERIODS });
  const played = await playAll(fleet, MATCHES, 400, () => fleet.during(postgres.restart));
  expect(played.tables).toHaveLength(MATCHES);
  // There was trouble.
  for (const [name, count] of Object.entries(await check(played, postgres.url, fleet)))
    expect(count, name).toBeGreaterThan(0);
}, 1_000_000);
