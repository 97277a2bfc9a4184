import { describe, expect, expectTypeOf, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import { games } from "../../src/games/index.ts";
import {
  type AnyGame,
  formatRecord,
  InvalidStateError,
  NotationError,
  newRecord,
  playout,
  type RecordOf,
  readRecord,
  replay,
  seeded,
} from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { thrownBy } from "../thrown.ts";
import { titled } from "../words.ts";

describe.each(games.map((game) => [game.id, game] as const))("a record of %s", (_, game) => {
  const { record } = playout(game, { random: seeded(4), limit: 40 });
  const json = JSON.stringify(record);
  const text = formatRecord(game, record);

  test.each([
    ["a value", JSON.parse(json)],
    ["JSON", json],
    ["JSON with white space", `\ufeff\r\n ${JSON.stringify(record, null, 2)}\n`],
    ["text", text],
    ["text with a byte order mark and other line breaks", `\ufeff${text.replaceAll("\n", "\r\n")}`],
  ])("is read from %s, with its game", (_, input) => {
    const found = readRecord(games, input);
    expect(found.game).toBe(game);
    expect(found.record).toEqual(record);
    expect(replay(found.game, found.record)).toEqual(replay(game, record));
  });
});

test("the types are those of the games", () => {
  const one = readRecord(cribbage, newRecord(cribbage));
  expectTypeOf(one.record).toEqualTypeOf<RecordOf<typeof cribbage>>();
  expectTypeOf(one.game).toEqualTypeOf<typeof cribbage>();
  const two = readRecord([cribbage, sackson], newRecord(cribbage));
  expectTypeOf(two.record).toEqualTypeOf<RecordOf<typeof cribbage> | RecordOf<typeof sackson>>();
  expectTypeOf(readRecord(games, newRecord(cribbage)).record).toEqualTypeOf<RecordOf<AnyGame>>();
});

describe("anything else is refused", () => {
  const record = newRecord(cribbage);
  const text = formatRecord(cribbage, record);

  test.each(
    titled<[input: unknown, path: string, message: string]>(
      [
        [undefined, "", "must be an object"],
        [5, "", "must be an object"],
        [[record], "", "must be an object"],
        [{}, "game", "is missing"],
        ["{}", "game", "is missing"],
        [{ ...record, game: "chess" }, "game", 'must be "cribbage" or "sackson", not "chess"'],
        [text.replace("cribbage", "chess"), "game", 'must be "cribbage" or "sackson", not "chess"'],
        [{ ...record, outcome: null }, "outcome", "unknown key"],
        [{ ...record, moves: [{ type: "go", seat: 0 }] }, "moves[0]", "wait for the deal"],
        [`${text}0 go\n`, "moves[0]", "wait for the deal"],
        [JSON.stringify({ ...record, rules: 99 }), "rules", "must be 1"],
      ],
      (_, path, message) => `${path} ${message}`,
    ),
  )("%s", (_, input, path, message) => {
    const error = thrownBy(() => readRecord([cribbage, sackson], input));
    expect(error).toBeInstanceOf(InvalidStateError);
    expect((error as InvalidStateError).path).toBe(path);
    expect((error as Error).message).toContain(message);
  });

  test.each(
    titled<[input: string, index: number, message: string]>(
      [
        ['{"game":', 0, "this JSON is invalid"],
        ["", 0, "the record is empty"],
        ["\nhello", 1, 'expected a header such as [game "cribbage"]'],
        [`${text}0 discard 5H 1H`, text.length + 13, "a card"],
        ["[game]", 0, "expected a name and a JSON value"],
        [`{${" ".repeat(20_000_000)}`, 20_000_000, "must not be longer than 20000000 characters"],
        [";".repeat(20_000_001), 20_000_000, "must not be longer than 20000000 characters"],
      ],
      (_, index, message) => `${index} ${message}`,
    ),
  )("%s", (_, input, index, message) => {
    const error = thrownBy(() => readRecord([cribbage, sackson], input));
    expect(error).toBeInstanceOf(NotationError);
    expect((error as NotationError).index).toBe(index);
    expect((error as Error).message).toContain(message);
  });

  test.each([
    [null, "game"],
    [[], "games"],
    [[cribbage, "sackson"], "games[1]"],
    [[undefined], "games[0]"],
  ])("%j is not a list of games", (list, path) => {
    expect(thrownBy(() => readRecord(list as never, record))).toMatchObject({ path });
  });
});

test("the version is refused before anything that another version may have changed", () => {
  const later = { ...newRecord(cribbage), version: 2, settings: 7, moves: "none" };
  expect(thrownBy(() => readRecord(cribbage, later))).toMatchObject({ path: "version" });
});

test("settings that are null have their defaults", () => {
  const record = newRecord(cribbage);
  expect(readRecord(cribbage, { ...record, settings: null }).record).toEqual(record);
});
