// The server without a Postgres: one process, and PGlite in a folder.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kill } from "../examples/run.ts";
import { stopServer } from "./fleet.ts";
import { openGuest } from "./guest.ts";
import { atEnd, oneServer, severalServers } from "./harness.ts";
import { openMatch } from "./http.ts";
import { check, MATCHES, PERIODS, playAll } from "./storm.ts";

/** A folder for PGlite, in an empty one. */
function emptyFolder(name = "data"): string {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}

test("a process with PGlite is killed, and goes on in the same folder", async () => {
  const folder = emptyFolder();
  const fleet = await severalServers(1, { DATABASE_URL: folder, ...PERIODS });
  const played = await playAll(fleet, Math.ceil(MATCHES / 10), 100);
  // Two processes cannot have the folder open.
  await fleet.stop();
  expect((await check(played, folder, fleet)).kills).toBeGreaterThan(0);
}, 1_000_000);

test("one process at a time opens a folder", async () => {
  // The path of a socket may have about a hundred bytes.
  const DATABASE_URL = emptyFolder("a-long-name-".repeat(12));
  const first = await oneServer({ DATABASE_URL });
  const [{ match }] = await openMatch(first.url, "sackson", { players: 2 });
  const { process } = first.running;
  const second = expect(oneServer({ DATABASE_URL })).rejects;
  await second.toThrow(new RegExp(`is in use by process ${process.pid} .*DATABASE_URL=postgres`));
  process.kill("SIGSTOP");
  await expect(oneServer({ DATABASE_URL })).rejects.toThrow("is in use by another process");
  await kill(first.running);
  const third = await oneServer({ DATABASE_URL });
  const guest = await openGuest(third.url);
  guest.say({ type: "join", match });
  await guest.hear("update");
});

test("of processes that start at once after one was killed, one opens the folder", async () => {
  const DATABASE_URL = emptyFolder();
  await kill((await oneServer({ DATABASE_URL })).running);
  const starts = await Promise.allSettled([1, 2, 3].map(() => oneServer({ DATABASE_URL })));
  const refusals = starts.flatMap((start) => (start.status === "rejected" ? `${start.reason}` : []));
  expect(refusals).toEqual(Array(2).fill(expect.stringContaining("is in use by")));
});

test("a folder that cannot be opened is kept under another name, which the message says", async () => {
  const DATABASE_URL = emptyFolder();
  await stopServer(await oneServer({ DATABASE_URL }));
  const damaged = join("global", "pg_control");
  writeFileSync(join(DATABASE_URL, damaged), "damaged");
  const { running, url } = await oneServer({ DATABASE_URL });
  const [, kept = ""] = /is kept as (\S+),/.exec(running.complaints()) ?? [];
  expect(readFileSync(join(kept, damaged), "utf8")).toBe("damaged");
  await openMatch(url, "sackson", { players: 2 });
});
