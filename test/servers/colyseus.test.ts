import { rmSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "redis";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cribbage } from "../../src/cribbage/index.ts";
import { type AnyGame, type AnyMove, appendMoves, parseRecordJson, replay } from "../../src/index.ts";
import { clientOf, type Guest, guestOf, latest, moveOnce, openTable, playOut, until } from "../examples/rooms.ts";
import { bundle, kill, type Running, run } from "../examples/run.ts";
import { rowsOf } from "../tables.ts";
import { inWords, titled } from "../words.ts";
import { freePort, type Service, startRedis } from "./services.ts";

const game: AnyGame = cribbage;

let redis: Service;
let scripts: string;
/** The processes that run, by their address. */
const servers = new Map<string, Running>();

beforeAll(async () => {
  [redis, scripts] = await Promise.all([startRedis(), bundle("colyseus", ["server.ts"])]);
});
afterAll(async () => {
  await redis.stop();
  rmSync(scripts, { recursive: true });
});

beforeEach(async () => {
  // The client writes to the console when it loses its connection.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await Promise.all([startServer(), startServer()]);
});
afterEach(async () => {
  await Promise.all([...servers.values()].map(kill));
  servers.clear();
  vi.restoreAllMocks();
});

async function startServer(url = redis.url): Promise<string> {
  const env = {
    REDIS_URL: url,
    MESSAGES_PER_SECOND: "1000",
    // How long a process waits for another that may be dead, in milliseconds.
    COLYSEUS_PRESENCE_SHORT_TIMEOUT: "500",
  };
  const server = run(join(scripts, "server.mjs"), [`${await freePort()}`], env);
  const address = new URL(await server.line(/^http/)).host;
  servers.set(address, server);
  return address;
}

/** The address of the process that has a guest's room, and that of another process. */
function addressesOf({ room }: Guest): readonly [own: string, other: string] {
  const own = new URL((room.connection.transport as unknown as { ws: { url: string } }).ws.url).host;
  return [own, [...servers.keys()].find((address) => address !== own)!];
}

/** A match whose guests all ask the process that does not have the room. */
async function openElsewhere(game: AnyGame, options: object & { readonly players: number }): Promise<Guest[]> {
  const [somewhere] = servers.keys();
  const first = await guestOf(clientOf(`http://${somewhere}`).create(game.id, { match: "new", options }));
  const [, other] = addressesOf(first);
  const guests = [first];
  while (guests.length < options.players) guests.push(await joinMatch(game, first.match, other));
  await until(() => guests.every((guest) => game.activeSeats(latest(guest).view).length > 0));
  return guests;
}

function joinMatch(game: AnyGame, match: string, address: string, token?: string | null): Promise<Guest> {
  return guestOf(clientOf(`http://${address}`).joinOrCreate(game.id, { match, ...(token && { token }) }));
}

/** Expects that what Redis has of a match is a legal game, and gives its moves and the state that they lead to. */
async function stored(game: AnyGame, match: string) {
  const client = await createClient({ url: redis.url }).connect();
  const fields = await client.hGetAll(`match:${match}`);
  await client.close();
  const start = parseRecordJson(game, JSON.parse(fields[`start of ${game.id}`]!));
  const moves: AnyMove[] = [];
  for (let step = 0; fields[step] !== undefined; step++) moves.push(...JSON.parse(fields[step]!));
  return { fields, moves, state: replay(game, appendMoves(start, moves)) };
}

/** Everything that a guest was told of what happened, in this order. */
function movesTold(...guests: readonly Guest[]): AnyMove[] {
  return guests.flatMap(({ shown }) => shown.flatMap(({ moves }) => moves));
}

/** Expects that a match was played to its end, that its record has every step once, and that all have seen the end of it. */
async function expectPlayed(game: AnyGame, guests: readonly Guest[]): Promise<readonly AnyMove[]> {
  const { moves, state } = await stored(game, guests[0]!.match);
  expect(game.outcome(state)).toBeDefined();
  for (const guest of guests) {
    expect(latest(guest)).toMatchObject({ view: game.view(state, guest.seat!), outcome: game.outcome(state) });
    expect(guest.refused).toEqual([]);
  }
  return moves;
}

const GAMES = titled(
  rowsOf(({ room }) => [[room] as const]),
  (game, options) => `${game.id}, ${inWords(options)}`,
);

