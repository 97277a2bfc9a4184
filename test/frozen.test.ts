import { describe, expect, test } from "vitest";
import * as cribino from "../src/cribino/index.ts";
import * as crosscribb from "../src/crosscribb/index.ts";
import { CARDS } from "../src/index.ts";
import * as sackson from "../src/sackson/index.ts";
import { ENGLISH } from "../src/scoring/index.ts";
import { GAMES } from "./games.ts";

describe("what everybody shares is frozen", () => {
  test("the lists of constants", () => {
    const { COLORS, FIGURES, LEVELS, SQUARES } = sackson;
    for (const list of [CARDS, SQUARES, COLORS, FIGURES, LEVELS, crosscribb.LINES, cribino.COLORS, cribino.DIRECTIONS])
      expect(Object.isFrozen(list)).toBe(true);
    expect(Object.isFrozen(ENGLISH)).toBe(true);
  });

  test.each(GAMES)("the awards of a new game of $id", (game) => {
    expect(Object.isFrozen(game.initialState().awards)).toBe(true);
  });
});
