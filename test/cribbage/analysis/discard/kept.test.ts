import { describe, expect, test } from "vitest";
import { equilibriumOf, LEAST_KEPT } from "../../../../src/cribbage/analysis/discard/equilibrium.ts";
import { rankHands, waysToHold } from "../../../../src/cribbage/analysis/engine/hand.ts";
import type { CribKind } from "../../../../src/cribbage/analysis/engine/simulation.ts";

const WHOLE = new Uint8Array(13).fill(4);
const KEPT = rankHands(4);
const sides = (kind: CribKind) => (["own", "opponent"] as const).map((side) => equilibriumOf(kind, side).keeps);

describe("what players keep", () => {
  test.each([
    ["two", 20_358_520],
    ["three", 2_598_960],
    ["partners", 2_598_960],
    ["solo", 2_598_960],
  ] as const)("%s: from each deal four cards are kept", (kind, deals) => {
    const more = kind === "two" ? 1128 : 48;
    for (const chances of sides(kind)) {
      let kept = 0;
      for (let n = 0; n < chances.length; n++) {
        const chance = chances[n]! - LEAST_KEPT;
        if (!(chance >= 0 && chance <= 1 + 1e-9)) expect.fail(`hand ${n} is kept with a chance of ${chance}`);
        kept += (chances[n]! - LEAST_KEPT) * waysToHold(KEPT, 4 * n, 4, WHOLE) * more;
      }
      expect(kept).toBeCloseTo(deals, 3);
    }
  });

  test("four fives are never split, and hands that are kept at random are rare", () => {
    const fives = Array.from({ length: 1820 }, (_, n) => n).find(
      (n) => KEPT.subarray(4 * n, 4 * n + 4).join() === "4,4,4,4",
    );
    for (const chances of sides("two")) expect(chances[fives!]! - LEAST_KEPT).toBeCloseTo(1, 1);
  });
});
