// Bots that see only views play while everything goes wrong; afterwards, their frames match the stored games.
import { expect } from "vitest";
import { seeded } from "../../src/index.ts";
import type { Fleet } from "./fleet.ts";
import { checkFrames, checkTable, readLedger, waitsOf } from "./ledger.ts";
import { OPTIONS, play, type Table } from "./table.ts";
import { openTrouble } from "./trouble.ts";
import { openWire } from "./wire.ts";

/** Number of matches in all: MATCHES=2000 npm run servers -- matches */
export const MATCHES = Number(process.env.MATCHES ?? OPTIONS.length * (process.env.NIGHT ? 10 : 1));
const AT_ONCE = 32;
/**
 * Dead links are noticed soon. No sweep comes: news that no notice, join or listening anew brought would never come,
 * and a match would not end.
 */
export const PERIODS = { BEAT_MS: "500", SWEEP_MS: "1000000" };

/** Plays matches, several at once. `halfway` is called when half of them are over. */
export async function playAll(fleet: Fleet, matches: number, movesPerKill: number, halfway = async () => {}) {
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

/** Everything that clients were sent is stored, and everything that is stored replays. */
export async function check({ tables, counts }: Awaited<ReturnType<typeof playAll>>, database: string, fleet: Fleet) {
  const ledger = await readLedger(database);
  let [moves, frames] = [0, 0];
  for (const table of tables) {
    moves += checkTable(table, ledger);
    frames += checkFrames(table, ledger);
  }
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
    frames,
    lost,
    vanished,
    ...counts,
    waited,
  });
  expect(vanished).toBe(0);
  // A request whose answer was lost has opened no second match.
  expect(ledger.size).toBe(tables.length);
  return { moves, frames, lost, ...counts };
}
