import { describe, expect, expectTypeOf, test } from "vitest";
import type { CribbageMove, CribbageOptions, CribbageState } from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import {
  appendMoves,
  formatRecord,
  IllegalMoveError,
  InvalidStateError,
  type MoveOf,
  newRecord,
  newTable,
  type OptionsOf,
  playout,
  readRecord,
  replay,
  type StateOf,
  seeded,
} from "../../src/index.ts";
import { pathOf, thrownBy } from "../thrown.ts";
import { titled } from "../words.ts";

const { record } = playout(cribbage, { random: seeded(7), options: { target: 31 } });

describe("records", () => {
  test("grow by a move at a time and stay as they are", () => {
    const empty = newRecord(cribbage, { players: 3 });
    const one = appendMoves(empty, [{ type: "cut-for-deal", cards: ["5H", "2C", "9D"] }]);
    expect(empty.moves).toEqual([]);
    expect(one.moves).toHaveLength(1);
    expect(one).toMatchObject({ game: "cribbage", version: 1, rules: 1, settings: { players: 3, target: 121 } });
    expect(replay(cribbage, one).phase).toBe("deal");
  });

  test("grow by as many moves at once as a record may hold, and no more", () => {
    const move: CribbageMove = { type: "go", seat: 0 };
    const half = appendMoves(newRecord(cribbage), Array(500_000).fill(move));
    const whole = appendMoves(half, half.moves);
    expect(whole.moves).toHaveLength(1_000_000);
    expect(pathOf(() => appendMoves(whole, [move]))).toBe("moves");
    for (const wrong of [null, {}, { moves: 5 }])
      expect(() => appendMoves(wrong as never, [])).toThrow(InvalidStateError);
  });

  test("of other rules are refused by every reader", () => {
    const older = { ...record, rules: 2 };
    for (const read of [() => replay(cribbage, older), () => readRecord(cribbage, older).record])
      expect(read).toThrow("rules: must be 1, the version of the rules here; the record was played by version 2");
  });

  test("with settings missing get the defaults, as text and as JSON alike", () => {
    const { settings } = newRecord(cribbage, { players: 3 });
    const json = { game: "cribbage", version: 1, rules: 1, settings: { players: 3 }, moves: [] };
    expect(readRecord(cribbage, json).record.settings).toEqual(settings);
    const text = '[game "cribbage"]\n[version 1]\n[rules 1]\n[settings.players 3]\n';
    expect(readRecord(cribbage, text).record).toEqual(readRecord(cribbage, json).record);
  });

  test("a move that is not legal is named by its number", () => {
    const broken = { ...record, moves: [...record.moves.slice(0, 5), record.moves[0]!] };
    expect(() => replay(cribbage, broken)).toThrow(IllegalMoveError);
    expect(() => replay(cribbage, broken)).toThrow(/^moves\[5\]: /);
    expect(thrownBy(() => replay(cribbage, broken))).toMatchObject({ keys: ["moves", 5] });
    expect(() => readRecord(cribbage, broken).record).toThrow(expect.objectContaining({ path: "moves[5]" }));
  });

  test.each(
    titled<[json: unknown, path: string]>(
      [
        [{ ...record, game: "chess" }, "game"],
        [{ ...record, version: 2 }, "version"],
        [{ ...record, rules: 2 }, "rules"],
        [{ ...record, rules: undefined }, "rules"],
        [{ ...record, extra: 1 }, "extra"],
        [{ ...record, settings: { ...record.settings, players: 9 } }, "settings.players"],
        [{ ...record, settings: { ...record.settings, color: "red" } }, "settings.color"],
        [{ ...record, moves: {} }, "moves"],
        [{ ...record, moves: [null] }, "moves[0]"],
        [null, ""],
      ],
      (_, path) => path || "that of the whole",
    ),
  )("a broken record is refused with the path, %s", (_, json, path) => {
    expect(() => readRecord(cribbage, json).record).toThrow(InvalidStateError);
    expect(() => readRecord(cribbage, json).record).toThrow(expect.objectContaining({ path }));
  });

  test.each([-1, 1.5, Number.NaN, 1e6, "3" as never])("a record has no %s moves", (count) => {
    expect(() => replay(cribbage, record, count)).toThrow(/^count: must be a whole number from 0 to \d+, not /);
  });
});

