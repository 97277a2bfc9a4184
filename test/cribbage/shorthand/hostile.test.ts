import fc from "fast-check";
import { expect, test } from "vitest";
import * as cribbage from "../../../src/cribbage/index.ts";
import { formatGame, parseGame } from "../../../src/cribbage/shorthand/index.ts";
import { describeRefusal, IllegalMoveError, InvalidStateError, NotationError, replay } from "../../../src/index.ts";
import * as arbitrary from "../../arbitraries.ts";
import { NIGHT, often } from "../../often.ts";
import { randomGame } from "./games.ts";

const TEXTS = [
  ...[2, 3, 4].map((players) => formatGame(randomGame(players, { players: players as 2 }))),
  formatGame(randomGame(1, { first: 0 }, 40, { names: ["Ann", "Bob"], date: "today" })),
];

/** Parses a text: whatever it is, there is a record of legal moves or a NotationError within the text. */
function survives(text: string): void {
  try {
    replay(cribbage, parseGame(text));
  } catch (error) {
    expect(error).toBeInstanceOf(NotationError);
    expect(describeRefusal(cribbage, error as NotationError)).not.toBe("That is not possible");
    const { index } = error as NotationError;
    expect(index).toBeGreaterThanOrEqual(0);
    expect(index).toBeLessThanOrEqual(text.length);
  }
}

const piece = fc.oneof(
  fc.constantFrom(..."/|()-;:., \n\r<>#_♥", "First: 0\n", "Players: ", "Cut: ", "1: ", "10"),
  fc.constantFrom("5H", "6c", "TD", "js", "??", "__proto__"),
  fc.string({ maxLength: 3 }),
);

test("text of every kind", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      survives(pieces.join(""));
    }),
    { numRuns: often(100, 500) },
  );
});

test("games with a part cut out, written twice or replaced", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TEXTS),
      fc.nat(2000),
      fc.nat(40),
      fc.array(piece, { maxLength: 4 }),
      (text, at, length, pieces) => {
        const from = at % text.length;
        survives(text.slice(0, from) + pieces.join("") + text.slice(from + length));
      },
    ),
    { numRuns: often(100, 500) },
  );
});

test("the same character without end", () => {
  for (const character of "5 /|()-;,_\nA<♥")
    for (const start of ["First: 0\n1: 6C", ...(NIGHT ? ["Players: "] : [])]) {
      survives(start + character.repeat(often(100_000, 1_000_000)));
    }
}, 30_000);

test("values that are not records", () => {
  fc.assert(
    fc.property(arbitrary.hostile, (value) => {
      for (const run of [formatGame, parseGame] as ((value: never) => unknown)[])
        try {
          run(value as never);
        } catch (error) {
          const typed = [IllegalMoveError, InvalidStateError, NotationError].some((type) => error instanceof type);
          if (!typed) throw error;
        }
    }),
    { numRuns: often(100, 500) },
  );
});
