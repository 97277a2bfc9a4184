import { describe, expect, test } from "vitest";
import { perft } from "../../src/index.ts";
import { rowsOf } from "../tables.ts";
import { inWords, titled } from "../words.ts";

describe("perft", () => {
  test.each(
    titled(
      rowsOf(({ perft }) => perft),
      (game, options, counts) => `of ${game.id}, ${inWords(options)}: ${counts.join(", ")}`,
    ),
  )("%s", (_, game, options, counts) => {
    const start = game.initialState(options);
    expect(counts.map((_, i) => perft(game, start, i + 1))).toEqual(counts);
  });
});
