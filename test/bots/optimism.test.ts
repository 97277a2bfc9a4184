import { describe, expect, test } from "vitest";
import { optimism } from "../../src/bots/coach/optimism.ts";
import { seeded } from "../../src/index.ts";

/** Moves that are tried in some deals, each with its chance to win one, and a part of the luck in common. */
function tried(chances: readonly number[], deals: number, random: () => number) {
  const lists = chances.map(() => new Float64Array(deals));
  for (let n = 0; n < deals; n++) {
    const luck = random();
    chances.forEach((chance, i) => {
      lists[i]![n] = (random() + luck) / 2 < chance ? 1 : 0;
    });
  }
  return lists.map((wins) => {
    const win = wins.reduce((sum, one) => sum + one, 0) / deals;
    return { points: 0, win, error: 0.05, wins };
  });
}

/** The average chance to win of the best of some moves: the raw estimate and the stated one. */
function bestOf(chances: readonly number[], times: number): readonly [seems: number, stated: number] {
  const random = seeded(1);
  let [seems, stated] = [0, 0];
  for (let i = 0; i < times; i++) {
    const worths = tried(chances, 100, random);
    const most = Math.max(...worths.map(({ win }) => win));
    seems += most / times;
    stated += (most - optimism(worths)) / times;
  }
  return [seems, stated];
}

describe("the best of several moves", () => {
  // The sum of two random numbers is below 1 half of the time.
  test("that are equally good seems better than it is, but is not said to be", () => {
    const [seems, stated] = bestOf([0.5, 0.5, 0.5, 0.5], 400);
    expect(seems).toBeGreaterThan(0.53);
    expect(Math.abs(stated - 0.5)).toBeLessThan(0.008);
  });

  test("that is clearly better is said to be as good as it is", () => {
    // (1 - 0.25² · 2) of the pairs of numbers are below 0.75 on average.
    const [seems, stated] = bestOf([0.75, 0.4, 0.4], 400);
    expect(Math.abs(seems - 0.875)).toBeLessThan(0.005);
    expect(Math.abs(stated - 0.875)).toBeLessThan(0.005);
  });
});

test("moves that are not tried in the same deals are taken as they are", () => {
  expect(optimism([{ points: 0, win: 0.6, error: 0.1 }])).toBe(0);
  expect(optimism(tried([0.5, 0.5], 9, seeded(1)))).toBe(0);
  expect(optimism(tried([0.5], 100, seeded(1)))).toBe(0);
});
