import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CRIB_AVERAGES } from "../../../src/cribbage/analysis/discard/averages.ts";
import type { CribKind } from "../../../src/cribbage/analysis/options/players.ts";
import { farthest, fixedPoint, nextAverages, rounded } from "./fixed-point.ts";
import { heatMap } from "./heat-map.ts";

describe("the shipped averages", () => {
  test("for two players are the fixed point that starts from nothing", () => {
    expect(fixedPoint("two")).toEqual(CRIB_AVERAGES.two);
  });

  test("for two players reproduce themselves, rounded, to the last digit", () => {
    const { own, opponent } = nextAverages("two", CRIB_AVERAGES.two);
    expect({ own: own.map(rounded), opponent: opponent.map(rounded) }).toEqual(CRIB_AVERAGES.two);
  });

  test.each<CribKind>(["three", "partners", "solo"])("for %s reproduce themselves to a tenth of a point", (kind) => {
    expect(farthest(nextAverages(kind, CRIB_AVERAGES[kind]), CRIB_AVERAGES[kind])).toBeLessThan(0.1);
  });

  test("the picture of the guide shows them", () => {
    expect(readFileSync(join(import.meta.dirname, "../../crib-tables.svg"), "utf8")).toBe(heatMap());
  });
});
