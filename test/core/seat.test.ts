import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import { advance, seeded, sideOf } from "../../src/index.ts";
import { GAMES } from "../games.ts";
import { rowsOf } from "../tables.ts";
import { pathOf } from "../thrown.ts";

describe("the side of a seat", () => {
  for (const [game, options, sides] of rowsOf((tables) => tables.sides))
    test(`${game.id} ${JSON.stringify(options)}: ${sides.join(" ")}`, () => {
      const state = game.initialState(options);
      expect(sides.map((_, seat) => sideOf(state, seat))).toEqual(sides);
    });

  test.each(GAMES)("$id lists no moves of a seat that does not exist", (game) => {
    const start = game.initialState();
    for (const state of [start, advance(game, start, null, { random: seeded(1) }).state])
      for (const seat of [-1, 8, 0.5, Number.NaN, "0", null])
        expect(pathOf(() => game.legalMoves(state, seat as number))).toBe("seat");
  });

  test("is refused for a seat that does not exist", () => {
    for (const seat of [-1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "0", null])
      expect(pathOf(() => sideOf(cribbage.initialState(), seat as number))).toBe("seat");
  });
});
