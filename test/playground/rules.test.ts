import { playout, seeded } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { games } from "fifteen-two/games";
import { expect, test } from "vitest";
import { tipFor } from "../../docs/playground/table/tips.ts";

test.each(games)("$id has a tip wherever there is a choice, in the words of players", (game) => {
  const { legalMoves, view, activeSeats } = game;
  const told = new Set<string>();
  const random = seeded(4);
  playout(game, {
    random,
    limit: 400,
    watch: (_, state) => {
      for (const seat of activeSeats(state)) {
        const tip = tipFor(game.id, view(state, seat));
        if (legalMoves(state, seat).length > 1) expect(tip).toBeDefined();
        if (tip) told.add(tip);
      }
    },
  });
  expect(told.size).toBeGreaterThan(0);
  for (const tip of told) {
    expect(tip.length).toBeLessThan(110);
    expect(tip).not.toMatch(/seat|side 0|legal/i);
  }
});

test("the dealer is told that the crib counts for the dealer", () => {
  const dealt = playout(cribbage, { random: seeded(1), options: { first: 1 }, limit: 1 }).state;
  const tips = [0, 1].map((seat) => tipFor("cribbage", cribbage.view(dealt, seat)));
  expect(tips[1]).toMatch(/^The crib counts for you:/);
  expect(tips[0]).toMatch(/^The crib is the dealer's:/);
});
