import type { Game as BoardgameIoGame } from "boardgame.io";
import { RandomBot } from "boardgame.io/ai";
import { Client } from "boardgame.io/client";
import { Local } from "boardgame.io/multiplayer";
import { describe, expect, test, vi } from "vitest";
import { type BoardgameMatch, toBoardgame } from "../../src/boardgame-io/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import { type AnyGame, type AnyMove, type AnyState, type Random, type Seat, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { expectEqual } from "../equal.ts";
import { NIGHT } from "../often.ts";
import { rowsOf } from "../tables.ts";
import { inWords, titled } from "../words.ts";
import { allHeldBy, heldBy, type Match, type MatchClient, openMatch } from "./match.ts";

/** The cards in a JSON value, as a set. */
function cardsIn(json: unknown): Set<string> {
  return new Set(JSON.stringify(json).match(/"[A23456789TJQK][CDHS]"/g));
}

/** Lets each client move, from what it holds alone, until boardgame.io says that the match is over. */
function play(
  game: AnyGame,
  { clients }: Pick<Match<BoardgameMatch>, "clients">,
  random: Random,
  look: () => void,
): void {
  for (let turns = 0; clients[0]!.getState()!.ctx.gameover === undefined; turns++) {
    if (turns > 5_000) throw new Error("the match does not end");
    const ready = clients.filter((client) => client.getState()!.isActive);
    const client = ready[Math.floor(random() * ready.length)]!;
    const { state } = heldBy(client);
    const moves = game.legalMoves(state, Number(client.playerID));
    if (moves.length === 0) client.moves.start!();
    else client.moves.move!(moves[Math.floor(random() * moves.length)]);
    look();
  }
}

/**
 * A viewer of a match: a seat's client or a spectator's, the cards it may know, and the part of its log that it has
 * read.
 */
interface Viewer {
  readonly client: MatchClient;
  readonly seat: Seat | undefined;
  readonly known: Set<string>;
  read: number;
}

/** Expects that a client holds what its seat may know, and no more, wherever in it one looks. */
function expectNoMore(game: AnyGame, match: Match<BoardgameMatch<AnyState, AnyMove>>, viewer: Viewer): void {
  const { client, seat, known } = viewer;
  const truth = match.truth();
  const held = heldBy(client);
  expectEqual(held.state, game.view(truth.state, seat));
  expectEqual(
    held.moves,
    truth.moves.map((move) => game.redact(move, seat)),
  );
  expect(cardsIn(client.initialState).size).toBe(0);
  for (const card of cardsIn([held.state, held.moves])) known.add(card);
  // Cards of earlier deals are known, so this finds the more the earlier it is in the game.
  expect([...cardsIn(allHeldBy(client))].filter((card) => !known.has(card))).toEqual([]);
  const log = client.log ?? [];
  for (const { action } of log.slice(viewer.read)) {
    const { args, playerID } = action.payload as { args: readonly AnyMove[] | null; playerID?: string };
    const [move] = action.type === "MAKE_MOVE" ? (args ?? []) : [];
    const own = seat !== undefined && playerID === `${seat}`;
    if (move !== undefined && !own) expectEqual(move, game.redact(move, seat));
  }
  viewer.read = log.length;
}

/** By day the first match of each game, and those with partners or muggins, in which more is hidden. */
const MATCHES = titled(
  rowsOf(({ matches }) => matches.filter(([, options], i) => NIGHT || i === 0 || "partners" in options)),
  (game, players, options) => `${game.id} for ${players}, ${inWords(options)}`,
);

describe.each(MATCHES)("%s,", (_, game, players, options) => {
  test("is played to its end from views, and no client ever holds a hidden card", () => {
    const match = openMatch(toBoardgame(game, { options, random: seeded(players) }), players);
    const viewers = [...match.clients, match.spectator].map((client, i): Viewer => {
      const seat = i < players ? i : undefined;
      return { client, seat, known: new Set(), read: 0 };
    });
    const look = () => {
      for (const viewer of viewers) expectNoMore(game, match, viewer);
    };
    look();
    play(game, match, seeded(7), look);
    for (const viewer of viewers) {
      expectNoMore(game, match, Object.assign(viewer, { read: 0 }));
      const { client } = viewer;
      expect(client.getState()!.ctx.gameover).toEqual(game.outcome(match.truth().state));
      expect(client.getState()!.isActive).toBe(false);
    }
  });
});

