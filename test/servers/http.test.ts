// Answers of the server over HTTP, and functions of its parts that need neither a process nor a socket.
import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { Writable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import type { Database } from "../../docs/server/database.ts";
import { addRoutes, openHttp } from "../../docs/server/http.ts";
import { openMatches } from "../../docs/server/matches.ts";
import { lookOf } from "../../docs/server/messages.ts";
import { openSockets } from "../../docs/server/sockets.ts";
import { openTurns } from "../../docs/server/turns.ts";
import { games } from "../../src/games/index.ts";
import { InvalidStateError, readRecord, replay, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { connectTo, emptyDatabase } from "./harness.ts";

// The settings are read when the server is loaded.
vi.hoisted(() =>
  Object.assign(process.env, {
    TRUST_PROXY: "127.0.0.1",
    ORIGINS: "https://cards.example",
    MOVES_PER_MATCH: "20",
    IDLE_MATCHES: "4",
    SWEEP_MS: "1000000",
    LOOK_MS: "100",
  }),
);

type Seated = { readonly match: string; readonly seat: number; readonly token: string };

const KEY = "0123456789abcdef0123456789abcdef";
const TAKE = { type: "take", seat: 0, colors: ["blue", "red"] };
/** Where an injected join comes from. */
const LOCAL = { remoteAddress: "127.0.0.1" } as Socket;
const notices = { self: "this process", tell: async () => {} };

/** The first legal move of the seat to move. */
async function nextMove(match: string) {
  const { game, states, moves } = (await matches.latest(match))!;
  const [seat = 0] = game.activeSeats(states.at(-1)!);
  return { seat, number: moves.length, move: game.legalMoves(states.at(-1)!, seat)[0]! };
}

/** Moves until a seat is to move; gives how many moves there are. */
async function playUntil(match: string, wanted: number): Promise<number> {
  for (;;) {
    const { seat, number, move } = await nextMove(match);
    if (seat === wanted) return number;
    expect(await matches.make(match, seat, number, move)).toMatchObject({ number });
  }
}

/** The flag of a country within Great Britain, in tag characters. */
function flagOf(country: string): string {
  const tags = [...`gb${country}`].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!));
  return `🏴${tags.join("")}\u{e007f}`;
}

let db: Database;
/** Statements that the database has run, and what it throws instead. */
let asked: string[];
let failure: Error | undefined;
let app: FastifyInstance;
let log: string;
let matches: ReturnType<typeof openMatches>;
let sockets: ReturnType<typeof openSockets>;
/** Each test asks from an address of its own. */
let address = 0;

beforeAll(async () => {
  db = await connectTo(await emptyDatabase());
});

beforeEach(async () => {
  [asked, failure, log] = [[], undefined, ""];
  address++;
  const write = (chunk: Buffer, _: string, done: () => void) => {
    log += chunk;
    done();
  };
  app = await openHttp(new Writable({ write }));
  const watched: Database = {
    ...db,
    query: async (sql, ...values) => {
      asked.push(sql);
      if (failure !== undefined) throw failure;
      return db.query(sql, ...values);
    },
  };
  matches = openMatches(watched, notices);
  sockets = openSockets(matches, app.log, notices);
  addRoutes(app, watched, matches, sockets);
  return async () => {
    await sockets.close();
    await app.close();
  };
});

function ask(method: "GET" | "POST", url: string, payload?: object, headers: Readonly<Record<string, string>> = {}) {
  const from = { "x-forwarded-for": `10.0.0.${address}`, ...headers };
  return app.inject({ method, url, headers: from, ...(payload && { payload }) });
}

async function created(body: object = { game: "sackson" }): Promise<Seated> {
  return (await ask("POST", "/matches", body)).json();
}

describe("a request with a key", () => {
  test("opens one match, however often it comes", async () => {
    const first = await created({ game: "sackson", key: KEY, name: "Ann" });
    expect(first.token).toBe(KEY);
    expect(await created({ game: "sackson", key: KEY, name: "Ann" })).toEqual(first);
  });

  test("takes one seat, also when it comes twice at once, and others take the others", async () => {
    const { match } = await created({ game: "cribbage", options: { players: 4 } });
    const take = async (key: string) => (await ask("POST", `/matches/${match}/seats`, { key })).json<Seated>();
    const [one, again, other] = await Promise.all([take(KEY), take(KEY), take(KEY.toUpperCase())]);
    expect(again).toEqual(one);
    expect(await take(KEY)).toEqual(one);
    expect(new Set([one!.seat, other!.seat]).size).toBe(2);
  });

  test("is refused when the key could be guessed", async () => {
    expect((await ask("POST", "/matches", { game: "sackson", key: "short" })).statusCode).toBe(400);
  });
});

test("a taken seat and a full match are refused with the reason", async () => {
  const { match } = await created();
  const seats = (body: object) => ask("POST", `/matches/${match}/seats`, body);
  expect((await seats({ seat: 0 })).statusCode).toBe(409);
  expect((await seats({})).json()).toMatchObject({ seat: 1 });
  expect((await seats({})).statusCode).toBe(409);
});

test("a seat that the table does not have is a wrong request, not a taken seat", async () => {
  const { match } = await created();
  const { statusCode, json } = await ask("POST", `/matches/${match}/seats`, { seat: 7 });
  expect([statusCode, json().message]).toEqual([400, "seat: must be from 0 to 1, not 7"]);
});

