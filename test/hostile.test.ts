import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { perft } from "../src/check/index.ts";
import { copy } from "../src/check/played.ts";
import type { CribbageMove, CribbageState } from "../src/cribbage/index.ts";
import * as cribbage from "../src/cribbage/index.ts";
import {
  type AnyGame,
  advance,
  appendMoves,
  formatRecord,
  IllegalMoveError,
  InvalidStateError,
  NotationError,
  newRecord,
  playout,
  randomInt,
  readRecord,
  replay,
  seeded,
  series,
  steps,
} from "../src/index.ts";
import { holeAt, pegsOf } from "../src/pegboard/index.ts";
import { formatScore } from "../src/scoring/index.ts";
import * as arbitrary from "./arbitraries.ts";
import { GAMES } from "./games.ts";
import { NIGHT, often } from "./often.ts";
import { pathOf, thrownBy } from "./thrown.ts";

/** Runs things with a value that may be anything: they may only throw one of the three errors, and mutate nothing. */
function survives(value: unknown, ...runs: readonly (() => unknown)[]): void {
  const before = fc.stringify(value);
  for (const run of runs) {
    try {
      run();
    } catch (error) {
      const typed = [IllegalMoveError, InvalidStateError, NotationError].some((type) => error instanceof type);
      if (!typed) throw error;
    }
  }
  expect(fc.stringify(value)).toBe(before);
}

function parsers(game: AnyGame, value: unknown): void {
  const json = value as never;
  survives(
    value,
    () => game.parseStateJson(json),
    () => game.parseMoveJson(json),
    () => game.parseMove(json),
    () => game.initialState(json),
    () => readRecord(game, json).record,
  );
}

