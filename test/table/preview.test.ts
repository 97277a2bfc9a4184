import { expect, test } from "vitest";
import type { AnyOptions } from "../../src/core/any.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { type AnyGame, playout, preview, seeded, sideOf, steps } from "../../src/index.ts";
import { often, thinned } from "../often.ts";
import { optionsIn, TABLES } from "../tables.ts";
import { thrownBy } from "../thrown.ts";
import { inWords, titled } from "../words.ts";

const ALL = titled(
  TABLES.flatMap((tables) =>
    thinned(optionsIn(tables), 2).map((options) => [tables.game, options] as [AnyGame, AnyOptions]),
  ),
  (game, options) => `${game.id}, ${inWords(options)}`,
);

test.each(ALL)("%s: what a seat foresees is what it scores, whatever is hidden", (_, game, options) => {
  const { foreseen = [], standing } = game.rules;
  const { record } = playout(game, { random: seeded(4), options, limit: often(80, 600) });
  for (const { before, after: state, move } of steps(game, record)) {
    if (move.seat === undefined) continue;
    const seen = preview(game, game.view(before, move.seat), move);
    const side = sideOf(before, move.seat);
    if (foreseen.includes(move.type)) {
      expect(seen.awards).toEqual(state.awards);
      expect(seen.gain).toBe(standing(state)[side]! - standing(before)[side]!);
    } else expect(seen).toEqual({ awards: [], gain: 0 });
  }
});

test("an illegal move has no preview", () => {
  const view = cribbage.view(cribbage.initialState(), 0);
  expect(thrownBy(() => preview(cribbage, view, { type: "go", seat: 0 }))).toMatchObject({ code: "chance-to-move" });
});
