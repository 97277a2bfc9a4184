import { describe, expect, test } from "vitest";
import type { Rank } from "../../../../src/core/card.ts";
import { cribTable, discardTable } from "../../../../src/cribbage/analysis/index.ts";
import { InvalidStateError } from "../../../../src/index.ts";

const RANKS = [..."A23456789TJQK"] as Rank[];
const PAIRS = RANKS.flatMap((a, i) => RANKS.slice(i).map((b) => [a, b] as const));

/** Some averages that others have published: see docs/evidence/analysis-methods. */
const PUBLISHED = {
  // Craig Hessel's, found as these are: cribbageforum.com/OppCrib.htm
  opponent: [
    "AA 6.07",
    "A2 5.07",
    "23 7.34",
    "55 9.39",
    "5J 7.75",
    "66 7.17",
    "78 7.88",
    "9T 5.52",
    "JJ 6.56",
    "TK 3.99",
  ],
  // Michael Schell's composites: cribbageforum.com/SchellDiscard.htm
  own: ["AA 5.38", "A2 4.23", "23 7.00", "55 8.79", "5J 7.00", "66 5.76", "78 6.53", "9T 4.29", "JJ 5.33", "TK 2.84"],
};

describe("cribTable", () => {
  test.each(["own", "opponent"] as const)("%s: near published averages, whose players count no pegging", (side) => {
    for (const entry of PUBLISHED[side]) {
      const [ranks, points] = entry.split(" ") as [string, string];
      expect(Math.abs(cribTable(side)[ranks[0] as Rank][ranks[1] as Rank] - Number(points))).toBeLessThan(0.5);
    }
  });

  test("is the same in either order, and a pair is worth more to an opponent's crib, who throws to help it", () => {
    for (const [a, b] of PAIRS) {
      expect(cribTable("own")[a][b]).toBe(cribTable("own")[b][a]);
      expect(cribTable("opponent")[a][b]).toBeGreaterThan(cribTable("own")[a][b]);
    }
  });

  test("is one frozen table", () => {
    expect(cribTable("own")).toBe(cribTable("own"));
    expect(Object.isFrozen(cribTable("own").A)).toBe(true);
  });

  test("knows two sides", () => {
    expect(() => cribTable("both" as never)).toThrow(InvalidStateError);
    expect(() => discardTable(undefined as never)).toThrow(InvalidStateError);
  });
});

describe("discardTable", () => {
  test.each(["own", "opponent"] as const)("%s: the rates add up to 1", (side) => {
    const sum = PAIRS.reduce((total, [a, b]) => total + discardTable(side)[a][b], 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  // John Chambers, cribbage.org/NewSite/tips/chambers6.asp.
  test.each(["own", "opponent"] as const)("%s: the crib averages 4.7, as in tournaments", (side) => {
    const mean = PAIRS.reduce((sum, [a, b]) => sum + discardTable(side)[a][b] * cribTable(side)[a][b], 0);
    expect(Math.abs(mean - 4.7)).toBeLessThan(0.1);
  });

  test("5-5 goes to an own crib far more often than to an opponent's, T-K the other way about", () => {
    expect(discardTable("own")["5"]["5"]).toBeGreaterThan(20 * discardTable("opponent")["5"]["5"]);
    expect(discardTable("opponent").T.K).toBeGreaterThan(2 * discardTable("own").T.K);
  });
});
