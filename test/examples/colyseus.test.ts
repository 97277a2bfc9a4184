import { readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Client } from "colyseus.js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cribbage } from "../../src/cribbage/index.ts";
import { crosscribb } from "../../src/crosscribb/index.ts";
import { rowsOf } from "../tables.ts";
import { inWords, titled } from "../words.ts";
import { castsIn } from "./casts.ts";
import { clientOf, type Guest, guestOf, latest, moveOnce, openTable, playOut, until } from "./rooms.ts";
import { bundle, kill, type Running, run } from "./run.ts";

const FOLDER = join(import.meta.dirname, "../../docs/examples/colyseus");

let scripts: string;
let server: Running;
let url: string;
let client: Client;

beforeAll(async () => {
  scripts = await bundle("colyseus", ["server.ts", "store.ts"]);
  server = run(join(scripts, "server.mjs"), ["0"], { MESSAGES_PER_SECOND: "1000" });
  url = await server.line(/^http/);
  client = clientOf(url);
});
afterAll(async () => {
  await kill(server);
  rmSync(scripts, { recursive: true });
});

test.each(readdirSync(FOLDER).filter((file) => file.endsWith(".ts")))("%s has under 150 lines and no casts", (file) => {
  const source = readFileSync(join(FOLDER, file), "utf8");
  expect(source.trimEnd().split("\n").length).toBeLessThan(150);
  expect(castsIn(file, source)).toEqual([]);
});

test.each(
  titled(
    rowsOf(({ room }) => [[room] as const]),
    (game, options) => `${game.id}, ${inWords(options)}`,
  ),
)(
  "%s, is played to its end from views",
  async (_, game, options) => {
    const guests = await openTable(client, game, options, options.players + 1);
    expect(guests.map(({ seat }) => seat)).toEqual([...Array(options.players).keys(), null]);
    await playOut(game, guests);
    for (const guest of guests) {
      expect(guest.refused).toEqual([]);
      expect(latest(guest).outcome).toEqual(latest(guests[0]!).outcome);
      for (const { view } of guest.shown) expect(view.viewer).toBe(guest.seat);
    }
  },
  30_000,
);

function hand(guest: Guest): readonly string[] {
  return (latest(guest).view as unknown as { hands: string[][] }).hands[guest.seat!]!;
}

test("a move by the wrong seat is refused with the reason, and nothing leaks", async () => {
  const guests = await openTable(client, cribbage, { first: 0 }, 3);
  const [zero, one, spectator] = guests as [Guest, Guest, Guest];
  const cards = hand(zero).slice(0, 2);
  for (const [who, move, code] of [
    [one, { type: "discard", seat: 0, cards }, "not-your-turn"],
    [one, { type: "discard", seat: 1, cards }, "not-held"],
    [one, { type: "go", seat: 1 }, "wrong-phase"],
    [one, { type: "cut", card: "5H" }, "not-your-turn"],
    [one, JSON.parse('{"type":"go","__proto__":{"seat":1}}'), "malformed"],
    [one, JSON.parse('{"type":"go","seat":1,"constructor":{"prototype":{}}}'), "malformed"],
    [one, null, "malformed"],
    [one, new Map([["type", "go"]]), "malformed"],
    [spectator, { type: "discard", seat: 0, cards }, "not-your-turn"],
  ] as const) {
    const before = who.refused.length;
    who.room.send("move", move);
    await until(() => who.refused.length > before);
    expect([move, who.refused.at(-1)!.code]).toEqual([move, code]);
  }
  one.room.send("cheat", { seat: 0 });
  one.room.send("__proto__", { seat: 0 });
  one.room.sendBytes("move", new Uint8Array([1, 2, 3]));
  await until(() => one.refused.length === 11);
  for (const [guest, other] of [
    [zero, one],
    [one, zero],
    [spectator, zero],
    [spectator, one],
  ] as const)
    for (const card of hand(other)) expect(JSON.stringify(guest.shown)).not.toContain(`"${card}"`);
  for (const seat of [0, 1])
    guests[seat]!.room.send("move", { type: "discard", seat, cards: hand(guests[seat]!).slice(0, 2) });
  await until(() => latest(spectator).view.phase === "play");
  expect(JSON.stringify(spectator.shown)).toContain('"discard","seat":0,"cards":["??","??"]');
});

