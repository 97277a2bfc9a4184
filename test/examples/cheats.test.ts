import { readdirSync } from "node:fs";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Table } from "../../src/boardgame-io/index.ts";
import type { DiscardState } from "../../src/cribbage/index.ts";
import { type ServerProcess, type Stored, startServer } from "./server.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A player's connection that says whatever it is told to, and keeps all that it hears. */
interface Rogue {
  readonly socket: Socket;
  readonly heard: unknown[][];
  /** When it hears an event again. */
  hears(event: string): Promise<unknown[]>;
}

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

async function connect(name: string): Promise<Rogue> {
  const socket = io(`${server.url}/${name}`, { transports: ["websocket"], forceNew: true });
  sockets.push(socket);
  const heard: unknown[][] = [];
  socket.onAny((...message) => heard.push(message));
  const hears = (event: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      socket.once(event, (...args) => resolve(args));
      setTimeout(() => reject(new Error(`no ${event}`)), 5_000).unref();
    });
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return { socket, heard, hears };
}

function makeMove(playerID: string, credentials: string | undefined, type: string, ...args: unknown[]) {
  return { type: "MAKE_MOVE", payload: { type, args, playerID, credentials } };
}

describe("a dealt game of cribbage, and players who do not keep to it", () => {
  let matchID: string;
  let keys: string[];
  let rogues: Rogue[];

  beforeEach(async () => {
    matchID = await server.createMatch("cribbage", 2, { dealer: 0 });
    keys = [];
    rogues = [];
    for (const playerID of ["0", "1"]) {
      const { json } = await server.post(`/games/cribbage/${matchID}/join`, { playerID, playerName: "any" });
      keys.push(json.playerCredentials!);
      const rogue = await connect("cribbage");
      rogue.socket.emit("sync", matchID, playerID, json.playerCredentials, 2);
      await rogue.hears("update");
      rogues.push(rogue);
    }
    await say(0, makeMove("0", keys[0], "start"), "0");
  });

  /** Says something in a seat's name, after which the server tells everyone how things are. */
  async function say(seat: number, action: unknown, playerID: unknown): Promise<void> {
    const told = Promise.all(rogues.map(({ hears }) => hears("update")));
    rogues[seat]!.socket.emit("update", action, 0, matchID, playerID);
    await told;
  }

  function hand(seat: number): readonly string[] {
    return (server.stored(matchID).state.G.state as DiscardState).hands[seat]!;
  }

  function discard(seat: number) {
    return { type: "discard", seat, cards: hand(seat).slice(0, 2) };
  }

  /** Expects that what was said changed nothing: the rogue is heard in order, and to start again does nothing. */
  async function expectUnmoved(before: Stored): Promise<void> {
    await say(1, makeMove("0", keys[0], "start"), "0");
    const { state, log } = server.stored(matchID);
    expect(state.G).toEqual({ ...before.state.G, refused: expect.anything(), moves: expect.anything() });
    expect(state.ctx).toEqual({
      ...before.state.ctx,
      numMoves: expect.anything(),
      _activePlayersNumMoves: expect.anything(),
    });
    expect(log.length).toBeLessThanOrEqual(before.log.length + 1);
  }

  /** Expects that the game goes on as if nothing had been, and that nobody heard of cards too early. */
  async function expectGoesOn(): Promise<void> {
    for (const [seat, rogue] of rogues.entries())
      for (const card of hand(1 - seat)) expect(JSON.stringify(rogue.heard)).not.toContain(`"${card}"`);
    for (const seat of [0, 1]) await say(seat, makeMove(`${seat}`, keys[seat], "move", discard(seat)), `${seat}`);
    expect(server.stored(matchID).state.G).toMatchObject({ state: { phase: "play" }, refused: {} });
  }

  test("a refused move has its reason, for the one who made it only", async () => {
    await say(1, makeMove("1", keys[1], "move", { type: "discard", seat: 0, cards: hand(1).slice(0, 2) }), "1");
    const latest = rogues.map(({ heard }) => heard.findLast(([event]) => event === "update"));
    const refusals = latest.map((update) => (update as [string, string, { G: Table }])[2].G.refused);
    expect(refusals).toEqual([{}, { 1: { code: "not-your-seat", message: expect.any(String) } }]);
    await say(1, makeMove("1", keys[1], "move", { type: "discard", cards: ["1H", "1S"] }), "1");
    expect(server.stored(matchID).state.G.refused).toMatchObject({ 1: { code: "malformed" } });
    await expectGoesOn();
  });

  test("a seat that has moved does not move again", async () => {
    await say(1, makeMove("1", keys[1], "move", discard(1)), "1");
    const before = server.stored(matchID);
    rogues[1]!.socket.emit("update", makeMove("1", keys[1], "move", discard(1)), 0, matchID, "1");
    await expectUnmoved(before);
  });

  test("nobody moves for another seat", async () => {
    const before = server.stored(matchID);
    const move = discard(0);
    for (const [playerID, key, named] of [
      ["0", keys[1], "1"],
      ["0", keys[1], "0"],
      ["0", undefined, "0"],
      ["0", "", "0"],
      ["0", null, "1"],
      [null, keys[1], "1"],
      [undefined, keys[1], "1"],
      [["0"], keys[1], "1"],
      ["constructor", keys[1], "constructor"],
    ]) {
      const action = makeMove(playerID as string, key as string, "move", move);
      rogues[1]!.socket.emit("update", action, before.state._stateID, matchID, named);
    }
    await expectUnmoved(before);
    await expectGoesOn();
  });

  test("only moves are actions", async () => {
    const before = server.stored(matchID);
    const payload = { playerID: "1", credentials: keys[1] };
    const state = { ...before.state, G: { ...before.state.G, state: { phase: "over" } } };
    const actions = [
      ...["UPDATE", "SYNC", "RESET"].map((type) => ({ type, state, payload })),
      { type: "PATCH", patch: [{ op: "replace", path: "/G/state/scores", value: [0, 120] }], payload },
      ...["endGame", "endTurn", "endPhase", "pass", "setPhase", "setActivePlayers", "endStage"].map((type) => ({
        type: "GAME_EVENT",
        payload: { ...payload, type, args: [{ value: { 1: null } }] },
      })),
      ...["UNDO", "REDO", "PLUGIN", "STRIP_TRANSIENTS"].map((type) => ({ type, payload })),
      makeMove("1", keys[1], "castle"),
    ];
    for (const action of actions) rogues[1]!.socket.emit("update", action, before.state._stateID, matchID, "1");
    await expectUnmoved(before);
    await expectGoesOn();
  });

  test("what makes no sense is dropped", async () => {
    const before = server.stored(matchID);
    const { socket } = rogues[1]!;
    const files = readdirSync(server.folder);
    let deep: unknown = [];
    for (let i = 0; i < 1_000; i++) deep = [deep];
    const nonsense = [null, undefined, 7, "go", [], {}, deep, Buffer.from("go"), { type: "MAKE_MOVE" }];
    socket.emit("update");
    for (const junk of nonsense) {
      socket.emit("update", junk, 0, matchID, "1");
      socket.emit("update", { type: "MAKE_MOVE", payload: junk }, 0, matchID, "1");
      socket.emit("update", makeMove("1", keys[1], junk as string), 0, matchID, "1");
      socket.emit("update", makeMove("1", keys[1], "move"), 0, junk, "1");
      for (const event of ["sync", "chat", "matchData", "patch", "drop"]) socket.emit(event, junk, junk, junk, junk);
    }
    for (const id of ["none", "../package", "constructor", ".", "a".repeat(500)])
      socket.emit("sync", id, null, null, 2);
    const heavy = await connect("cribbage");
    const gone = new Promise((resolve) => heavy.socket.once("disconnect", resolve));
    heavy.socket.emit("update", makeMove("1", keys[1], "move", "x".repeat(50_000)), 0, matchID, "1");
    await gone;
    await expectUnmoved(before);
    expect(readdirSync(server.folder)).toEqual(files);
    await expectGoesOn();
  });

  test("who has no seat sees what a spectator sees, and under another game's name nothing", async () => {
    const spectator = await connect("cribbage");
    spectator.socket.emit("sync", matchID, null, undefined, 2);
    const [, { state }] = (await spectator.hears("sync")) as [string, { state: { G: Table } }];
    expect(state.G).toMatchObject({ state: { hands: [Array(6).fill("??"), Array(6).fill("??")] } });
    const liars = [await connect("sackson"), await connect("cribbage"), await connect("cribbage")];
    liars[0]!.socket.emit("sync", matchID, null, undefined, 2);
    liars[1]!.socket.emit("sync", matchID, "0", keys[1], 2);
    liars[2]!.socket.emit("sync", matchID, "0", undefined, 2);
    await liars[0]!.hears("dropped");
    await expectGoesOn();
    expect(liars.map(({ heard }) => heard)).toEqual([[["dropped"]], [], []]);
  });

  test("a seat is not watched from before it is taken, and not given up", async () => {
    matchID = await server.createMatch("cribbage", 2, { dealer: 0 });
    const early = await connect("cribbage");
    early.socket.emit("sync", matchID, "0", undefined, 2);
    for (const [seat, rogue] of rogues.entries()) {
      const { json } = await server.post(`/games/cribbage/${matchID}/join`, { playerID: `${seat}`, playerName: "any" });
      keys[seat] = json.playerCredentials!;
      rogue.socket.emit("sync", matchID, `${seat}`, keys[seat], 2);
      await rogue.hears("update");
    }
    await say(0, makeMove("0", keys[0], "start"), "0");
    expect(early.heard).toEqual([]);
    const leave = { playerID: "0", credentials: keys[0] };
    expect(await server.post(`/games/cribbage/${matchID}/leave`, leave)).toMatchObject({ status: 403 });
  });

  test("a match with options that are wrong is not made", async () => {
    for (const body of [
      { numPlayers: 2, setupData: { target: -1 } },
      { numPlayers: 9 },
      { numPlayers: 3, setupData: 7 },
    ])
      expect([body, (await server.post("/games/crosscribb/create", body)).status]).toEqual([
        body,
        body.setupData === 7 ? 200 : 400,
      ]);
  });
});
