// Clients and processes when the links between them fail, and when a process ends in order.
import { createHmac } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { connectMatch, type MatchClient, type Update } from "../../docs/client/client.ts";
import { openDatabase } from "../../docs/server/database.ts";
import * as sackson from "../../src/sackson/index.ts";
import { BOTS, type Process, stopServer } from "./fleet.ts";
import { openGuest } from "./guest.ts";
import { atEnd, connectTo, emptyDatabase, linkTo, oneServer, SCRIPT } from "./harness.ts";
import { openMatch, type Place, post } from "./http.ts";
import { openLink } from "./link.ts";
import { freePort } from "./services.ts";

const TAKE = { type: "take", seat: 0, colors: ["blue", "red"] };
// Lost news waits for a sweep, which does not come while a test runs.
const ENV = { ...BOTS, BEAT_MS: "400", SWEEP_MS: "1000000", MOVES_PER_UPDATE: "3" };

let DATABASE_URL: string;
let server: Process;
/** Number of connections that clients have tried to open, and the latest. */
let opened = 0;
let latest: WebSocket;

beforeAll(async () => {
  DATABASE_URL = await emptyDatabase();
  server = await oneServer({ ...ENV, DATABASE_URL });
  class Counted extends WebSocket {
    constructor(url: string) {
      super(url);
      opened++;
      latest = this;
    }
  }
  Object.assign(globalThis, { WebSocket: Counted });
});

interface Seated extends MatchClient {
  readonly updates: Update[];
  readonly connections: boolean[];
}

/** A client that has seen a match. */
async function sit(place: Place, url: string): Promise<Seated> {
  const updates: Update[] = [];
  const connections: boolean[] = [];
  const client = await new Promise<MatchClient>((resolve) => {
    const made = connectMatch({
      ...place,
      server: url,
      onUpdate: (update) => {
        updates.push(update);
        resolve(made);
      },
      onConnection: (connected) => connections.push(connected),
    });
  });
  atEnd(client.close);
  return { ...client, updates, connections };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setTimeout(20);
}

test("a client behind a link that died without a word connects again, and sends again", async () => {
  const [proxy, url] = await linkTo(server.url);
  const [place] = await openMatch(server.url, "sackson", { players: 2 });
  const client = await sit(place, url);
  // It knows after a beat how long a link may be silent.
  while (!`${(await once(latest, "message"))[0]}`.includes('"beat"'));
  expect(proxy.silence()).toBe(1);
  expect(await client.send(TAKE)).toBeUndefined();
  expect(client.connections).toEqual([true, false, true]);
});

test("a client that is closed answers what is sent later", async () => {
  const [place] = await openMatch(server.url, "sackson", { players: 2 });
  const client = await sit(place, server.url);
  client.close();
  expect(await client.send(TAKE)).toMatchObject({ code: "closed" });
});

test("a client that is closed when it hears of a lost link, or before it was connected, connects no more", async () => {
  const [proxy, url] = await linkTo(server.url);
  const [{ match }] = await openMatch(server.url, "sackson", { players: 2 });
  const ends: string[] = [];
  const options = { server: url, match, onEnd: (code: string) => ends.push(code) };
  const lost = new Promise<void>((closed) => {
    const client = connectMatch({
      ...options,
      onUpdate: () => proxy.reset(),
      onConnection(connected) {
        if (connected) return;
        client.close();
        closed();
      },
    });
  });
  await lost;
  connectMatch({ ...options, onUpdate: () => {} }).close();
  const unheard = await openLink(await freePort());
  const late = connectMatch({ ...options, server: `http://127.0.0.1:${unheard.port}`, onUpdate: () => {} });
  atEnd(unheard.close);
  await setTimeout(1000);
  late.close();
  const before = opened;
  // Several times as long as the next attempts take.
  await setTimeout(3000);
  expect(opened).toBe(before);
  expect(proxy.count()).toBe(0);
  expect(ends).toEqual(["closed", "closed", "closed"]);
});

test("a client that may fail twice in a row gives up after three connections, and answers what it was sent", async () => {
  const unheard = await openLink(await freePort());
  atEnd(unheard.close);
  const before = opened;
  let answer: Promise<unknown> | undefined;
  const code = await new Promise<string>((onEnd) => {
    const address = { server: `http://127.0.0.1:${unheard.port}`, match: "a" };
    const client = connectMatch({ ...address, attempts: 2, onUpdate: () => {}, onEnd });
    answer = client.send(TAKE);
  });
  expect(code).toBe("lost");
  expect(await answer).toMatchObject({ code: "lost" });
  await setTimeout(500); // longer than the next attempt would wait
  expect(opened - before).toBe(3);
});

