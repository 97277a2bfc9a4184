// What a process does when its surroundings change: it ends in order, loses its database, misses a notice.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Update } from "../../docs/examples/server/client.ts";
import { openDatabase } from "../../docs/examples/server/database.ts";
import { parseRecordJson, seeded, steps } from "../../src/index.ts";
import { sackson } from "../../src/sackson/index.ts";
import { BOTS, bundleServer, openFleet, startServer, stopServer } from "./fleet.ts";
import { type Guest, openGuest } from "./guest.ts";
import { openMatch } from "./http.ts";
import { checkTable, readLedger } from "./ledger.ts";
import { type Postgres, startPostgres } from "./services.ts";
import { OPTIONS, play } from "./table.ts";
import { openWire, type Say } from "./wire.ts";

const TAKE = { type: "take", seat: 0, colors: ["blue", "red"] };
const asIs: Say = (_, frame, send) => send(frame);

let script: string;
let postgres: Postgres;
/** Each test has a database of its own. */
let DATABASE_URL: string;

beforeAll(async () => {
  [script, postgres] = await Promise.all([bundleServer(), startPostgres()]);
});
beforeEach(async () => {
  DATABASE_URL = await postgres.empty();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dirname(script), { recursive: true });
});

/** Says that a seat, or nobody, joins a match, and waits until it has seen it. */
async function join(url: string, place: { readonly match: string; readonly token?: string }): Promise<Guest> {
  const guest = await openGuest(url);
  guest.say({ type: "join", match: place.match, token: place.token });
  await guest.hear("update");
  return guest;
}

test("a process that ends in order loses nothing, though clients do not read", async () => {
  const fleet = await openFleet(2, { DATABASE_URL });
  const random = seeded(1);
  const address = () => fleet.pick(random);
  const wire = openWire(address, asIs);
  const ends: Promise<void>[] = [];
  let moves = 0;
  const onMove = () => {
    if (++moves % 150 !== 0) return;
    const paused = wire.lines.find(({ socket }) => socket?.readyState === socket?.OPEN)?.socket;
    paused?.pause();
    ends.push(fleet.replace(random, stopServer).then(() => paused?.resume()));
  };
  const tables = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((number) => play({ wire, address, onMove }, number)));
  await Promise.all(ends);
  await fleet.stop();
  expect(ends.length).toBeGreaterThan(1);
  const ledger = await readLedger(DATABASE_URL);
  for (const table of tables) checkTable(table, ledger);
});

