// A process whose surroundings change: it ends in order, loses its database, misses a notice.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import type { Update } from "../../docs/client/client.ts";
import { game as tricks } from "../../docs/examples/own-game/tricks.ts";
import { seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { bundle } from "../examples/run.ts";
import { BOTS, MIGRATIONS, type Process, stopServer } from "./fleet.ts";
import { type Guest, openGuest } from "./guest.ts";
import { atEnd, connectTo, emptyDatabase, oneServer, SCRIPT, severalServers } from "./harness.ts";
import { openMatch, placeOf, post } from "./http.ts";
import { checkTable, readLedger } from "./ledger.ts";
import { startPostgres } from "./services.ts";
import { UNSYNCED } from "./setup.ts";
import { play } from "./table.ts";
import { openWire, type Say } from "./wire.ts";

const TAKE = { type: "take", seat: 0, colors: ["blue", "red"] };
const asIs: Say = (_, frame, send) => send(frame);

/** One server, for tests that want nothing else. */
let DATABASE_URL: string;
let server: Process;

beforeAll(async () => {
  DATABASE_URL = await emptyDatabase();
  server = await oneServer({ DATABASE_URL, SWEEP_MS: "500", REQUESTS_PER_MINUTE: "1000" });
});

/** Says that a seat, or nobody, joins a match, and waits until it has seen it. */
async function joined(url: string, place: { readonly match: string; readonly token?: string }): Promise<Guest> {
  const guest = await openGuest(url);
  guest.say({ type: "join", match: place.match, token: place.token });
  await guest.hear("update");
  return guest;
}

test("a game of your own is played, with hidden cards", async () => {
  const folder = await bundle("examples/own-game", ["tricks.ts"]);
  atEnd(() => rmSync(folder, { recursive: true }));
  const { url } = await oneServer({ DATABASE_URL: await emptyDatabase(), GAMES: join(folder, "tricks.mjs") });
  const places = await openMatch(url, "tricks", { players: 2 });
  const guests: Guest[] = [];
  for (const { match, token } of places) {
    const guest = await openGuest(url);
    guest.say({ type: "join", match, token });
    guests.push(guest);
  }
  const views = await Promise.all(guests.map(async (guest) => (await guest.hear("update")).view));
  const [zero, one] = views.map((view) => tricks.parseViewJson(view));
  expect(zero!.hands.map((hand) => hand.includes("??"))).toEqual([false, true]);
  expect(one!.hands.map((hand) => hand.includes("??"))).toEqual([true, false]);
  guests[0]!.say({ type: "move", after: 1, move: tricks.legalMoves(zero!)[0] });
  expect(await guests[1]!.hear("update")).toMatchObject({ number: 2, view: { played: [zero!.hands[0]![0]] } });
  for (const { socket } of guests) socket.close();
});

test.each([
  ["that exports no game", ["export const games = [];"], /GAMES: .*0\.mjs must export a "game"/],
  [
    "that exports another cribbage",
    ['export const game = { id: "cribbage" };'],
    'more than one game has the ID "cribbage"',
  ],
  ["that is named twice", Array(2).fill('export const game = { id: "mine" };'), 'more than one game has the ID "mine"'],
])("a server does not start with a module %s", async (_, modules: readonly string[], message) => {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  const files = modules.map((text, i) => {
    writeFileSync(join(folder, `${i}.mjs`), text);
    return join(folder, `${i}.mjs`);
  });
  await expect(oneServer({ DATABASE_URL, GAMES: files.join() })).rejects.toThrow(message);
});

test("text that the database does not store is refused, in options and in moves", async () => {
  const folder = await bundle("examples/own-game", ["../../../test/servers/notes.ts"]);
  atEnd(() => rmSync(folder, { recursive: true }));
  const { url } = await oneServer({ DATABASE_URL: await emptyDatabase(), GAMES: join(folder, "notes.mjs") });
  const open = (title: string) => post(`${url}/matches`, { game: "notes", options: { title } });
  for (const title of ["a\0b", "\\\0", "\ud800", "\udc00\ud800"]) {
    const answer = await open(title);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("half a surrogate pair")]);
  }
  const { match, token } = await placeOf(await open("\\u0000 \ud83c\udccf"));
  const guest = await joined(url, { match, token });
  guest.say({ type: "move", after: 0, move: { type: "write", seat: 0, text: "\\u0000" } });
  expect(await guest.hear("accepted")).toMatchObject({ number: 0 });
  guest.say({ type: "move", after: 2, move: { type: "write", seat: 0, text: "\0" } });
  expect(await guest.hear("error")).toMatchObject({ code: "malformed" });
});