/** A server that answers a join with some frames, and a move with others. */
async function openBabbler(onJoin: (path?: string) => unknown[], onMove: () => unknown[] = () => []) {
  const babbler = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  atEnd(() => babbler.close());
  await once(babbler, "listening");
  babbler.on("connection", (socket, { url }) =>
    socket.on("message", (data) => {
      const message = JSON.parse(`${data}`);
      for (const frame of message.type === "join" ? onJoin(url) : onMove())
        socket.send(typeof frame === "string" || frame instanceof Uint8Array ? frame : JSON.stringify(frame));
    }),
  );
  const { port } = babbler.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const SHOWN = { type: "update", game: "sackson", number: 0, moves: [], names: ["", ""], view: {} };
const BEAT = { type: "beat", ms: 400 };

test.each<[name: string, frames: unknown[]]>([
  ["a page", ["<html>502 Bad Gateway</html>"]],
  ["nothing", [""]],
  ["bytes", [Uint8Array.of(0, 255)]],
  ["null", ["null"]],
  ["a number", ["7"]],
  ["an object without a type", [{}]],
  ["an update without moves", [{ ...SHOWN, moves: undefined }]],
  ["an update whose moves are text", [{ ...SHOWN, moves: "take" }]],
  ["an update without a number", [{ ...SHOWN, number: undefined }]],
  ["an update with fewer moves than it says", [{ ...SHOWN, number: -1 }]],
  ["an update with a gap", [{ ...SHOWN, number: 9 }]],
  ...[0, -1, 1, 0.5, 1e300, "400", null, undefined].map((ms): [string, unknown[]] => [
    `an update and a beat of ${JSON.stringify(ms)}`,
    [SHOWN, { ...BEAT, ms }],
  ]),
])("a server that says %s is as good as gone: a client gives up after three connections", async (_, frames) => {
  const before = opened;
  const server = await openBabbler(() => frames);
  const code = await new Promise((onEnd) =>
    connectMatch({ server, match: "a", attempts: 2, onUpdate: () => {}, onEnd }),
  );
  expect(code).toBe("lost");
  expect(opened - before).toBe(3);
});

test("a client asks for a path with a slash at its end, since proxies redirect others and sockets are not redirected", async () => {
  const paths: string[] = [];
  const url = await openBabbler((path) => {
    paths.push(`${path}`.replace(/\?.*/, ""));
    return [SHOWN, BEAT];
  });
  for (const path of ["", "/", "/play", "/play/"]) await sit({ match: "a" } as Place, url + path);
  expect(paths).toEqual(["/", "/", "/play/", "/play/"]);
});

test("a client that hears what it does not understand in place of an answer connects again, and sends again", async () => {
  const answers = [["null"], [{ type: "accepted", after: 0, number: 0 }]];
  const url = await openBabbler(
    () => [SHOWN, BEAT],
    () => answers.shift()!,
  );
  const client = await sit({ match: "a" } as Place, url);
  expect(await client.send(TAKE)).toBeUndefined();
  expect(client.connections).toEqual([true, false, true]);
});

test("a long history comes in parts, and a client has it whole", async () => {
  const places = await openMatch(server.url, "sackson", { players: 2 });
  const players = await Promise.all(places.map((place) => sit(place, server.url)));
  for (let number = 0; number < 7; number++) {
    const view = sackson.parseViewJson(players[0]!.updates.at(-1)!.view);
    const [seat = 0] = sackson.activeSeats(view);
    await players[seat]!.send(sackson.legalMoves({ ...view, viewer: seat }, seat)[0]);
    await until(() => players.every(({ updates }) => updates.at(-1)!.moves.length > number));
  }
  const guest = await openGuest(server.url);
  guest.say({ type: "join", match: places[0].match });
  const parts = [await guest.hear("update"), await guest.hear("update"), await guest.hear("update")];
  expect(parts.map(({ number, moves, more }) => [number, moves.length, more])).toEqual([
    [3, 3, true],
    [6, 3, true],
    [7, 1, undefined],
  ]);
  guest.socket.close();
  const late = await sit({ match: places[0].match } as Place, server.url);
  expect(late.updates).toHaveLength(1);
  expect(late.updates[0]!.moves).toEqual(parts.flatMap(({ moves }) => moves));
});

test("a taken seat shows at once", async () => {
  const opened = await post(`${server.url}/matches`, { game: "sackson" });
  const { match } = (await opened.json()) as Place;
  const watcher = await sit({ match } as Place, server.url);
  expect(watcher.updates.at(-1)?.names).toEqual(["", null]);
  await post(`${server.url}/matches/${match}/seats`, { name: "Bob" });
  await until(() => watcher.updates.at(-1)?.names[1] === "Bob");
});

test("a move that a dying process failed to announce is announced at the next join", async () => {
  const [{ match }] = await openMatch(server.url, "sackson", { players: 2 });
  const watcher = await sit({ match } as Place, server.url);
  const db = await connectTo(DATABASE_URL);
  await db.query("INSERT INTO moves VALUES ($1, 0, $2::text::jsonb)", match, JSON.stringify(TAKE));
  await sit({ match } as Place, server.url);
  await until(() => watcher.updates.at(-1)!.moves.length === 1);
});

test("a database whose connections are silent is left within seconds, and notices come again", async () => {
  const [proxy, url] = await linkTo(DATABASE_URL);
  const other = await oneServer({ ...ENV, NOTICE_MS: "250", STATEMENT_MS: "1000", DATABASE_URL: url });
  const [place] = await openMatch(other.url, "sackson", { players: 2 });
  const [client, watcher] = [await sit(place, server.url), await sit({ match: place.match } as Place, other.url)];
  expect(proxy.silence()).toBeGreaterThan(1);
  // The move is made at a process that is well, and told to the one that hears nothing.
  expect(await client.send(TAKE)).toBeUndefined();
  await until(() => watcher.updates.at(-1)!.moves.length === 1);
  const player = await sit(place, other.url);
  const view = sackson.parseViewJson(player.updates.at(-1)!.view);
  expect(await player.send(sackson.legalMoves(view, 0)[0])).toBeUndefined();
});

test("a database can be closed while a statement waits for a silent connection", async () => {
  const [proxy, url] = await linkTo(DATABASE_URL);
  const db = await openDatabase(url);
  await db.query("SELECT 1");
  proxy.silence();
  const waiting = expect(db.query("SELECT 2")).rejects.toThrow("Query read timeout");
  await setTimeout(100); // it is on its way
  await db.close();
  await waiting;
});

test("a match that cannot be read disturbs no other", async () => {
  const fresh = await oneServer({ ...ENV, SWEEP_MS: "500", DATABASE_URL });
  const [[broken], [sound]] = [
    await openMatch(server.url, "sackson", { players: 2 }),
    await openMatch(server.url, "sackson", { players: 2 }),
  ];
  const [guest, watcher] = [await openGuest(fresh.url), await sit(sound, fresh.url)];
  guest.say({ type: "join", match: broken.match });
  await guest.hear("update");
  const db = await connectTo(DATABASE_URL);
  const put = (match: string, move: object) =>
    db.query("INSERT INTO moves (match, number, move) VALUES ($1, 0, $2::text::jsonb)", match, JSON.stringify(move));
  await put(broken.match, { type: "castle", seat: 0 });
  await put(sound.match, TAKE);
  await until(() => watcher.updates.at(-1)!.moves.length === 1);
  expect(await guest.hear("error")).toMatchObject({ code: "unavailable" });
  expect(fresh.running.complaints()).toMatch(/"type":"IllegalMoveError"/);
});

test("a process that ends in order hands its clients over", async () => {
  const ending = await oneServer({ ...ENV, DATABASE_URL });
  const [proxy, url] = await linkTo(ending.url);
  const places = await openMatch(server.url, "sackson", { players: 2 });
  const clients = await Promise.all(places.map((place) => sit(place, url)));
  proxy.target = Number(new URL(server.url).port);
  const start = Date.now();
  const ended = stopServer(ending);
  await until(() => clients.every(({ connections }) => connections.length === 3));
  const handedOver = Date.now() - start;
  await ended;
  expect(await clients[0]!.send(TAKE)).toBeUndefined();
  console.log({ handedOver });
});

test("Prometheus can read what happens", async () => {
  const port = await freePort();
  const measured = await oneServer({ ...ENV, DATABASE_URL, METRICS_PORT: `${port}` });
  const [place] = await openMatch(measured.url, "sackson", { players: 2 });
  const client = await sit(place, measured.url);
  await client.send({ ...TAKE, colors: ["blue", "blue"] });
  await client.send(TAKE);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('match_moves_total{by="player"} 1');
  expect(text).toMatch(/match_refusals_total\{code="[a-z-]+"\} 1/);
  expect(text).toContain("match_sockets 1");
  expect(text).toMatch(/match_step_seconds_count\{step="store"\} 1/);
  expect(text).toMatch(/match_pool\{state="open"\} \d/);
});

test("with accounts, a signed token holds the seat, and no other does", async () => {
  const ACCOUNTS_KEY = "a key that only the site has";
  const env = { ...ENV, DATABASE_URL, ACCOUNTS: join(dirname(SCRIPT), "accounts.mjs"), ACCOUNTS_KEY };
  const own = await oneServer(env);
  const sign = (user: string, key = ACCOUNTS_KEY, expires = Date.now() + 60_000) =>
    `${user}.${expires}.${createHmac("sha256", key).update(`${user}.${expires}`).digest("base64url")}`;
  const ask = async (path: string, token: string) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    return fetch(own.url + path, { method: "POST", headers, body: JSON.stringify({ game: "sackson" }) });
  };
  expect((await ask("/matches", sign("ann", "another key"))).status).toBe(401);
  expect((await ask("/matches", sign("ann", ACCOUNTS_KEY, Date.now() - 1))).status).toBe(401);
  const { match } = (await (await ask("/matches", sign("ann"))).json()) as Place;
  const codes = [];
  for (const token of [sign("bob"), sign("ann", ACCOUNTS_KEY, Date.now() + 30_000)]) {
    const guest = await openGuest(own.url);
    guest.say({ type: "join", match, token });
    await Promise.race([guest.hear("update").catch(() => {}), guest.closed]);
    codes.push(guest.heard[0]);
    guest.socket.close();
  }
  expect(codes).toMatchObject([{ code: "wrong-token" }, { type: "update" }]);
});
