// Everybody at a match is told who has lost the connection, whatever process each of them is at.
import { beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { connectMatch } from "../../docs/examples/server/client.ts";
import { kill } from "../examples/run.ts";
import { BOTS, type Process } from "./fleet.ts";
import { type Guest, openGuest } from "./guest.ts";
import { atEnd, emptyDatabase, linkTo, oneServer } from "./harness.ts";
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

/** Waits until a guest is told that these are away, or nobody. */
async function told(guest: Guest, ...away: readonly number[]): Promise<void> {
  while (`${(await guest.hear("update")).away ?? []}` !== `${away}`);
}

/** All that a guest was ever told of who is away. */
const everTold = ({ heard }: Guest) =>
  new Set(heard.flatMap((message) => (message.type === "update" ? `${message.away ?? []}` : [])));

test("players and spectators are told that a player is away, and back at another process", async () => {
  const places = await openMatch(one!.url, "cribbage", { players: 2 });
  const [zero, first] = [await join(one!, places[0]), await join(two!, places[1]!)];
  const spectators = [await watch(one!, places[0]), await watch(two!, places[0])];
  zero.socket.close();
  for (const guest of [first, ...spectators]) await told(guest, 0);
  await join(two!, places[0]);
  for (const guest of [first, ...spectators]) await told(guest);
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