test("a process that ends in order loses nothing, though clients do not read", async () => {
  const fleet = await severalServers(2, { DATABASE_URL });
  const random = seeded(1);
  const address = () => fleet.pick(random);
  const wire = openWire(address, asIs);
  const ends: Promise<void>[] = [];
  let moves = 0;
  const onMove = () => {
    if (++moves % 80 !== 0) return;
    const paused = wire.lines.find(({ socket }) => socket?.readyState === socket?.OPEN)?.socket;
    paused?.pause();
    ends.push(fleet.replace(random, stopServer).then(() => paused?.resume()));
  };
  const tables = await Promise.all([0, 1, 2, 3].map((number) => play({ wire, address, onMove }, number)));
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
  await (await oneServer({ DATABASE_URL, NODE_OPTIONS })).running.ended;
});

test("readiness follows the database, which must take writes, and players reconnect later", async () => {
  const postgres = await startPostgres(UNSYNCED);
  atEnd(postgres.stop);
  const server = await oneServer({ ...BOTS, DATABASE_URL: postgres.url });
  const health = async () => (await fetch(`${server.url}/ready`)).status;
  const [{ match, token }] = await openMatch(server.url, "sackson", { players: 2 });
  const guest = await joined(server.url, { match, token });
  const db = await connectTo(postgres.url);
  // As a replica, or a primary that is being replaced.
  for (const [mode, status] of [
    ["on", 503],
    ["off", 200],
  ] as const) {
    await db.query(`ALTER SYSTEM SET default_transaction_read_only = ${mode}`);
    await db.query("SELECT pg_reload_conf()");
    while ((await health()) !== status);
  }
  await postgres.halt();
  while ((await health()) !== 503);
  guest.say({ type: "move", after: 0, move: TAKE });
  expect(await guest.hear("error")).toMatchObject({ code: "unavailable" });
  expect(await guest.closed).toBe(1013);
  await postgres.restart();
  while ((await health()) !== 200);
});

test("a notice that is lost is made good by the next sweep", async () => {
  const [[moved], [unmoved]] = [
    await openMatch(server.url, "sackson", { players: 2 }),
    await openMatch(server.url, "sackson", { players: 2 }),
  ];
  const guest = await joined(server.url, { match: moved.match });
  await joined(server.url, { match: unmoved.match });
  const db = await connectTo(DATABASE_URL);
  await db.query("INSERT INTO moves VALUES ($1, 0, $2::text::jsonb)", moved.match, JSON.stringify(TAKE));
  expect(await guest.hear("update")).toMatchObject({ number: 1, moves: [TAKE] });
});

test("a match that was begun under other rules is not gone on with", async () => {
  const [{ match, token }] = await openMatch(server.url, "sackson", { players: 2 });
  const db = await connectTo(DATABASE_URL);
  await db.query("UPDATE matches SET rules = 99 WHERE id = $1", match);
  const restarted = await oneServer({ DATABASE_URL });
  const guest = await openGuest(restarted.url);
  guest.say({ type: "join", match, token });
  expect(await guest.hear("error")).toMatchObject({ code: "unavailable" });
});

test("a backup is restored elsewhere, and players go on, also those who had seen more", async () => {
  const [{ match, token }] = await openMatch(server.url, "sackson", { players: 2 });
  const dump = `${dirname(SCRIPT)}/dump.sql`;
  execFileSync("pg_dump", ["--no-owner", "-f", dump, DATABASE_URL]);
  const guest = await openGuest(server.url);
  guest.say({ type: "join", match, token });
  guest.say({ type: "move", after: 0, move: TAKE });
  await guest.hear("accepted");
  const elsewhere = await emptyDatabase();
  execFileSync("psql", ["-Xq", "-v", "ON_ERROR_STOP=1", "-f", dump, elsewhere], { stdio: "ignore" });
  const restored = await oneServer({ DATABASE_URL: elsewhere });
  const back = await openGuest(restored.url);
  back.say({ type: "join", match, token, after: 1 });
  expect(await back.hear("update")).toMatchObject({ number: 0, moves: [] });
  back.say({ type: "move", after: 0, move: TAKE });
  expect(await back.hear("accepted")).toMatchObject({ number: 0 });
});

