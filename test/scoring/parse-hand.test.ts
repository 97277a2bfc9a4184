import { expect, test } from "vitest";
import { NotationError } from "../../src/index.ts";
import { parseHand } from "../../src/scoring/index.ts";
import { thrownBy } from "../thrown.ts";

test.each(["5h 5d jc 5s, 5c", "5H-5D-JC-5S-5C", "5h;5d\njc\t5s|5c", "🂵 🃅 🃛 🂥 / 🃕"])("%j is the best hand", (text) => {
  expect(parseHand(text)).toEqual({ hand: ["5H", "5D", "JC", "5S"], starter: "5C" });
});

test("a hand without a starter has none", () => {
  expect(parseHand("2c 4c 6c 8c").starter).toBeUndefined();
});

test.each([
  ["5h 5d jc", 8, "not 3"],
  ["", 0, "at least one card"],
  ["5h 5d jc 5s 5c 6c", 15, "6C"],
  ["5h 5d jc 5s 5h", 12, "duplicate 5H"],
  ["5h 1d jc 5s", 3, "1d"],
  ["5h 🂬 jc 5s", 3, "🂬"],
])("%j is wrong at index %i", (text, index, words) => {
  const error = thrownBy(() => parseHand(text)) as NotationError;
  expect(error).toBeInstanceOf(NotationError);
  expect(error.index).toBe(index);
  expect(error.reason).toContain(words);
});
