import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import {
  formatRecord,
  IllegalMoveError,
  InvalidStateError,
  NotationError,
  newRecord,
  playout,
  readRecord,
  seeded,
} from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { often } from "../often.ts";
import { pathOf, thrownBy } from "../thrown.ts";
import { titled } from "../words.ts";

const { record } = playout(cribbage, { random: seeded(7), options: { target: 31 } });
const TEXT = formatRecord(cribbage, record);
const LINES = TEXT.split("\n");
const EMPTY = formatRecord(cribbage, newRecord(cribbage, { first: 0 }));

describe("a record as text", () => {
  test("has headers, one a setting and one a key of meta, an empty line, and a move a line", () => {
    const settings = Object.entries(record.settings).map(
      ([key, value]) => `[settings.${key} ${JSON.stringify(value)}]`,
    );
    const moves = record.moves.map((move) => cribbage.formatMove(move));
    const text = [
      '[game "cribbage"]',
      "[version 1]",
      "[rules 1]",
      ...settings,
      '[meta.names ["Ann","Bob"]]',
      "",
      ...moves,
      "",
    ];
    expect(formatRecord(cribbage, { ...record, meta: { names: ["Ann", "Bob"] } })).toBe(text.join("\n"));
  });

  test("has every setting, even one that is undefined in the record", () => {
    for (const key of Object.keys(record.settings)) {
      const settings = { ...record.settings, [key]: undefined } as never;
      const { record: read } = readRecord(cribbage, formatRecord(cribbage, { ...record, settings, moves: [] }));
      expect(Object.keys(read.settings)).toEqual(Object.keys(record.settings));
    }
  });

  test("has only meta that can be read again", () => {
    for (const meta of [null, [], { at: 1n }, { note: "x".repeat(10_000) }])
      expect(pathOf(() => formatRecord(cribbage, { ...record, meta: meta as never }))).toMatch(/^meta/);
  });

  test("comes back with line breaks of Windows and of old, blanks, empty lines and comments", () => {
    const commented = LINES.flatMap((line, i) => [`; line ${i}`, "", `  ${line}\t`, "   ; so far"]).join("\n");
    for (const text of [TEXT, TEXT.replaceAll("\n", "\r\n"), TEXT.replaceAll("\n", "\r"), TEXT.trim(), commented])
      expect(readRecord(cribbage, text).record).toEqual(record);
  });

  test("keeps meta with brackets, semicolons and separators of lines in it", () => {
    const meta = { title: "; [final]", "at.[2]": ["]", "\n\r\u2028\u2029"], none: null, __proto: { deep: [[{}]] } };
    const named = { ...record, meta };
    expect(readRecord(cribbage, formatRecord(cribbage, named)).record).toEqual(named);
  });

  test("has comments in braces by the number of moves before them", () => {
    const comments = { 0: "A friendly game", 2: "Two lines,\n and {braces}", [record.moves.length]: "The end" };
    const commented = { ...record, meta: { names: ["Ann", "Bob"], comments } };
    const lines = formatRecord(cribbage, commented).split("\n");
    const first = lines.indexOf("");
    const moves = record.moves.map((move) => cribbage.formatMove(move));
    expect(lines.slice(first - 1, first + 6)).toEqual([
      '[meta.names ["Ann","Bob"]]',
      "",
      "{A friendly game}",
      ...moves.slice(0, 2),
      "{Two lines,}",
      "{ and {braces}}",
    ]);
    expect(lines.filter((line) => line !== "").at(-1)).toBe("{The end}");
    expect(readRecord(cribbage, lines.join("\n")).record).toEqual(commented);
  });

  test("keeps comments of any text at any place", () => {
    const key = fc.oneof(fc.integer({ min: -1, max: record.moves.length + 1 }).map(String), fc.string());
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom("{", "}", "[", ";", "\n", "\r", " ", "a", "\u2028") }),
      fc.anything(),
    );
    const comments = fc.oneof(fc.dictionary(key, text, { maxKeys: 5 }), fc.jsonValue());
    fc.assert(
      fc.property(comments, (some) => {
        const { record: named } = readRecord(cribbage, {
          ...record,
          meta: JSON.parse(JSON.stringify({ comments: some })),
        });
        expect(readRecord(cribbage, formatRecord(cribbage, named)).record).toEqual(named);
      }),
      { numRuns: often(50, 1000) },
    );
  });

  test("keeps half of a character when it is stored as bytes", () => {
    const [half, whole] = ["\ud83d", "\u{1f600}"];
    const meta = { [half]: half, [whole]: whole, comments: { 0: half, 1: whole } };
    const bytes = new TextEncoder().encode(formatRecord(cribbage, { ...record, meta }));
    expect(readRecord(cribbage, new TextDecoder().decode(bytes)).record).toEqual({ ...record, meta });
  });

  test("refuses comments beside a meta that is not one", () => {
    const error = thrownBy(() => readRecord(cribbage, TEXT.replace("\n\n", "\n[meta 5]\n\n{so}\n")));
    expect(error).toBeInstanceOf(InvalidStateError);
    expect((error as InvalidStateError).keys).toEqual(["meta"]);
  });

  test("keeps meta of any keys, and of none", () => {
    const keys = ["", " ", "played at", "a\nb", '"', '"a" 1] [b', "\\", "a.b", "]", "\u2028"];
    for (const meta of [{}, Object.fromEntries(keys.map((key, i) => [key, i]))]) {
      const named = { ...record, meta };
      expect(readRecord(cribbage, formatRecord(cribbage, named)).record).toEqual(named);
    }
  });

  test("has settings and meta in one header each, if someone writes it so", () => {
    const text =
      '[game "cribbage"]\n[version 1]\n[rules 1]\n[settings {"target":61,"first":0}]\n[meta {"at":"home"}]\n';
    expect(readRecord(cribbage, text).record).toEqual(newRecord(cribbage, { target: 61, first: 0 }, { at: "home" }));
  });

  test("refuses another game's record, and illegal moves", () => {
    expect(() => formatRecord(sackson, record as never)).toThrow('game: must be "sackson", not "cribbage"');
    const broken = { ...record, moves: [...record.moves.slice(0, 2), record.moves[0]!] };
    expect(thrownBy(() => formatRecord(cribbage, broken))).toBeInstanceOf(IllegalMoveError);
    expect(() => formatRecord(cribbage, broken)).toThrow(/^moves\[2\]: /);
  });
});

