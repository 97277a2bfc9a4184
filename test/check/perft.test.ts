import { describe, expect, test } from "vitest";
import { perft } from "../../src/check/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { seeded } from "../../src/index.ts";
import { NIGHT, often } from "../often.ts";
import { rowsOf } from "../tables.ts";
import { inWords, titled } from "../words.ts";

describe("perft", () => {
  test.each(
    titled(
      rowsOf(({ perft }) => perft).map(
        ([game, options, counts]) => [game, options, counts.filter((count) => NIGHT || count < 8_000)] as const,
      ),
      (game, options, counts) => `of ${game.id}, ${inWords(options)}: ${counts.join(", ")}`,
    ),
  )("%s", (_, game, options, counts) => {
    const start = game.initialState(options);
    expect(counts.map((_, i) => perft(game, start, i + 1))).toEqual(counts);
  });

  const start = cribbage.initialState();

  test("counts 1 at depth 0, and refuses a depth that is not a whole number of 0 or more", () => {
    expect(perft(cribbage, start, 0)).toBe(1);
    for (const depth of [-1, 0.5, Number.NaN]) expect(() => perft(cribbage, start, depth)).toThrow("depth:");
  });

  test("S2-08: ends with every source, also with those whose first cut ties", () => {
    const ties = [...Array(201).keys()].filter((seed) => {
      const cut = cribbage.apply(start, cribbage.chance(start, seeded(seed))!);
      return cut.phase === "cut-for-deal";
    });
    expect(ties.length).toBeGreaterThan(3);
    // The first number of the source is the seed of each phase of chance.
    const count = (depth: number, seed: number) =>
      perft(cribbage, start, depth, { random: () => (seed + 0.5) / 2 ** 32 });
    for (let seed = 0; seed <= often(5, 200); seed++) expect(count(2, seed)).toBe(450);
    for (const seed of ties) expect(count(4, seed)).toBeGreaterThan(450);
  });
});
