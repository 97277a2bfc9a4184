// Everybody at a match learns who has lost the connection, whatever process each of them is at.
import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { connectMatch } from "../../docs/client/client.ts";
import { kill } from "../examples/run.ts";
import { BOTS, type Process } from "./fleet.ts";
import { type Guest, openGuest } from "./guest.ts";
import { atEnd, connectTo, emptyDatabase, linkTo, oneServer } from "./harness.ts";
import { openMatch, type Place, placeOf, post } from "./http.ts";

const ENV = { ...BOTS, NOTICE_MS: "100", AWAY_MS: "1000", SWEEP_MS: "1000000" };

let DATABASE_URL: string;
let [one, two]: Process[] = [];

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket });
  DATABASE_URL = await emptyDatabase();
  [one, two] = [await oneServer({ ...ENV, DATABASE_URL }), await oneServer({ ...ENV, DATABASE_URL })];
});

async function join(server: Process, { match, token }: Partial<Place>): Promise<Guest> {
  const guest = await openGuest(server.url);
  guest.say({ type: "join", match, token });
  await guest.hear("update");
  return guest;
}

const watch = (server: Process, { match }: Place) => join(server, { match });

/** Waits until a guest hears that these are away, or nobody. */
async function told(guest: Guest, ...away: readonly number[]): Promise<void> {
  while (`${(await guest.hear("update")).away ?? []}` !== `${away}`);
}

/** All that a guest was ever told of who is away. */
const everTold = ({ heard }: Guest) =>
  new Set(heard.flatMap((message) => (message.type === "update" ? `${message.away ?? []}` : [])));

test("players and spectators learn that a player is away, and back at another process", async () => {
  const places = await openMatch(one!.url, "cribbage", { players: 2 });
  const [zero, first] = [await join(one!, places[0]), await join(two!, places[1]!)];
  const spectators = [await watch(one!, places[0]), await watch(two!, places[0])];
  zero.socket.close();
  for (const guest of [first, ...spectators]) await told(guest, 0);
  await join(two!, places[0]);
  for (const guest of [first, ...spectators]) await told(guest);
});

test("a phrase of a player reaches everybody at any process; a spectator and a made-up phrase reach nobody", async () => {
  const places = await openMatch(one!.url, "cribbage", { players: 2 });
  const [zero, first] = [await join(one!, places[0]), await join(two!, places[1]!)];
  const [here, there] = [await watch(one!, places[0]), await watch(two!, places[0])];
  there.say({ type: "say", phrase: 1 });
  zero.say({ type: "say", phrase: 3 });
  for (const guest of [zero, first, here, there])
    expect(await guest.hear("said")).toEqual({ type: "said", seat: 0, phrase: 3 });
  first.say({ type: "say", phrase: 4 });
  expect(await first.hear("error")).toMatchObject({ code: "malformed" });
  here.say({ type: "say", phrase: "hello" });
  expect(await here.hear("error")).toMatchObject({ code: "malformed" });
  expect([zero, there].flatMap(({ heard }) => heard.filter(({ type }) => type === "said"))).toHaveLength(2);
});

test("nobody is away who has another socket, is at another process, or goes there", async () => {
  const [zero, first, second] = await openMatch(one!.url, "cribbage", { players: 3 });
  const sockets = [await join(one!, zero), await join(one!, zero)];
  const [here, there] = [await watch(one!, zero), await join(two!, first!)];
  for (const guest of [here, there]) await told(guest, 2);
  sockets[0]!.socket.close();
  const third = await join(one!, second!);
  for (const guest of [here, there]) await told(guest);
  sockets[1]!.socket.close();
  await join(two!, zero);
  third.socket.close();
  for (const guest of [here, there]) {
    await told(guest, 2);
    expect(everTold(guest)).toEqual(new Set(["", "2"]));
  }
});

test("the players of a process that was killed are away", async () => {
  const killed = await oneServer({ ...ENV, DATABASE_URL });
  const places = await openMatch(one!.url, "cribbage", { players: 2 });
  await join(killed, places[0]);
  const guest = await join(one!, places[1]!);
  await watch(killed, places[0]);
  await kill(killed.running);
  await told(guest, 0);
  expect(everTold(guest)).toEqual(new Set(["", "0"]));
});

test("the players of a process that others do not hear are away until they hear it again", async () => {
  const [link, url] = await linkTo(DATABASE_URL);
  const cut = await oneServer({ ...ENV, STATEMENT_MS: "3000", DATABASE_URL: url });
  const places = await openMatch(one!.url, "cribbage", { players: 2 });
  // Its connection may be ended meanwhile, and it comes back.
  await new Promise<void>((heard) => {
    const client = connectMatch({ ...places[0], server: cut.url, onUpdate: () => heard() });
    atEnd(client.close);
  });
  const guest = await join(one!, places[1]!);
  link.silence();
  await told(guest, 0);
  await told(guest);
});

