// Bots that see only views play while everything goes wrong; afterwards, what they were told is what is stored.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { seeded } from "../../src/index.ts";
import { type Fleet, openFleet } from "./fleet.ts";
import { checkTable, readLedger, waitsOf } from "./ledger.ts";
import { startPostgres } from "./services.ts";
import { play, type Table } from "./table.ts";
import { openTrouble } from "./trouble.ts";
import { openWire } from "./wire.ts";

/** How many matches, in all: MATCHES=2000 npm run servers -- matches */
const MATCHES = Number(process.env.MATCHES ?? 32);
const AT_ONCE = 32;
/** No sweep comes: news that no notice, join or listening anew brought would never come, and a match would not end. */
const SWEEP_MS = "1000000";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Plays matches, several at once. `halfway` is called when half of them are over. */
async function playAll(fleet: Fleet, matches: number, movesPerKill: number, halfway = async () => {}) {
  const random = seeded(matches);
  const address = () => fleet.pick(random);
  const trouble = openTrouble(fleet, random, movesPerKill);
  const wire = openWire(address, trouble.say);
  const onMove = () => trouble.afterMove(wire.lines.filter(({ socket }) => socket?.readyState === socket?.OPEN));
  const tables: Table[] = [];
  let next = 0;
  async function playOn() {
    while (next < matches) {
      tables.push(await play({ wire, address, onMove }, next++));
      if (tables.length === Math.ceil(matches / 2)) await halfway();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, playOn));
  await trouble.settled();
  return { tables, counts: trouble.counts };
}

/** Everything that clients were told is what is stored, and everything that is stored replays. */
async function check({ tables, counts }: Awaited<ReturnType<typeof playAll>>, database: string, fleet: Fleet) {
  const ledger = await readLedger(database);
  let moves = 0;
  for (const table of tables) moves += checkTable(table, ledger);
  const lines = tables.flatMap(({ players }) => players.map(({ line }) => line));
  const lost = lines.flatMap(({ refused }) => refused).length;
  const vanished = lines.reduce((sum, line) => sum + line.vanished, 0);
  const waits = tables.flatMap((table) => waitsOf(table, fleet.events)).sort((a, b) => a - b);
  const within = (share: number) => waits[Math.ceil(share * waits.length) - 1];
  const waited = { waits: waits.length, p50: within(0.5), p999: within(0.999), longest: within(1) };
  console.log({
    matches: tables.length,
    stored: ledger.size,
    clients: lines.length,
    moves,
    lost,
    vanished,
    ...counts,
    waited,
  });
  expect(vanished).toBe(0);
  // A request whose answer was lost has opened no second match.
  expect(ledger.size).toBe(tables.length);
  return { tables: tables.length, moves, lost, ...counts };
}

test("three processes share a Postgres, are killed, and it restarts", async () => {
  const postgres = await startPostgres();
  cleanups.push(postgres.stop);
  const fleet = await openFleet(3, { DATABASE_URL: postgres.url, SWEEP_MS });
  cleanups.push(fleet.stop);
  const played = await playAll(fleet, MATCHES, 500, () => fleet.during(postgres.restart));
  const counts = await check(played, postgres.url, fleet);
  expect(counts.tables).toBe(MATCHES);
  // There was trouble.
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(0);
}, 1_000_000);

test("a process with PGlite is killed, and goes on in the same folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const fleet = await openFleet(1, { DATABASE_URL: folder, SWEEP_MS });
  const played = await playAll(fleet, Math.ceil(MATCHES / 10), 150);
  await fleet.stop();
  const counts = await check(played, folder, fleet);
  expect(counts.kills).toBeGreaterThan(0);
}, 1_000_000);