test("a token that expires while a seat is taken has the seat, after a bounded number of queries", async () => {
  const { match } = await created();
  let checks = 0;
  const expiring = openMatches({ ...db, query: spy }, notices, (token) => (checks++ === 0 ? token : undefined));
  const queries: string[] = [];
  function spy<T>(sql: string, ...values: readonly unknown[]) {
    queries.push(sql);
    // An endless loop would keep the test from ending.
    if (queries.length > 20) throw new Error("too many queries");
    return db.query<T>(sql, ...values);
  }
  await matches.takeSeat(match, 1, { token: KEY });
  expect(await expiring.takeSeat(match, undefined, { token: KEY })).toEqual({ seat: 1, token: KEY });
  // Nobody holds the seat that the database never gives.
  const greedy: typeof db.query = async <T>(sql: string, ...values: readonly unknown[]) =>
    /INSERT INTO seats/.test(sql) ? [] : spy<T>(sql, ...values);
  const { match: open } = await created({ game: "cribbage", options: { players: 3 } });
  const refusing = openMatches({ ...db, query: greedy }, notices);
  expect(await refusing.takeSeat(open, undefined, { token: KEY })).toBeUndefined();
});

test("a name that was seen does not vanish, whatever is read in between", async () => {
  const { match, token } = await created({ game: "sackson", name: "Ann" });
  const before = (await matches.latest(match))!;
  await matches.takeSeat(match, 1, { token: KEY, name: "Bob" });
  expect((await matches.latest(match))!.names).toEqual(["Ann", "Bob"]);
  // A move on a copy that was read before Bob came.
  const after = await matches.step(before, 0, before.game.parseMoveJson(TAKE));
  expect(after?.names).toEqual(["Ann", "Bob"]);
  expect(await matches.seatOf(match, token)).toBe(0);
});

describe("a name", () => {
  const READABLE = [
    "Ann",
    "Nguyễn Thị",
    "山田　太郎",
    "မြို့",
    "שרה",
    "O’Neil",
    "7",
    "👨‍👩‍👧‍👦",
    "❤️ 👨🏽‍🦰",
    "1️⃣",
    "x".repeat(30),
    "🧑🏽".repeat(12),
    ...["👩\u200d👧", "🏳\ufe0f\u200d🌈", "👍🏾", "#\ufe0f\u20e3", "🇩🇪", "♥", "♥\ufe0e", "♥\ufe0f", "Ann ☎\ufe0e"],
    ...["eng", "sct", "wls"].map(flagOf),
    // Joiners in Persian, Urdu, Syriac, Mongolian and Adlam.
    ...["علی\u200cرضا", "نِی\u200cنا", "خوب\u200cصورت", "ܐܒ\u200cܓ", "ᠮᠣ\u200cᠩ", "𞤀𞤣\u200c𞤢"],
    // Hindi, Marathi's eyelash ra, Nepali, Gujarati, Bengali, Kannada, Telugu, Tamil, Malayalam's chillu, Sinhala.
    ...[
      "क्\u200cष",
      "क्\u200dष",
      "दर्\u200dया",
      "गर्\u200dयो",
      "ક્\u200dષ",
      "র\u200d্যাচেল",
      "শ্\u200cক",
      "ರ\u200d್ಯ",
      "ప్\u200cర",
      "க்\u200cஷ",
    ],
    ...["അനിവര്\u200d", "ശ്രീജിത്\u200c", "ශ්\u200dරී නාත්"],
  ];
  test.each(READABLE)("may be %s", async (name) => {
    const { match } = await created({ game: "sackson", name });
    expect((await matches.latest(match))?.names[0]).toBe(name.normalize("NFC").replace("　", " "));
  });

  const UNREADABLE = {
    invisible: ["\u200b", "\u3164", "\u2800", "\u{e0041}", " \u00a0", "a\u00adb", "\ufe0f", "a\ue000", "a\u0378"],
    "turned round": ["\u202eAnn", "a\u2066b", "\u200fAnn", "a\u061cb"],
    "broken over lines": ["a\nb", "a\u2028b", "a\u2029b", "a\u0085b"],
    "marks that pile up": ["a".padEnd(6, "\u0335"), `a${"\u0e47".repeat(5)}`, "\u0301a", "a \u0301"],
    "without a letter or a sign": ["...", "  ", ""],
    long: ["x".repeat(31), "👨‍👩‍👧‍👦".repeat(30)],
    "half of a surrogate pair": ["a\ud800"],
    "joined where nothing joins": [
      ...["a\u200cb", "a\u200db", "山\u200d田", "ש\u200cר", "क\u200cष", "क\u200dष", "क्\u200c\u200cष"],
      ...[
        "\u200cعلی",
        "علی\u200c",
        "علی\u200c رضا",
        "علی\u200dرضا",
        "علی\u200c\u200cرضا",
        "علیa\u200cرضا",
        "\u200dक्ष",
        "👩\u200d",
        "\u200d👩",
        "👩\u200da",
      ],
    ],
    "varied where nothing varies": ["a\ufe0e", "a\ufe0f", "山\ufe00", "♥\ufe0e\ufe0e", "ᠮ\u180b"],
    "tagged but a flag": [
      flagOf("eng").slice(2),
      "🏴\u{e0067}",
      flagOf("xxx"),
      `a${flagOf("eng").slice(2)}`,
      "🏴\u{e007f}",
    ],
  };
  test.each(Object.entries(UNREADABLE))("may not be %s", async (_, names) => {
    for (const name of names)
      expect((await ask("POST", "/matches", { game: "sackson", name })).statusCode, JSON.stringify(name)).toBe(400);
  });

  test.each([
    ["علی\u200cرضا", "علیرضا"],
    ["അനിവര്\u200d", "അനിവര്"],
    ["ක්\u200dෂ", "ක්ෂ"],
    ["♥\ufe0e", "♥\ufe0f"],
    ["♥\ufe0e", "♥"],
  ])("looks like another but for what is invisible: %s", (name, other) => {
    expect(lookOf(name)).toBe(lookOf(other));
  });

  test("differs from another by its flag", () => {
    expect(lookOf(flagOf("eng"))).not.toBe(lookOf(flagOf("sct")));
  });

  test("is one, however it is written", async () => {
    const { match } = await created({ game: "sackson", name: " Zoe\u0308 " });
    expect((await matches.latest(match))?.names[0]).toBe("Zo\u00eb");
  });
});