test("a seat that is free is not away", async () => {
  const place = await placeOf(await post(`${one!.url}/matches`, { game: "sackson" }));
  const guest = await watch(one!, place);
  await told(guest, 0);
  expect(everTold(guest)).toEqual(new Set(["", "0"]));
});

describe("before the first move", () => {
  const SURE = { ...ENV, GONE_MS: "1500" };
  const TAKE = { type: "take", seat: 0, colors: ["blue", "red"] };

  /** Waits until a guest sees which seats are free. */
  async function seesFree(guest: Guest, ...free: readonly number[]): Promise<void> {
    const freeIn = (names: readonly (string | null)[]) => names.flatMap((name, seat) => (name === null ? [seat] : []));
    while (`${freeIn((await guest.hear("update")).names)}` !== `${free}`);
  }

  test("the seat of a player who is gone becomes free for others who wait, at any process", async () => {
    const server = await oneServer({ ...SURE, DATABASE_URL });
    const places = await openMatch(server.url, "sackson", { players: 2 });
    const [guest, elsewhere] = [await join(server, places[0]), await watch(one!, places[0])];
    for (const one of [guest, elsewhere]) await seesFree(one, 1);
    const { match } = places[0];
    const taken = await placeOf(await post(`${two!.url}/matches/${match}/seats`, { name: "Bob" }));
    expect(taken.seat).toBe(1);
    await join(two!, { ...taken, match });
    for (const one of [guest, elsewhere]) await seesFree(one);
    const old = await openGuest(one!.url);
    old.say({ type: "join", match, token: places[1]!.token });
    expect(await old.hear("error")).toMatchObject({ code: "wrong-token" });
  });

  test("nobody else loses a seat: who is connected, has moved or has not asked for a rematch", async () => {
    const server = await oneServer({ ...SURE, DATABASE_URL });
    const begun = await openMatch(server.url, "sackson", { players: 2 });
    const inPlay = await join(server, begun[0]);
    inPlay.say({ type: "move", after: 0, move: TAKE });
    await inPlay.hear("accepted");
    const over = await openMatch(server.url, "sackson", { players: 2 });
    const db = await connectTo(DATABASE_URL);
    await db.query(`INSERT INTO moves VALUES ($1, 0, '{"forfeit": [0]}')`, over[0].match);
    const again = await post(`${server.url}/matches/${over[0].match}/rematch`, { token: over[0].token });
    const waiting = await join(server, await placeOf(again));
    // This one takes as long, and begins later.
    const gone = await join(server, (await openMatch(server.url, "cribbage", { players: 3 }))[1]!);
    await seesFree(gone, 0, 2);
    for (const guest of [inPlay, waiting])
      for (const message of guest.heard) if (message.type === "update") expect(message.names).not.toContain(null);
  });

  test("a player who leaves is put off the seat at every process, and others stay connected", async () => {
    const places = await openMatch(one!.url, "sackson", { players: 2 });
    const { match, token } = places[0];
    const [leaver, stays] = [await join(two!, places[0]), await join(two!, places[1]!)];
    expect((await post(`${one!.url}/matches/${match}/leave`, { token })).status).toBe(200);
    expect(await leaver.hear("error")).toMatchObject({ code: "rewound" });
    await leaver.closed;
    await seesFree(stays, 0);
    // Another player sits down before the process hears of it.
    const taken = await placeOf(await post(`${one!.url}/matches/${match}/seats`, {}));
    expect(taken.seat).toBe(0);
    const newcomer = await join(one!, { ...taken, match });
    newcomer.say({ type: "move", after: 0, move: TAKE });
    await newcomer.hear("accepted");
    while ((await stays.hear("update")).number === 0);
    expect((await post(`${one!.url}/matches/${match}/leave`, { token: taken.token })).status).toBe(409);
  });

  test("a table is listed while one of its players is connected, those with a player first", async () => {
    const open = async (name: string) =>
      placeOf(await post(`${one!.url}/matches`, { game: "sackson", name, listed: true }));
    const db = await connectTo(DATABASE_URL);
    const listed = async () => {
      const answer = await fetch(`${two!.url}/matches`);
      return v.parse(v.array(v.object({ match: v.string() })), await answer.json()).map(({ match }) => match);
    };
    const until = async (holds: (matches: readonly string[]) => boolean) => {
      while (!holds(await listed())) await setTimeout(100);
    };
    const [earlier, later] = [await open("Ann"), await open("Bob")];
    await join(one!, earlier);
    await until((matches) => matches.indexOf(earlier.match) < matches.indexOf(later.match));
    await db.query("UPDATE matches SET attended = attended - interval '1 minute' WHERE id = $1", later.match);
    await until((matches) => !matches.includes(later.match));
    await join(two!, later);
    await until((matches) => matches.includes(later.match));
  });
});
