import { describe, expect, test } from "vitest";
import { playDeal } from "../../../../src/cribbage/analysis/engine/deal.ts";
import { newSimulation, restart } from "../../../../src/cribbage/analysis/engine/simulation.ts";
import { policyOf, simplePlay } from "../../../../src/cribbage/analysis/policies/policy.ts";
import type { CribbageOptions, CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { seeded } from "../../../../src/index.ts";
import { often } from "../../../often.ts";
import { inWords } from "../../../words.ts";
import { randomPolicy } from "./random.ts";
import { dealOf, noting, replay, resultOf, TABLES } from "./replay.ts";

/** Plays games in the simulator, and each deal once more by the rules: the same must come of it. */
function expectSame(options: CribbageOptions, games: number): void {
  const random = seeded(1);
  const { settings, scores } = cribbage.initialState(options);
  const { players, target } = settings;
  const played: number[] = [];
  const policies = Array(players).fill(noting(randomPolicy(random), played));
  const game = newSimulation({ seats: players, sides: scores.length, target }, policies);
  for (let n = 0; n < games; n++) {
    const dealer = n % players;
    let state: CribbageState = cribbage.initialState({ ...options, first: dealer });
    restart(game, dealer);
    for (let won = false; !won; ) {
      played.length = 0;
      won = playDeal(game, random);
      const [next, byRules] = replay(cribbage.apply(state, dealOf(game)), game, played);
      const made = resultOf(game);
      // To expect each costs much more than to play it.
      if (JSON.stringify(made) !== JSON.stringify(byRules)) expect(made).toEqual(byRules);
      state = next;
    }
    expect(state.phase).toBe("over");
  }
}

describe.each(TABLES.map((table) => [inWords(table), table] as const))("%s", (_, table) => {
  test("random games score what they do by the rules, in the same order", () => {
    expectSame(table, often(25, 2000));
  });

  test.each([1, 5, 31, 61, 200])("to %i points, too", (target) => {
    expectSame({ ...table, target }, often(8, target < 50 ? 200 : 50));
  });
});

test.each([["simple", simplePlay]])("who thinks wins: %s players beat random ones", (_, play) => {
  const random = seeded(2);
  const game = newSimulation({ seats: 2, sides: 2, target: 121 }, [policyOf(play), randomPolicy(random)]);
  const games = often(300, 1000);
  let won = 0;
  for (let n = 0; n < games; n++) {
    restart(game, n % 2);
    while (!playDeal(game, random));
    if (game.winner === 0) won++;
  }
  expect(won / games).toBeGreaterThan(0.95);
});