test("a number that the database does not hold is refused, and the log says nothing", async () => {
  const { match } = await created();
  for (const seat of [2 ** 31, 2 ** 31 - 1, 2 ** 53 - 1, 1e300, -1, 0.5])
    expect((await ask("POST", `/matches/${match}/seats`, { seat })).statusCode).toBe(400);
  for (const seconds of [2 ** 31, 1e300, 0])
    expect((await ask("POST", "/matches", { game: "sackson", turn: { seconds, end: "bot" } })).statusCode).toBe(400);
  await app.ready();
  const latest = { type: "move", after: 2 ** 31, move: TAKE };
  for (const last of [latest, { type: "join", match, after: 2 ** 31 }]) {
    const socket = await app.injectWS("/", { socket: LOCAL });
    const heard = new Promise((resolve) => socket.on("close", resolve));
    if (last === latest) socket.send(JSON.stringify({ type: "join", match }));
    socket.send(JSON.stringify(last));
    expect(await heard).toBe(1008);
  }
  expect(log).toBe("");
});

describe("a move", () => {
  async function seated() {
    const { match } = await created();
    await matches.takeSeat(match, 1, { token: KEY });
    return match;
  }

  test("that was refused is refused again, though it would be legal now", async () => {
    const match = await seated();
    const early = { ...TAKE, seat: 1, colors: ["green", "yellow"] };
    expect(await matches.make(match, 1, 0, early)).toMatchObject({ code: "not-your-turn" });
    const number = await playUntil(match, 1);
    expect(await matches.make(match, 1, 0, early)).toHaveProperty("code");
    expect(await matches.make(match, 1, number, early)).toMatchObject({ number });
    expect(await matches.make(match, 1, 0, early)).toHaveProperty("code");
    expect(await matches.make(match, 1, number, early)).toMatchObject({ number });
  });

  test("of players who choose at once counts, though the other was first", async () => {
    const { match } = await created({ game: "cribbage", options: { first: 0 } });
    await matches.takeSeat(match, 1, { token: KEY });
    const { game, moves, states } = (await matches.latest(match))!;
    const discards = [0, 1].map((seat) => game.legalMoves(states.at(-1)!, seat)[0]!);
    expect(await matches.make(match, 0, moves.length, discards[0])).toMatchObject({ number: moves.length });
    expect(await matches.make(match, 1, moves.length, discards[1])).toMatchObject({ number: moves.length + 1 });
  });

  test("beyond the most that a match may have is refused", async () => {
    const match = await seated();
    const random = seeded(1);
    for (let number = 0; number < 21; number++) {
      const { game, states } = (await matches.latest(match))!;
      const seat = game.activeSeats(states.at(-1)!)[0]!;
      const choices = game.legalMoves(states.at(-1)!, seat);
      const chosen = choices[Math.floor(random() * choices.length)];
      const answer = await matches.make(match, seat, number, chosen);
      expect(answer).toMatchObject(number < 20 ? { number } : { code: "too-long" });
    }
  });
});

test("options have a largest number", async () => {
  expect((await ask("POST", "/matches", { game: "cribbage", options: { target: 100_000 } })).statusCode).toBe(400);
});

describe("health", () => {
  test("asks the database nothing, readiness once a second", async () => {
    for (let i = 0; i < 5; i++) expect((await ask("GET", "/health")).statusCode).toBe(200);
    expect(asked).toEqual([]);
    for (let i = 0; i < 5; i++) expect((await ask("GET", "/ready")).statusCode).toBe(200);
    expect(asked.length).toBeLessThan(5);
  });

  test("says that the process lives, readiness that it can serve", async () => {
    failure = new Error("the database is away");
    expect((await ask("GET", "/health")).statusCode).toBe(200);
    expect((await ask("GET", "/ready")).statusCode).toBe(503);
  });

  test("is answered, like readiness, however often it is asked", async () => {
    for (const url of ["/health", "/ready"])
      for (let i = 0; i < 130; i++) expect((await ask("GET", url)).statusCode).toBe(200);
  });
});

