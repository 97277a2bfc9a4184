import { describe, expect, test } from "vitest";
import { cribbage } from "../../src/cribbage/index.ts";
import { cribino } from "../../src/cribino/index.ts";
import { crosscribb } from "../../src/crosscribb/index.ts";
import { type AnyGame, perft } from "../../src/index.ts";
import { inWords, titled } from "../words.ts";

/**
 * The number of ways to make 1, 2, 3 … players' moves from the start, every chance move being the one of seed 0. A
 * change in them is a change in the rules.
 */
const TABLES: readonly [game: AnyGame, options: object, counts: readonly number[]][] = [
  [cribbage, { dealer: 0 }, [30, 450, 1800, 7200, 21600, 29712, 49128, 104904]],
  [cribbage, { players: 3, dealer: 0 }, [15, 150, 750, 3000, 12000, 48000]],
  [cribbage, { players: 4, dealer: 0 }, [20, 300, 3000, 15000, 60000, 240000]],
  [crosscribb, { dealer: 0 }, [25, 600, 13824, 305256]],
  [crosscribb, { players: 3, dealer: 1 }, [25, 600, 13824, 305256]],
  [crosscribb, { players: 2, dealer: 1 }, [25, 600, 13824, 305256]],
  [cribino, { players: 2 }, [6, 37, 140, 452, 1132, 3033, 5735]],
  [cribino, { players: 4, partners: true }, [8, 72, 420, 2109, 8663, 38785]],
  [cribino, { players: 1 }, [1, 1, 1, 1, 1, 1, 2, 3, 3, 6, 10, 10, 11, 22]],
];

describe("perft", () => {
  test.each(titled(TABLES, (game, options, counts) => `of ${game.id}, ${inWords(options)}: ${counts.join(", ")}`))(
    "%s",
    (_, game, options, counts) => {
      const start = game.initialState(options);
      expect(counts.map((_, i) => perft(game, start, i + 1))).toEqual(counts);
    },
  );
});
