import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { type AnyGame, describeRefusal, NotationError } from "../../src/index.ts";
import { GAMES } from "../games.ts";
import { thrownBy } from "../thrown.ts";
import { titled } from "../words.ts";

const seat = fc.constantFrom("-", "0", "3", "4", "6", "7");
const verb = fc.constantFrom(
  ...["deal", "cut", "cut-for-deal", "discard", "play", "go", "show", "muggins", "accept", "place"],
  ...["draw-tile", "lay", "draw", "pass", "turn-up", "take", "exchange", "return"],
);
const word = fc.oneof(
  fc.constantFrom("hand", "crib", "/", "a1", "e5", "5H", "TS", "red", "blue", "r3", "0,0", "-47,47", "48,0"),
  fc.integer({ min: -2, max: 200 }).map(String),
);
const texts = fc.tuple(seat, verb, fc.array(word, { maxLength: 4 })).map(([who, what, rest]) => {
  return [who, what, ...rest].join(" ");
});

test.each(
  titled(
    GAMES.map((game) => [game] as const),
    ({ id }) => id,
  ),
)("what text may say in %s, JSON may", (_, game) => {
  fc.assert(
    fc.property(texts, (text) => {
      const move = read(game, text);
      if (move !== undefined) expect(game.parseMoveJson(JSON.parse(JSON.stringify(move)))).toEqual(move);
    }),
    { numRuns: 2000 },
  );
});

/** The move that a text names; undefined when it names none. */
function read(game: AnyGame, text: string) {
  try {
    return game.parseMove(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    expect(describeRefusal(game, error)).not.toMatch(/That is not possible|[{}]/);
    return undefined;
  }
}

describe("a move in text that JSON may not have either is refused", () => {
  test.each(
    titled<[game: AnyGame, text: string, index: number]>(
      [
        [cribbage, "1 show hand 30", 12],
        [cribbage, "1 show crib -1", 12],
        [cribbage, "1 muggins 30", 10],
        [cribbage, "1 muggins 0", 10],
        [cribbage, "- deal 5H 6H / 5C 6C", 13],
        [cribbage, "- deal AC 2C 3C 4C 5C / AD 2D 3D 4D 5D / AH 2H 3H 4H 5H / crib KC KD", 66],
        [crosscribb, "1 show 175", 7],
        [crosscribb, "1 muggins 175", 10],
        [crosscribb, "- deal 5H / 5C", 10],
        [cribino, "- draw-tile 7 0", 12],
        [cribino, "- deal 1 2 / 3 4", 11],
      ],
      ({ id }, text) => `${id}: ${text}`,
    ),
  )("%s", (_, game, text, index) => {
    expect(thrownBy(() => game.parseMove(text))).toMatchObject({ name: "NotationError", index });
  });

  test("the highest claims are read", () => {
    for (const text of ["1 show hand 29", "1 show crib 0", "1 muggins 29"])
      expect(cribbage.formatMove(cribbage.parseMove(text))).toBe(text);
    for (const text of ["1 show 174", "1 muggins 174"])
      expect(crosscribb.formatMove(crosscribb.parseMove(text))).toBe(text);
  });
});

test("a deal of cribbage in JSON, as in text, has no card twice", () => {
  const hands = [
    ["AC", "2C", "3C", "4C", "5C", "6C"],
    ["AD", "2D", "3D", "4D", "5D", "6C"],
  ];
  expect(() => cribbage.parseMoveJson({ type: "deal", hands, crib: [] })).toThrow(/hands\[1\]\[5\]/);
});

test("cards of a move are typed with what people put between them", () => {
  for (const text of ["0 discard 5h 5d", "0 discard 5h, 5d", "0 discard 5h-5d", "0 discard 5♥–5♦", "0 discard 5H;5D"])
    expect(cribbage.parseMove(text)).toEqual(cribbage.parseMove("0 discard 5H 5D"));
});
