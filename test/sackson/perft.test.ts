import { describe, expect, test } from "vitest";
import { perft } from "../../src/check/index.ts";
import { seeded } from "../../src/index.ts";
import { formatLayout } from "../../src/sackson/display.ts";
import * as sackson from "../../src/sackson/index.ts";
import { initialState, parseLayout, type SacksonOptions } from "../../src/sackson/index.ts";
import { NIGHT } from "../often.ts";
import { randomLayout } from "./layouts.ts";
import { turns } from "./symmetry.ts";

/**
 * How deep to go; `PERFT_DEPTH=8 npx vitest run test/sackson/perft.test.ts` takes seconds, 10 one to two minutes, 11
 * about four.
 */
const DEPTH = Number(process.env.PERFT_DEPTH ?? (NIGHT ? 8 : 5));

/** By depth from 1: the ways to play that number of moves from the start. */
const COUNTS = [10, 190, 380, 2280, 41212, 82348, 247044, 3662504, 7308896, 21938128, 307376476];

describe("perft", () => {
  test.each(COUNTS.slice(0, DEPTH).map((count, i) => [i + 1, count]))(
    "from the start, depth %i: %i",
    (depth, count) => {
      expect(perft(sackson, initialState(), depth)).toBe(count);
    },
    600_000,
  );

  test("partners have the same choices as two players", () => {
    expect(perft(sackson, initialState({ players: 4, first: 1 }), DEPTH)).toBe(COUNTS[DEPTH - 1]);
  });

  test("a layout that is turned or mirrored gives the same counts", () => {
    for (const zigzag of NIGHT ? (["wide", "both"] as const) : (["both"] as const)) {
      const options: SacksonOptions = { zigzag };
      const display = parseLayout(randomLayout(seeded(1), options));
      const counts = turns.map((turn) => {
        const layout = formatLayout(turn.display(display));
        return [3, 5].map((depth) => perft(sackson, initialState({ ...options, layout }), depth));
      });
      for (const count of counts) expect(count).toEqual(counts[0]);
    }
  });
});
