import { describe, expect, test } from "vitest";
import { sideOf } from "../../src/index.ts";
import { rowsOf } from "../tables.ts";

describe("the side of a seat", () => {
  for (const [game, options, sides] of rowsOf((tables) => tables.sides))
    test(`${game.id} ${JSON.stringify(options)}: ${sides.join(" ")}`, () => {
      const state = game.initialState(options);
      expect(sides.map((_, seat) => sideOf(state, seat))).toEqual(sides);
    });
});
