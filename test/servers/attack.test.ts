// All the trouble of a storm, plus a Postgres that crashes, fails over and loses its last commits.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Random, seeded } from "../../src/index.ts";
import { type Fleet, startServer, stopServer } from "./fleet.ts";
import { openGuest } from "./guest.ts";
import { atEnd, oneServer, SCRIPT, severalServers } from "./harness.ts";
import { checkTable, readLedger } from "./ledger.ts";
import { type LostMove, type Pair, startPair } from "./pair.ts";
import { UNSYNCED } from "./setup.ts";
import { GoneError, play, type Table } from "./table.ts";
import { openTrouble } from "./trouble.ts";
import { openWire } from "./wire.ts";

const MINUTES = Number(process.env.MINUTES ?? 0.25);
const AT_ONCE = MINUTES < 1 ? 12 : 24;
/** Milliseconds of commits that a failover loses, and the time between database failures. */
const LAG_MS = 1_000;
const CALM_MS = MINUTES < 1 ? 3_000 : 20_000;
/** Time for clients to finish their matches once the trouble is over. */
const GRACE_MS = 240_000;
const PERIODS = { BEAT_MS: "500", SWEEP_MS: "2000" };

/** Disrupts the database until told to stop; returns what failovers lost. */
async function troubleDatabase(pair: Pair, fleet: Fleet, accepted: () => number, isOver: () => boolean) {
  const taken = { failovers: 0, crashes: 0, moves: [] as LostMove[], matches: new Set<string>() };
  for (let round = 0; !isOver(); round++) {
    await setTimeout(CALM_MS);
    if (round % 3 === 2) {
      taken.crashes++;
      await fleet.during(pair.crash);
      continue;
    }
    taken.failovers++;
    pair.fallBehind();
    await setTimeout(LAG_MS);
    // A busy machine may take seconds to a move, and a failover before the next one would lose none. The first must
    // lose some.
    const before = accepted();
    while (accepted() === before && (taken.failovers === 1 || !isOver())) await setTimeout(LAG_MS);
    await fleet.during(async () => {
      const { moves, matches } = await pair.failOver();
      taken.moves.push(...moves);
      for (const match of matches) taken.matches.add(match);
    });
  }
  return taken;
}

/** Plays until told to stop, then finishes all matches. */
async function playOn(fleet: Fleet, random: Random, isOver: () => boolean) {
  const address = () => fleet.pick(random);
  const trouble = openTrouble(fleet, random, 400);
  const wire = openWire(address, trouble.say);
  const onMove = () => {
    if (!isOver()) trouble.afterMove(wire.lines.filter(({ socket }) => socket?.readyState === socket?.OPEN));
  };
  const tables: Table[] = [];
  const gone: string[] = [];
  const open = new Set<string>();
  let next = 0;
  async function playOne() {
    try {
      const table = await play({ wire, address, onMove, onOpen: (match) => open.add(match) }, next++);
      open.delete(table.match);
      tables.push(table);
    } catch (error) {
      if (!(error instanceof GoneError)) throw error;
      open.delete(error.match);
      gone.push(error.match);
    }
  }
  const seats = Array.from({ length: AT_ONCE }, async () => {
    do await playOne();
    while (!isOver());
  });
  return { tables, gone, open, seats, trouble, lines: wire.lines };
}

/** Starts a second process on a folder now and then, which must refuse while the first runs; returns how many did. */
async function intrude(folder: string, isOver: () => boolean): Promise<number> {
  let refused = 0;
  while (!isOver()) {
    await setTimeout(CALM_MS);
    const intruder = await startServer(SCRIPT, { DATABASE_URL: folder }).catch((error) => {
      expect(`${error}`).toContain("is in use by");
      refused++;
    });
    // The first had just been killed.
    if (intruder !== undefined) await stopServer(intruder);
  }
  return refused;
}

