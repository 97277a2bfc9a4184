// Strangers say whatever they like to a server: it refuses that, shows them nothing, and goes on.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import { CARDS, seeded } from "../../src/index.ts";
import type { Process } from "./fleet.ts";
import { type Guest, openGuest } from "./guest.ts";
import { emptyDatabase, oneServer } from "./harness.ts";
import { openMatch, type Place, post } from "./http.ts";
import { freePort } from "./services.ts";

const STRANGE = "00000000-0000-4000-8000-000000000000";
/** Prints what all objects inherit, which is nothing. */
const INSPECT = `process.on("SIGUSR2",()=>{const keys=[];for(const key in {})keys.push(key);console.log("inherited:"+keys)})`;
const LIMITS = {
  REQUESTS_PER_MINUTE: "100000",
  MESSAGES_PER_SECOND: "300",
  JOINS_PER_MINUTE: "100000",
  BEAT_MS: "1000",
};

let server: Process;
let metricsPort: number;
let places: Place[];
/** The moves of that match so far: cuts, perhaps again after a tie, and a deal. */
let after: number;

beforeAll(async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(INSPECT)}`;
  metricsPort = await freePort();
  const env = { ...LIMITS, NODE_OPTIONS, METRICS_PORT: `${metricsPort}` };
  server = await oneServer({ ...env, DATABASE_URL: await emptyDatabase() });
  places = await openMatch(server.url, "cribbage", { players: 2 });
  const guest = await openGuest(server.url);
  guest.say({ type: "join", match: places[0]!.match });
  after = (await guest.hear("update")).number;
  guest.socket.close();
});

afterEach(async () => {
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

afterAll(async () => {
  server.running.process.kill("SIGUSR2");
  expect(await server.running.line(/^inherited:/)).toBe("inherited:");
  // Nothing that strangers said raised an alarm.
  expect(server.running.complaints()).toBe("");
  expect(await measured("match_errors_total")).toBe(0);
});

/** A counter, as Prometheus reads it. */
async function measured(name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const [, value = 0] = metrics.split(`\n${name} `).map((text) => Number.parseFloat(text));
  return value;
}

async function joined(place: { readonly match: string; readonly token?: string }): Promise<Guest> {
  const guest = await openGuest(server.url);
  const { match, token } = place;
  guest.say({ type: "join", match, token });
  await guest.hear("update");
  return guest;
}

const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const joinOf = (more: object) => ({ type: "join", match: places[0]?.match, ...more });

const FIRST: readonly (readonly [name: string, message: () => object | string | Uint8Array, code: string])[] = [
  ["nothing", () => "", "malformed"],
  ["half of some JSON", () => '{"type":"join"', "malformed"],
  ["null", () => "null", "malformed"],
  ["a list", () => "[]", "malformed"],
  ["deep nesting", () => deep(2000), "malformed"],
  ["bytes", () => Uint8Array.from({ length: 1000 }, (_, i) => i), "malformed"],
  ["a move before it joins", () => ({ type: "move", after: 0, move: {} }), "malformed"],
  ["no match", () => ({ type: "join" }), "malformed"],
  ["text that is not an ID", () => joinOf({ match: "'; DROP TABLE moves; --" }), "malformed"],
  ["an object for an ID", () => joinOf({ match: { toString: 1 } }), "malformed"],
  ["another match", () => joinOf({ match: STRANGE }), "unknown-match"],
  ["a forged token", () => joinOf({ token: "A".repeat(43) }), "wrong-token"],
  ["an empty token", () => joinOf({ token: "" }), "wrong-token"],
  ["a token that is a list", () => joinOf({ token: [places[0]?.token] }), "malformed"],
  ["a very long token", () => joinOf({ token: "A".repeat(2000) }), "malformed"],
  ["a seat of its choice", () => joinOf({ seat: 1 }), "malformed"],
  ["a negative position", () => joinOf({ after: -1 }), "malformed"],
  ["a huge position", () => joinOf({ after: 1e300 }), "malformed"],
  ["__proto__", () => `{"__proto__":{"seat":0},${JSON.stringify(joinOf({})).slice(1)}`, "malformed"],
  ["constructor", () => joinOf({ constructor: { prototype: { seat: 0 } } }), "malformed"],
];

test.each(FIRST)("a join that says %s closes the socket", async (_, message, code) => {
  const guest = await openGuest(server.url);
  guest.say(message());
  expect(await guest.hear("error")).toMatchObject({ code });
  expect(await guest.closed).toBe(1008);
  expect(guest.heard).toHaveLength(1);
});

test("a token opens no other match", async () => {
  const [other] = await openMatch(server.url, "cribbage", { players: 2 });
  const guest = await openGuest(server.url);
  guest.say(joinOf({ token: other?.token }));
  expect(await guest.hear("error")).toMatchObject({ code: "wrong-token" });
});

test("a large message closes the socket", async () => {
  const guest = await openGuest(server.url);
  guest.say(joinOf({ token: "A".repeat(5000) }));
  expect(await guest.closed).toBe(1009);
});

test("a socket joins once", async () => {
  const guest = await joined(places[0]!);
  guest.say(joinOf({ token: places[1]!.token }));
  expect(await guest.hear("error")).toMatchObject({ code: "malformed" });
  expect(await guest.closed).toBe(1008);
});

test("a third visitor of a full match gets no seat, watches, and sees no hand", async () => {
  const [zero] = await openMatch(server.url, "cribbage", { players: 2 });
  expect((await post(`${server.url}/matches/${zero.match}/seats`, {})).status).toBe(409);
  const [third, player] = [await openGuest(server.url), await openGuest(server.url)];
  third.say({ type: "join", match: zero.match });
  const first = await third.hear("update");
  const hidden = Array(6).fill("??");
  expect(first.view).toMatchObject({ hands: [hidden, hidden] });
  player.say({ type: "join", match: zero.match, token: zero.token });
  const view = cribbage.parseViewJson((await player.hear("update")).view);
  const move = cribbage.legalMoves(view, 0)[0]!;
  player.say({ type: "move", after: first.number, move });
  const { moves } = await third.hear("update");
  expect(moves).toEqual([cribbage.redact(move)]);
  third.say({ type: "move", after: first.number + 1, move });
  expect(await third.hear("refused")).toMatchObject({ code: "spectator" });
  for (const { socket } of [third, player]) socket.close();
});

test("an ID in capital letters is the same match", async () => {
  const [zero] = await openMatch(server.url, "sackson", { players: 2 });
  const guest = await openGuest(server.url);
  guest.say({ type: "join", match: zero?.match.toUpperCase() });
  await guest.hear("update");
  const player = await joined(zero!);
  player.say({ type: "move", after: 0, move: { type: "take", seat: 0, colors: ["blue", "red"] } });
  await player.hear("accepted");
  expect(await guest.hear("update")).toMatchObject({ number: 1 });
  for (const { socket } of [guest, player]) socket.close();
});

describe("moves", () => {
  const MOVES: readonly (readonly [name: string, move: unknown, code: string])[] = [
    ["nothing", null, "malformed"],
    ["a list", [], "malformed"],
    ["no type", { seat: 0 }, "malformed"],
    ["an unknown type", { type: "constructor", seat: 0 }, "malformed"],
    ["an inherited type", { type: "__proto__", seat: 0 }, "malformed"],
    ["more than it should", { type: "go", seat: 0, constructor: {} }, "malformed"],
    ["the other's discard", { type: "discard", seat: 1, cards: ["5H", "6H"] }, "not-your-seat"],
    ["a deal", { type: "deal", hands: [CARDS.slice(0, 6), CARDS.slice(6, 12)], crib: [] }, "not-your-seat"],
    ["a cut", { type: "cut", card: "JH" }, "not-your-seat"],
    ["a move of another phase", { type: "go", seat: 0 }, "wrong-phase"],
  ];

  test.each(MOVES)("%s is refused", async (_, move, code) => {
    const guest = await joined(places[0]!);
    guest.say({ type: "move", after, move });
    expect(await guest.hear("refused")).toMatchObject({ after, code });
    guest.say(`{"type":"move","after":${after},"move":{"__proto__":{"type":"go"},"seat":0}}`);
    expect(await guest.hear("refused")).toMatchObject({ code: "malformed" });
    guest.say({ type: "move", after: 1000, move: { type: "go", seat: 0 } });
    expect(await guest.hear("refused")).toMatchObject({ code: "stale" });
    guest.socket.close();
  });

  test("a spectator makes none", async () => {
    const guest = await joined({ match: places[0]!.match });
    guest.say({ type: "move", after, move: { type: "discard", seat: 0, cards: ["5H", "6H"] } });
    expect(await guest.hear("refused")).toMatchObject({ code: "spectator" });
    guest.socket.close();
  });

  test("a refusal tells nothing of hidden cards", async () => {
    const guest = await joined(places[1]!);
    const told = new Set<string>();
    for (const card of CARDS) {
      guest.say({
        type: "move",
        after,
        move: { type: "discard", seat: 0, cards: [card, card === "5H" ? "6H" : "5H"] },
      });
      told.add((await guest.hear("refused")).message);
    }
    expect(told).toEqual(new Set(["that move belongs to another seat"]));
    guest.socket.close();
  });
});

describe("HTTP", () => {
  const BODIES: readonly (readonly [name: string, path: string, body: unknown, status: number])[] = [
    ["half of some JSON", "/matches", '{"game":', 400],
    ["an unknown game", "/matches", { game: "__proto__" }, 400],
    ["an option out of range", "/matches", { game: "cribbage", options: { players: 1e9 } }, 400],
    ["options that are a list", "/matches", { game: "cribbage", options: [] }, 400],
    ["__proto__", "/matches", '{"game":"cribbage","__proto__":{"name":"x"}}', 400],
    ["__proto__ in the options", "/matches", '{"game":"cribbage","options":{"__proto__":{"players":3}}}', 400],
    ["constructor", "/matches", '{"game":"cribbage","options":{"constructor":{"prototype":{"x":1}}}}', 400],
    ["a long name", "/matches", { game: "cribbage", name: "x".repeat(31) }, 400],
    ["a NUL in a name", "/matches", { game: "cribbage", name: "a\0b" }, 400],
    ["half of a surrogate pair in a name", "/matches", { game: "cribbage", name: "a\ud800" }, 400],
    ["deep nesting", "/matches", deep(4000), 400],
    ["a large body", "/matches", { game: "x".repeat(20_000) }, 413],
    ["text that is not an ID", "/matches/1/seats", {}, 400],
    ["an unknown match", `/matches/${STRANGE}/seats`, {}, 404],
    ["an unknown path", "/../../etc/passwd", {}, 404],
  ];

  test.each(BODIES)("%s", async (_, path, body, status) => {
    expect((await post(server.url + path, body)).status).toBe(status);
  });

  test("seats that are taken or do not exist", async () => {
    for (const [seat, status] of [
      [0, 409],
      [1, 409],
      [2, 400],
      [99, 400],
      [undefined, 409],
    ])
      expect((await post(`${server.url}/matches/${places[0]!.match}/seats`, { seat })).status).toBe(status);
  });

  test("any method on any path", async () => {
    const random = seeded(1);
    const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
    for (let i = 0; i < 300; i++) {
      const path = Array.from({ length: 4 }, () =>
        one(["matches", "health", "%00", "..", STRANGE, "__proto__", "%ff", "?"]),
      );
      const method = one(["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "POST", "HEAD"]);
      const { status } = await fetch(`${server.url}/${path.join("/")}`, { method });
      expect(status).toBeLessThan(500);
    }
  });

  test("other types of bodies", async () => {
    const body = "game=cribbage";
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/octet-stream"])
      expect(
        (await fetch(`${server.url}/matches`, { method: "POST", headers: { "content-type": type }, body })).status,
      ).toBeOneOf([400, 415]);
  });
});

/** A connection that says what it likes, and what it was answered when it is over. */
async function raw(
  text: string,
  url = server.url,
): Promise<{ readonly socket: Socket; readonly answer: Promise<string> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(answer)));
  await once(socket, "connect");
  socket.write(text);
  return { socket, answer: closed };
}

const UPGRADE =
  "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

describe("below HTTP", () => {
  const headers = (count: number, size: number) =>
    Array.from({ length: count }, (_, i) => `x${i}: ${"y".repeat(size)}\r\n`).join("");

  test("an upgrade with 2,100 headers kills nothing", async () => {
    const { socket, answer } = await raw(`${UPGRADE}${headers(2100, 0)}\r\n`);
    socket.end();
    expect(await answer).toMatch(/^(HTTP\/1.1 (101|431|400)|$)/);
  });

  test("large headers are refused", async () => {
    const { answer } = await raw(`${UPGRADE}${headers(10, 10_000)}\r\n`);
    // Nothing, when the server closes the connection before all of this is sent.
    expect(await answer).toMatch(/^(HTTP\/1.1 431|$)/);
  });

  test.each([
    "\0\0\0\0",
    "GET",
    "\x16\x03\x01",
    "HTTP/1.1 200 OK\r\n\r\n",
    "POST /matches HTTP/1.1\r\nTransfer-Encoding: x\r\n\r\n",
  ])("bytes that are not a request: %j", async (text) => {
    const { socket, answer } = await raw(text);
    socket.end();
    expect(await answer).toMatch(/^(HTTP\/1.1 4\d\d|$)/);
  });

  test("bytes that are not a frame close the socket", async () => {
    const { answer } = await raw(`${UPGRADE}\r\n${"\xff".repeat(100)}`);
    expect(await answer).toMatch(/^HTTP\/1.1 101/);
  });

  test("requests and sockets that are broken off are nobody's error", async () => {
    const half = `POST /matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"game":`;
    for (const text of [half, `${UPGRADE}\r\n`, `${UPGRADE}\r\n\x81`]) {
      const { socket, answer } = await raw(text);
      if (text !== half) await once(socket, "data");
      socket.resetAndDestroy();
      await answer;
    }
  });

  test("requests that are never finished do not keep others out, and are closed", async () => {
    const { url } = await oneServer({ ...LIMITS, DATABASE_URL: await emptyDatabase(), REQUEST_MS: "2000" });
    const begun = ["", `application/json\r\nContent-Length: 100\r\n\r\n{"game":`];
    const halves = await Promise.all(
      Array.from({ length: 600 }, (_, i) =>
        raw(`POST /matches HTTP/1.1\r\nHost: x\r\nContent-Type: ${begun[i % 2]}`, url),
      ),
    );
    expect((await fetch(`${url}/health`)).status).toBe(200);
    for (const answer of await Promise.all(halves.map(({ answer }) => answer)))
      expect(answer).toMatch(/^HTTP\/1.1 408/);
  });
});

test("frames that are malformed, at any level, count as such", async () => {
  const malformed = 'match_rejected_total{code="malformed"}';
  const before = await measured(malformed);
  for (const message of ["?", joinOf({ token: "A".repeat(5000) })]) {
    const guest = await openGuest(server.url);
    guest.say(message);
    await guest.closed;
  }
  const { answer } = await raw(`${UPGRADE}\r\n${"\xff".repeat(100)}`);
  await answer;
  expect(await measured(malformed)).toBe(before + 3);
});

describe("floods", () => {
  test("a socket that never joins is closed", async () => {
    const guest = await openGuest(server.url);
    expect(await guest.closed).toBe(1006);
  });

  test("a socket that says too much is closed", async () => {
    const guest = await joined(places[0]!);
    for (let i = 0; i < 1000; i++) guest.say({ type: "move", after: 0, move: null });
    expect(await guest.hear("error")).toMatchObject({ code: "too-fast" });
    expect(await guest.closed).toBe(1008);
  });

  test("sockets from one address are limited", async () => {
    const guests = await Promise.all(Array.from({ length: 130 }, () => openGuest(server.url)));
    for (const guest of guests.slice(110)) expect(await guest.hear("error")).toMatchObject({ code: "busy" });
    for (const { socket } of guests) socket.terminate();
    await Promise.all(guests.map(({ closed }) => closed));
  });
});
