import { expect, test } from "vitest";
import {
  countRanksOf,
  handNumber,
  pairNumber,
  rankHands,
  waysToHold,
} from "../../../../src/cribbage/analysis/engine/hand.ts";

test.each([
  [5, 6_175, 2_598_960],
  [6, 18_395, 20_358_520],
] as const)("%i cards: %i hands of ranks, which stand for %i hands", (size, number, all) => {
  const hands = rankHands(size);
  expect(hands.length / size).toBe(number);
  const pack = new Uint8Array(13).fill(4);
  let ways = 0;
  for (let at = 0; at < hands.length; at += size) ways += waysToHold(hands, at, size, pack);
  expect(ways).toBe(all);
});

test("hands without the cards for them cannot be held", () => {
  const hands = rankHands(6);
  const counts = countRanksOf([0, 1, 2, 4, 8, 12, 16, 20]);
  let ways = 0;
  for (let at = 0; at < hands.length; at += 6) ways += waysToHold(hands, at, 6, counts);
  expect(ways).toBe(28);
});

test("two ranks have one number, in either order, 0 to 90", () => {
  const numbers = new Set<number>();
  for (let a = 0; a < 13; a++)
    for (let b = a; b < 13; b++) {
      expect(pairNumber(b, a)).toBe(pairNumber(a, b));
      expect(pairNumber(a, b)).toBe(numbers.size);
      numbers.add(pairNumber(a, b));
    }
  expect(numbers.size).toBe(91);
});

test("four ranks have one number, in any order: their place in the list", () => {
  const hands = rankHands(4);
  for (let n = 0; n < 1820; n++) {
    const [a, b, c, d] = hands.subarray(4 * n, 4 * n + 4) as unknown as [number, number, number, number];
    for (const ranks of [
      [a, b, c, d],
      [d, c, b, a],
      [c, a, d, b],
    ])
      expect(handNumber(ranks)).toBe(n);
  }
});
