import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CRIB_AVERAGES } from "../../../src/cribbage/analysis/discard/crib-averages.ts";
import type { CribKind } from "../../../src/cribbage/analysis/engine/simulation.ts";
import { farthest, fixedPoint, nextAverages } from "./fixed-point.ts";
import { heatMap } from "./heat-map.ts";

describe("the shipped averages", () => {
  test("for two players are what comes from nothing", () => {
    expect(fixedPoint("two")).toEqual(CRIB_AVERAGES.two);
  });

  test.each<[CribKind, number]>([
    ["two", 0.02],
    ["three", 0.1],
    ["partners", 0.1],
    ["solo", 0.1],
  ])("for %s reproduce themselves to %f points", (kind, points) => {
    expect(farthest(nextAverages(kind, CRIB_AVERAGES[kind]), CRIB_AVERAGES[kind])).toBeLessThan(points);
  });

  test("the picture of the guide shows them", () => {
    expect(readFileSync(join(import.meta.dirname, "../../crib-tables.svg"), "utf8")).toBe(heatMap());
  });
});
