// Rights that nobody may take from a player: a seat, stored moves, time, and a count that had to be counted.
import { createHash, createHmac, randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { connectMatch, type MatchClient, type Update } from "../../docs/client/client.ts";
import type { Database } from "../../docs/server/database.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { readRecord, replay } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { BOTS, type Process } from "./fleet.ts";
import { type Guest, openGuest } from "./guest.ts";
import { atEnd, connectTo, emptyDatabase, linkTo, oneServer, SCRIPT } from "./harness.ts";
import { openMatch, type Place, placeOf, post } from "./http.ts";

const ENV = { ...BOTS, SWEEP_MS: "300", LOOK_MS: "100" };

let DATABASE_URL: string;
let db: Database;
let server: Process;
/** Another process, for the same matches. */
let other: Process;

beforeAll(async () => {
  DATABASE_URL = await emptyDatabase();
  db = await connectTo(DATABASE_URL);
  [server, other] = await Promise.all([oneServer({ ...ENV, DATABASE_URL }), oneServer({ ...ENV, DATABASE_URL })]);
  Object.assign(globalThis, { WebSocket });
});

async function joined(url: string, { match, token }: Pick<Place, "match"> & Partial<Place>): Promise<Guest> {
  const guest = await openGuest(url);
  atEnd(() => guest.socket.terminate());
  guest.say({ type: "join", match, token });
  return guest;
}

/** The latest that a guest was shown. */
function latest({ heard }: Guest): Update {
  const update = heard.findLast(({ type }) => type === "update");
  if (update?.type !== "update") throw new Error("nothing was shown");
  return update;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(20);
}

interface Seated extends MatchClient {
  readonly updates: Update[];
}

/** A client that has seen a match. */
async function sit(place: Pick<Place, "match"> & Partial<Place>, url: string): Promise<Seated> {
  const updates: Update[] = [];
  const client = connectMatch({ ...place, server: url, onUpdate: (update) => updates.push(update) });
  atEnd(client.close);
  await until(() => updates.length > 0);
  return { ...client, updates };
}

/** Chooses the first move, or the second, of the seat to move in a client's latest update, and sends it. */
async function moveOn(clients: readonly Seated[], choice = 0) {
  const update = clients[0]!.updates.at(-1)!;
  const [seat = 0] = sackson.activeSeats(sackson.parseViewJson(update.view));
  const client = clients[seat]!;
  const view = sackson.parseViewJson(client.updates.at(-1)!.view);
  expect(await client.send(sackson.legalMoves(view, seat).at(choice))).toBeUndefined();
  await until(() => clients.every(({ updates }) => updates.at(-1)!.moves.length > update.moves.length));
}

const rows = (match: string) =>
  db.query<{ move: { type?: string; seat?: number; claim?: number; forfeit?: unknown } }>(
    "SELECT move FROM moves WHERE match = $1 ORDER BY number",
    match,
  );

/** Puts the moves of a match where they are stored. */
async function store(match: string, moves: readonly object[]) {
  await db.query("DELETE FROM moves WHERE match = $1", match);
  const list = JSON.stringify(moves);
  await db.query(
    `INSERT INTO moves (match, number, move) SELECT $1, place - 1, move
       FROM jsonb_array_elements($2::text::jsonb) WITH ORDINALITY AS list (move, place)`,
    match,
    list,
  );
}

describe("a rematch", () => {
  /** A match that is over, and its players. */
  async function over(players = 2) {
    const places = await openMatch(server.url, "sackson", { players });
    await store(places[0].match, [{ forfeit: 0 }]);
    return places;
  }
  const again = ({ match }: Place, token: string) => post(`${server.url}/matches/${match}/rematch`, { token });

  test("has a seat for each player, and none for a stranger, once one has asked", async () => {
    const [zero, one] = (await over()) as [Place, Place];
    const next = await placeOf(await again(zero, zero.token));
    const known = createHash("sha256").update(`after ${zero.match}`).digest("hex");
    expect(next.match.slice(0, 8)).not.toBe(known.slice(0, 8));
    expect((await post(`${server.url}/matches/${next.match}/seats`, {})).status).toBe(409);
    expect((await again(zero, randomUUID())).status).toBe(403);
    const back = await again(zero, one.token);
    expect([back.status, await back.json()]).toEqual([201, { match: next.match, seat: 1, token: one.token }]);
  });

  test("is one match, however many ask at once and wherever", async () => {
    const places = await over(2);
    const asked = [...places, ...places].map(({ match, token }, i) =>
      post(`${[server, other][i % 2]!.url}/matches/${match}/rematch`, { token }).then(placeOf),
    );
    expect(new Set((await Promise.all(asked)).map(({ match }) => match)).size).toBe(1);
  });

  test("waits for those who have not come, and tells who they are", async () => {
    const [zero, one] = (await over()) as [Place, Place];
    const watching = await joined(server.url, zero);
    await watching.hear("update");
    const next = await placeOf(await again(zero, zero.token));
    const first = await joined(other.url, { ...next, token: zero.token });
    expect(await first.hear("update")).toMatchObject({ names: ["", ""], awaited: [1] });
    await until(() => latest(watching).rematch?.length === 1);
    expect(latest(watching).next, "who watches can follow").toBe(next.match);
    await again(zero, one.token);
    await until(() => latest(first).awaited === undefined);
    await until(() => latest(watching).rematch?.length === 2);
  });
});

describe("a database that has lost its last commits", () => {
  /** A match at two processes, after some moves. */
  async function begun(moves: number, [one, two] = [server.url, other.url] as const) {
    const places = await openMatch(server.url, "sackson", { players: 2 });
    const clients = [await sit(places[0], one), await sit(places[1]!, two)];
    for (let i = 0; i < moves; i++) await moveOn(clients);
    return { match: places[0].match, places, clients };
  }
  const lose = (match: string, length: number) =>
    db.query("DELETE FROM moves WHERE match = $1 AND number >= $2", match, length);

  test("has every client go on from what it still has, and a move is stored after nothing else", async () => {
    const { match, clients } = await begun(6);
    await lose(match, 4);
    await until(() => clients.every(({ updates }) => updates.at(-1)!.moves.length === 4));
    for (let i = 0; i < 4; i++) await moveOn(clients, -1);
    const stored = (await rows(match)).map(({ move }) => move);
    expect(stored).toHaveLength(8);
    for (const { updates } of clients) expect(updates.at(-1)!.moves).toEqual(stored);
    replay(sackson, readRecord(sackson, { ...sackson0, moves: stored }).record);
  });

  test("takes no move from a process that has more, before any sweep", async () => {
    const DATABASE_URL = await emptyDatabase();
    const own = await connectTo(DATABASE_URL);
    const { url } = await oneServer({ ...ENV, DATABASE_URL, SWEEP_MS: "1000000" });
    const places = await openMatch(url, "sackson", { players: 2 });
    const guests = await Promise.all(places.map((place) => joined(url, place)));
    const seen = async (guest: Guest, number: number) => {
      while ((await guest.hear("update")).number < number);
      return sackson.parseViewJson(latest(guest).view);
    };
    const push = async (number: number) => {
      const [view] = await Promise.all(guests.map((guest) => seen(guest, number)));
      const [seat = 0] = sackson.activeSeats(view!);
      const own = sackson.parseViewJson(latest(guests[seat]!).view);
      guests[seat]!.say({ type: "move", after: number, move: sackson.legalMoves(own, seat)[0] });
      return guests[seat]!;
    };
    for (let number = 0; number < 4; number++) await push(number);
    await Promise.all(guests.map((guest) => seen(guest, 4)));
    await own.query("DELETE FROM moves WHERE number >= 2");
    const [seat = 0] = sackson.activeSeats(sackson.parseViewJson(latest(guests[0]!).view));
    const mover = guests[seat]!;
    const view = sackson.parseViewJson(latest(mover).view);
    mover.say({ type: "move", after: 4, move: sackson.legalMoves(view, seat)[0] });
    for (const guest of guests) expect(await guest.hear("error")).toMatchObject({ code: "rewound" });
    expect(await mover.closed).toBe(1013);
    expect(
      mover.heard.filter(({ type, ...rest }) => type === "accepted" && "after" in rest && rest.after === 4),
    ).toEqual([]);
    expect(await own.query("SELECT number FROM moves ORDER BY number")).toEqual([{ number: 0 }, { number: 1 }]);
  });

  test("makes no move that a client has chosen on what is lost", async () => {
    const [link, url] = await linkTo(server.url);
    const { match, clients } = await begun(4, [url, url]);
    const view = sackson.parseViewJson(clients[0]!.updates.at(-1)!.view);
    const [seat = 0] = sackson.activeSeats(view);
    const own = sackson.parseViewJson(clients[seat]!.updates.at(-1)!.view);
    link.silence();
    await lose(match, 2);
    const sent = clients[seat]!.send(sackson.legalMoves(own, seat)[0]);
    expect(await sent).toMatchObject({ code: "stale" });
    await until(() => clients.every(({ updates }) => updates.at(-1)!.moves.length === 2));
    expect(await rows(match)).toHaveLength(2);
  });

  test("frees a seat whose taking is lost, and nobody else plays for it", async () => {
    const { match, places } = await begun(2);
    const [owner, watcher] = [await joined(server.url, places[1]!), await joined(server.url, { match })];
    for (const guest of [owner, watcher]) await guest.hear("update");
    await db.query("DELETE FROM seats WHERE match = $1 AND seat = 1", match);
    for (const guest of [owner, watcher]) expect(await guest.hear("error")).toMatchObject({ code: "rewound" });
    const back = await joined(server.url, places[1]!);
    expect(await back.hear("error")).toMatchObject({ code: "wrong-token" });
    expect(await (await joined(server.url, { match })).hear("update")).toMatchObject({ names: ["", null] });
    const taken = await post(`${other.url}/matches/${match}/seats`, { name: "Bob" });
    expect(await taken.json()).toMatchObject({ seat: 1 });
  });

  test("shows a client that was away the moves that came in the place of its own", async () => {
    const { match, places, clients } = await begun(5);
    const was = clients[0]!.updates.at(-1)!;
    for (const { close } of clients) close();
    await lose(match, 3);
    const again = [await sit(places[0], other.url), await sit(places[1]!, other.url)];
    for (let i = 0; i < 3; i++) await moveOn(again, -1);
    const guest = await openGuest(server.url);
    atEnd(() => guest.socket.terminate());
    guest.say({ type: "join", match, token: places[0].token, after: 5, tag: was.tag });
    expect((await guest.hear("update")).moves).toEqual((await rows(match)).map(({ move }) => move));
    const same = await openGuest(server.url);
    atEnd(() => same.socket.terminate());
    same.say({ type: "join", match, token: places[0].token, after: 6, tag: latest(guest).tag });
    expect((await same.hear("update")).moves).toEqual([]);
  });
});

const sackson0 = {
  game: "sackson",
  version: 1,
  rules: sackson.rules.version,
  settings: sackson.initialState().settings,
};

describe("with accounts", () => {
  const ACCOUNTS_KEY = "a key that only the site has";
  const sign = (user: string, key = ACCOUNTS_KEY) => {
    const text = `${user}.${Date.now() + 60_000}`;
    return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };

  test("at a match, a name that looks the same belongs to one account; in another match it may be another's", async () => {
    const DATABASE_URL = await emptyDatabase();
    const ACCOUNTS = join(dirname(SCRIPT), "accounts.mjs");
    const { url } = await oneServer({ ...ENV, DATABASE_URL, ACCOUNTS, ACCOUNTS_KEY });
    const ask = (path: string, user: string, body: object) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${sign(user)}` };
      return fetch(`${url}/matches${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    };
    const game = { game: "cribbage", options: { players: 4 } };
    const { match } = await placeOf(await ask("", "ann", { ...game, name: "Lia Ann" }));
    // Full width, Cyrillic, Greek, and letters of Latin that look like each other.
    for (const name of ["Lia Ann", "lia ann", "LIA-ANN", "Ｌｉａ Ａｎｎ", "Liа Аnn", "LΙΑ ΑΝΝ", "1ia Ann", "Iia Ann"])
      expect((await ask(`/${match}/seats`, "eve", { name })).status, name).toBe(409);
    expect((await ask(`/${match}/seats`, "ann", { name: "Lia Ann" })).status).toBe(201);
    for (const [user, name] of [
      ["bob", "Lea Ann"],
      ["cid", undefined],
      ["dan", undefined],
    ] as const)
      expect((await ask(`/${match}/seats`, user, { name })).status, name).toBe(201);
    expect((await ask("", "eve", { ...game, name: "Lia Ann" })).status).toBe(201);
  });

  test("nothing is stored for a token that is not valid", async () => {
    const DATABASE_URL = await emptyDatabase();
    const own = await connectTo(DATABASE_URL);
    const ACCOUNTS = join(dirname(SCRIPT), "accounts.mjs");
    const { url } = await oneServer({ ...ENV, DATABASE_URL, ACCOUNTS, ACCOUNTS_KEY });
    const open = (authorization: string, key = randomUUID()) => {
      const headers = { "content-type": "application/json", authorization };
      return fetch(`${url}/matches`, { method: "POST", headers, body: JSON.stringify({ game: "sackson", key }) });
    };
    expect((await open(`Bearer ${sign("ann", "another key")}`)).status).toBe(401);
    expect((await open("after", randomUUID())).status).toBe(401);
    expect(await own.query("SELECT id FROM matches")).toEqual([]);
    // A token that was signed anew is the same person's.
    const key = randomUUID();
    const [first, again] = [await placeOf(await open(sign("ann"), key)), await placeOf(await open(sign("ann"), key))];
    expect(again.match).toBe(first.match);
    expect((await placeOf(await open(sign("bob"), key))).match).not.toBe(first.match);
    // An account has one seat at a table, whatever it asks for.
    for (const seat of [undefined, 1]) {
      const headers = { "content-type": "application/json", authorization: sign("ann") };
      const body = JSON.stringify({ seat, key: randomUUID() });
      const taken = await fetch(`${url}/matches/${first.match}/seats`, { method: "POST", headers, body });
      expect(await taken.json()).toMatchObject({ seat: 0 });
    }
  });
});

test("a key that has opened a match opens nothing else", async () => {
  const key = randomUUID();
  const first = { game: "cribbage", options: { players: 3 }, turn: { seconds: 60, end: "move" }, listed: true, key };
  const open = async (more: object) => {
    const answer = await post(`${server.url}/matches`, { ...first, ...more });
    return { status: answer.status, match: (await placeOf(answer).catch(() => undefined))?.match };
  };
  const { match } = await open({});
  expect(await open({ options: { players: 3, muggins: false } })).toEqual({ status: 201, match });
  for (const more of [
    { game: "sackson", options: {} },
    { options: {} },
    { turn: undefined },
    { turn: { seconds: 61, end: "move" } },
    { turn: { seconds: 60, end: "bot" } },
    { listed: false },
  ])
    expect(await open(more)).toEqual({ status: 409, match: undefined });
});

describe("the time of a turn", () => {
  /** A full match in which two are to move, since an hour ago. */
  async function late(end: string) {
    const turn = { seconds: 60, end };
    const body = { game: "cribbage", options: { first: 0 }, turn };
    const zero = await placeOf(await post(`${server.url}/matches`, body));
    const one = await placeOf(await post(`${server.url}/matches/${zero.match}/seats`, {}));
    const guests = await Promise.all([zero, one].map((place) => joined(server.url, { ...place, match: zero.match })));
    for (const guest of guests) await guest.hear("update");
    return { match: zero.match, guests };
  }
  /** Makes what has happened in a match an hour older, up to some move, and has its turns looked at. */
  async function age(match: string, before = 1000) {
    await db.query("UPDATE seats SET at = at - interval '1 hour' WHERE match = $1", match);
    // Later moves change a little, so that no process goes on with its copy.
    await db.query(
      "UPDATE moves SET at = at - CASE WHEN number < $2 THEN interval '1 hour' ELSE interval '1 ms' END WHERE match = $1",
      match,
      before,
    );
    await db.query("UPDATE matches SET due_at = now() WHERE id = $1", match);
  }
  const isLooked = async (match: string) =>
    (await db.query("SELECT FROM matches WHERE id = $1 AND due_at > now() + interval '10 seconds'", match)).length > 0;

  test("is over for all who are late", async () => {
    const { match } = await late("forfeit");
    await age(match);
    await until(async () => (await rows(match)).at(-1)!.move.forfeit !== undefined);
    expect((await rows(match)).at(-1)!.move).toEqual({ forfeit: [0, 1] });
    const guest = await joined(other.url, { match });
    expect(await guest.hear("update")).toMatchObject({ forfeit: [0, 1] });
  });

  test.each(["forfeit", "move", "bot"])("is not longer when another seat has moved: %s", async (end) => {
    const { match, guests } = await late(end);
    const { number, view } = latest(guests[0]!);
    guests[0]!.say({ type: "move", after: number, move: cribbage.legalMoves(cribbage.parseViewJson(view), 0)[0] });
    await guests[0]!.hear("accepted");
    await age(match, number);
    await until(async () => (await rows(match)).length > number + 1);
    const { move } = (await rows(match))[number + 1]!;
    expect(move).toMatchObject(end === "forfeit" ? { forfeit: [1] } : { type: "discard", seat: 1 });
    const bots = await db.query("SELECT seat FROM seats WHERE match = $1 AND bot", match);
    expect(bots).toEqual(end === "bot" ? [{ seat: 1 }] : []);
  });

  test("begins in a rematch when all have come", async () => {
    const opened = await placeOf(
      await post(`${server.url}/matches`, { game: "cribbage", turn: { seconds: 60, end: "forfeit" } }),
    );
    const second = await placeOf(await post(`${server.url}/matches/${opened.match}/seats`, {}));
    await store(opened.match, [...(await rows(opened.match)).map(({ move }) => move), { forfeit: [1] }]);
    const again = (token: string) => post(`${server.url}/matches/${opened.match}/rematch`, { token }).then(placeOf);
    const next = await again(opened.token);
    await age(next.match);
    await until(
      async () => (await db.query("SELECT FROM matches WHERE id = $1 AND due_at IS NULL", next.match)).length > 0,
    );
    expect((await rows(next.match)).at(-1)!.move.forfeit).toBeUndefined();
    await again(second.token);
    await db.query("UPDATE matches SET due_at = now() WHERE id = $1", next.match);
    await until(() => isLooked(next.match));
    expect((await rows(next.match)).at(-1)!.move.forfeit).toBeUndefined();
    await age(next.match);
    await until(async () => (await rows(next.match)).at(-1)!.move.forfeit !== undefined);
  });

  test("is read where the version before has stored whose it was", async () => {
    const [{ match }] = await openMatch(server.url, "sackson", { players: 2 });
    await store(match, [{ forfeit: 1 }]);
    expect(await (await joined(server.url, { match })).hear("update")).toMatchObject({ forfeit: [1] });
  });
});

describe("with muggins, the second wrong claim counts for least", () => {
  /** A match in which a seat is to count, or others may answer a count of 0. */
  async function counting(isWanted: (view: { phase: string; hand?: string }) => boolean) {
    const places = await openMatch(server.url, "cribbage", { players: 2 });
    const { match } = places[0];
    await db.query("UPDATE matches SET settings = settings || '{\"muggins\": true}' WHERE id = $1", match);
    const { url } = await oneServer({ ...ENV, DATABASE_URL });
    const fresh = await oneServer({ ...ENV, DATABASE_URL });
    const guests = await Promise.all(places.map((place) => joined(url, place)));
    for (const guest of guests) await guest.hear("update");
    for (;;) {
      const { view, number } = latest(guests[0]!);
      const now = cribbage.parseViewJson(view);
      const [seat = 0] = cribbage.activeSeats(now);
      const guest = guests[seat]!;
      await until(() => latest(guest).number === number);
      const own = cribbage.parseViewJson(latest(guest).view);
      const elsewhere = await joined(fresh.url, places[seat]!);
      await elsewhere.hear("update");
      if (isWanted(own)) return { match, guest, elsewhere, seat, number };
      elsewhere.socket.terminate();
      guest.say({ type: "move", after: number, move: cribbage.legalMoves(own, seat)[0] });
      await guest.hear("accepted");
      await until(() => latest(guests[0]!).number > number);
    }
  }

  test("of a show, at any process", async () => {
    const { match, guest, elsewhere, seat, number } = await counting(({ phase }) => phase === "show");
    const show = (claim: number) => ({
      type: "move",
      after: number,
      move: { type: "show", seat, hand: "hand", claim },
    });
    for (const one of [guest, elsewhere, guest]) {
      one.say(show(29));
      expect(await one.hear("refused")).toMatchObject({ code: "wrong-claim" });
    }
    expect(await rows(match)).toHaveLength(number);
    elsewhere.say(show(28));
    expect(await elsewhere.hear("refused")).toMatchObject({ code: "wrong-claim" });
    expect((await rows(match))[number]!.move).toEqual({ type: "show", seat, hand: "hand", claim: 0 });
    guest.say(show(0));
    expect(await guest.hear("accepted")).toMatchObject({ number });
  });

  test("of an answer: the count stands", async () => {
    const { match, guest, seat, number } = await counting(({ phase }) => phase === "muggins");
    for (const points of [29, 28]) {
      guest.say({ type: "move", after: number, move: { type: "muggins", seat, points } });
      expect(await guest.hear("refused")).toMatchObject({ code: "wrong-claim" });
    }
    expect((await rows(match))[number]!.move).toEqual({ type: "accept", seat });
  });
});