test("paths that do not exist count toward the limit of requests", async () => {
  const statuses = [];
  for (let i = 0; i < 130; i++) statuses.push((await ask("POST", `/nowhere/${i}`)).statusCode);
  expect(statuses).toEqual([...Array(120).fill(404), ...Array(10).fill(429)]);
});

describe("behind a proxy that appends", () => {
  test("addresses that a client makes up do not pass by the limits", async () => {
    const statuses = [];
    for (let i = 0; i < 130; i++)
      statuses.push(
        (await ask("GET", "/matches", undefined, { "x-forwarded-for": `1.1.1.${i}, 10.1.0.1` })).statusCode,
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await ask("GET", "/matches", undefined, { "x-forwarded-for": "1.1.1.1, 10.1.0.2" })).statusCode).toBe(200);
  });
});

test.each([
  [
    "an IPv6 address is one of a household's",
    (i: number) => `2001:db8:${address}:2:${i.toString(16)}::7`,
    "2001:db8:0:3::7",
  ],
  ["an IPv4 address may be written as IPv6", (i: number) => `${i % 2 ? "" : "::ffff:"}10.3.0.1`, "::ffff:10.3.0.2"],
  ["an IPv4 address may have a port", (i: number) => `10.3.1.1:${50_000 + i}`, "10.3.1.2:50001"],
  ["an IPv6 address may have brackets and a port", (i: number) => `[2001:db8:7:1::${i}]:5${i}`, "[2001:db8:7:2::1]:51"],
  ["an IPv6 address may have a zone", (i: number) => `fe80::${i}%eth${i % 3}`, "fe81::1%eth0"],
])("%s: requests and sockets are counted together", async (_, from, other) => {
  const status = async (ip: string) => (await ask("GET", "/matches", undefined, { "x-forwarded-for": ip })).statusCode;
  const statuses = [];
  for (let i = 1; i <= 125; i++) statuses.push(await status(from(i)));
  expect(statuses.filter((code) => code === 429)).toHaveLength(5);
  expect(await status(other)).toBe(200);
});

test("sockets of one household are limited, of whatever address they are", async () => {
  await app.ready();
  /** The first word to a socket that says nothing of use. */
  const firstWord = (ip: string) =>
    new Promise((resolve) => {
      const onInit = (socket: WebSocket) =>
        socket.on("message", (data) => resolve(JSON.parse(data.toString()).code)).on("open", () => socket.send("?"));
      void app.injectWS("/", { headers: { "x-forwarded-for": ip }, socket: LOCAL }, { onInit });
    });
  for (let i = 0; i < 100; i++)
    await app.injectWS("/", { headers: { "x-forwarded-for": `2001:db8:9:9:${i}::1` }, socket: LOCAL });
  expect(await firstWord("2001:db8:9:9:ffff::1")).toBe("busy");
  expect(await firstWord("2001:db8:9:8:ffff::1")).toBe("malformed");
  // The /64 prefixes of one /48 have those of eight.
  for (let i = 0; i < 700; i++)
    await app.injectWS("/", { headers: { "x-forwarded-for": `2001:db8:9:${100 + (i % 10)}::1` }, socket: LOCAL });
  expect(await firstWord("2001:db8:9:200::1")).toBe("busy");
  expect(await firstWord("2001:db8:90:200::1")).toBe("malformed");
});

test("the owner of a /48 does not fill the list of open tables", async () => {
  const open = async (ip: string) =>
    (await ask("POST", "/matches", { game: "sackson", listed: true }, { "x-forwarded-for": ip })).statusCode;
  const statuses: number[] = [];
  for (let i = 0; i < 60; i++) statuses.push(await open(`2001:db8:5:${i % 12}::${i + 1}`));
  expect(statuses).toEqual([...Array(40).fill(201), ...Array(20).fill(429)]);
  expect(await open("2001:db8:50:1::1")).toBe(201);
});

test("joins from one address are limited", async () => {
  await app.ready();
  const statuses = [];
  for (let i = 0; i < 130; i++) {
    const headers = { "x-forwarded-for": `10.2.0.${i === 129 ? 2 : 1}` };
    const answer = app.injectWS("/", { headers, socket: LOCAL });
    statuses.push(
      await answer.then(
        () => 101,
        (error: Error) => Number(error.message.slice(-3)),
      ),
    );
  }
  expect(statuses).toEqual([...Array(120).fill(101), ...Array(9).fill(429), 101]);
});

test("pages of other origins may not ask", async () => {
  expect((await ask("GET", "/matches", undefined, { origin: "https://cards.example" })).statusCode).toBe(200);
  expect((await ask("GET", "/matches", undefined, { origin: "https://evil.example" })).statusCode).toBe(403);
});

