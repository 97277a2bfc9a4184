import { EventEmitter, once } from "node:events";
import { createRequire } from "node:module";
import type { Client, Room } from "colyseus.js";
import type { AnyGame, AnyMove, AnyView, Outcome } from "../../src/index.ts";

// The client's ES modules are for bundlers.
const colyseus = createRequire(import.meta.url)("colyseus.js") as { Client: new (url: string) => Client };

export function clientOf(url: string): Client {
  return new colyseus.Client(url);
}

/** What a client is shown. */
export interface Shown {
  readonly view: AnyView;
  readonly moves: readonly AnyMove[];
  readonly outcome: Outcome | null;
}

/** A client in a room, with all that it was sent. */
export interface Guest {
  readonly room: Room;
  /** The match, and the seat in it if it has one. */
  match: string;
  seat: number | null;
  token: string | null;
  readonly shown: Shown[];
  readonly refused: { readonly code: string; readonly message: string }[];
  /** The code with which the connection was closed. */
  closed: number | undefined;
}

const news = new EventEmitter().setMaxListeners(0);

/** Waits for messages and ends of connections until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await once(news, "heard");
}

/** A client that has joined, when it knows its seat and sees the table. */
export async function guestOf(joined: Promise<Room>): Promise<Guest> {
  const room = await joined;
  const guest: Guest = { room, match: "", seat: null, token: null, shown: [], refused: [], closed: undefined };
  const hear = <T>(keep: (message: T) => unknown) => {
    return (message: T) => {
      keep(message);
      news.emit("heard");
    };
  };
  room.onMessage(
    "seat",
    hear((given: object) => Object.assign(guest, given)),
  );
  room.onMessage(
    "table",
    hear((table: Shown) => guest.shown.push(table)),
  );
  room.onMessage(
    "refused",
    hear((why: Guest["refused"][0]) => guest.refused.push(why)),
  );
  room.onLeave(
    hear((code: number) => {
      guest.closed = code;
    }),
  );
  room.onError(() => {});
  await until(() => guest.shown.length > 0 || guest.closed !== undefined);
  return guest;
}

export function latest({ shown }: Guest): Shown {
  return shown.at(-1)!;
}

/** A dealt match with a number of clients. */
export async function openTable(client: Client, game: AnyGame, options: object, guests: number): Promise<Guest[]> {
  const first = await guestOf(client.create(game.id, { match: "new", options }));
  const all = [first];
  while (all.length < guests) all.push(await guestOf(client.joinOrCreate(game.id, { match: first.match })));
  await until(() => all.every((guest) => game.activeSeats(latest(guest).view).length > 0));
  return all;
}

/** Lets a guest whose turn it is make any legal move, and waits until all have seen it. */
export async function moveOnce(game: AnyGame, guests: readonly Guest[]): Promise<void> {
  const [seat] = game.activeSeats(latest(guests[0]!).view);
  const mover = guests.find((guest) => guest.seat === seat)!;
  const moves = game.legalMoves(latest(mover).view, mover.seat!);
  const told = guests.map(({ shown }) => shown.length);
  mover.room.send("move", moves[Math.floor(Math.random() * moves.length)]);
  await until(() => guests.every(({ shown, closed }, i) => shown.length > told[i]! || closed !== undefined));
}

/** Plays a match to its end. */
export async function playOut(game: AnyGame, guests: readonly Guest[]): Promise<void> {
  while (latest(guests[0]!).outcome === null) await moveOnce(game, guests);
}
