import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as cribbage from "../src/cribbage/index.ts";
import { formatGame, parseGame } from "../src/cribbage/shorthand/index.ts";
import { type AnyGame, formatRecord, parseCards, playout, readRecord, seeded } from "../src/index.ts";
import { parseLayout } from "../src/sackson/index.ts";
import { parseHand } from "../src/scoring/index.ts";
import { GAMES } from "./games.ts";

const SPACES = ["\t", "\u00a0", "\u2009", "\u202f", "\u3000"];
const SUITS: Readonly<Record<string, string>> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** Cards with the symbols of suits, each followed by a selector of its picture. */
const pictured = (text: string, selector: string) =>
  text.replace(/\b([A2-9TJQK])([CDHS])\b/g, (_, rank, suit) => `${rank}${SUITS[suit]}${selector}`);

/** Ways in which a text changes between a page, a chat and a phone, and stays the same to a reader. */
const pasted = fc.record({
  space: fc.constantFrom(" ", ...SPACES),
  selector: fc.constantFrom("", "\ufe0e", "\ufe0f"),
});

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
