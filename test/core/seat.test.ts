import { describe, expect, test } from "vitest";
import { cribbage } from "../../src/cribbage/index.ts";
import { cribino } from "../../src/cribino/index.ts";
import { crosscribb } from "../../src/crosscribb/index.ts";
import { type AnyGame, sideOf } from "../../src/index.ts";
import { sackson } from "../../src/sackson/index.ts";

/** By game and options, the side of each seat. */
const SIDES: readonly (readonly [game: AnyGame, options: object, sides: readonly number[]])[] = [
  [cribbage, { players: 2 }, [0, 1]],
  [cribbage, { players: 3 }, [0, 1, 2]],
  [cribbage, { players: 4 }, [0, 1, 0, 1]],
  [cribbage, { players: 4, teams: "solo" }, [0, 1, 2, 3]],
  [crosscribb, { players: 2 }, [0, 1]],
  [crosscribb, { players: 3 }, [0, 1, 0]],
  [crosscribb, { players: 4 }, [0, 1, 0, 1]],
  [sackson, { players: 2 }, [0, 1]],
  [sackson, { players: 4 }, [0, 1, 0, 1]],
  [cribino, { players: 1 }, [0]],
  [cribino, { players: 3 }, [0, 1, 2]],
  [cribino, { players: 4, partners: true }, [0, 1, 0, 1]],
  [cribino, { players: 6, partners: true }, [0, 1, 2, 0, 1, 2]],
  [cribino, { players: 7 }, [0, 1, 2, 3, 4, 5, 6]],
];

describe("the side of a seat", () => {
  for (const [game, options, sides] of SIDES)
    test(`${game.id} ${JSON.stringify(options)}: ${sides.join(" ")}`, () => {
      const state = game.initialState(options);
      expect(sides.map((_, seat) => sideOf(state, seat))).toEqual(sides);
    });
});
