import { afterAll, beforeAll, expect, test } from "vitest";
import type { Table } from "../../src/boardgame-io/index.ts";
import { cribbage } from "../../src/cribbage/index.ts";
import { crosscribb } from "../../src/crosscribb/index.ts";
import type { AnyGame } from "../../src/index.ts";
import type { Running } from "./run.ts";
import { type ServerProcess, startServer } from "./server.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What a client says that it holds. */
interface Held {
  readonly playerID: string;
  readonly _stateID: number;
  readonly G: Table<{ phase: string; hands?: readonly (readonly string[])[]; piles?: readonly (readonly string[])[] }>;
  readonly ctx: { readonly gameover?: unknown };
  readonly initialState: unknown;
  readonly log: readonly { readonly action: { readonly payload: { args?: unknown; playerID?: string } } }[];
}

function heldBy(client: Running): Held[] {
  return client.lines.map((line) => JSON.parse(line) as Held);
}

/** The cards in a seat's view that are for its eyes only. */
function secretsOf({ playerID, G: { game, state } }: Held): readonly string[] {
  const seat = Number(playerID);
  if (game === "crosscribb") return state.phase === "play" ? state.piles![seat]!.slice(0, 1) : [];
  return ["discard", "play"].includes(state.phase) ? state.hands![seat]! : [];
}

/** What was held of each state, together. */
function byState(held: readonly Held[]): Held[][] {
  const groups: Held[][] = [];
  for (const one of held) {
    groups[one._stateID] ??= [];
    groups[one._stateID]!.push(one);
  }
  return groups.filter((group) => group !== undefined);
}

/** Expects that no client holds a card that another has for its eyes only. */
function expectNoLeak(clients: readonly Held[][]): void {
  for (const held of clients.flat()) {
    const log = held.log.filter(({ action: { payload } }) => payload.playerID !== held.playerID);
    expect(JSON.stringify(log)).not.toMatch(/"discard","seat":\d,"cards"|"cards":/);
    expect(JSON.stringify(held.initialState)).not.toMatch(/"[A-Z2-9][CDHS]"/);
  }
  let secrets = 0;
  for (const helds of byState(clients.flat()))
    for (const held of helds)
      for (const secret of secretsOf(held)) {
        secrets++;
        for (const other of helds)
          if (other.playerID !== held.playerID)
            expect(JSON.stringify([other.G, other.ctx])).not.toContain(`"${secret}"`);
      }
  expect(secrets).toBeGreaterThan(20);
}

/** A match that clients play, each in its own process. */
async function playedMatch(game: AnyGame, players: number, options: object) {
  const matchID = await server.createMatch(game.id, players, options);
  const clients = Array.from({ length: players }, () => server.player(game.id, matchID));
  return { game, matchID, clients };
}

/** Kills the server while a match is on, and starts it again: all that was shown of the match is on the disk. */
async function crash(matchID: string, clients: readonly Running[]): Promise<void> {
  await server.kill();
  const shown = clients.flatMap(heldBy).map(({ _stateID }) => _stateID);
  const { state } = server.stored(matchID);
  expect(state._stateID).toBeGreaterThanOrEqual(Math.max(...shown));
  expect(state.ctx.gameover).toBeUndefined();
  await server.restart();
}

test("games for two and four, by a process a player, outlive the deaths of the server: nothing is lost, nothing leaks", async () => {
  const matches = [
    await playedMatch(cribbage, 2, { target: 61, dealer: 0 }),
    await playedMatch(crosscribb, 4, { target: 11, dealer: 1 }),
  ];
  let crashed = Promise.resolve();
  const crashes = matches.map(async ({ matchID, clients }) => {
    await clients[0]!.line(/"_stateID":1[2-9],/);
    crashed = crashed.then(() => crash(matchID, clients));
    await crashed;
  });
  await Promise.all(crashes);
  for (const { game, matchID, clients } of matches) {
    await Promise.all(clients.map(({ ended }) => ended));
    const { state } = server.stored(matchID);
    expect(game.parseStateJson(state.G.state)).toEqual(state.G.state);
    expect(state.ctx.gameover).toEqual(game.outcome(state.G.state));
    for (const client of clients) {
      const held = heldBy(client);
      const last = held.at(-1)!;
      expect(last.ctx.gameover).toEqual(state.ctx.gameover);
      expect(last.G.state).toEqual(game.view(state.G.state, Number(last.playerID)));
      // Once shown, always so: nothing is dealt or played anew.
      for (const again of byState(held)) for (const { G } of again) expect(G).toEqual(again[0]!.G);
    }
    expectNoLeak(clients.map(heldBy));
  }
}, 60_000);