/** A dump that can be restored in parts, unlike one with `\\restrict`. */
function dumpOf(url: string): string {
  return execFileSync("pg_dump", ["--no-owner", url], { encoding: "utf8" }).replaceAll(/^\\(un)?restrict.*/gm, "");
}

/** Runs SQL on a database with `psql`. */
function restore(url: string, sql: string, ...options: readonly string[]) {
  const args = ["-Xq", "-v", "ON_ERROR_STOP=1", ...options, url];
  execFileSync("psql", args, { input: sql, stdio: ["pipe", "ignore", "ignore"] });
}

const EMPTY = "DROP SCHEMA public CASCADE; CREATE SCHEMA public;";

test.each([
  ["tables have no rows", "COPY public.archive "],
  ["seats have no rows", "COPY public.seats "],
  ["there are no primary keys", "ALTER TABLE ONLY public.archive\n"],
])(
  "while a backup is restored and %s, no client hears that a match or a seat is gone, and nothing is stored",
  async (_, end) => {
    const DATABASE_URL = await emptyDatabase();
    const { url } = await oneServer({ ...BOTS, DATABASE_URL });
    const [zero] = await openMatch(url, "sackson", { players: 2 });
    const dump = dumpOf(DATABASE_URL);
    const guest = await joined(url, zero);
    const at = dump.indexOf(end);
    expect(at).toBeGreaterThan(0);
    restore(DATABASE_URL, EMPTY + dump.slice(0, at));
    guest.say({ type: "move", after: 0, move: TAKE });
    expect(await guest.hear("error")).toMatchObject({ code: "unavailable" });
    const other = await openGuest(url);
    other.say({ type: "join", ...zero, seat: undefined });
    expect(await other.hear("error")).toMatchObject({ code: "unavailable" });
    expect((await post(`${url}/matches`, { game: "sackson" })).status).toBe(503);
    expect((await fetch(`${url}/ready`)).status).toBe(503);
    restore(DATABASE_URL, `SET search_path = ''; ${dump.slice(at)}`);
    const back = await joined(url, zero);
    back.say({ type: "move", after: 0, move: TAKE });
    expect(await back.hear("accepted")).toMatchObject({ number: 0 });
  },
);

test("a backup restored in one transaction under a running process takes back more than moves", async () => {
  const DATABASE_URL = await emptyDatabase();
  const { url } = await oneServer({ ...BOTS, DATABASE_URL, SWEEP_MS: "300", LOOK_MS: "100" });
  const turn = { seconds: 1, end: "forfeit" };
  const { match, token } = await placeOf(await post(`${url}/matches`, { game: "sackson", turn }));
  await post(`${url}/matches/${match}/seats`, {});
  const guest = await joined(url, { match, token });
  while ((await guest.hear("update")).forfeit === undefined);
  const dump = dumpOf(DATABASE_URL);
  expect((await post(`${url}/matches/${match}/rematch`, { token })).status).toBe(201);
  while ((await guest.hear("update")).rematch === undefined);
  restore(DATABASE_URL, EMPTY + dump, "-1");
  expect(await guest.hear("error")).toMatchObject({ code: "rewound" });
  const back = await joined(url, { match, token });
  expect((back.heard[0] as Update).rematch).toBeUndefined();
});

test("what the version before writes is read, after the migration", async () => {
  const db = await connectTo(DATABASE_URL);
  const match = randomUUID();
  const { settings } = sackson.initialState();
  await db.query("INSERT INTO matches VALUES ($1, 'sackson', 1, $2::text::jsonb)", match, JSON.stringify(settings));
  await db.query("INSERT INTO seats VALUES ($1, 0, 'x', 'Ann')", match);
  await db.query("INSERT INTO moves VALUES ($1, 0, $2::text::jsonb)", match, JSON.stringify(TAKE));
  const guest = await openGuest(server.url);
  guest.say({ type: "join", match });
  expect(await guest.hear("update")).toMatchObject({ number: 1, names: ["Ann", null] });
});

