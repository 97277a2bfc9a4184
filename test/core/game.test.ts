import { describe, expect, expectTypeOf, test } from "vitest";
import { typed } from "../../src/core/game.ts";
import type {
  CribbageMove,
  CribbageOptions,
  CribbageRefusalCode,
  CribbageState,
  CribbageView,
} from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import type * as crosscribb from "../../src/crosscribb/index.ts";
import { findGame, games } from "../../src/games/index.ts";
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  advance,
  appendMoves,
  type MoveOf,
  newRecord,
  type OptionsOf,
  replay,
  type SettingsOf,
  type StateOf,
  seeded,
  type ViewOf,
} from "../../src/index.ts";
import type * as sackson from "../../src/sackson/index.ts";
import { GAMES } from "../games.ts";

describe("ids", () => {
  test("are literals", () => {
    expectTypeOf(cribbage.id).toEqualTypeOf<"cribbage">();
    // @ts-expect-error: cribbage has another id
    expect(cribbage.id === "chess").toBe(false);
  });
});

describe("the list of games", () => {
  test("can be used as it stands", () => {
    for (const game of games) expect(game.legalMoves(game.initialState({ players: 2 }))).toBeInstanceOf(Array);
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
  });

  test("is searched by id", () => {
    for (const game of games) expect(findGame(game.id)).toBe(game);
    expect(findGame("chess")).toBeUndefined();
    expectTypeOf(findGame).returns.toEqualTypeOf<AnyGame | undefined>();
  });
});

describe("any game", () => {
  test("is typed by what all games have", () => {
    expectTypeOf<StateOf<AnyGame>>().toEqualTypeOf<AnyState>();
    expectTypeOf<MoveOf<AnyGame>>().toEqualTypeOf<AnyMove>();
    expectTypeOf<ViewOf<AnyGame>>().toEqualTypeOf<AnyView>();
    for (const game of GAMES) {
      const state = game.initialState();
      expectTypeOf(state).toEqualTypeOf<AnyState>();
      expectTypeOf(state.settings.players).toEqualTypeOf<number>();
      // @ts-expect-error: no state has it
      expect(state.nonsense).toBeUndefined();
      // @ts-expect-error: only states of Crib-Ino have it
      expect("stock" in state || state.stock === undefined).toBe(true);
      // @ts-expect-error: the settings of all games are how many play
      expect(state.settings.jokers).toBeUndefined();
    }
  });

  test("makes no state of its own for a view: only a view has a viewer", () => {
    for (const game of GAMES) {
      const state = game.initialState();
      expectTypeOf(game.view(state).viewer).toEqualTypeOf<number | null>();
      expect(game.view(state).viewer).toBeNull();
      expectTypeOf(state.viewer).toEqualTypeOf<undefined>();
      expect("viewer" in state).toBe(false);
      // @ts-expect-error: a bot's view is not a whole state
      expectTypeOf<AnyState>().toExtend<AnyView>();
    }
  });

  test("by its own types is the game itself", () => {
    expect(typed(cribbage)).toBe(cribbage);
    expectTypeOf(typed(cribbage).initialState()).toEqualTypeOf<CribbageState>();
    expectTypeOf(typed(cribbage).parseMove("- cut 5D")).toEqualTypeOf<CribbageMove>();
    expectTypeOf(typed(cribbage).view(cribbage.initialState())).toEqualTypeOf<CribbageView>();
  });

  test("by its own types can be passed on, and keeps its codes and reasons", () => {
    /** Plays one move with everything that a generic function may call. */
    function firstMove<G extends AnyGame>(game: G, options: OptionsOf<G>) {
      const rules = typed(game);
      const { state, moves } = advance(rules, rules.initialState(options), null, { random: seeded(1) });
      const [move] = rules.legalMoves(state);
      const next = advance(rules, state, move!, { random: seeded(2) });
      const record = appendMoves(newRecord(rules, options), [...moves, ...next.moves]);
      return { state: replay(rules, record), code: rules.refusal(next.state, move!)?.code, record };
    }
    const { state, code, record } = firstMove(cribbage, { first: 0 });
    expectTypeOf(state).toEqualTypeOf<CribbageState>();
    expect(replay(cribbage, record)).toEqual(state);
    expect(code).toBe("not-your-turn");
  });
});

