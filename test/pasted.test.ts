import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as cribbage from "../src/cribbage/index.ts";
import { formatGame, parseGame } from "../src/cribbage/shorthand/index.ts";
import {
  type AnyGame,
  formatRecord,
  type NotationError,
  parseCards,
  playout,
  readRecord,
  seeded,
} from "../src/index.ts";
import { parseLayout } from "../src/sackson/index.ts";
import { parseHand } from "../src/scoring/index.ts";
import { GAMES } from "./games.ts";
import { thrownBy } from "./thrown.ts";

const SPACES = ["\t", "\u00a0", "\u2009", "\u202f", "\u3000"];
/** A soft hyphen, a zero-width space, marks of direction, a word joiner, and an isolate and its end. */
const UNSEEN = ["\u00ad", "\u200b", "\u200e", "\u200f", "\u061c", "\u202a", "\u2060", "\u2068", "\u2069"];
const SUITS: Readonly<Record<string, string>> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** Cards with the symbols of suits, each followed by a selector of its picture. */
const pictured = (text: string, selector: string) =>
  text.replace(/\b([A2-9TJQK])([CDHS])\b/g, (_, rank, suit) => `${rank}${SUITS[suit]}${selector}`);

/** Cards as characters, such as U+1F0B5 for the five of hearts. */
const drawn = (text: string) =>
  text.replace(/\b([A2-9TJQK])([CDHS])\b/g, (_, rank, suit) =>
    String.fromCodePoint(0x1f0a1 + 16 * "SHDC".indexOf(suit) + "A23456789TJ QK".indexOf(rank)),
  );

/** A text with a character that nobody sees at both ends of its lines, and beside its spaces. */
const marked = (text: string, mark: string) => text.replaceAll(/^|$/gm, mark).replaceAll(" ", `${mark} ${mark}`);

/** Ways in which a text changes between a page, a chat and a phone, and stays the same to a reader. */
const pasted = fc.record({
  space: fc.constantFrom(" ", ...SPACES),
  selector: fc.constantFrom("", "\ufe0e", "\ufe0f"),
});

/** The message of a reader's error. */
function faultOf(read: (text: string) => unknown, text: string): unknown {
  const error = thrownBy(() => read(text)) as NotationError;
  return [error.message, error.values, error.text];
}

/** Every reader of text, with a text that it reads. */
const READERS: readonly (readonly [name: string, read: (text: string) => unknown, text: string])[] = [
  ["parseCards", parseCards, "5H 5D TS JC"],
  ["parseHand", parseHand, "5H 5D 5S JC 5C"],
  ["parseLayout", parseLayout, "YGRYB NBNGN RGRYR BYBNB NGRYG"],
  ["parseGame", parseGame, formatGame(playout(cribbage, { random: seeded(3), options: { target: 31 } }).record)],
];

test.each(READERS)("%s reads every kind of space and of suit", (_, read, text) => {
  fc.assert(
    fc.property(pasted, ({ space, selector }) => {
      expect(read(pictured(text, selector).replaceAll(" ", space))).toEqual(read(text));
    }),
  );
});

test.each(READERS)("%s reads text with characters that nobody sees, and cards as characters", (_, read, text) => {
  for (const mark of UNSEEN) expect(read(marked(text, mark))).toEqual(read(text));
  expect(read(drawn(text))).toEqual(read(text));
});

test("parseGame reads names with accents however they are encoded", () => {
  const [whole, parts] = ["Zo\u00eb", "Zoe\u0308"];
  expect(parseGame(`Players: ${whole}, Bob\nFirst: ${parts}`).settings.first).toBe(0);
  expect(() => parseGame(`Players: ${whole}, ${parts}\nFirst: 0`)).toThrow("duplicate name");
});

test("parseGame reads cards that touch, and quotes whole characters", () => {
  const deal = (first: string) => `First: 0\n1: ${first} 6C 9C TC / 7D 7H 8C KS 3H KD`;
  const touching = drawn("5H 6D").replace(" ", "");
  expect(() => parseGame(deal(`5H${touching}`))).toThrow("5H is already in this deal");
  expect(() => parseGame(deal("5\u{1f600}"))).toThrow('"5\u{1f600}" is not a card');
});

describe.each(GAMES as readonly AnyGame[])("$id", (game) => {
  const { record } = playout(game, { random: seeded(3), limit: 60 });
  const text = formatRecord(game, { ...record, meta: { names: ["Ann", "Bob"] } });

  test("parseMove reads every kind of space and of suit", () => {
    fc.assert(
      fc.property(fc.constantFrom(...record.moves), pasted, (move, { space, selector }) => {
        const moved = pictured(game.formatMove(move), selector).replaceAll(" ", space);
        expect(game.parseMove(moved)).toEqual(move);
      }),
    );
  });

  test("parseMove and readRecord read text with characters that nobody sees, and cards as characters", () => {
    const { record: expected } = readRecord(game, text);
    for (const mark of UNSEEN) {
      for (const move of record.moves) expect(game.parseMove(marked(game.formatMove(move), mark))).toEqual(move);
      const lines = text
        .split("\n")
        .map((line) => (line.startsWith("[") ? `${mark}${line}${mark}` : marked(line, mark)));
      expect(readRecord(game, lines.join("\n")).record).toEqual(expected);
      expect(readRecord(game, `${mark}${JSON.stringify(expected)}${mark}`).record).toEqual(expected);
    }
    for (const move of record.moves) expect(game.parseMove(drawn(game.formatMove(move)))).toEqual(move);
  });

  test("parseMove splits cards with pictures at a dash", () => {
    for (const move of record.moves) {
      const line = game.formatMove(move);
      for (const cards of [pictured(line, ""), pictured(line, "\ufe0f"), drawn(line)])
        expect(game.parseMove(cards.replace(/(?<=[♣♦♥♠]\ufe0f?|[\udca1-\udcde]) (?=\d|[AJQKT]|\ud83c)/g, "-"))).toEqual(
          move,
        );
    }
  });

  test("what a person typed is quoted without half of a character", () => {
    for (let length = 0; length < 45; length++)
      for (const word of [
        "\u{1f600}".repeat(length),
        `x${"\u{1f600}".repeat(length)}`,
        `5\u{1f600}${"x".repeat(length)}`,
      ])
        for (const read of [
          game.parseMove,
          (part: string) => game.parseMove(`0 ${part}`),
          ...READERS.map((one) => one[1]),
        ])
          expect(
            JSON.stringify(faultOf(read, `${" ".repeat(150)}${word} ${word} ${"\u{1f600}".repeat(60)}`)),
          ).not.toMatch(/\\ud[89a-f]/);
  });

  test("readRecord reads every kind of space and of suit, with or without a byte order mark and a comment first", () => {
    const { record: expected } = readRecord(game, text);
    // A header's value is JSON, in which no text has a tab.
    for (const space of SPACES.slice(1))
      for (const selector of ["", "\ufe0e", "\ufe0f"])
        for (const before of ["", "\ufeff", "\n", "\r\n\ufeff"]) {
          const changed = `${before}{ club night }\n${pictured(text, selector).replaceAll(" ", space)}`;
          const { meta, ...rest } = readRecord(game, changed).record;
          expect({ ...rest, meta: { names: meta!.names } }).toEqual(expected);
          expect(meta).toMatchObject({ comments: { 0: " club night " } });
        }
  });
});