test("matches stored before the migration keep their clocks, which run once all seats are taken, and are listed", async () => {
  const DATABASE_URL = await emptyDatabase();
  const old = new pg.Client(DATABASE_URL);
  await old.connect();
  await old.query("CREATE TABLE migrations (name text PRIMARY KEY)");
  for (const name of ["001-matches.sql", "002-operating.sql", "003-seats.sql"]) {
    await old.query(readFileSync(join(MIGRATIONS, name), "utf8"));
    await old.query("INSERT INTO migrations VALUES ($1)", [name]);
  }
  const [full, open, rematch] = [randomUUID(), randomUUID(), randomUUID()];
  await old.query(
    `INSERT INTO matches (id, game, rules, settings, turn_seconds, turn_end, due_at, listed)
      SELECT id, 'sackson', 1, $2, 600, 'move', now() + interval '1 hour', true FROM unnest($1::uuid[]) AS ids (id)`,
    [[full, open, rematch], sackson.initialState().settings],
  );
  await old.query(
    `INSERT INTO seats (match, seat, token_hash, name, here) VALUES
      ($1, 0, 'a', '', true), ($1, 1, 'b', '', true), ($2, 0, 'a', '', true), ($3, 0, 'a', '', true), ($3, 1, 'b', '', false)`,
    [full, open, rematch],
  );
  const { url } = await oneServer({ DATABASE_URL });
  const withClocks = async () =>
    (await old.query("SELECT id FROM matches WHERE due_at IS NOT NULL ORDER BY id")).rows.map(({ id }) => id);
  expect(await withClocks()).toEqual([full]);
  const list = await (await fetch(`${url}/matches`)).text();
  expect([full, open].map((match) => list.includes(match))).toEqual([false, true]);
  expect((await post(`${url}/matches/${open}/seats`, {})).status).toBe(201);
  expect(await withClocks()).toEqual([full, open].toSorted());
  await old.end();
});

test("two versions serve one match while one takes the other's place", async () => {
  // The next version has a migration more, whose columns the one before does not know.
  const DATABASE_URL = await emptyDatabase();
  const next = `${dirname(SCRIPT)}-next`;
  atEnd(() => rmSync(next, { recursive: true }));
  cpSync(dirname(SCRIPT), next, { recursive: true });
  const migration = `ALTER TABLE matches ADD COLUMN note text NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN color text;
    ALTER TABLE moves ADD COLUMN place integer NOT NULL DEFAULT 0;
    CREATE TABLE notes (match uuid REFERENCES matches, note text);`;
  writeFileSync(`${next}/migrations/999-next.sql`, migration);
  const env = { DATABASE_URL, SWEEP_MS: "1000000" };
  const before = await oneServer(env);
  const [zero, one] = await openMatch(before.url, "sackson", { players: 2 });
  const old = await joined(before.url, zero);
  const starting = oneServer(env, `${next}/${basename(SCRIPT)}`);
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

  const other = await joined(before.url, { match: zero.match });
  await move(old, other);
  const after = await starting;
  const fresh = await joined(after.url, one!);
  for (let round = 0; round < 5; round++) {
    const { view } = fresh.heard.findLast(({ type }) => type === "update") as Update;
    const [seat] = sackson.activeSeats(sackson.parseViewJson(view));
    await (seat === 0 ? move(old, fresh) : move(fresh, old));
  }
  // Each takes requests of its own, too.
  for (const { url } of [before, after]) await openMatch(url, "cribbage", { players: 3 });
  await stopServer(before);
  const back = await joined(after.url, zero);
  expect(back.heard[0]).toMatchObject({ number });
  expect((await readLedger(DATABASE_URL)).get(zero.match)?.record.moves).toHaveLength(number);
});

test("a start that waits for the migration lock ends, and says who holds it", async () => {
  const holder = new pg.Client(DATABASE_URL);
  await holder.connect();
  atEnd(() => holder.end());
  const { rows } = await holder.query("SELECT pg_backend_pid() AS pid, pg_advisory_lock(1502)");
  const start = expect(oneServer({ DATABASE_URL, MIGRATION_MS: "300" })).rejects;
  await start.toThrow(`end the sessions that hold the migration lock, {${rows[0].pid}}, then`);
});

test("tokens are not stored", async () => {
  const places = await openMatch(server.url, "cribbage", { players: 3 });
  const db = await connectTo(DATABASE_URL);
  const tables = await db.query<{ dump: string }>("SELECT database_to_xml($1, true, '')::text AS dump", "true");
  const dump = tables.map(({ dump }) => dump).join();
  expect(dump).toContain(places[0].match);
  for (const { token } of places) {
    const bytes = Buffer.from(token, "base64url");
    for (const text of [token, bytes.toString("hex"), bytes.toString("base64")]) expect(dump).not.toContain(text);
  }
});
