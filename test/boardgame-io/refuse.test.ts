import type { Game } from "boardgame.io";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type BoardgameMatch, toBoardgame } from "../../src/boardgame-io/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import type { DiscardState } from "../../src/cribbage/state.ts";
import * as cribino from "../../src/cribino/index.ts";
import { InvalidStateError, type Seat, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { thrownBy } from "../thrown.ts";
import { allHeldBy, heldBy, type Match, type MatchClient, openMatch } from "./match.ts";

beforeEach(() => {
  // boardgame.io writes what it drops to the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

type CribbageMatch = Match<BoardgameMatch<cribbage.CribbageState, cribbage.CribbageMove>>;

/** A dealt game of cribbage, in which both seats are to discard. */
function dealt(anytime = false): CribbageMatch {
  const match = openMatch(toBoardgame(cribbage, { options: { first: 0 }, random: seeded(11), anytime }), 2);
  match.clients[0]!.moves.start!();
  return match;
}

/** The cards that a seat holds. */
function handOf(match: CribbageMatch, seat: number): readonly string[] {
  return (match.truth().state as DiscardState).hands[seat]!;
}

test("a start whose cuts tie forever ends in an error that names the random source", () => {
  const { moves, setup } = toBoardgame(cribbage, { random: () => 0 });
  const ctx = { numPlayers: 2, currentPlayer: "0" };
  const { start } = moves as { start: { move: (...args: unknown[]) => unknown } };
  const G = setup!({ ctx } as never);
  const error = thrownBy(() => start.move({ G, ctx, playerID: "0" }));
  expect(error).toBeInstanceOf(InvalidStateError);
  expect(error).toMatchObject({ path: "random" });
});

describe("a move that is refused", () => {
  test.each<[string, readonly unknown[]]>([
    ["malformed", []],
    ["malformed", [null]],
    ["malformed", ["go"]],
    ["malformed", [[{ type: "go" }]]],
    ["malformed", [{ type: "castle" }]],
    ["malformed", [{ type: "discard", cards: ["5H", "1H"] }]],
    ["malformed", [{ type: "go", extra: 1 }]],
    ["malformed", [JSON.parse('{"type":"go","__proto__":{"seat":0}}')]],
    ["malformed", [{ type: "go" }, { type: "go" }]],
    ["malformed", [{ type: "cut", card: "5H" }]],
    ["not-your-seat", [{ type: "go", seat: 1 }]],
    ["wrong-phase", [{ type: "go" }]],
  ])("tells its seat why: %s for %j", (code, args) => {
    const match = dealt();
    const before = match.truth();
    const others = [match.clients[1]!, match.spectator];
    match.clients[0]!.moves.move!(...args);
    expect(match.truth()).toEqual({
      ...before,
      moves: [],
      refused: { 0: { code, keys: expect.any(Array), reason: expect.any(String) } },
    });
    expect(heldBy(match.clients[0]!).refused).toEqual(match.truth().refused);
    for (const client of others) {
      expect(heldBy(client).refused).toEqual({});
      expect(client.log?.at(-1)).toMatchObject({ action: { payload: { type: "move", args: null } } });
    }
  });

  test("has its reason until the seat's next move is accepted, whatever others do", () => {
    const match = dealt();
    const [zero, one] = match.clients as [MatchClient, MatchClient];
    zero.moves.move!({ type: "discard", cards: handOf(match, 1).slice(0, 2) });
    expect(heldBy(zero).refused["0"]?.code).toBe("not-held");
    one.moves.move!({ type: "discard", cards: handOf(match, 1).slice(0, 2) });
    expect(heldBy(zero).refused["0"]?.code).toBe("not-held");
    expect(heldBy(one).refused).toEqual({});
    zero.moves.move!({ type: "discard", cards: handOf(match, 0).slice(0, 2) });
    expect(match.truth().refused).toEqual({});
  });

  test("shows others nothing of a hand that it names", () => {
    const match = dealt();
    match.clients[0]!.moves.move!({ type: "discard", cards: handOf(match, 0).slice(0, 1) });
    expect(heldBy(match.clients[0]!).refused["0"]?.code).toBe("wrong-cards");
    for (const card of handOf(match, 0)) expect(allHeldBy(match.clients[1]!)).not.toContain(card);
  });

  test("out of turn is dropped by boardgame.io, and answered when every seat may send at any time", () => {
    for (const anytime of [false, true]) {
      const match = dealt(anytime);
      const [zero] = match.clients;
      const id = match.stateID();
      zero!.moves.move!({ type: "discard", cards: handOf(match, 0).slice(0, 2) });
      zero!.moves.move!({ type: "discard", cards: handOf(match, 0).slice(0, 2) });
      expect(match.stateID()).toBe(anytime ? id + 2 : id + 1);
      const reason = {
        code: "not-your-turn",
        keys: ["seat"],
        values: { seats: [1] },
        reason: "seat 0 is not to move; seat 1 is",
      };
      expect(heldBy(zero!).refused).toEqual(anytime ? { 0: reason } : {});
    }
  });

  test("before the first deal and after the end has its reason too", () => {
    const match = openMatch(toBoardgame(cribbage), 2);
    match.clients[1]!.moves.move!({ type: "cut-for-deal", cards: ["AH", "2H"] });
    expect(heldBy(match.clients[1]!).refused["1"]?.code).toBe("malformed");
    match.clients[1]!.moves.move!({ type: "go" });
    expect(heldBy(match.clients[1]!).refused["1"]?.code).toBe("chance-to-move");
  });
});

test("a chance move is not a player's to make, neither as it is nor with a seat put into it", () => {
  const match = openMatch(toBoardgame(cribino), 2);
  const expectNoDraw = (seat: Seat) => {
    const before = match.truth().state;
    const client = match.clients[seat]!;
    const draw = { type: "draw-tile", hand: seat, tile: 3 };
    for (const move of [draw, { ...draw, seat }]) {
      client.moves.move!(move);
      expect(heldBy(client).refused[`${seat}`]?.code).toBe("malformed");
      expect(match.truth().state).toEqual(before);
    }
  };
  expectNoDraw(0);
  match.clients[0]!.moves.start!();
  expectNoDraw(cribino.activeSeats(match.truth().state)[0]!);
});

test("to start with arguments, which would stand in the log, does nothing", () => {
  const match = openMatch(toBoardgame(cribbage, { options: { first: 0 } }), 2);
  match.clients[0]!.moves.start!("psst");
  expect(match.truth().state.phase).toBe("deal");
  expect(JSON.stringify(match.clients[1]!.log)).not.toContain("psst");
});

test("to start again changes nothing", () => {
  const match = dealt();
  const before = match.truth();
  match.clients[1]!.moves.start!();
  expect(match.truth()).toEqual({ ...before, moves: [] });
});

test("seats that act at the same time need not wait for each other", async () => {
  const match = dealt();
  const stale = match.stateID();
  for (const seat of [0, 1]) {
    const args = [{ type: "discard", cards: handOf(match, seat).slice(0, 2) }];
    const action = { type: "MAKE_MOVE", payload: { type: "move", args, playerID: `${seat}` } };
    await match.master.onUpdate(action, stale, "one", `${seat}`);
  }
  expect(match.truth()).toMatchObject({ state: { phase: "play" }, refused: {} });
});

test.each([null, undefined, "", "2", "-1", "00", "1.5", "constructor", "__proto__", 0, ["0"], {}])(
  "nobody moves as player %j",
  async (playerID) => {
    const match = dealt(true);
    const before = match.truth();
    for (const payload of [
      { type: "start", args: [], playerID },
      { type: "move", args: [{ type: "discard", cards: handOf(match, 0).slice(0, 2) }], playerID },
    ])
      await match.master.onUpdate({ type: "MAKE_MOVE", payload }, match.stateID(), "one", "0").catch(() => {});
    expect(match.truth()).toEqual(before);
  },
);

test.each(["constructor", "toString", "hasOwnProperty", "__proto__"])(
  "what every object inherits, such as %s, is not a move",
  async (type) => {
    const match = dealt();
    const before = match.truth();
    const action = { type: "MAKE_MOVE", payload: { type, args: [], playerID: "0" } };
    await match.master.onUpdate(action, match.stateID(), "one", "0");
    expect(match.truth()).toEqual(before);
    match.clients[1]!.moves.move!({ type: "discard", cards: handOf(match, 1).slice(0, 2) });
    expect(match.truth()).toMatchObject({ moves: [{ type: "discard", seat: 1 }], refused: {} });
  },
);

/** The functions of a game object that boardgame.io calls, by what they are given here. */
type Called = { readonly [key in "setup" | "playerView" | "validateSetupData"]-?: (...args: unknown[]) => unknown } & {
  readonly moves: { readonly [name in "start" | "move"]: { move(...args: unknown[]): unknown } };
};
const called = (game: Game) => game as unknown as Called;

test("a match of another game shows nothing and takes no move", () => {
  const [own, other] = [called(toBoardgame(sackson)), called(toBoardgame(cribbage))];
  const context = { ctx: { numPlayers: 2, currentPlayer: "0" }, playerID: "0" };
  const match = other.setup(context);
  expect(own.playerView({ ...context, G: match })).toBeNull();
  expect(own.moves.start.move({ ...context, G: match })).toBe("INVALID_MOVE");
  expect(own.moves.move.move({ ...context, G: match }, { type: "go" })).toBe("INVALID_MOVE");
});

describe("options", () => {
  const ctx = { numPlayers: 4, currentPlayer: "0" };

  test("come from the setup data before the game object, and the seats from boardgame.io", () => {
    const game = called(toBoardgame(cribbage, { options: { target: 61, doubleSkunk: 4 } }));
    const match = game.setup({ ctx }, { target: 31, partners: false, players: 3 });
    const settings = { players: 4, target: 31, doubleSkunk: 4, partners: false };
    expect(match).toMatchObject({ state: { settings } });
  });

  test("that are wrong are reported to the creator of the match, with their source", () => {
    const game = called(toBoardgame(cribbage));
    expect(game.validateSetupData(undefined, 2)).toBeUndefined();
    expect(game.validateSetupData({ target: 31 }, 4)).toBeUndefined();
    expect(game.validateSetupData({ target: -1 }, 2)).toMatch(/^setupData\.target: /);
    expect(game.validateSetupData({ jokers: 2 }, 2)).toMatch(/^setupData\.jokers: unknown key/);
    expect(game.validateSetupData("solo", 4)).toMatch(/^setupData: must be an object, not "solo"/);
    expect(game.validateSetupData(undefined, 7)).toMatch(/^numPlayers: /);
    expect(game.validateSetupData({ players: 7 }, 2)).toBeUndefined();
    const partners = called(toBoardgame(cribbage, { options: { partners: true } }));
    expect(partners.validateSetupData({ target: 31 }, 4)).toBeUndefined();
    expect(partners.validateSetupData({ target: 31 }, 2)).toMatch(/^setup\.options\.partners: /);
  });

  test("that the adapter does not know are refused", () => {
    expect(() => toBoardgame(cribbage, { seed: 7 } as object)).toThrow(InvalidStateError);
    expect(() => toBoardgame(cribbage, { anytime: "yes" } as object)).toThrow("setup.anytime:");
    expect(() => toBoardgame(cribbage, { random: 7 } as object)).toThrow("setup.random: must be a function, not 7");
  });
});