describe("matches in memory", () => {
  /** Watches a match; gives how many moves it has been shown, in each update. */
  async function watch(match: string): Promise<number[]> {
    const shown: number[] = [];
    const socket = await app.injectWS("/", { socket: LOCAL });
    socket.on("message", (data) => {
      const message = JSON.parse(data.toString());
      if (message.type === "update") shown.push(message.number);
    });
    socket.send(JSON.stringify({ type: "join", match }));
    await until(() => shown.length > 0);
    return shown;
  }

  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Opens some matches. */
  async function open(count: number): Promise<string[]> {
    const opened: string[] = [];
    while (opened.length < count) {
      const created = await matches.create({ game: sackson, options: {} }, { token: KEY });
      opened.push(created!.match);
    }
    return opened;
  }

  test("are the watched ones and a few more, and a sweep queries all at once, then the changed ones", async () => {
    await app.ready();
    const [changed = "", ...others] = await open(40);
    const shown = await watch(changed);
    const unchanged = await Promise.all(others.map(watch));
    for (const match of await open(10)) await matches.latest(match);
    expect(matches.known.size).toBe(44);
    asked = [];
    await sockets.sweep();
    expect(asked).toHaveLength(1);
    await db.query("INSERT INTO moves VALUES ($1, 0, $2::text::jsonb)", changed, JSON.stringify(TAKE));
    await sockets.sweep();
    await until(() => shown.includes(1));
    expect(asked).toHaveLength(3);
    expect(unchanged).toEqual(others.map(() => [0]));
  });
});

describe("messages that change nothing", () => {
  /** A server's end of a socket that counts each use of it, and keeps what it was sent until `read` is called. */
  function openEnd() {
    const sent: { readonly type: string; readonly number?: number }[] = [];
    const unread: (() => void)[] = [];
    const end = Object.assign(new EventEmitter(), {
      readyState: 1,
      OPEN: 1,
      bufferedAmount: 0,
      send(text: string, done: () => void) {
        sent.push(JSON.parse(text));
        unread.push(done);
      },
      ping() {},
      close() {},
      terminate: () => end.emit("close"),
    });
    const use = vi.fn();
    const get = (_: object, key: PropertyKey) => {
      use(key);
      return Reflect.get(end, key);
    };
    const read = () => {
      end.bufferedAmount = 0;
      for (const done of unread.splice(0)) done();
    };
    return { end, sent, use, read, socket: new Proxy(end, { get }) as unknown as WebSocket };
  }

  type End = ReturnType<typeof openEnd>;

  /** A full match, and the ends of sockets that have joined it: of a player, and of some spectators. */
  async function joined(spectators: number) {
    const { match, token } = await created();
    await matches.takeSeat(match, 1, { token: KEY });
    const ends = [token, ...Array<undefined>(spectators).fill(undefined)].map((token) => {
      const end = openEnd();
      sockets.accept(end.socket, { ip: "127.0.0.1", log: app.log } as FastifyRequest);
      end.end.emit("message", JSON.stringify({ type: "join", match, token }));
      return end;
    });
    await vi.waitUntil(() => ends.every(({ sent }) => sent.length === 2));
    for (const { read } of ends) read();
    return { match, ends };
  }

  /** Says a move, and gives the answer. */
  async function answerTo({ end, sent }: End, after: number, move: unknown) {
    const { length } = sent;
    end.emit("message", JSON.stringify({ type: "move", after, move }));
    return vi.waitUntil(() => sent[length]);
  }

  test("cost the watchers of a match nothing", async () => {
    const { match, ends } = await joined(21);
    const [player, talker, ...silent] = ends as [End, End, ...End[]];
    expect(await answerTo(player, 0, TAKE)).toMatchObject({ type: "accepted" });
    for (const { sent } of silent) expect(sent.at(-1)).toMatchObject({ type: "update", number: 1 });
    for (const { use } of silent) use.mockClear();
    sockets.note(match, "1");
    expect(await answerTo(talker, 1, TAKE)).toMatchObject({ code: "spectator" });
    expect(await answerTo(player, 0, TAKE)).toMatchObject({ type: "accepted" });
    expect(await answerTo(player, 0, { ...TAKE, colors: ["green", "yellow"] })).toMatchObject({ code: "stale" });
    expect(await answerTo(player, 1000, TAKE)).toMatchObject({ code: "stale" });
    expect(await answerTo(player, 1, null)).toMatchObject({ code: "malformed" });
    expect(await answerTo(player, 1, { ...TAKE, seat: 1 })).toMatchObject({ code: "not-your-seat" });
    for (const { use } of silent) expect(use).not.toHaveBeenCalled();
  });

  test("leave nobody behind who was not reading while there was news", async () => {
    const { ends } = await joined(1);
    const [player, slow] = ends as [End, End];
    await answerTo(slow, 0, TAKE);
    slow.end.bufferedAmount = 1e6;
    await answerTo(player, 0, TAKE);
    expect(slow.sent.at(-1)).toMatchObject({ type: "refused" });
    slow.read();
    expect(slow.sent.at(-1)).toMatchObject({ type: "update", number: 1 });
  });
});

describe("the log", () => {
  test("has an unexpected error with its stack, once, under the ID of the request", async () => {
    failure = new TypeError(`undefined is not a function ${address}`);
    const asks = () => ask("POST", "/matches", { game: "sackson", key: KEY }, { "x-request-id": "from-the-client" });
    const answers = [await asks(), await asks()];
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(503);
      expect(headers["x-request-id"]).toBe("from-the-client");
    }
    const lines = log.trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ reqId: "from-the-client", err: { type: "TypeError" } });
    expect(JSON.parse(lines[0]!).err.stack).toContain("http.test.ts");
    expect(log).not.toContain(KEY);
  });

  test("has no card that an error of the package names", async () => {
    failure = new InvalidStateError(["hands", 0, 1], "must not be 5H");
    await ask("POST", "/matches", { game: "sackson" });
    expect(log).toContain("InvalidStateError");
    expect(log).not.toContain("5H");
  });
});