test("the current player and the active players are the seats that may move", () => {
  const match = openMatch(toBoardgame(cribbage, { options: { target: 31 }, random: seeded(3) }), 3);
  play(cribbage, match, seeded(2), () => {
    const { ctx } = match.spectator.getState()!;
    const active = cribbage.activeSeats(match.truth().state).map(String);
    if (ctx.gameover !== undefined) return;
    expect(Object.keys(ctx.activePlayers!)).toEqual(active);
    expect(active).toContain(ctx.currentPlayer);
    expect(match.clients.map((client) => client.getState()!.isActive)).toEqual(
      ["0", "1", "2"].map((playerID) => active.includes(playerID)),
    );
  });
});

test("chance moves follow the move that led to them, as each client may know them", () => {
  const match = openMatch(toBoardgame(cribbage, { options: { first: 0 }, random: seeded(3) }), 2);
  match.clients[1]!.moves.start!();
  expect(heldBy(match.spectator).moves).toEqual([
    { type: "deal", hands: [Array(6).fill("??"), Array(6).fill("??")], crib: [] },
  ]);
  for (const seat of [1, 0]) {
    const client = match.clients[seat]!;
    client.moves.move!(cribbage.legalMoves(heldBy<typeof cribbage>(client).state, seat)[0]);
  }
  expect(heldBy(match.spectator).moves).toMatchObject([
    { type: "discard", seat: 0, cards: ["??", "??"] },
    { type: "cut", card: expect.stringMatching(/^[A-Z2-9]{2}$/) },
  ]);
});

test("patches instead of whole states lead to the same match", () => {
  const matches = [false, true].map((deltaState) => {
    const match = openMatch(
      { ...toBoardgame(cribbage, { options: { target: 31 }, random: seeded(5) }), ...{ deltaState } },
      2,
    );
    play(cribbage, match, seeded(6), () => {});
    return match;
  });
  const [whole, patched] = matches.map(({ clients }) => clients.map(heldBy));
  expect(patched).toEqual(whole);
});

test("boardgame.io's own bots play it, each when it is to move", async () => {
  vi.useFakeTimers();
  try {
    const game = toBoardgame(sackson, { options: { turnLimit: 12 } });
    const multiplayer = Local({ bots: { 1: RandomBot, 3: RandomBot } });
    const [zero, two] = ["0", "2"].map((playerID) =>
      Client({ game, numPlayers: 4, playerID, multiplayer, debug: false }),
    ) as unknown as [MatchClient, MatchClient];
    for (const client of [zero, two]) client.start();
    while (zero.getState()!.ctx.gameover === undefined) {
      const client = [zero, two].find((one) => one.getState()!.isActive);
      if (client !== undefined) client.moves.move!(sackson.legalMoves(heldBy<typeof sackson>(client).state)[0]);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(zero.getState()!.ctx.gameover).toMatchObject({ reason: "turn-limit" });
  } finally {
    vi.useRealTimers();
  }
});

test("the object is one of boardgame.io's games by its types", () => {
  const games = [toBoardgame(cribbage), toBoardgame(cribino)] satisfies BoardgameIoGame[];
  expect(games.map(({ name, minPlayers, maxPlayers }) => [name, minPlayers, maxPlayers])).toEqual([
    ["cribbage", 2, 4],
    ["cribino", 1, 7],
  ]);
});

test("boardgame.io's own random plugin would give the deals away: its seed goes to every client", () => {
  const { spectator } = openMatch(toBoardgame(cribbage), 2);
  expect(spectator.initialState).toMatchObject({ plugins: { random: { data: { seed: expect.any(String) } } } });
});
