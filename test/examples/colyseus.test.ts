import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Client, Room } from "colyseus.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cribbage } from "../../src/cribbage/index.ts";
import { crosscribb } from "../../src/crosscribb/index.ts";
import type { AnyGame, AnyMove, AnyView, Outcome } from "../../src/index.ts";
import { rowsOf } from "../tables.ts";
import { inWords, titled } from "../words.ts";
import { bundle, kill, type Running, run } from "./run.ts";

// The client's ES modules are for bundlers.
const colyseus = createRequire(import.meta.url)("colyseus.js") as { Client: new (url: string) => Client };

let scripts: string;
let server: Running;
let client: Client;

beforeAll(async () => {
  scripts = await bundle("colyseus", ["server.mjs"]);
  server = run(join(scripts, "server.mjs"), ["0"]);
  client = new colyseus.Client(await server.line(/^http/));
});
afterAll(async () => {
  await kill(server);
  rmSync(scripts, { recursive: true });
});

/** What a client is shown. */
interface Shown {
  readonly view: AnyView;
  readonly moves: readonly AnyMove[];
  readonly outcome: Outcome | null;
}

/** A client at the table, with all that it was sent. */
interface Guest {
  readonly room: Room;
  seat: number | null;
  readonly shown: Shown[];
  readonly refused: { readonly code: string; readonly message: string }[];
}

function guest(room: Room): Guest {
  const one: Guest = { room, seat: null, shown: [], refused: [] };
  room.onMessage("seat", (seat: number | null) => {
    one.seat = seat;
  });
  room.onMessage("table", (table: Shown) => one.shown.push(table));
  room.onMessage("refused", (why: Guest["refused"][0]) => one.refused.push(why));
  return one;
}

async function table(game: AnyGame, options: object, guests: number): Promise<Guest[]> {
  const first = await client.create(game.id, { options });
  const all = [guest(first)];
  while (all.length < guests) all.push(guest(await client.joinById(first.roomId)));
  await until(
    () => all.every(({ shown }) => shown.length > 0) && game.activeSeats(all[0]!.shown.at(-1)!.view).length > 0,
  );
  return all;
}

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; !holds(); i++) {
    if (i > 2_000) throw new Error("nothing more comes");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test.each(
  titled(
    rowsOf(({ room }) => [[room] as const]),
    (game, options) => `${game.id}, ${inWords(options)}`,
  ),
)(
  "%s, is played to its end from views",
  async (_, game, options) => {
    const guests = await table(game, options, options.players + 1);
    expect(guests.map(({ seat }) => seat)).toEqual([...Array(options.players).keys(), null]);
    while (guests[0]!.shown.at(-1)!.outcome === null) {
      const { view } = guests[0]!.shown.at(-1)!;
      const mover = guests[game.activeSeats(view)[0]!]!;
      const moves = game.legalMoves(mover.shown.at(-1)!.view, mover.seat!);
      const told = guests.map(({ shown }) => shown.length + 1);
      mover.room.send("move", moves[Math.floor(Math.random() * moves.length)]);
      await until(() => guests.every(({ shown }, i) => shown.length === told[i]));
    }
    for (const { seat, shown, refused } of guests) {
      expect(refused).toEqual([]);
      expect(shown.at(-1)!.outcome).toEqual(guests[0]!.shown.at(-1)!.outcome);
      for (const { view } of shown) expect(view.viewer).toBe(seat);
    }
  },
  30_000,
);

test("a move by the wrong seat is refused with the reason, and nothing leaks", async () => {
  const guests = await table(cribbage, { dealer: 0 }, 3);
  const [zero, one, spectator] = guests as [Guest, Guest, Guest];
  const hand = ({ seat, shown }: Guest) => (shown.at(-1)!.view as unknown as { hands: string[][] }).hands[seat!]!;
  const cards = hand(zero).slice(0, 2);
  for (const [who, move, code] of [
    [one, { type: "discard", seat: 0, cards }, "not-your-turn"],
    [one, { type: "discard", seat: 1, cards }, "not-held"],
    [one, { type: "go", seat: 1 }, "wrong-phase"],
    [one, { type: "cut", card: "5H" }, "not-your-turn"],
    [one, JSON.parse('{"type":"go","__proto__":{"seat":1}}'), "malformed"],
    [one, null, "malformed"],
    [spectator, { type: "discard", seat: 0, cards }, "not-your-turn"],
  ] as const) {
    const before = who.refused.length;
    who.room.send("move", move);
    await until(() => who.refused.length > before);
    expect([move, who.refused.at(-1)!.code]).toEqual([move, code]);
  }
  one.room.send("cheat", { seat: 0 });
  await until(() => one.refused.length === 7);
  for (const [guest, other] of [
    [zero, one],
    [one, zero],
    [spectator, zero],
    [spectator, one],
  ] as const)
    for (const card of hand(other)) expect(JSON.stringify(guest.shown)).not.toContain(`"${card}"`);
  for (const seat of [0, 1])
    guests[seat]!.room.send("move", { type: "discard", seat, cards: hand(guests[seat]!).slice(0, 2) });
  await until(() => spectator.shown.at(-1)!.view.phase === "play");
  expect(JSON.stringify(spectator.shown)).toContain('"discard","seat":0,"cards":["??","??"]');
});

test("who is cut off comes back to the same seat, and sees the same", async () => {
  const guests = await table(crosscribb, { players: 2, dealer: 0 }, 2);
  const [zero] = guests as [Guest];
  const { reconnectionToken } = zero.room;
  zero.room.connection.close();
  // The server has to notice first.
  let room: Room | undefined;
  for (let i = 0; i < 200 && room === undefined; i++)
    room = await client.reconnect(reconnectionToken).catch(() => undefined);
  const back = guest(room!);
  await until(() => back.shown.length > 0);
  expect(back.shown[0]!.view).toEqual(zero.shown.at(-1)!.view);
});

test("a room with options that are wrong is not made", async () => {
  await expect(client.create("cribbage", { options: { target: -1 } })).rejects.toThrow("options.target");
});