describe("literal unions", () => {
  test("a refusal has one of its game's codes, and is compared with no other", () => {
    const refusal = cribbage.refusal(cribbage.initialState(), { type: "go", seat: 0 })!;
    expectTypeOf(refusal.code).toEqualTypeOf<CribbageRefusalCode>();
    expect(refusal.code === "chance-to-move").toBe(true);
    // @ts-expect-error: there is no such code
    expect(refusal.code === "not-my-turn").toBe(false);
    // @ts-expect-error: Sackson has no crib, and cribbage no stones
    expect(refusal.code === "isolated").toBe(false);
  });

  test("an outcome has one of its game's reasons, and is compared with no other", () => {
    const reasonOf = (state: CribbageState) => cribbage.outcome(state)?.reason;
    expectTypeOf(reasonOf).returns.toEqualTypeOf<"cut" | "play" | "hand" | "crib" | undefined>();
    const reason = reasonOf(cribbage.initialState());
    expect(reason === "play").toBe(false);
    // @ts-expect-error: there is no such reason
    expect(reason === "checkmate").toBe(false);
    // @ts-expect-error: the game of cribbage has no limit of turns
    expect(reason === "turn-limit").toBe(false);
  });
});

/** The moves of a game that chance makes and no seat can make. */
type ChanceMoves<G extends AnyGame> = Exclude<MoveOf<G>, { readonly seat: number }>;

describe("chance moves", () => {
  test("have no seat", () => {
    expectTypeOf<ChanceMoves<typeof cribbage>["type"]>().toEqualTypeOf<"cut-for-deal" | "deal" | "cut">();
    expectTypeOf<ChanceMoves<typeof crosscribb>["type"]>().toEqualTypeOf<"cut-for-deal" | "deal" | "cut">();
    expectTypeOf<ChanceMoves<typeof cribino>["type"]>().toEqualTypeOf<"deal" | "shuffle" | "draw-tile">();
    expectTypeOf<ChanceMoves<typeof sackson>>().toEqualTypeOf<never>();
    // @ts-expect-error: the tile has a hand to go to, and nobody who draws it
    const drawn: MoveOf<typeof cribino> = { type: "draw-tile", seat: 0, hand: 0, tile: 3 };
    expect(() => cribino.parseMoveJson(drawn)).toThrow("seat: unknown key");
  });

  test("a seat is a number once it is there", () => {
    const seatIn = (move: CribbageMove): number => (move.seat === undefined ? -1 : move.seat);
    expect(seatIn({ type: "cut", card: "5H" })).toBe(-1);
    expect(seatIn({ type: "go", seat: 2 })).toBe(2);
  });
});

describe("settings", () => {
  test("of a state and of a record are complete: they have a value for every option", () => {
    const record = newRecord(cribbage, { target: 61 });
    expectTypeOf(record.settings).toEqualTypeOf<SettingsOf<typeof cribbage>>();
    expectTypeOf(record.settings).toEqualTypeOf<CribbageState["settings"]>();
    expectTypeOf(record.settings.target).toEqualTypeOf<number>();
    expectTypeOf(record.settings.muggins).toEqualTypeOf<boolean>();
    expectTypeOf<Required<SettingsOf<typeof cribbage>>>().toEqualTypeOf<SettingsOf<typeof cribbage>>();
    expectTypeOf<keyof SettingsOf<typeof cribbage>>().toEqualTypeOf<keyof CribbageOptions>();
    expectTypeOf<OptionsOf<typeof cribbage>>().toEqualTypeOf<CribbageOptions>();
    // @ts-expect-error: settings are not options
    expectTypeOf<{ target: 61 }>().toExtend<SettingsOf<typeof cribbage>>();
  });

  test("are what the schema of options gives", () => {
    const result = cribino.optionsSchema["~standard"].validate({ players: 3 });
    if (result.issues !== undefined) throw new Error("the options are valid");
    expectTypeOf(result.value).toEqualTypeOf<SettingsOf<typeof cribino>>();
    // @ts-expect-error: the number of players is known, so a later undefined can't take its place
    const options: OptionsOf<typeof cribino> = { ...result.value, players: "3" };
    expect(newRecord(cribino, result.value).settings).toEqual(result.value);
    expect(options.players).toBe("3");
  });

  test.each(GAMES)("$id writes out every option, in states and in records", (game) => {
    const { settings } = newRecord(game);
    expect(settings).toEqual(game.initialState().settings);
    const { properties } = game.optionsSchema["~standard"].jsonSchema.output({ target: "draft-07" });
    expect(Object.keys(settings).sort()).toEqual(Object.keys(properties as object).sort());
    expect(Object.values(settings)).not.toContain(undefined);
  });
});
