import { expect, test } from "vitest";
import type { Simulation } from "../../../../src/cribbage/analysis/engine/state.ts";
import { randomPolicy } from "../../../../src/cribbage/analysis/policies/random.ts";

const game = {} as Simulation;

test.each([0, 2, 5])("a random policy's eight choices are of every kind equally often: from number %i on", (first) => {
  // The random numbers that differ in three of the eight digits to base 12, once each.
  let number = 0;
  const policy = randomPolicy(() => ((number++ % 12 ** 3) * 12 ** first + 0.5) / 12 ** 8);
  for (const sizes of [
    [2, 3, 4],
    [4, 4, 4],
    [3, 2, 2],
  ]) {
    const ways = new Map<string, number>();
    for (let n = 0; n < 12 ** 3; n++) {
      const places = Array.from({ length: 8 }, (_, i) => policy.play(game, sizes[i - first] ?? 4));
      const chosen = places.splice(first, 3).join();
      ways.set(chosen, (ways.get(chosen) ?? 0) + 1);
      expect(Math.max(...places)).toBe(0);
    }
    const all = sizes[0]! * sizes[1]! * sizes[2]!;
    expect(ways.size).toBe(all);
    expect(new Set(ways.values())).toEqual(new Set([12 ** 3 / all]));
  }
  expect(number).toBe(3 * 12 ** 3);
});
