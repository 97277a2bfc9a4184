import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digitReader } from "../../../src/cribbage/analysis/engine/digits.ts";
import { chancesOf } from "../../../src/cribbage/analysis/win/table.ts";
import { WINS_FOR_POINTS, WINS_OF_PARTNERS, WINS_OF_TWO } from "../../../src/cribbage/analysis/win/table-data.ts";
import { seeded } from "../../../src/index.ts";
import { DEAL_ODDS } from "./deal-odds.ts";
import { simplePlayers } from "./deals.ts";
import { writeDealOdds, writeDigits, writeGains } from "./encode.ts";
import { GAINS } from "./found-gains.ts";
import { GAIN_NEEDS, gainAt, readGains, withGains } from "./gain-table.ts";
import { fitGains, worthOfDeal } from "./gains.ts";
import { heatMap } from "./heat-map.ts";
import { readDealOdds } from "./odds.ts";
import { dealList, type ScoredDeal } from "./oracle.ts";
import { solve } from "./solve.ts";
import { emptyTallies, mergeTallies, oddsOf, type Tallies, tallyDeal } from "./tallies.ts";

function tallied(deals: readonly ScoredDeal[]): Tallies {
  const tallies = emptyTallies();
  for (const { events, weight } of deals) {
    // The numbers after the events are left from another deal.
    const numbers = [...events.flat(), 1, 29];
    for (let n = 0; n < weight; n++) tallyDeal(tallies, numbers, numbers.length - 2);
  }
  return tallies;
}

const NODES = GAIN_NEEDS.length - 1;
const gains = fc.array(fc.integer({ min: -80, max: 80 }), { minLength: NODES ** 2, maxLength: NODES ** 2 });

describe("the shipped tables", () => {
  test.each([
    [
      "two players who play to win",
      WINS_OF_TWO,
      () => solve(readDealOdds(DEAL_ODDS[2]), 241, withGains(readGains(GAINS))),
    ],
    ["two players who play for points", WINS_FOR_POINTS, () => solve(readDealOdds(DEAL_ODDS[2]), 241)],
    ["partners", WINS_OF_PARTNERS, () => solve(readDealOdds(DEAL_ODDS[4]), 241)],
  ])("of %s are as they are solved", (_, text, solved) => {
    const { stride, dealer } = solved();
    const chances = chancesOf(text);
    for (let a = 1; a <= 241; a++)
      for (let b = 1; b <= 241; b++)
        if (Math.abs(chances(a, b) - dealer[stride * a + b]!) > 0.0006) expect.fail(`at ${a} and ${b}`);
  });

  test("the picture of the guide shows that of two players", () => {
    expect(readFileSync(join(import.meta.dirname, "../../win-chances.svg"), "utf8")).toBe(heatMap());
  });
});

describe("what playing to win brings", () => {
  test("is read as it was written, in thousandths", () => {
    fc.assert(
      fc.property(gains, (thousandths) => {
        const read = readGains(writeGains(thousandths.map((n) => n / 1000)));
        read.forEach((gain, i) => {
          expect(gain).toBeCloseTo(thousandths[i]! / 1000, 12);
        });
      }),
      { numRuns: 20 },
    );
  });

  test("is in straight lines between the needs at which it is known, and 0 beyond", () => {
    const gains = Array.from({ length: NODES ** 2 }, (_, i) => i + 1);
    const known = GAIN_NEEDS.slice(0, -1);
    known.forEach((a, i) => {
      known.forEach((b, j) => {
        expect(gainAt(gains, a, b)).toBeCloseTo(NODES * i + j + 1, 12);
      });
    });
    // From 38 to 46 the last column falls to 0; 7 is half way from 6 to 8.
    expect(gainAt(gains, 1, 42)).toBeCloseTo(NODES / 2, 12);
    expect(gainAt(gains, 7, 1)).toBeCloseTo(5.5 * NODES + 1, 12);
    for (const far of [46, 47, 121]) {
      expect(gainAt(gains, far, 1)).toBe(0);
      expect(gainAt(gains, 1, far)).toBe(0);
    }
  });

  test("is nothing when both ways to play are the same", () => {
    const odds = oddsOf(tallied([{ events: [[0, 3]], weight: 1 }]));
    const players = { forPoints: simplePlayers(2), toWin: simplePlayers(2) };
    for (const gain of fitGains(odds, players, 1, 1).gains) expect(gain).toBeCloseTo(0, 12);
  });

  test("is found with what was found for smaller needs", () => {
    const score = (side: 0 | 1) => (events: Uint8Array) => {
      events.set([side, 1]);
      return 2;
    };
    const players = {
      forPoints: score(1),
      toWin: (events: Uint8Array, [a]: readonly [number, number]) => score(a === 1 ? 0 : 1)(events),
    };
    const { gains: found } = fitGains(oddsOf(tallied([{ events: [[1, 1]], weight: 1 }])), players, 1, 1);
    // A dealer that needs 1 takes it rather than let the pone, who needs 1, win, or who needs 2, deal and win. Further
    // from its goal the pone gives the point back.
    expect(found.slice(0, 2)).toEqual([1, 1]);
    expect(found.slice(2).every((gain) => gain === 0)).toBe(true);
  });

  test("a deal is worth what follows it, with the parts exchanged", () => {
    const next = solve(
      oddsOf(
        tallied([
          {
            events: [
              [0, 2],
              [1, 1],
            ],
            weight: 1,
          },
        ]),
      ),
      40,
    );
    expect(worthOfDeal([0, 5, 1, 9], 4, 5, 9, next)).toBe(1);
    expect(worthOfDeal([1, 9, 0, 5], 4, 5, 9, next)).toBe(0);
    expect(worthOfDeal([0, 2, 1, 3], 4, 5, 9, next)).toBe(next.pone[next.stride * 6 + 3]);
  });
});