/** The first message after joining a match. */
async function joined(url: string, match: string): Promise<string> {
  const guest = await openGuest(url);
  guest.say({ type: "join", match });
  await Promise.race([guest.hear("update").catch(() => {}), guest.closed]);
  guest.socket.terminate();
  const [first] = guest.heard;
  return first?.type === "error" ? first.code : `${first?.type}`;
}

test(
  "whatever fails, only a failover takes moves, and no match",
  async () => {
    const pair = await startPair(UNSYNCED);
    atEnd(pair.stop);
    const fleet = await severalServers(3, { DATABASE_URL: pair.url, ...PERIODS });
    const end = Date.now() + MINUTES * 60_000;
    const isOver = () => Date.now() > end;
    const played = await playOn(fleet, seeded(36), isOver);
    const { tables, gone, open, seats, trouble, lines } = played;
    const seated = Promise.all(seats);
    seated.catch(() => {});
    const accepted = () => lines.reduce((sum, line) => sum + line.accepted.length, 0);
    const taken = await troubleDatabase(pair, fleet, accepted, isOver);
    await trouble.settled();
    await Promise.race([seated, setTimeout(GRACE_MS)]);

    const broken: string[] = [];
    const ledger = await readLedger(pair.url, broken);
    const fresh = await oneServer({ DATABASE_URL: pair.url, ...PERIODS, JOINS_PER_MINUTE: "100000" });
    const poisoned = [];
    for (const match of [...ledger.keys(), ...broken]) {
      const heard = await joined(fresh.url, match);
      if (heard !== "update") poisoned.push({ match, heard });
    }
    let moves = 0;
    const wrong: string[] = [];
    // Matches lost entirely after their players had left can't be compared.
    for (const table of tables.filter(({ match }) => !taken.matches.has(match) && !broken.includes(match)))
      try {
        const lost = taken.moves.filter(({ match }) => match === table.match);
        moves += checkTable(table, ledger, lost);
      } catch (error) {
        wrong.push(`${table.match}: ${error}`);
      }
    const { matches: cut, moves: lost, ...counts } = taken;
    console.log({
      ...{ minutes: MINUTES, matches: tables.length, moves, acknowledged: accepted(), stored: ledger.size },
      ...{ ...counts, ...trouble.counts, movesTaken: lost.length, matchesTaken: cut.size, gone: gone.length },
      ...{ open: open.size, poisoned: poisoned.length, broken: broken.length, wrong: wrong.length },
    });
    // A client whose match or seat is not found lost it to a failover.
    expect(gone.filter((match) => !cut.has(match))).toEqual([]);
    expect(poisoned).toEqual([]);
    expect(broken).toEqual([]);
    expect(wrong).toEqual([]);
    expect([...open]).toEqual([]);
    await seated;
    expect(lost.length).toBeGreaterThan(0);
  },
  (MINUTES + 5) * 60_000,
);

test.runIf(MINUTES >= 1)(
  "without a Postgres, whatever happens to its process, nothing that was acknowledged is lost",
  async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "fifteen-two-")), "data");
    atEnd(() => rmSync(dirname(folder), { recursive: true }));
    const fleet = await severalServers(1, { DATABASE_URL: folder, ...PERIODS });
    const end = Date.now() + MINUTES * 60_000;
    const isOver = () => Date.now() > end;
    const { tables, gone, open, seats, trouble } = await playOn(fleet, seeded(37), isOver);
    const refused = await intrude(folder, isOver);
    await trouble.settled();
    await Promise.all(seats);
    await fleet.stop();
    const ledger = await readLedger(folder);
    const moves = tables.reduce((sum, table) => sum + checkTable(table, ledger), 0);
    console.log({ minutes: MINUTES, matches: tables.length, moves, refused, ...trouble.counts });
    expect({ gone, open: [...open] }).toEqual({ gone: [], open: [] });
    expect(refused).toBeGreaterThan(0);
  },
  (MINUTES + 5) * 60_000,
);