describe("a seat", () => {
  test("is its token's: who was cut off sees the same again", async () => {
    const [zero] = (await openTable(client, crosscribb, { players: 2, first: 0 }, 2)) as [Guest];
    const { match, token } = zero;
    zero.room.connection.close();
    const back = await guestOf(client.joinOrCreate("crosscribb", { match, token }));
    expect(back).toMatchObject({ match, seat: 0, token });
    expect(latest(back).view).toEqual(latest(zero).view);
  });

  test("is still there when everybody had left, and the room with them", async () => {
    const guests = await openTable(client, cribbage, { first: 0 }, 2);
    const { match, token, room } = guests[0]!;
    for (const guest of guests) await guest.room.leave();
    const back = await guestOf(client.joinOrCreate("cribbage", { match, token }));
    expect(back.room.roomId).not.toBe(room.roomId);
    expect(latest(back).view).toEqual(latest(guests[0]!).view);
  });

  test("is not for a token that is made up, and the match does not mind", async () => {
    const guests = await openTable(client, cribbage, { first: 0 }, 2);
    const { match, token } = guests[0]!;
    // The client writes to the console what it also throws.
    const consoles = [vi.spyOn(console, "warn"), vi.spyOn(console, "error")];
    for (const spy of consoles) spy.mockImplementation(() => {});
    const first = token!.startsWith("A") ? "B" : "A";
    for (const forged of ["", "undefined", "__proto__", `${first}${token!.slice(1)}`])
      await expect(client.joinOrCreate("cribbage", { match, token: forged })).rejects.toThrow("token");
    for (const spy of consoles) spy.mockRestore();
    await playOut(cribbage, guests);
  });

  test("at an open match is for the next who asks, until all are taken", async () => {
    const open = () => guestOf(client.joinOrCreate("cribbage", { match: "open", options: { players: 2 } }));
    const [zero, one, next] = [await open(), await open(), await open()];
    expect([zero, one, next].map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(one.match).toBe(zero.match);
    expect(next.match).not.toBe(zero.match);
  });
});

test("memory keeps what was written first, and forgets the oldest match", async () => {
  const { memoryStore } = await import(join(scripts, "store.mjs"));
  const store = memoryStore(2);
  expect([await store.add("a", "0", "first"), await store.add("a", "0", "second")]).toEqual([true, false]);
  expect(await store.read("a")).toEqual(new Map([["0", "first"]]));
  for (const match of ["b", "c"]) await store.add(match, "0", "first");
  expect(await store.read("a")).toEqual(new Map());
  expect(await store.read("b")).toEqual(new Map([["0", "first"]]));
});

describe("a room is not made", () => {
  test.each<[string, object]>([
    ["options.target", { match: "new", options: { target: -1 } }],
    ["unknown key", { match: "new", options: JSON.parse('{"__proto__":{"target":61}}') }],
    ["__proto__: unknown key", JSON.parse('{"match":"new","__proto__":{"token":"x"}}')],
    ["hasOwnProperty: unknown key", { match: "new", hasOwnProperty: 1 }],
    ["match: expected", {}],
    ["__proto__: unknown key", JSON.parse('{"__proto__":{"match":"new"}}')],
    ["match: expected", { match: ["new"] }],
    ["match: not found", { match: "guessed" }],
    ["match: not found", { match: "__proto__" }],
  ])("%s, for %j", async (message, request) => {
    await expect(client.create("cribbage", request)).rejects.toThrow(message);
  });

  test("for another game's match", async () => {
    const [{ match }] = (await openTable(client, cribbage, {}, 2)) as [Guest];
    await expect(client.joinOrCreate("sackson", { match })).rejects.toThrow("match: not found");
  });
});

describe("limits:", () => {
  const post = (body: string) => fetch(`${url}/matchmake/create/cribbage`, { method: "POST", body });

  test("a long body is not read to its end", async () => {
    expect((await post(JSON.stringify({ match: "new", token: "x".repeat(20_000) }))).status).toBe(413);
    expect(await (await post(JSON.stringify({ match: "new", token: "x".repeat(5_000) }))).json()).toMatchObject({
      code: 400,
    });
    for (const body of ["", "{", "null", "[]", "17"]) expect(await (await post(body)).json()).toHaveProperty("error");
  });

  test("what is not for Colyseus is not found", async () => {
    expect((await fetch(url)).status).toBe(404);
  });

  test("a long message and a flood of messages end the connection, and nobody else's", async () => {
    const strict = run(join(scripts, "server.mjs"), ["0"]);
    const guests = await openTable(clientOf(await strict.line(/^http/)), cribbage, { first: 0 }, 4);
    const [zero, one, long, flood] = guests as [Guest, Guest, Guest, Guest];
    long.room.send("move", { type: "x".repeat(5_000) });
    for (let i = 0; i < 500; i++) flood.room.send("move", null);
    await until(() => long.closed !== undefined && flood.closed !== undefined);
    expect([long.closed, flood.closed]).toEqual([1009, 1008]);
    await moveOnce(cribbage, [zero, one]);
    expect([zero.closed, one.closed]).toEqual([undefined, undefined]);
    await kill(strict);
  });

  test("frames that nobody can read and requests with thousands of headers change nothing", async () => {
    const guests = await openTable(client, cribbage, { first: 0 }, 3);
    const { connection } = guests[2]!.room;
    for (const frame of [[], [13], [13, 0xc1], [13, 0xdb, 255, 255, 255, 127], [13, 0xd9, 50], [14], [99]])
      connection.send(new Uint8Array(frame));
    connection.send(new Uint8Array([13, 0xa4, 0x6d, 0x6f, 0x76, 0x65, 0xdd, 255, 255, 255, 255]));
    await until(() => guests[2]!.closed !== undefined);
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const headers = Array.from({ length: 2_100 }, (_, i) => `x${i}: 1\r\n`).join("");
    socket.write(`GET /a/__proto__ HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n${headers}\r\n`);
    await text(socket);
    await playOut(cribbage, guests.slice(0, 2));
  });
});
