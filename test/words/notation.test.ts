import { describe, expect, test } from "vitest";
import { game as tricks } from "../../docs/examples/own-game/tricks.ts";
import { parseGame } from "../../src/cribbage/shorthand/index.ts";
import {
  type AnyGame,
  cardIndex,
  describeRefusal,
  formatCards,
  type NotationCode,
  NotationError,
  parseCards,
  readRecord,
} from "../../src/index.ts";
import { parseLayout } from "../../src/sackson/index.ts";
import { parseHand } from "../../src/scoring/index.ts";
import * as german from "../../src/words/de/index.ts";
import { GAMES } from "../games.ts";
import { thrownBy } from "../thrown.ts";
import { codesIn } from "./codes.ts";

const game = (id: string) => GAMES.find((one) => one.id === id) as AnyGame;
const [cribbage, sackson, cribino] = ["cribbage", "sackson", "cribino"].map(game) as [AnyGame, AnyGame, AnyGame];
const move = (text: unknown, of = cribbage) => of.parseMove(text as string);
const first = (text: string) => parseGame(`First: 0\n${text}`);
const named = (text: string) => parseGame(`Players: Ann, Bob\n${text}`);

/** An error, and its sentence for a player in English and German. */
type Case = readonly [code: NotationCode, read: () => unknown, english: string, german: string];

const CASES: readonly Case[] = [
  ["not-a-string", () => parseCards(7 as never), "That is not text", "Das ist kein Text"],
  ["not-a-string", () => move(null), "That is not text", "Das ist kein Text"],
  ["not-an-array", () => formatCards("5H" as never), "That is not a list", "Das ist keine Liste"],
  [
    "too-long",
    () => parseHand("5H ".repeat(1000)),
    "That is longer than 1000 characters",
    "Das ist länger als 1000 Zeichen",
  ],
  ["empty", () => parseCards(" , "), "There is nothing to read", "Da steht nichts"],
  ["empty", () => move(" "), "There is nothing to read", "Da steht nichts"],
  ["empty", () => readRecord(cribbage, "\n"), "There is nothing to read", "Da steht nichts"],
  ["empty", () => parseGame(""), "There is nothing to read", "Da steht nichts"],
  ["not-a-card", () => parseCards("5H 1X"), "“1X” is not a card", "„1X“ ist keine Karte"],
  ["not-a-card", () => parseCards("h10"), "“h10” is not a card; write 10h", "„h10“ ist keine Karte; schreibe 10h"],
  ["not-a-card", () => cardIndex("0♥" as never), "“0♥” is not a card", "„0♥“ ist keine Karte"],
  ["not-a-card", () => parseHand("5H 0♥"), "“0♥” is not a card; write 10♥", "„0♥“ ist keine Karte; schreibe 10♥"],
  ["not-a-card", () => move("1 play H5"), "“H5” is not a card; write 5H", "„H5“ ist keine Karte; schreibe 5H"],
  ["not-a-card", () => move("0 discard 5H ??"), "“??” is not a card", "„??“ ist keine Karte"],
  ["not-a-card", () => first("5H 5X / 2C"), "“5X” is not a card", "„5X“ ist keine Karte"],
  ["duplicate-card", () => parseHand("5H 5h"), "The five of hearts appears twice", "Herz Fünf steht doppelt da"],
  ["duplicate-card", () => move("0 discard 5H 5♥"), "The five of hearts appears twice", "Herz Fünf steht doppelt da"],
  [
    "duplicate-card",
    () => first("5H 6C 5H 7H 8H 9H / 2C 3C 4C 5C 7C 8C"),
    "The five of hearts appears twice",
    "Herz Fünf steht doppelt da",
  ],
  ["wrong-count", () => parseHand("5H 6H 7H"), "5 expected, not 3", "Nötig: 5, nicht 3"],
  ["wrong-count", () => parseLayout("YY"), "25 expected, not 2", "Nötig: 25, nicht 2"],
  ["wrong-count", () => first("5H 6C / 2C"), "6 expected, not 2", "Nötig: 6, nicht 2"],
  [
    "not-a-seat",
    () => move("7 go"),
    "“7” is not a player; players are 0 to 3",
    "„7“ ist kein Spieler; Spieler sind 0 bis 3",
  ],
  ["not-a-seat", () => named("First: Cy"), "“Cy” is not a player", "„Cy“ ist kein Spieler"],
  ["unknown-move", () => move("0 castle"), "“castle” is not a move", "„castle“ ist kein Zug"],
  ["missing-word", () => move("0"), "Something is missing", "Da fehlt etwas"],
  ["missing-word", () => move("1 play"), "Something is missing", "Da fehlt etwas"],
  ["missing-word", () => move("0 discard"), "Something is missing", "Da fehlt etwas"],
  ["missing-word", () => named("First:"), "Something is missing", "Da fehlt etwas"],
  ["unexpected-word", () => move("1 play 5H 5H"), "“5H” is unexpected", "„5H“ ist zu viel"],
  ["unexpected-word", () => parseHand("5H 6H 7H 8H 9H KH"), "“KH” is unexpected", "„KH“ ist zu viel"],
  ["unexpected-word", () => parseLayout("YYYYYY"), "“Y” is unexpected", "„Y“ ist zu viel"],
  ["duplicate-word", () => move("0 exchange a1 a1", sackson), "“a1” appears twice", "„a1“ steht doppelt da"],
  ["duplicate-word", () => parseGame("Players: Ann, Ann"), "“Ann” appears twice", "„Ann“ steht doppelt da"],
  ["duplicate-word", () => parseGame("Target: 61\ntarget: 61"), "“Target” appears twice", "„Target“ steht doppelt da"],
  ["bad-word", () => move("0 return pink", sackson), "“pink” does not fit here", "„pink“ passt hier nicht"],
  ["bad-word", () => move("0 lay 17 3,3 r9", cribino), "“r9” does not fit here", "„r9“ passt hier nicht"],
  ["bad-word", () => parseLayout("YX"), "“X” does not fit here", "„X“ passt hier nicht"],
  ["bad-word", () => parseGame("Target: lots"), "“lots” does not fit here", "„lots“ passt hier nicht"],
  ["bad-prefix", () => move("0 lay 17 3,3 2", cribino), "“2” must begin with “r”", "„2“ muss mit „r“ beginnen"],
  ["malformed", () => move("0 x {}", tricks as unknown as AnyGame), "That is not a move", "Das ist kein Zug"],
  [
    "bad-json",
    () => move("0 x {", tricks as unknown as AnyGame),
    "That is not valid JSON",
    "Das ist kein gültiges JSON",
  ],
  ["bad-json", () => readRecord(cribbage, "{"), "That is not valid JSON", "Das ist kein gültiges JSON"],
  [
    "bad-json",
    () => readRecord(cribbage, "[game cribbage]"),
    "“game”: that is not valid JSON",
    "„game“: Das ist kein gültiges JSON",
  ],
  ["bad-header", () => readRecord(cribbage, "[game]"), "“[game]” is not a header", "„[game]“ ist keine Kopfzeile"],
  [
    "unknown-header",
    () => parseGame("Weather: fine"),
    "There is no header “Weather”",
    "Eine Kopfzeile „Weather“ gibt es nicht",
  ],
  ["missing-header", () => readRecord(cribbage, "0 go"), "The header “game” is missing", "Die Kopfzeile „game“ fehlt"],
  [
    "missing-header",
    () => parseGame("5H 6C 7H 8H 9H TH / 2C 3C 4C 5C 7C 8C"),
    "The header “First” is missing",
    "Die Kopfzeile „First“ fehlt",
  ],
  [
    "late-header",
    () => readRecord(cribbage, '[game "cribbage"]\n0 go\n[rules 1]'),
    "Headers come first",
    "Kopfzeilen stehen am Anfang",
  ],
  [
    "unfinished-deal",
    () => first(`${"5H 6C 7H 8H 9H TH / 2C 3C 4C 5C 7C 8C\n".repeat(2)}`),
    "The deal before this one is not finished",
    "Die Runde davor ist nicht zu Ende",
  ],
  [
    "illegal-move",
    () => first("5H 6C 7H 8H 9H TH / 2C 3C 4C 5C 7C 8C | KD"),
    "The rules do not allow that",
    "Das erlauben die Regeln nicht",
  ],
  // A line of a record keeps the code of its move.
  [
    "not-a-card",
    () => readRecord(cribbage, '[game "cribbage"]\n[version 1]\n[rules 1]\n1 play 5X'),
    "“5X” is not a card",
    "„5X“ ist keine Karte",
  ],
];

