import { expect, test } from "vitest";
import { type AnyGame, describeRefusal, playout, seeded } from "../../src/index.ts";
import { COMMON_WORDS } from "../../src/words/common.ts";
import * as german from "../../src/words/de/index.ts";
import { GAMES } from "../games.ts";
import { codesIn, codesOf } from "./codes.ts";

/** The codes of all games, for moves and for text. */
const shared = [...codesIn("illegal-moves.md", "Codes"), ...codesIn("illegal-moves.md", "Codes of text")];

test.each(GAMES as readonly AnyGame[])(
  "$id: every code has a phrase, and every phrase a code, in both languages",
  (game) => {
    const codes = [...new Set([...shared, ...codesOf(game.id)])].sort();
    const translation = (german as unknown as Readonly<Record<string, { readonly [name: string]: string }>>)[game.id]!;
    for (const words of [{ ...COMMON_WORDS, ...game.rules.words }, translation]) {
      const phrases = Object.keys(words).flatMap((name) => /^refusal\.([\w-]+)$/.exec(name)?.[1] ?? []);
      expect(phrases.sort()).toEqual(codes);
    }
  },
);

test("Crib-Ino waits for tiles, not for cards", () => {
  const game = GAMES.find(({ id }) => id === "cribino") as AnyGame;
  expect(describeRefusal(game, { code: "chance-to-move" })).toBe("Wait for the tiles");
  expect(describeRefusal(game, { code: "chance-to-move" }, { words: german.cribino } as never)).toBe(
    "Warte auf die Steine",
  );
});

test("only a turned first tile gets the hint to lay it as printed", () => {
  const game = GAMES.find(({ id }) => id === "cribino") as AnyGame;
  const { state } = playout(game, { random: seeded(1), limit: 1 });
  const [lay] = game.legalMoves(state);
  const told = (move: object) => describeRefusal(game, game.refusal(state, { ...lay!, ...move } as never)!);
  expect(told({ rotation: 1 })).toBe("That tile does not fit there unless turned to 0°");
  expect(told({ x: 1 })).toBe("That tile does not fit there");
});

test("in German, the color of a stone stands in its case", () => {
  const game = GAMES.find(({ id }) => id === "sackson") as AnyGame;
  const told = (code: string) =>
    describeRefusal(game, { code, values: { seat: 0, color: "green" } }, { viewer: 0, words: german.sackson } as never);
  expect(told("not-in-bank")).toBe("Der grüne Farbstein ist nicht in der Bank");
  expect(told("not-held")).toBe("Du hast den grünen Farbstein nicht");
  expect(told("must-return-figure")).toBe("Gib den grünen Farbstein zurück, den in der Farbe der Figur");
});

test("two markers of one color have a sentence of their own", () => {
  const game = GAMES.find(({ id }) => id === "sackson") as AnyGame;
  expect(describeRefusal(game, { code: "same-color" })).toBe("Exchange two different colors");
});
