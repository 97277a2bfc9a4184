import { describe, expect, test } from "vitest";
import * as crosscribb from "../../../src/crosscribb/index.ts";
import { CARDS, sample, seeded } from "../../../src/index.ts";
import { careful } from "./cribbage.ts";
import { muggins } from "./muggins.ts";
import { seats } from "./seats.ts";
import { relationOf, squares } from "./squares.ts";

const SHORT = { games: 2, iterations: 2, seed: 1, options: {} };

describe("the programs find finite figures", () => {
  test.each([
    ["cribbage", 2],
    ["crosscribb", 3],
    ["cribino", 1],
    ["cribino", 3],
    ["sackson", 2],
  ])("for the seats of %s with %i", (id, players) => {
    const text = seats(id, players, SHORT);
    expect(text).toContain(`${id}, ${players}`);
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });

  test.each([2, 3, 4] as const)("for careful players of cribbage, %i", (players) => {
    expect(careful(players, { games: 100, seed: 1 })).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("for muggins and squares", () => {
    const texts = [muggins({ ...SHORT, games: 4 }), squares(SHORT)];
    for (const text of texts) expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test("lines without the cut card can be exchanged", () => {
  const [cut, ...cards] = sample(CARDS, 25, seeded(1));
  const board = [...cards.slice(0, 12), cut!, ...cards.slice(12)];
  const order = [4, 0, 2, 1, 3];
  const exchanged = order.flatMap((row) => order.map((column) => board[5 * row + column]!));
  const totalsOf = (lines: readonly { readonly points: number }[]) => lines.map(({ points }) => points);
  const sides = (points: readonly number[]) => [points.slice(0, 5), points.slice(5)];
  const before = sides(totalsOf(crosscribb.scoreBoard(board, cut!).lines));
  const after = sides(totalsOf(crosscribb.scoreBoard(exchanged, cut!).lines));
  expect(after).toEqual(before.map((points) => order.map((line) => points[line])));
});

test("what a first card is to the cut card", () => {
  expect(relationOf("7H", "8D")).toBe("scores");
  expect(relationOf("9H", "8D")).toBe("near");
  expect(relationOf("8H", "8D")).toBe("scores");
  expect(relationOf("KH", "8D")).toBe("far");
});
