// The server without a Postgres: one process, and PGlite in a folder.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { atEnd, severalServers } from "./harness.ts";
import { check, MATCHES, PERIODS, playAll } from "./storm.ts";

test("a process with PGlite is killed, and goes on in the same folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  const fleet = await severalServers(1, { DATABASE_URL: folder, ...PERIODS });
  const played = await playAll(fleet, Math.ceil(MATCHES / 10), 100);
  // Two processes cannot have the folder open.
  await fleet.stop();
  expect((await check(played, folder, fleet)).kills).toBeGreaterThan(0);
}, 1_000_000);