test.each(GAMES)(
  "%s: asked for at one process, played on the other, resumed when that dies",
  async (_, game, options) => {
    const guests = await openElsewhere(game, options);
    expect(new Set(guests.map(({ room }) => room.roomId)).size).toBe(1);
    const [own, other] = addressesOf(guests[0]!);
    for (let moves = 0; moves < 7; moves++) await moveOnce(game, guests);
    await kill(servers.get(own)!);
    await until(() => guests.every(({ closed }) => closed !== undefined));
    const back = await Promise.all(guests.map(({ match, token }) => joinMatch(game, match, other, token)));
    for (const [i, guest] of guests.entries()) {
      expect(back[i]).toMatchObject({ seat: guest.seat, token: guest.token });
      expect(latest(back[i]!).view).toEqual(latest(guest).view);
    }
    await playOut(game, back);
    const moves = await expectPlayed(game, back);
    for (const [i, guest] of guests.entries())
      expect(movesTold(guest, back[i]!)).toEqual(moves.map((move) => game.redact(move, guest.seat!)));
  },
);

test("processes that die while moves are on their way lose none that anybody has seen", async () => {
  const options = { players: 2, target: 61 };
  let guests = await openElsewhere(game, options);
  const told = guests.map((guest) => [guest]);
  for (let death = 0; death < 5; death++) {
    const [own, other] = addressesOf(guests[0]!);
    for (let moves = 0; moves < 3; moves++) await moveOnce(game, guests);
    await Promise.all([kill(servers.get(own)!), moveOnce(game, guests)]);
    await until(() => guests.every(({ closed }) => closed !== undefined));
    servers.delete(own);
    await startServer();
    guests = await Promise.all(guests.map(({ match, token }) => joinMatch(game, match, other, token)));
    for (const [i, guest] of guests.entries()) told[i]!.push(guest);
  }
  await playOut(game, guests);
  const moves = await expectPlayed(game, guests);
  for (const [seat, lives] of told.entries()) {
    // A step that was stored, but shown to nobody, was not told: what was told is there, in its order.
    const seen = moves.map((move) => JSON.stringify(game.redact(move, seat)));
    let at = -1;
    for (const move of movesTold(...lives)) {
      at = seen.indexOf(JSON.stringify(move), at + 1);
      expect(at).toBeGreaterThanOrEqual(0);
    }
  }
});

test("two rooms of one match see each other's steps, and a step that two make at once is made once", async () => {
  const [first, second] = [...servers.keys()].map((address) => clientOf(`http://${address}`));
  const opened = await openTable(first!, cribbage, { first: 0, target: 61 }, 2);
  const guests = await Promise.all(
    opened.map(({ match, token }, i) => guestOf([first, second][i]!.create("cribbage", { match, token }))),
  );
  expect(new Set([...opened, ...guests].map(({ room }) => room.roomId)).size).toBe(3);
  for (const guest of guests) guest.room.send("move", game.legalMoves(latest(guest).view, guest.seat!)[0]);
  await until(() => guests.every((guest) => latest(guest).view.phase === "play"));
  await playOut(game, guests);
  const moves = await expectPlayed(game, guests);
  expect(moves.slice(1, 3).map(({ type }) => type)).toEqual(["discard", "discard"]);
  // The room in which both began has heard of everything too.
  for (const guest of opened) await until(() => latest(guest).outcome !== null);
});

test("Redis has no token, and no process takes one that is made up", async () => {
  const guests = await openElsewhere(game, { players: 2 });
  const [own, other] = addressesOf(guests[0]!);
  const { match, token } = guests[0]!;
  const { fields } = await stored(game, match);
  expect(JSON.stringify(fields)).not.toContain(token);
  for (const forged of [fields["seat 0"]!, `${token}A`, "__proto__"])
    for (const address of [own, other]) await expect(joinMatch(game, match, address, forged)).rejects.toThrow("token");
  const proto = JSON.parse(`{"match":"${match}","__proto__":{"token":"${token}"}}`);
  await expect(clientOf(`http://${other}`).joinOrCreate("cribbage", proto)).rejects.toThrow("__proto__");
  const body = JSON.stringify({ match, token: "x".repeat(1_000_000) });
  for (const address of [own, other])
    expect((await fetch(`http://${address}/matchmake/joinOrCreate/cribbage`, { method: "POST", body })).status).toBe(
      413,
    );
  await playOut(game, guests);
  await expectPlayed(game, guests);
});

test("a room that cannot store a step shows it to nobody, and closes", async () => {
  const doomed = await startRedis();
  const address = await startServer(doomed.url);
  const guests = await openTable(clientOf(`http://${address}`), game, { players: 2, first: 0 }, 2);
  await doomed.stop();
  const told = guests.map(({ shown }) => shown.length);
  guests[0]!.room.send("move", game.legalMoves(latest(guests[0]!).view, 0)[0]);
  await until(() => guests.every(({ closed }) => closed !== undefined));
  expect(guests.map(({ closed }) => closed)).toEqual([1011, 1011]);
  expect(guests.map(({ shown }) => shown.length)).toEqual(told);
});
