import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CribbageOptions } from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { type AnyGame, InvalidStateError, playout, seeded, steps } from "../../src/index.ts";
import { holeAt, pegsOf, trackSize } from "../../src/pegboard/index.ts";
import { pathOf } from "../thrown.ts";

const scores = fc.array(fc.integer({ min: 0, max: 29 }));

describe("the pegs", () => {
  test("S2-05, S4-02: the rear peg leaps the front one, which stays where the score was", () => {
    const scores = [
      [0, 0],
      [5, 0],
      [5, 2],
      [7, 2],
    ];
    const pegs = scores.map((_, i) => pegsOf(scores.slice(0, i + 1)));
    expect(pegs.map(([own]) => own)).toEqual([
      { front: 0, rear: -1 },
      { front: 5, rear: 0 },
      { front: 5, rear: 0 },
      { front: 7, rear: 5 },
    ]);
    expect(pegs[1]![1]).toEqual({ front: 0, rear: -1 });
  });

  test("S2-05: the front peg is the score, the rear peg the score before the latest points", () => {
    fc.assert(
      fc.property(scores, (points) => {
        const sums = points.map((_, i) => points.slice(0, i + 1).reduce((sum, n) => sum + n, 0));
        const [front = 0, rear = front === 0 ? -1 : 0] = [
          ...new Set(
            sums
              .map((sum) => Math.min(sum, 121))
              .filter((n) => n > 0)
              .reverse(),
          ),
        ];
        expect(
          pegsOf(
            [0, ...sums].map((sum) => [sum]),
            121,
          ),
        ).toEqual([{ front, rear }]);
      }),
    );
  });

  test("S2-04, S2-61: there are 120 holes, and the game hole is not passed", () => {
    expect(pegsOf([[0], [118], [147]], 121)).toEqual([{ front: 121, rear: 118 }]);
    expect(pegsOf([[0], [60], [65]], 61)).toEqual([{ front: 61, rear: 60 }]);
    expect(pegsOf([[59], [62], [63]], 61)).toEqual([{ front: 61, rear: 59 }]);
  });

  test("the pegs follow every move of a game", () => {
    for (const options of [{ players: 2 }, { players: 3 }, { players: 4 }, { target: 31 }] as CribbageOptions[]) {
      const { record, state } = playout(cribbage, { random: seeded(5), options });
      const scores = [...steps(cribbage, record)].map(({ after }) => after.scores);
      const all = scores.map((_, i) => pegsOf(scores.slice(0, i + 1)));
      expect(all.at(-1)!.map(({ front }) => front)).toEqual(state.scores);
      for (const pegs of all) for (const { front, rear } of pegs) expect(rear).toBeLessThan(front);
    }
  });

  test("wrong scores and targets are refused", () => {
    expect(() => pegsOf([])).toThrow("scores:");
    expect(pathOf(() => pegsOf([[0, 0], []]))).toBe("scores[1]");
    for (const target of [0, -5, Number.NaN]) expect(() => pegsOf([[0, 0]], target)).toThrow(InvalidStateError);
  });
});

describe("the track", () => {
  test.each<[string, AnyGame, readonly number[]]>([
    ["cribbage", cribbage, cribbage.rules.skunks!],
    ["CrossCribb", crosscribb, crosscribb.rules.skunks!],
  ])("S2-65, S2-66: in %s a side that has not passed a line loses more games than one that has", (_, game, skunks) => {
    const target = 121;
    const { state } = playout(game, { random: seeded(5), options: { players: 2, target } as object });
    const lost = (score: number) => game.outcome({ ...state, scores: [target, score], winners: [0] })!.gamesLost[1]!;
    const rises = [...Array(target).keys()].filter((score) => lost(score) > lost(score + 1));
    expect(rises.reverse()).toEqual(skunks.map((lead) => target - lead));
  });

  test.each([
    [2, 121],
    [3, 121],
    [4, 121],
    [2, 61],
    [2, 31],
    [1, 10],
    [7, 200],
    [2, 1],
  ])("with %i lanes to %i every hole has a place of its own, a step from the one before", (sides, target) => {
    const places: { x: number; y: number }[] = [];
    const crowded: unknown[] = [];
    for (let side = 0; side < sides; side++) {
      for (let hole = -1; hole < target; hole++) {
        const here = holeAt(hole, side, { sides, target });
        if (places.some((there) => Math.hypot(here.x - there.x, here.y - there.y) < 0.9)) crowded.push([side, hole]);
        places.push(here);
        const next = holeAt(hole + 1, side, { sides, target });
        if (hole + 1 < target) expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeLessThan(1 + sides * 0.6);
      }
    }
    expect(crowded).toEqual([]);
    const game = Array.from({ length: sides }, (_, side) => holeAt(target, side, { sides, target }));
    for (const place of game) expect(place).toEqual(game[0]);
  });

  test.each([
    [2, 121],
    [3, 121],
    [4, 121],
    [2, 61],
    [2, 37],
    [2, 31],
    [7, 31],
    [1, 200],
    [7, 200],
    [1, 27],
    [3, 26],
    [1, 1],
  ])("with %i lanes to %i all holes lie within the size, 1 from the edges and no farther", (sides, target) => {
    const shape = { sides, target };
    const { width, height } = trackSize(shape);
    const places = Array.from({ length: sides }, (_, side) =>
      Array.from({ length: target + 2 }, (_, i) => holeAt(i - 1, side, shape)),
    ).flat();
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
    const [left, right] = range(places.map(({ x }) => x));
    const [top, bottom] = range(places.map(({ y }) => y));
    for (const [edge, at] of [
      [left, 1],
      [top, 1],
      [right, width - 1],
      [bottom, height - 1],
    ])
      expect(edge).toBeCloseTo(at!, 9);
  });

  test("the first lane starts at the bottom left, and the track runs up", () => {
    const { height } = trackSize();
    expect(holeAt(-1, 0)).toEqual({ x: 1, y: height - 1.5 });
    for (let hole = 1; hole < 35; hole++) expect(holeAt(hole, 0).y).toBeGreaterThan(holeAt(hole + 1, 0).y);
    expect(holeAt(1, 1).x).toBe(2);
  });

  test("a track of any length has a size", () => {
    expect(trackSize({ target: Number.MAX_SAFE_INTEGER }).height).toBeGreaterThan(1e14);
    expect(pathOf(() => trackSize({ target: 0 }))).toBe("shape.target");
    expect(pathOf(() => trackSize({ lanes: 2 } as never))).toBe("shape.lanes");
  });

  test("places out of range are refused", () => {
    expect(() => holeAt(122, 0)).toThrow("hole: must be a whole number from -1 to 121, not 122");
    expect(() => holeAt(1, 2)).toThrow("side:");
    expect(() => holeAt(1, 0, { sides: 0 })).toThrow("shape.sides:");
  });
});