describe("a broken text is refused, with the index of the line", () => {
  test.each(
    titled<[text: string, at: string, message: string]>(
      [
        [EMPTY.replace("[version 1]", "[version]"), "[version]", "expected a name and a JSON value in brackets"],
        [EMPTY.replace("[version 1]", "[version 1"), "[version 1", "expected a name and a JSON value in brackets"],
        [EMPTY.replace("[version 1]", "  []"), "[]", "expected a name and a JSON value in brackets"],
        [EMPTY.replace("[version 1]", "[version one]"), "one]", 'the value of "version" must be JSON'],
        [EMPTY.replace("[version 1]", "[version 1,]"), "1,]", 'the value of "version" must be JSON'],
        [`${EMPTY}0 discard 5H 6H\n[meta.at 1]`, "[meta.at", "headers must come before the moves"],
        [`${EMPTY}0 discard 5H 1H\n`, "1H", "a card"],
        [`${EMPTY}; 1H\r\n\r\n   0 discard 5H 1X`, "1X", "a card"],
        [`${EMPTY}discard\n`, "discard", "expected a seat"],
      ],
      (text, at, message) => `${message}, in ${text.slice(-12).trim()} at ${at.slice(0, 9)}`,
    ),
  )("%s", (_, text, at, message) => {
    const error = thrownBy(() => readRecord(cribbage, text).record);
    expect(error).toBeInstanceOf(NotationError);
    expect((error as Error).message).toContain(message);
    expect((error as Error).message.match(/at index/g)).toHaveLength(1);
    expect((error as NotationError).index).toBe(text.indexOf(at));
  });

  test("longer than 20,000,000 characters", () => {
    expect(thrownBy(() => readRecord(cribbage, ";".repeat(20_000_001)).record)).toMatchObject({ index: 20_000_000 });
  });
});

describe("a text whose parts are wrong is refused, with the path", () => {
  test.each(
    titled<[text: string, path: string, message: string]>(
      [
        [EMPTY.replace('"cribbage"', '"chess"'), "game", 'must be "cribbage"'],
        [EMPTY.replace("[version 1]", "[version 2]"), "version", "must be 1, not 2"],
        [EMPTY.replace("[version 1]\n", ""), "version", "is missing"],
        [EMPTY.replace("[rules 1]\n", ""), "rules", "is missing"],
        [EMPTY.replace("[rules 1]", "[rules 2]"), "rules", "must be 1, the version of the rules here"],
        [`${EMPTY}[version 1]`, "version", "duplicate header"],
        [`${EMPTY}[settings.target 61]`, "settings.target", "duplicate header"],
        [`${EMPTY}[settings {}]`, "settings", "duplicate header"],
        [`[settings {}]\n${EMPTY}`, "settings.players", "duplicate header"],
        [`${EMPTY}[moves ["0 go"]]`, "moves", "must be one per line"],
        [`${EMPTY}[moves.0 "0 go"]`, "moves", "must be one per line"],
        [`${EMPTY}[game.id 1]`, "game.id", ""],
        [`${EMPTY}[settings.color "red"]`, "settings.color", "unknown key"],
        [EMPTY.replace("target 121", "target 0"), "settings.target", "must be a whole number"],
        [`${EMPTY}[names ["Ann"]]`, "names", "unknown key"],
        [`${EMPTY}[__proto__ {"a":1}]`, "__proto__", "unknown key"],
        [`${EMPTY}[meta.a 1]\n[meta.a 2]`, "meta.a", "duplicate header"],
        [`${EMPTY}[meta.a "${"x".repeat(10_000)}"]`, "meta", "must be at most 10000 characters"],
        [`${EMPTY}0 go\n`, "moves[0]", "wait for the deal"],
        [`${TEXT}0 go\n`, `moves[${record.moves.length}]`, ""],
      ],
      (_, path, message) => `${path} ${message}`,
    ),
  )("%s", (_, text, path, message) => {
    const error = thrownBy(() => readRecord(cribbage, text).record);
    expect(error).toBeInstanceOf(InvalidStateError);
    expect((error as InvalidStateError).path).toBe(path);
    expect((error as Error).message).toContain(message);
  });
});