test("a process can be ended as soon as it has said its address", async () => {
  // It gets the signal before it does anything else.
  const hook = `const { log } = console; console.log = (line) => { log(line); process.kill(process.pid, "SIGTERM"); };`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hook)}`;
  await (await startServer(script, { DATABASE_URL, NODE_OPTIONS })).running.ended;
});

test("readiness follows the database, and players are told to come back", async () => {
  const server = await startServer(script, { ...BOTS, DATABASE_URL });
  const health = async () => (await fetch(`${server.url}/ready`)).status;
  const [{ match, token }] = await openMatch(server.url, "sackson", { players: 2 });
  const guest = await join(server.url, { match, token });
  await postgres.halt();
  expect(await health()).toBe(503);
  guest.say({ type: "move", after: 0, move: TAKE });
  expect(await guest.hear("error")).toMatchObject({ code: "unavailable" });
  expect(await guest.closed).toBe(1013);
  await postgres.restart();
  while ((await health()) !== 200);
  await stopServer(server);
});

test("a notice that is lost is made good by the next sweep", async () => {
  const server = await startServer(script, { DATABASE_URL, SWEEP_MS: "500" });
  const [[moved], [unmoved]] = [
    await openMatch(server.url, "sackson", { players: 2 }),
    await openMatch(server.url, "sackson", { players: 2 }),
  ];
  const guest = await join(server.url, { match: moved.match });
  await join(server.url, { match: unmoved.match });
  const db = await openDatabase(DATABASE_URL);
  await db.query("INSERT INTO moves VALUES ($1, 0, $2::text::jsonb)", moved.match, JSON.stringify(TAKE));
  expect(await guest.hear("update")).toMatchObject({ number: 1, moves: [TAKE] });
  await db.close();
  await stopServer(server);
});

test("a match that was begun under other rules is not gone on with", async () => {
  const server = await startServer(script, { DATABASE_URL });
  const [{ match, token }] = await openMatch(server.url, "sackson", { players: 2 });
  await stopServer(server);
  const db = await openDatabase(DATABASE_URL);
  await db.query("UPDATE matches SET rules = 99 WHERE id = $1", match);
  const restarted = await startServer(script, { DATABASE_URL });
  const guest = await openGuest(restarted.url);
  guest.say({ type: "join", match, token });
  expect(await guest.hear("error")).toMatchObject({ code: "unavailable" });
  await db.close();
  await stopServer(restarted);
});

test("a backup is restored elsewhere, and players go on, also those who had seen more", async () => {
  const server = await startServer(script, { DATABASE_URL });
  const [{ match, token }] = await openMatch(server.url, "sackson", { players: 2 });
  const dump = `${dirname(script)}/dump.sql`;
  execFileSync("pg_dump", ["--no-owner", "-f", dump, DATABASE_URL]);
  const guest = await openGuest(server.url);
  guest.say({ type: "join", match, token });
  guest.say({ type: "move", after: 0, move: TAKE });
  await guest.hear("accepted");
  await stopServer(server);
  const elsewhere = await postgres.empty();
  execFileSync("psql", ["-Xq", "-v", "ON_ERROR_STOP=1", "-f", dump, elsewhere], { stdio: "ignore" });
  const restored = await startServer(script, { DATABASE_URL: elsewhere });
  const back = await openGuest(restored.url);
  back.say({ type: "join", match, token, after: 1 });
  expect(await back.hear("update")).toMatchObject({ number: 0, moves: [] });
  back.say({ type: "move", after: 0, move: TAKE });
  expect(await back.hear("accepted")).toMatchObject({ number: 0 });
  await stopServer(restored);
});

test("what the version before writes is read, after the migration", async () => {
  const server = await startServer(script, { DATABASE_URL });
  const db = await openDatabase(DATABASE_URL);
  const match = randomUUID();
  const { settings } = sackson.initialState();
  await db.query("INSERT INTO matches VALUES ($1, 'sackson', 1, $2::text::jsonb)", match, JSON.stringify(settings));
  await db.query("INSERT INTO seats VALUES ($1, 0, 'x', 'Ann')", match);
  await db.query("INSERT INTO moves VALUES ($1, 0, $2::text::jsonb)", match, JSON.stringify(TAKE));
  const guest = await openGuest(server.url);
  guest.say({ type: "join", match });
  expect(await guest.hear("update")).toMatchObject({ number: 1, names: ["Ann", null] });
  await db.close();
  await stopServer(server);
});

test("two versions serve one match while one takes the other's place", async () => {
  // The next version has a migration more, whose columns the one before does not know.
  const next = `${dirname(script)}-next`;
  cpSync(dirname(script), next, { recursive: true });
  const migration = `ALTER TABLE matches ADD COLUMN note text NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN color text;
    ALTER TABLE moves ADD COLUMN place integer NOT NULL DEFAULT 0;
    CREATE TABLE notes (match uuid REFERENCES matches, note text);`;
  writeFileSync(`${next}/migrations/003-next.sql`, migration);
  const before = await startServer(script, { DATABASE_URL, SWEEP_MS: "1000000" });
  const [zero, one] = await openMatch(before.url, "sackson", { players: 2 });
  const old = await join(before.url, zero);
  const starting = startServer(`${next}/${basename(script)}`, { DATABASE_URL, SWEEP_MS: "1000000" });
  let number = 0;

  /** A seat moves, and the other one sees it. */
  async function move(mover: Guest, watcher: Guest) {
    const { view } = mover.heard.findLast(({ type }) => type === "update") as Update;
    const seen = sackson.parseViewJson(view);
    mover.say({ type: "move", after: number, move: sackson.legalMoves(seen)[0] });
    expect(await mover.hear("accepted")).toMatchObject({ number });
    for (const guest of [mover, watcher]) while ((await guest.hear("update")).number <= number);
    number++;
  }

  const other = await join(before.url, { match: zero.match });
  await move(old, other);
  const after = await starting;
  const fresh = await join(after.url, one!);
  for (let round = 0; round < 5; round++) {
    const { view } = fresh.heard.findLast(({ type }) => type === "update") as Update;
    const [seat] = sackson.activeSeats(sackson.parseViewJson(view));
    await (seat === 0 ? move(old, fresh) : move(fresh, old));
  }
  // Each takes requests of its own, too.
  for (const { url } of [before, after]) await openMatch(url, "cribbage", { players: 3 });
  await stopServer(before);
  const back = await join(after.url, zero);
  expect(back.heard[0]).toMatchObject({ number });
  await stopServer(after);
  expect((await readLedger(DATABASE_URL)).get(zero.match)?.record.moves).toHaveLength(number);
  rmSync(next, { recursive: true });
});

test("tokens are not stored", async () => {
  const server = await startServer(script, { DATABASE_URL });
  const places = await openMatch(server.url, "cribbage", { players: 3 });
  const db = await openDatabase(DATABASE_URL);
  const tables = await db.query<{ dump: string }>("SELECT database_to_xml($1, true, '')::text AS dump", "true");
  const dump = tables.map(({ dump }) => dump).join();
  expect(dump).toContain(places[0].match);
  for (const { token } of places) {
    const bytes = Buffer.from(token, "base64url");
    for (const text of [token, bytes.toString("hex"), bytes.toString("base64")]) expect(dump).not.toContain(text);
  }
  await db.close();
  await stopServer(server);
});

test("no frame shows a client more than its seat may know", async () => {
  const fleet = await openFleet(2, { DATABASE_URL });
  const random = seeded(2);
  const address = () => fleet.pick(random);
  const wire = openWire(address, asIs, true);
  const house = { wire, address, onMove: () => {} };
  const tables = await Promise.all(OPTIONS.map((_, number) => play(house, number)));
  await fleet.stop();
  const ledger = await readLedger(DATABASE_URL);
  let frames = 0;
  for (const { match, game, players } of tables) {
    const { record } = ledger.get(match)!;
    parseRecordJson(game, record);
    const states = [game.initialState(record.settings), ...[...steps(game, record)].map(({ state }) => state)];
    for (const { line, seat } of players)
      for (const message of (line.rest ?? []).filter(({ type }) => type !== "beat")) {
        expect(message).toMatchObject({ type: "update", game: game.id });
        if (message.type !== "update") continue;
        frames++;
        const { names, ...shown } = message;
        const { number, moves } = message;
        const first = number - moves.length;
        const view = game.view(states[number]!, seat);
        const expected = record.moves.slice(first, number).map((move) => game.redact(move, seat));
        expect(shown).toEqual({ type: "update", game: game.id, number, moves: expected, view });
        expect(names).toHaveLength(record.settings.players);
      }
  }
  console.log({ frames });
});