describe("the list", () => {
  type Listed = { readonly match: string; readonly game: string; readonly names: object; readonly seconds: number };
  const listed = async () => (await ask("GET", "/matches")).json<Listed[]>();

  /** Waits until the list has a match, or has it no longer. */
  async function untilListed(match: string, wanted = true) {
    for (;;) {
      const found = (await listed()).find((one) => one.match === match);
      if ((found !== undefined) === wanted) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  test("has open matches until they are full", async () => {
    const { match: secret } = await created({ game: "sackson" });
    const { match } = await created({ game: "sackson", listed: true, name: "Ann" });
    await db.query("UPDATE matches SET created_at = now() - interval '2 minutes' WHERE id = $1", match);
    const found = await untilListed(match);
    expect(found).toMatchObject({ game: "sackson", names: { 0: "Ann" } });
    expect(found!.seconds).toBeGreaterThanOrEqual(120);
    expect((await listed()).map((one) => one.match)).not.toContain(secret);
    await ask("POST", `/matches/${match}/seats`, {});
    await untilListed(match, false);
  });

  test("has no match that all players have left", async () => {
    const { match, token } = await created({ game: "sackson", listed: true });
    const open = () => db.query("SELECT match FROM open_matches WHERE match = $1", match);
    expect(await open()).toEqual([{ match }]);
    await ask("POST", `/matches/${match}/leave`, { token });
    expect(await open()).toEqual([]);
  });

  test("and the first update have the time limit of turns, for players to see before they sit down", async () => {
    const turn = { seconds: 1, end: "forfeit" };
    const { match } = await created({ game: "sackson", listed: true, turn });
    const { match: untimed } = await created({ game: "sackson", listed: true });
    expect(await untilListed(match)).toMatchObject({ turn });
    expect(await untilListed(untimed)).toMatchObject({ turn: null });
    await app.ready();
    const socket = await app.injectWS("/", { socket: LOCAL });
    const update = new Promise<string>((resolve) => socket.once("message", (data) => resolve(`${data}`)));
    socket.send(JSON.stringify({ type: "join", match }));
    expect(JSON.parse(await update)).toMatchObject({ type: "update", turn });
  });

  test("asks the database once, however many ask for it at once", async () => {
    asked = [];
    await Promise.all(Array.from({ length: 50 }, listed));
    expect(asked).toHaveLength(1);
  });

  test("has five tables of one address at most, though they are opened at once; a full one makes room", async () => {
    const open = (more: object = {}) => ask("POST", "/matches", { game: "sackson", listed: true, ...more });
    const key = randomUUID();
    const first = await created({ game: "sackson", listed: true, key });
    const statuses = (await Promise.all(Array.from({ length: 30 }, () => open()))).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([...Array(4).fill(201), ...Array(26).fill(429)]);
    expect((await open({ key })).json()).toEqual(first);
    expect((await open({ listed: false })).statusCode).toBe(201);
    address++;
    expect((await open()).statusCode).toBe(201);
    address--;
    await ask("POST", `/matches/${first.match}/seats`, {});
    expect((await open()).statusCode).toBe(201);
  });

  test("reads no table that is full", async () => {
    // In parts: the server allows a statement two seconds, which 2,000 rows may take on a busy machine.
    for (let part = 0; part < 4; part++)
      await db.query(
        `WITH opened AS (
          INSERT INTO matches (id, game, rules, settings, listed)
          SELECT gen_random_uuid(), 'sackson', 1, '{"players": 1}', true FROM generate_series(1, 500) RETURNING id
        ) INSERT INTO seats (match, seat, token_hash, name) SELECT id, 0, 'x', '' FROM opened`,
      );
    await db.query("ANALYZE matches");
    const plan = JSON.stringify(await db.query("EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM open_matches"));
    expect(plan).toContain('"Index Name":"matches_open"');
    expect(Math.max(...[...plan.matchAll(/"Actual Rows":(\d+)/g)].map(([, rows]) => Number(rows)))).toBeLessThan(100);
  });
});

test("the same players play again, in the same seats, with the same tokens and time for a turn", async () => {
  const turn = { seconds: 600, end: "move" };
  const zero = await created({ game: "sackson", name: "Ann", turn });
  const one = (await ask("POST", `/matches/${zero.match}/seats`, { name: "Bob" })).json<Seated>();
  const again = (token: string) => ask("POST", `/matches/${zero.match}/rematch`, { token });
  expect((await again(zero.token)).statusCode).toBe(409);
  await matches.forfeit((await matches.latest(zero.match))!, [0]);
  const answers = await Promise.all([again(one.token), again(zero.token), again(one.token)]);
  const [first, second, third] = answers.map((answer) => answer.json<Seated>());
  expect(third).toEqual(first);
  expect(first).toEqual({ match: second!.match, seat: 1, token: one.token });
  expect(second).toMatchObject({ seat: 0, token: zero.token });
  expect(await matches.latest(second!.match)).toMatchObject({ names: ["Ann", "Bob"], turn });
  expect((await again(KEY)).statusCode).toBe(403);
  expect((await matches.latest(zero.match))!.rematch.toSorted()).toEqual([0, 1]);
});

test("a series counts the games won until a side has enough, and the rematch after that begins a new one", async () => {
  const key = `series ${KEY}`;
  const open = (rest: object) => ask("POST", "/matches", { game: "sackson", key, ...rest });
  for (const firstTo of [0, 10, 1.5, "2", null]) expect((await open({ firstTo })).statusCode, `${firstTo}`).toBe(400);
  const zero = (await open({ firstTo: 2 })).json<Seated>();
  expect((await open({ firstTo: 3 })).statusCode, "the key of another match").toBe(409);
  await ask("POST", `/matches/${zero.match}/seats`, {});
  const seen = [];
  for (let { match } = zero; seen.length < 4; ) {
    seen.push((await matches.latest(match))!.series);
    await matches.forfeit((await matches.latest(match))!, seen.length === 1 ? [1] : [0]);
    match = (await ask("POST", `/matches/${match}/rematch`, { token: zero.token })).json<Seated>().match;
  }
  expect(seen).toEqual([
    { firstTo: 2, game: 1, won: [0, 0] },
    { firstTo: 2, game: 2, won: [1, 0] },
    { firstTo: 2, game: 3, won: [1, 1] },
    { firstTo: 2, game: 1, won: [0, 0] },
  ]);
});

test("rematches without a length are counted, too; a match by itself has no series", async () => {
  const zero = await created({ game: "sackson" });
  expect((await matches.latest(zero.match))!.series).toBeUndefined();
  await matches.forfeit((await matches.latest(zero.match))!, [0, 1]);
  const next = (await ask("POST", `/matches/${zero.match}/rematch`, { token: zero.token })).json<Seated>();
  expect((await matches.latest(next.match))!.series).toEqual({ game: 2, won: [0, 0] });
});

test("a player may leave a rematch, and has no seat in it later, also when it is taken", async () => {
  const zero = await created({ game: "sackson" });
  const one = (await ask("POST", `/matches/${zero.match}/seats`, {})).json<Seated>();
  await matches.forfeit((await matches.latest(zero.match))!, [0]);
  const again = (token: string) => ask("POST", `/matches/${zero.match}/rematch`, { token });
  const next = (await again(zero.token)).json<Seated>();
  await again(one.token);
  const leave = (token: string) => ask("POST", `/matches/${next.match}/leave`, { token });
  expect((await leave(zero.token)).statusCode).toBe(200);
  expect((await matches.latest(zero.match))!.rematch).toEqual([1]);
  expect((await leave(zero.token)).statusCode).toBe(403);
  expect((await ask("POST", `/matches/${next.match}/seats`, { key: KEY })).json()).toMatchObject({ seat: 0 });
  expect((await again(zero.token)).statusCode).toBe(409);
  expect((await again(one.token)).statusCode).toBe(201);
});

test("the record of a match is everybody's once the match is over, and nobody's before", async () => {
  const zero = await created({ game: "cribbage", options: { target: 61 }, name: "Ann" });
  await ask("POST", `/matches/${zero.match}/seats`, { name: "Bob" });
  const record = () => ask("GET", `/matches/${zero.match}/record`);
  expect((await record()).statusCode).toBe(409);
  await matches.forfeit((await matches.latest(zero.match))!, [0]);
  const answer = await record();
  expect(answer.statusCode).toBe(200);
  const { game, states } = (await matches.latest(zero.match))!;
  const read = readRecord(game, answer.json()).record;
  expect(read.meta).toEqual({ players: ["Ann", "Bob"] });
  expect(replay(game, read)).toEqual(states.at(-1));
  expect((await ask("GET", `/matches/${randomUUID()}/record`)).statusCode).toBe(404);
});

describe("a turn whose time is over", () => {
  /** A full match whose turns have been over for an hour. */
  async function late(end: string) {
    const { match } = await created({ game: "sackson", turn: { seconds: 60, end } });
    await matches.takeSeat(match, 1, { token: KEY });
    await db.query("UPDATE seats SET at = now() - interval '1 hour' WHERE match = $1", match);
    await db.query("UPDATE matches SET due_at = now() WHERE id = $1", match);
    return match;
  }
  const rows = (match: string) => db.query("SELECT move FROM moves WHERE match = $1", match);

  /** Three processes look for turns until something holds. */
  async function whileLooked(holds: () => Promise<boolean>) {
    const three = [0, 1, 2].map(() => openTurns(db, openMatches(db, notices), app.log));
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
    for (const { close } of three) close();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }

  test("ends with a move by the server, once", async () => {
    const match = await late("move");
    const minute = "interval '60 seconds'";
    const next = `(SELECT max(at) FROM moves WHERE match = id) + ${minute} AND now() + ${minute}`;
    const isAgain = `SELECT FROM matches WHERE id = $1 AND due_at BETWEEN ${next}`;
    await whileLooked(async () => (await db.query(isAgain, match)).length > 0);
    expect(await rows(match)).toHaveLength(1);
  });

  test("ends the match", async () => {
    const match = await late("forfeit");
    await whileLooked(async () => (await rows(match)).length > 0);
    expect(await rows(match)).toEqual([{ move: { forfeit: [0] } }]);
    expect(await matches.make(match, 0, 0, TAKE)).toMatchObject({ code: "over" });
  });

  test("gives the seat to a bot, which plays on", async () => {
    const match = await late("bot");
    await whileLooked(async () => (await rows(match)).length > 0);
    expect((await matches.latest(match))?.bots).toEqual([0]);
    await whileLooked(async () => (await nextMove(match)).seat === 1);
    const { number, move } = await nextMove(match);
    await matches.make(match, 1, number, move);
    await playUntil(match, 0);
    const { length } = await rows(match);
    await whileLooked(async () => (await rows(match)).length > length);
    expect((await matches.latest(match))?.bots).toEqual([0]);
  });

  test.each(["move", "bot"])(
    "ends with no move by the server beyond the most that a match may have: %s",
    async (end) => {
      const { match } = await created({ game: "sackson", turn: { seconds: 60, end } });
      await matches.takeSeat(match, 1, { token: KEY });
      const random = seeded(1);
      for (let number = 0; number < 20; number++) {
        const { game, states } = (await matches.latest(match))!;
        const choices = game.legalMoves(states.at(-1)!);
        const move = choices[Math.floor(random() * choices.length)]!;
        expect(await matches.make(match, move.seat!, number, move)).toMatchObject({ number });
      }
      for (const table of ["seats", "moves"])
        await db.query(`UPDATE ${table} SET at = now() - interval '1 hour' WHERE match = $1`, match);
      await db.query("UPDATE matches SET due_at = now() WHERE id = $1", match);
      await whileLooked(
        async () => (await db.query("SELECT FROM matches WHERE id = $1 AND due_at IS NULL", match)).length > 0,
      );
      expect(await rows(match)).toHaveLength(20);
    },
  );

  /** In how many seconds a match is looked at; null while no clock runs. */
  async function dueIn(match: string): Promise<number | null> {
    const [row] = await db.query<{ due: number | null }>(
      "SELECT extract(epoch FROM due_at - now())::float8 AS due FROM matches WHERE id = $1",
      match,
    );
    return row!.due;
  }

  test("is not over while a seat is free, also where the version before has set a time", async () => {
    const { match } = await created({ game: "sackson", turn: { seconds: 60, end: "forfeit" } });
    await db.query("UPDATE seats SET at = now() - interval '1 hour' WHERE match = $1", match);
    expect(await dueIn(match)).toBeNull();
    await db.query("UPDATE matches SET due_at = now() WHERE id = $1", match);
    await whileLooked(async () => (await dueIn(match)) === null);
    expect(await rows(match)).toEqual([]);
    await matches.takeSeat(match, 1, { token: KEY });
    expect(await dueIn(match)).toBeGreaterThan(0);
  });

  test("has no clock in a rematch until all have asked for it, and asking again does not put it off", async () => {
    const { match, token } = await created({ game: "sackson", turn: { seconds: 60, end: "forfeit" } });
    await matches.takeSeat(match, 1, { token: KEY });
    await matches.forfeit((await matches.latest(match))!, [0]);
    const again = async (token: string) => (await ask("POST", `/matches/${match}/rematch`, { token })).json<Seated>();
    const next = await again(token);
    expect(await dueIn(next.match)).toBeNull();
    await again(KEY);
    expect(await dueIn(next.match)).toBeGreaterThan(0);
    await db.query("UPDATE matches SET due_at = now() - interval '1 minute' WHERE id = $1", next.match);
    await again(token);
    expect(await dueIn(next.match)).toBeLessThan(0);
  });

  test("is found at once, however many are due", async () => {
    const batches = [100, 100, 19, 0];
    const query: typeof db.query = async <T>(sql: string) => {
      const size = sql.includes("claim_due") ? batches.shift()! : 0;
      return Array.from({ length: size }, () => ({ id: randomUUID(), now: 0, full: null })) as T[];
    };
    vi.useFakeTimers();
    const turns = openTurns({ ...db, query }, { ...matches, latest: async () => undefined }, app.log);
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    turns.close();
    expect(batches).toEqual([0]);
  });
});

test("matches that nobody has touched become records; what was never played is deleted", async () => {
  const [played, unplayed, fresh] = [await created(), await created(), await created()];
  await matches.make(played.match, 0, 0, TAKE);
  const next = await nextMove(played.match);
  const age = "now() - interval '40 days'";
  for (const { match } of [played, unplayed]) {
    await db.query(`UPDATE matches SET created_at = ${age} WHERE id = $1`, match);
    await db.query(`UPDATE moves SET at = ${age} WHERE match = $1`, match);
  }
  await db.query("CALL archive_matches(30)");
  const archived = await db.query<{ id: string; record: string }>("SELECT id, record FROM archive");
  expect(archived.map(({ id }) => id)).toEqual([played.match]);
  expect(readRecord(games, archived[0]!.record).record.moves).toEqual([{ ...TAKE, colors: ["blue", "red"] }]);
  expect((await db.query("SELECT id FROM matches WHERE id = $1", fresh.match)).length).toBe(1);
  expect((await db.query("SELECT id FROM matches WHERE id = $1", unplayed.match)).length).toBe(0);
  // A process that still has the match in memory makes no move in it.
  expect(await matches.make(played.match, 0, 0, TAKE)).toMatchObject({ number: 0 });
  expect(await matches.make(played.match, 0, 1, next.move)).toMatchObject({ code: "stale" });
});
