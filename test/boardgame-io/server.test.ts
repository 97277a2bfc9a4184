import type { AddressInfo } from "node:net";
import { Client } from "boardgame.io/client";
import { SocketIO } from "boardgame.io/multiplayer";
import { Server } from "boardgame.io/server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type BoardgameMatch, toBoardgame } from "../../src/boardgame-io/index.ts";
import { type AnyGame, type AnyMove, type AnyState, randomInt, seeded } from "../../src/index.ts";
import { NIGHT } from "../often.ts";
import { rowsOf, TABLES } from "../tables.ts";
import { inWords, titled } from "../words.ts";
import { allHeldBy, heldBy, type MatchClient } from "./match.ts";

/** Short games for two, and by night for four. */
const MATCHES = titled(
  rowsOf(({ room }) => (NIGHT ? [2, 4] : [2]).map((players) => [players, { ...room, players }] as const)),
  (game, _, options) => `${game.id}, ${inWords(options)}`,
);

/** A seat's client on a socket. */
type SeatClient = MatchClient & Pick<ReturnType<typeof Client>, "stop" | "subscribe">;

const random = seeded(1);
let running: Awaited<ReturnType<ReturnType<typeof Server>["run"]>>;
let server: ReturnType<typeof Server>;
/** By match and number, what the server has stored. */
const truth = new Map<string, BoardgameMatch<AnyState, AnyMove>>();
const games = new Map(TABLES.map(({ game, room }) => [game.id, toBoardgame<AnyGame>(game, { options: room })]));

beforeAll(async () => {
  server = Server({ games: [...games.values()], origins: [] });
  const { db } = server;
  const setState = db.setState.bind(db);
  db.setState = (matchID, state, log) => {
    truth.set(`${matchID} ${state._stateID}`, state.G);
    return setState(matchID, state, log) as undefined;
  };
  // boardgame.io passes its port to Node's `listen`, which also accepts an object.
  running = await server.run({ port: { port: 0, host: "127.0.0.1" } as unknown as number });
});
afterAll(() => server.kill(running));

const clients: SeatClient[] = [];
beforeEach(() => {
  // boardgame.io writes to the console what it drops: moves of seats whose turn has passed meanwhile.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
  vi.restoreAllMocks();
});

/** Connects to a match, which the server makes for the first to come, and waits until the match is there. */
async function connect(game: AnyGame, numPlayers: number, matchID: string, seat: number): Promise<SeatClient> {
  const { port } = running.appServer.address() as AddressInfo;
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  const options = { game: games.get(game.id)!, numPlayers, matchID, playerID: `${seat}`, multiplayer, debug: false };
  const client = Client(options) as unknown as SeatClient;
  clients.push(client);
  client.start();
  await news(client, () => client.getState() !== null);
  return client;
}

/** Waits until something holds that a client can tell. */
function news(client: SeatClient, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.subscribe(() => {
      if (!holds()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

async function seated(game: AnyGame, players: number, matchID: string): Promise<SeatClient[]> {
  const all: SeatClient[] = [];
  while (all.length < players) all.push(await connect(game, players, matchID, all.length));
  return all;
}

/** Lets a client make a move whenever it may, until it hears that the match is over. */
async function play(game: AnyGame, client: SeatClient, look: () => void): Promise<void> {
  let answered = -1;
  await news(client, () => {
    const state = client.getState()!;
    if (state._stateID === answered) return false;
    answered = state._stateID;
    look();
    if (state.isActive) {
      const moves = game.legalMoves(heldBy(client).state, Number(client.playerID));
      if (moves.length === 0) client.moves.start!();
      else client.moves.move!(moves[randomInt(moves.length, random)]);
    }
    return state.ctx.gameover !== undefined;
  });
}

/** The cards in a JSON text, as a set. */
function cardsIn(text: string): Set<string> {
  return new Set(text.match(/"[A23456789TJQK][CDHS]"/g));
}

test.each(MATCHES)(
  "on boardgame.io's own server, over sockets: %s, and hands stay hidden",
  async (_, game, players, options) => {
    const matchID = `${game.id}-${players}`;
    const all = await seated(game, players, matchID);
    const known = all.map(() => new Set<string>());
    let looks = 0;
    const look = (client: SeatClient, seat: number) => {
      const { state, moves } = heldBy(client);
      const stored = truth.get(`${matchID} ${client.getState()!._stateID}`);
      if (stored === undefined) return;
      looks++;
      expect(state).toEqual(game.view(stored.state, seat));
      for (const card of cardsIn(JSON.stringify([state, moves]))) known[seat]!.add(card);
      expect([...cardsIn(allHeldBy(client))].filter((card) => !known[seat]!.has(card))).toEqual([]);
    };
    await Promise.all(all.map((client, seat) => play(game, client, () => look(client, seat))));
    expect(looks).toBeGreaterThan(10);
    const { state } = await server.db.fetch(matchID, { state: true });
    expect(state.G.state.settings).toMatchObject(options);
    for (const client of all) expect(client.getState()!.ctx.gameover).toEqual(game.outcome(state.G.state));
  },
  30_000,
);

test.each(TABLES.map(({ game }) => [game.id, game] as const))(
  "on boardgame.io's own server, over sockets: %s, a move that is refused tells its seat why, and nobody else",
  async (id, game) => {
    const [zero, one] = (await seated(game, 2, `${id}-refused`)) as [SeatClient, SeatClient];
    const told = news(one, () => one.getState()!._stateID > 0);
    zero.moves.move!({ type: "castle" });
    await news(zero, () => heldBy(zero).refused["0"] !== undefined);
    expect(heldBy(zero).refused).toMatchObject({ 0: { code: "malformed" } });
    await told;
    expect(heldBy(one).refused).toEqual({});
    expect(allHeldBy(one)).not.toContain("castle");
  },
);