describe("the meta of records", () => {
  test("drops what is undefined, as JSON does, in every reader and writer", () => {
    const wanted = newRecord(cribbage, {}, { names: ["Ann", "Bob"], at: {} });
    const meta = { names: ["Ann", "Bob"], event: undefined, at: { day: undefined } };
    const record = newRecord(cribbage, {}, meta);
    expect(Object.keys(record.meta!)).toEqual(["names", "at"]);
    expect(record).toEqual(wanted);
    const given = { ...record, meta };
    expect(readRecord(cribbage, given).record).toEqual(wanted);
    expect(newTable(cribbage, { random: seeded(1), record: given }).record.meta).toEqual(wanted.meta);
    expect(readRecord(cribbage, formatRecord(cribbage, given)).record).toEqual(wanted);
  });

  test("has no dates, and says what to write instead", () => {
    const run = () => newRecord(cribbage, {}, { date: new Date() as never });
    expect(run).toThrow("meta.date: must be JSON, not a Date; call toISOString on it");
  });

  const meta = { names: ["Ann", "Bob"], date: "2026-11-21", rated: true, notes: { best: 29, none: null } };

  test("comes back from JSON, a copy each time", () => {
    const named = newRecord(cribbage, {}, meta);
    expect(named.meta).toEqual(meta);
    expect(named.meta!.names).not.toBe(meta.names);
    expect(readRecord(cribbage, JSON.parse(JSON.stringify(named))).record).toEqual(named);
    const moved = appendMoves(named, [{ type: "cut-for-deal", cards: ["5H", "2C"] }]);
    expect(moved.meta).toEqual(meta);
    expect(newRecord(cribbage)).not.toHaveProperty("meta");
  });

  test("with keys that reach for prototypes stays plain data", () => {
    const json = { ...newRecord(cribbage), meta: JSON.parse('{"__proto__":{"polluted":1},"constructor":1}') };
    const { meta } = readRecord(cribbage, json).record;
    expect(Object.keys(meta!)).toEqual(["__proto__", "constructor"]);
    expect((meta as { polluted?: number }).polluted).toBeUndefined();
  });

  test("may have 10,000 characters of JSON, and no more", () => {
    const fits = { text: "x".repeat(10_000 - '{"text":""}'.length) };
    expect(newRecord(cribbage, {}, fits).meta).toEqual(fits);
    const more = { text: `${fits.text}x` };
    expect(() => newRecord(cribbage, {}, more)).toThrow("meta: must be at most 10000 characters of JSON, not 10001");
    expect(pathOf(() => readRecord(cribbage, { ...newRecord(cribbage), meta: more }).record)).toBe("meta");
  });

  test("an error has every key whole, however long it is", () => {
    const key = "a".repeat(1000);
    const error = thrownBy(() => newRecord(cribbage, {}, { [key]: Number.NaN }));
    expect(error).toMatchObject({ keys: ["meta", key], reason: "must be JSON, not NaN" });
    expect((error as Error).message.length).toBeLessThan(200);
  });

  const cyclic: { [key: string]: unknown } = {};
  cyclic.self = cyclic;
  let deep: unknown = 1;
  for (let i = 0; i < 30; i++) deep = [deep];
  test.each(
    titled<[meta: unknown, path: string | RegExp]>(
      [
        [null, "meta"],
        ["Ann", "meta"],
        [["Ann"], "meta"],
        [{ at: Number.NaN }, "meta.at"],
        [{ at: Number.POSITIVE_INFINITY }, "meta.at"],
        [{ at: 1n }, "meta.at"],
        [{ at: () => 1 }, "meta.at"],
        [{ at: { deep: [1, undefined] } }, "meta.at.deep[1]"],
        [{ at: new Array(1) }, "meta.at[0]"],
        [{ at: -0 }, "meta.at"],
        [{ at: new Date(0) }, "meta.at"],
        [{ at: new Map([["a", 1]]) }, "meta.at"],
        [{ at: /a/ }, "meta.at"],
        [{ deep }, /^meta\.deep(\[0\])+$/],
        [{ cyclic }, /^meta\.cyclic(\.self)+$/],
      ],
      (_, path) => `at ${path}`,
    ),
  )("that is not JSON is refused: %s", (_, wrong, path) => {
    const found = pathOf(() => newRecord(cribbage, {}, wrong as never));
    if (typeof path === "string") expect(found).toBe(path);
    else expect(found).toMatch(path);
    expect(pathOf(() => readRecord(cribbage, { ...newRecord(cribbage), meta: wrong ?? 5 }).record)).toBe(found);
  });
});

describe("playouts", () => {
  test("stop at the limit, and choose by `choose`", () => {
    const { record: short } = playout(cribbage, { random: seeded(1), limit: 5 });
    expect(short.moves).toHaveLength(5);
    const first = playout(cribbage, { random: seeded(1), choose: (_, moves) => moves[0]! });
    expect(first.state.phase).toBe("over");
    for (const limit of [-1, 1.5, Number.NaN])
      expect(() => playout(cribbage, { random: seeded(1), limit })).toThrow("setup.limit:");
  });

  test("refuse unknown keys, and choices that are not moves", () => {
    expect(() => playout(cribbage, { random: seeded(1), option: {} } as never)).toThrow("setup.option: unknown key");
    expect(pathOf(() => playout(cribbage, { random: seeded(1), options: { target: 0 } }))).toBe("setup.options.target");
    expect(() => playout(cribbage, { random: seeded(1), choose: () => undefined as never })).toThrow(IllegalMoveError);
  });
});

test("the types of a game can be had from the game", () => {
  expectTypeOf<StateOf<typeof cribbage>>().toEqualTypeOf<CribbageState>();
  expectTypeOf<MoveOf<typeof cribbage>>().toEqualTypeOf<CribbageMove>();
  expectTypeOf<OptionsOf<typeof cribbage>>().toEqualTypeOf<CribbageOptions>();
});