describe.each(GAMES)("$id and values from anywhere", (game) => {
  const { record } = playout(game, { random: seeded(3), limit: 400 });
  const states = [game.initialState()];
  for (const move of record.moves) states.push(game.apply(states.at(-1)!, move));

  test("parsers throw nothing but the three errors", () => {
    fc.assert(
      fc.property(arbitrary.hostile, (value) => parsers(game, value)),
      { numRuns: often(100, 1000) },
    );
  });

  test("apply and isLegal throw nothing but the three errors, whatever is passed for a move", () => {
    fc.assert(
      fc.property(arbitrary.hostile, fc.constantFrom(...states), (value, state) => {
        const move = value as never;
        survives(value, () => game.apply(state, move));
        expect(game.isLegal(state, move)).toBe(false);
      }),
      { numRuns: often(100, 1000) },
    );
  });

  test("no message repeats what is long", () => {
    const long = [Array(300_000).fill("5H"), Array(300_000).fill([0]), "5H ".repeat(100_000), 10n ** 10_000n];
    const symbol = Symbol("x".repeat(100_000));
    const options = Object.keys(game.optionsSchema["~standard"].jsonSchema.input({ target: "draft-07" }).properties!);
    // The first of each phase and kind of move; by night, many of each.
    const kinds = record.moves.map(({ type }, i) => `${states[i]!.phase} ${type}`);
    const looked = [...kinds.keys()].filter((i) => (NIGHT && i < 40) || kinds.indexOf(kinds[i]!) === i);
    const messages: string[] = [];
    const note = (run: () => unknown) => messages.push((thrownBy(run) as Error).message);
    for (const value of [...long, symbol]) {
      for (const key of options) note(() => game.initialState({ [key]: value }));
      for (const i of looked) {
        const [state, move] = [states[i]!, record.moves[i]!];
        for (const key of Object.keys(state)) note(() => game.parseStateJson({ ...state, [key]: value }));
        for (const key of Object.keys(move)) {
          const wrong = { ...move, [key]: value } as never;
          note(() => game.apply(state, wrong));
          messages.push(game.refusal(state, wrong)!.reason);
        }
      }
    }
    const longest = messages.reduce((one, other) => (other.length > one.length ? other : one));
    expect(longest.length, longest.slice(0, 500)).toBeLessThan(400);
  });

  test("moves with any part replaced are refused or legal, never half made", () => {
    const moves = fc.constantFrom(...record.moves.map((move, i) => [i, move] as const));
    fc.assert(
      fc.property(moves, fc.nat(10), arbitrary.hostile, ([i, move], n, value) => {
        const keys = Object.keys(move);
        const broken = { ...move, [keys[n % keys.length]!]: value };
        const state = states[i]!;
        survives(broken, () => game.parseMoveJson(broken));
        const before = JSON.stringify(state);
        survives(broken, () => game.apply(state, broken));
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: often(100, 500) },
    );
  });

  test("cyclic, deep and huge values, and keys that reach for prototypes", () => {
    const cyclic: Record<string, unknown> = { type: "play", phase: "play", settings: {} };
    cyclic.self = cyclic;
    cyclic.settings = cyclic;
    let deep: unknown = [];
    for (let i = 0; i < 10_000; i++) deep = [deep];
    const huge = Array.from({ length: 1_000_000 }, () => "5H");
    const polluting = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"phase":"play"}',
    );
    for (const value of [
      cyclic,
      deep,
      huge,
      { type: "discard", seat: 0, cards: huge },
      polluting,
      { ...states[2], hands: deep },
    ])
      for (const run of [game.parseStateJson, game.parseMoveJson, game.parseMove, game.initialState])
        expect(() => (run as (json: unknown) => unknown)(value)).toThrow(/./);
    for (const value of [cyclic, { type: "discard", seat: 0, cards: huge }, polluting])
      expect(game.isLegal(states[2]!, value as never)).toBe(false);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("an array is as long as it says, whatever its iterator gives", () => {
    const lost = () => {
      throw new Error("an iterator that may have no end");
    };
    const endless = <T>(json: T): T => {
      if (typeof json !== "object" || json === null) return json;
      const entries = Object.entries(json).map(([key, part]) => [key, endless(part)] as const);
      if (!Array.isArray(json)) return Object.fromEntries(entries) as T;
      const list = entries.map(([, part]) => part);
      for (const key of [Symbol.iterator, "entries", "values"]) Object.defineProperty(list, key, { value: lost });
      return list as T;
    };
    for (const [i, state] of states.slice(0, 40).entries()) {
      expect(copy(game.parseStateJson(endless(state)))).toEqual(copy(state));
      const view = game.view(state, 0);
      expect(copy(game.parseViewJson(endless(view)))).toEqual(copy(view));
      const move = record.moves[i]!;
      expect(game.parseMoveJson(endless(move))).toEqual(move);
      expect(game.isLegal(state, endless(move))).toBe(true);
      expect(copy(game.apply(state, endless(move)))).toEqual(copy(states[i + 1]));
    }
    const meta = { names: ["Ann", "Bob"] };
    expect(readRecord(game, endless({ ...record, meta })).record).toEqual({ ...record, meta });
  });

  test("every function that takes a state refuses anything else with an InvalidStateError", () => {
    const move = { type: "go", seat: 0 };
    const runs: readonly (readonly [name: string, run: (state: never) => unknown])[] = [
      ["activeSeats", (state) => game.activeSeats(state)],
      ["legalMoves", (state) => game.legalMoves(state)],
      ["legalMoves", (state) => game.legalMoves(state, 0)],
      ["apply", (state) => game.apply(state, move)],
      ["isLegal", (state) => game.isLegal(state, move)],
      ["refusal", (state) => game.refusal(state, move)],
      ["chance", (state) => game.chance(state, seeded(1))],
      ["standing", (state) => game.rules.standing(state)],
      ["outcome", (state) => game.outcome(state)],
      ["view", (state) => game.view(state)],
      ["view", (state) => game.view(state, 0)],
      ["determinize", (state) => game.determinize(state, seeded(1))],
      ["render", (state) => game.render(state)],
    ];
    const text = JSON.stringify(game.initialState());
    for (const value of [{}, [], null, undefined, 7, Number.NaN, true, "", text, () => 1, { phase: "nowhere" }])
      for (const [name, run] of runs) {
        const error = thrownBy(() => run(value as never));
        // Moves that are none of the game are refused before the state is looked at.
        const typed = error instanceof InvalidStateError || (name === "apply" && error instanceof IllegalMoveError);
        if (!typed && !(error === undefined && ["isLegal", "refusal"].includes(name)))
          expect.fail(`${name}(${JSON.stringify(value)}): ${error ?? "nothing is thrown"}`);
      }
  });

  test("only a move can be formatted or redacted", () => {
    for (const value of [null, undefined, 7, "0 go", {}, { type: "foo", seat: 1 }, { ...record.moves[0], extra: 1 }])
      for (const run of [() => game.formatMove(value as never), () => game.redact(value as never, 0)])
        expect(thrownBy(run)).toBeInstanceOf(IllegalMoveError);
  });

  test("JSON as text is refused with a hint at JSON.parse", () => {
    const state = game.initialState();
    const at = game.apply(state, record.moves[0]!);
    for (const run of [
      () => game.parseStateJson(JSON.stringify(state)),
      () => game.parseViewJson(JSON.stringify(game.view(at, 0))),
      () => game.parseMoveJson(JSON.stringify(record.moves[0])),
      () => game.initialState(JSON.stringify(state.settings) as never),
      () => game.legalMoves(JSON.stringify(state) as never),
      () => game.activeSeats(JSON.stringify(state) as never),
      () => game.view(JSON.stringify(state) as never, 0),
      () => game.outcome(JSON.stringify(state) as never),
      () => game.rules.standing(JSON.stringify(state) as never),
      () => game.render(JSON.stringify(state) as never),
      () => game.chance(JSON.stringify(state) as never, seeded(1)),
    ])
      expect(run).toThrow("JSON.parse");
  });
});

describe("functions that take what a program has kept", () => {
  const { record } = playout(cribbage, { random: seeded(3), options: { target: 31 } });
  const plan = { games: 2, options: { target: 31 } };
  const items = [{ kind: "pair", points: 2, cards: ["5H", "5S"] }];
  const random = (source: unknown) => () => randomInt(6, source as never);

  test.each<[name: string, run: (value: never) => unknown]>([
    ["replay", (value) => replay(cribbage, value)],
    ["replay: settings", (value) => replay(cribbage, { ...record, settings: value })],
    ["replay: moves", (value) => replay(cribbage, { ...record, moves: value })],
    ["steps", (value) => [...steps(cribbage, value)]],
    ["formatRecord", (value) => formatRecord(cribbage, value)],
    ["appendMoves", (value) => appendMoves(value, [])],
    ["appendMoves: the record's moves", (value) => appendMoves({ ...record, moves: value }, [])],
    ["appendMoves: moves", (value) => appendMoves(record, value)],
    ["series: records", (value) => series(cribbage, plan, value)],
    ["series: a record", (value) => series(cribbage, plan, [value])],
    ["series: settings", (value) => series(cribbage, plan, [{ ...record, settings: value }])],
    ["series: plan", (value) => series(cribbage, value, [])],
    ["formatScore", (value) => formatScore(value)],
    ["formatScore: an item", (value) => formatScore([value])],
    ["formatScore: cards", (value) => formatScore([{ ...items[0], cards: value } as never])],
    ["formatScore: words", (value) => formatScore(items as never, value)],
    ["formatScore: a word", (value) => formatScore(items as never, { pair: value })],
    ["holeAt: shape", (value) => holeAt(1, 0, value)],
    ["pegsOf", (value) => pegsOf(value)],
    ["pegsOf: scores", (value) => pegsOf([value])],
    ["randomInt", (value) => random(value)()],
    ["chance", (value) => cribbage.chance(cribbage.initialState(), value)],
  ])("%s throws an InvalidStateError for what is none", (name, run) => {
    // Null is missing.
    const isOptional = name === "holeAt: shape" || name === "formatScore: words";
    for (const value of [...(isOptional ? [] : [null]), 7, Number.NaN, true, Symbol("x"), 10n])
      expect(`${name} ${thrownBy(() => run(value as never))}`).toMatch(/InvalidStateError/);
  });

  test("fields that are missing are named", () => {
    const { settings: _, ...bare } = record;
    expect(pathOf(() => replay(cribbage, bare as never))).toBe("settings");
    expect(pathOf(() => replay(cribbage, { ...record, moves: undefined as never }))).toBe("moves");
    expect(pathOf(() => series(cribbage, plan, [bare as never]))).toBe("records[0].settings");
    const foreign = { ...record.settings, target: -1 };
    expect(pathOf(() => series(cribbage, plan, [{ ...record, settings: foreign }]))).toBe("records[0].settings.target");
    expect(pathOf(() => formatScore([{ kind: "pair", points: 2 } as never]))).toBe("items[0].cards");
    expect(
      pathOf(() =>
        pegsOf([
          [0, 0],
          [2, Number.NaN],
        ]),
      ),
    ).toBe("scores[1][1]");
  });

  test.each([null, undefined, 7, "cribbage", {}, { ...cribbage, id: 1 }])("%s is refused for a game", (value) => {
    const game = value as never;
    for (const run of [
      () => newRecord(game),
      () => replay(game, record),
      () => [...steps(game, record)],
      () => playout(game, { random: seeded(1) }),
      () => perft(game, cribbage.initialState() as never, 1),
      () => advance(game, cribbage.initialState() as never, null, { random: seeded(1) }),
      () => advance(game, cribbage.initialState() as never, record.moves[0] as never, { random: seeded(1) }),
      () => series(game, { games: 2 }, []),
      () => formatRecord(game, record),
      () => readRecord(game, '[game "cribbage"]'),
      () => readRecord(game, record),
    ])
      expect(pathOf(run)).toBe("game");
  });

  test("own keys alone make a move", () => {
    const state = replay(cribbage, record, 1);
    const { type, ...keys } = cribbage.chance(state, seeded(1))!;
    const inherited: CribbageMove[] = [
      Object.create({ type, ...keys }),
      Object.assign(Object.create({ type }), keys),
      Object.assign(Object.create(keys), { type }),
    ];
    for (const move of inherited) {
      expect(cribbage.refusal(state, move)?.code).toBe("malformed");
      expect(() => cribbage.apply(state, move)).toThrow(IllegalMoveError);
      expect(() => cribbage.parseMoveJson(move)).toThrow(IllegalMoveError);
    }
  });

  test("a key of all objects does not stand for one that a move lacks", () => {
    const shared = Object.prototype as { card?: string };
    const state = { ...replay(cribbage, record, 3), phase: "cut" } as CribbageState;
    const { card } = cribbage.chance(state, seeded(1)) as { card: string };
    shared.card = card;
    try {
      expect(cribbage.isLegal(state, { type: "cut" } as never)).toBe(false);
      expect(cribbage.isLegal(state, { type: "cut", other: 1 } as never)).toBe(false);
    } finally {
      delete shared.card;
    }
  });

  test("a key that all objects inherit is not a key of a move", () => {
    const shared = Object.prototype as { inherited?: number };
    shared.inherited = 1;
    try {
      expect(replay(cribbage, record).phase).toBe("over");
    } finally {
      delete shared.inherited;
    }
  });
});
