import { describe, expect, test } from "vitest";
import { DECK, initialState } from "../../src/cribino/index.ts";
import { COLORS, type Tile, totalOf } from "../../src/cribino/tile.ts";
import { pathOf } from "../thrown.ts";
import { deckOf, tile } from "./help.ts";

/** The numbers that a color has, tile by tile. */
function numbersOf(color: string): number[] {
  return DECK.map((sides) => sides.find((side) => side[0] === color)![1]);
}

function counts(items: readonly unknown[]): number[] {
  const by = new Map<unknown, number>();
  for (const item of items) by.set(item, (by.get(item) ?? 0) + 1);
  return [...by.values()].sort();
}

describe("the default deck", () => {
  test("S3-01: 48 tiles of four triangles, each in another color", () => {
    expect(DECK).toHaveLength(48);
    for (const sides of DECK) expect(sides.map(([color]) => color).sort()).toEqual([...COLORS].sort());
  });

  test("S3-02: the numbers are 1 to 10, and the four of a tile differ", () => {
    expect([...new Set(DECK.flat().map(([, number]) => number))].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    for (const sides of DECK) expect(new Set(sides.map(([, number]) => number)).size).toBe(4);
  });

  test("each of the six cyclic orders of the colors is on eight tiles", () => {
    const orders = DECK.map((sides) => {
      const colors = sides.map(([color]) => color);
      const first = colors.indexOf("purple");
      return [...colors.slice(first), ...colors.slice(0, first)].join();
    });
    expect(counts(orders)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  test("every color carries every number five times, but for two numbers four times", () => {
    for (const color of COLORS) expect(counts(numbersOf(color))).toEqual([4, 4, 5, 5, 5, 5, 5, 5, 5, 5]);
  });

  test("for each two colors the 48 pairs of numbers all differ", () => {
    for (const one of COLORS)
      for (const other of COLORS) {
        if (one === other) continue;
        const second = numbersOf(other);
        expect(new Set(numbersOf(one).map((number, i) => `${number},${second[i]}`)).size).toBe(48);
      }
  });

  test("S3-15: ten tiles have the dot of a total that is a multiple of 5", () => {
    const dotted = DECK.flatMap((sides, i) => (totalOf(sides) % 5 === 0 ? [i] : []));
    expect(dotted).toEqual([7, 12, 16, 18, 26, 28, 35, 37, 45, 47]);
  });
});

describe("your own deck", () => {
  test("may have equal tiles and any balance", () => {
    const deck = deckOf(tile([5, 5, 5, 5]));
    expect(initialState({ deck }).settings.deck).toEqual(deck);
  });

  test.each<[string, (deck: [string, number][][]) => unknown, string]>([
    ["47 tiles", (deck) => deck.slice(1), "options.deck"],
    ["a tile of three triangles", (deck) => [deck[0]!.slice(1), ...deck.slice(1)], "options.deck[0]"],
    [
      "a tile with a color twice",
      (deck) => [[...deck[0]!.slice(0, 3), ["red", 3]], ...deck.slice(1)],
      "options.deck[0][3][0]",
    ],
    ["an unknown color", (deck) => [[["blue", 3], ...deck[0]!.slice(1)], ...deck.slice(1)], "options.deck[0][0][0]"],
    ["the number 11", (deck) => [[["purple", 11], ...deck[0]!.slice(1)], ...deck.slice(1)], "options.deck[0][0][1]"],
    ["half a number", (deck) => [[["purple", 0.5], ...deck[0]!.slice(1)], ...deck.slice(1)], "options.deck[0][0][1]"],
    ["no array", () => ({}), "options.deck"],
  ])("is refused with %s", (_, spoil, path) => {
    const deck = spoil(JSON.parse(JSON.stringify(DECK))) as readonly Tile[];
    expect(pathOf(() => initialState({ deck }))).toBe(path);
  });
});
