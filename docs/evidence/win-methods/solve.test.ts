import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { often } from "../../../test/often.ts";
import type { DealOdds } from "./odds.ts";
import { chancesByPlay, dealList, type ScoredDeal } from "./oracle.ts";
import { solve } from "./solve.ts";

/** More than a side scores in any of these deals. */
const SIZE = 73;

/** The odds of the deals, each list at its full length. */
function oddsOf(deals: readonly ScoredDeal[]): DealOdds {
  const table = () => Array.from({ length: SIZE }, () => new Float64Array(SIZE));
  const [ends, poneFirst] = [table(), table()];
  const all = deals.reduce((sum, { weight }) => sum + weight, 0);
  for (const { events, weight } of deals) {
    const points = [0, 0] as [number, number];
    poneFirst[0]![0]! += weight / all;
    for (const [side, more] of events)
      for (let n = 0; n < more; n++) {
        points[side]++;
        if (side === 1) poneFirst[points[1]]![points[0]]! += weight / all;
      }
    ends[points[1]]![points[0]]! += weight / all;
  }
  const products = ends.map((dealer, n) => ({ pone: Float64Array.from(ends, (_, i) => (i === n ? 1 : 0)), dealer }));
  return { ends: products, poneFirst };
}

describe("the chances from every two needs", () => {
  // To win by some points is to get there before the other side has all but those.
  test("are those of playing every deal to its end, and of skunks from fewer points", () => {
    fc.assert(
      fc.property(dealList, fc.constantFrom(1, 5, 31), (deals, lead) => {
        const { stride, dealer, pone } = solve(oddsOf(deals), 40);
        const chances = chancesByPlay(deals, lead);
        for (let a = 1; a <= 40; a++)
          for (let b = 1; b <= 40; b++) {
            const expected = chances(a, b);
            const dealerWins = b < lead ? 0 : dealer[stride * a + b - lead + 1]!;
            const poneWins = a < lead ? 0 : pone[stride * (a - lead + 1) + b]!;
            if (Math.abs(dealerWins - expected.dealer) < 1e-12 && Math.abs(poneWins - expected.pone) < 1e-12) continue;
            expect.fail(`${a} ${b}: ${dealerWins} and ${poneWins}, not ${expected.dealer} and ${expected.pone}`);
          }
      }),
      { numRuns: often(6, 30) },
    );
  });

  test("hold what playing to win brings, in this deal and in those after it", () => {
    // Either side scores 1 in every deal, so that small gains keep all chances between 0 and 1.
    const deals: ScoredDeal[] = [
      { events: [[0, 1]], weight: 1 },
      { events: [[1, 1]], weight: 1 },
    ];
    const gain = (a: number, b: number) => (a === 4 && b === 5 ? 0.01 : 0);
    const { stride, dealer, pone } = solve(oddsOf(deals), 20, (chance, a, b) => chance + gain(a, b));
    const chances = chancesByPlay(deals, 1, gain);
    for (let a = 1; a <= 20; a++)
      for (let b = 1; b <= 20; b++) {
        expect(dealer[stride * a + b]).toBeCloseTo(chances(a, b).dealer, 12);
        expect(pone[stride * a + b]).toBeCloseTo(chances(a, b).pone, 12);
      }
  });
});
