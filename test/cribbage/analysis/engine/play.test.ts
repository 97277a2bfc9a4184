import { expect, test } from "vitest";
import { pointsOfLatest } from "../../../../src/cribbage/analysis/engine/play.ts";
import { countLatest, withRank } from "../../../../src/scoring/play.ts";
import { NIGHT } from "../../../often.ts";

test("the latest card of every count of up to five cards, and of longer ones, has the points of `countLatest`", () => {
  let counts = 0;
  const check = (recent: number, total: number, cards: number, most: number) => {
    if (pointsOfLatest(recent, total) !== countLatest(recent, total)) expect.fail(recent.toString(16));
    counts++;
    for (let rank = 0; rank < most && cards < (NIGHT ? 8 : 7); rank++) {
      const next = total + Math.min(rank + 1, 10);
      // From the sixth card on, those of the lowest ranks only: 1 + 2 + … + 7 is the longest run within 31.
      if (next <= 31) check(withRank(recent, rank), next, cards + 1, cards < 4 ? 13 : 7);
    }
  };
  for (let rank = 0; rank < 13; rank++) check(withRank(0, rank), Math.min(rank + 1, 10), 1, 13);
  expect(counts).toBeGreaterThan(100_000);
});