describe("what is wrong with a text has a code and a sentence in both languages", () => {
  test.each(CASES)("%s: %s", (code, read, english, inGerman) => {
    const error = thrownBy(read) as NotationError;
    expect(error).toBeInstanceOf(NotationError);
    expect(error.code).toBe(code);
    // As a worker sends it.
    const { code: sent, values } = JSON.parse(JSON.stringify(error)) as Pick<NotationError, "code" | "values">;
    const fault = { code: sent, ...(values && { values }) };
    for (const of of GAMES as readonly AnyGame[]) {
      const words = (german as Readonly<Record<string, object>>)[of.id]!;
      expect(describeRefusal(of, error)).toBe(english);
      expect(describeRefusal(of, error, { words } as never)).toBe(inGerman);
      expect(describeRefusal(of, fault, { words } as never)).toBe(inGerman);
    }
  });

  test("some text has each code of the guide, and each case is in the guide", () => {
    expect([...new Set(CASES.map(([code]) => code))].sort()).toEqual(
      codesIn("illegal-moves.md", "Codes of text").sort(),
    );
  });

  test("no value is longer than what a message quotes", () => {
    const long = "x".repeat(900);
    for (const read of [
      () => parseCards(long),
      () => move(`0 ${long}`),
      () => move(`1 play ${long}`),
      () => parseGame(`${long}: 1`),
    ]) {
      const { values } = thrownBy(read) as NotationError;
      expect(values).toEqual({ word: `${"x".repeat(19)}…` });
    }
  });
});