describe("tallies as text", () => {
  test("numbers are read as they were written, from text that needs no escapes", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -(2 ** 40), max: 2 ** 40 })), (numbers) => {
        const text = writeDigits(numbers);
        const next = digitReader(text);
        expect(numbers.map(next)).toEqual(numbers);
        expect(text).toMatch(/^[%-[\]-}]*$/);
      }),
    );
  });

  test("are read to the last digit when the unit is the number of deals, and so are the points of each side", () => {
    fc.assert(
      fc.property(dealList, (deals) => {
        const tallies = tallied(deals);
        const read = readDealOdds(writeDealOdds(tallies, tallies.deals));
        const exact = oddsOf(tallies);
        exact.poneFirst.forEach((row, i) => {
          row.forEach((chance, j) => {
            expect(read.poneFirst[i]![j] ?? 0).toBe(chance);
          });
        });
        const alone = exact.ends.map(({ dealer }) => dealer.reduce((sum, chance) => sum + chance, 0));
        read.ends[0]!.pone.forEach((chance, points) => {
          expect(chance).toBeCloseTo(alone[points]!, 12);
        });
      }),
      { numRuns: 50 },
    );
  });

  test("hold how the points of one side depend on those of the other", () => {
    // Either both score much, or both little: one product more than if they were independent.
    const both = (points: number) =>
      ({
        events: [
          [0, points],
          [1, points],
        ],
        weight: 1,
      }) satisfies ScoredDeal;
    const tallies = tallied([both(3), both(8)]);
    const { ends } = readDealOdds(writeDealOdds(tallies, 2 ** 16));
    const chance = (p: number, d: number) => ends.reduce((sum, { pone, dealer }) => sum + pone[p]! * dealer[d]!, 0);
    for (const [p, d, expected] of [
      [3, 3, 0.5],
      [8, 8, 0.5],
      [3, 8, 0],
      [8, 3, 0],
    ] as const)
      expect(chance(p, d)).toBeCloseTo(expected, 3);
  });

  test("of many deals, they move no chance by more than chance does", () => {
    const tallies = emptyTallies();
    const events = new Uint8Array(256);
    const random = seeded(5);
    for (let n = 0; n < 20_000; n++) tallyDeal(tallies, events, simplePlayers(2)(events, [121, 121], random));
    const exact = solve(oddsOf(tallies), 61);
    const rounded = solve(readDealOdds(writeDealOdds(tallies, 2 ** 15)), 61);
    exact.dealer.forEach((chance, at) => {
      if (Math.abs(chance - rounded.dealer[at]!) > 0.01) expect.fail(`at ${at}`);
    });
  });

  test("of several batches are those of all deals", () => {
    fc.assert(
      fc.property(dealList, dealList, (some, others) => {
        expect(oddsOf(mergeTallies([tallied(some), tallied(others)]))).toEqual(oddsOf(tallied([...some, ...others])));
      }),
      { numRuns: 20 },
    );
  });
});
