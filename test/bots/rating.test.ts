import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ratingOf } from "../../src/bots/index.ts";
import { cribbageBot } from "../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { playout, seeded } from "../../src/index.ts";
import { reviews } from "../cribbage/analysis/advised.ts";
import { NIGHT } from "../often.ts";
import { pathOf } from "../thrown.ts";
import { titled } from "../words.ts";

/** The review of a level's game against itself. */
function reviewed(level: "casual" | "advanced", seed: number) {
  const random = seeded(seed);
  const bot = cribbageBot({ level });
  const choose = (state: cribbage.CribbageState) => {
    const seat = cribbage.activeSeats(state)[0]!;
    return bot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), random);
  };
  const { record } = playout(cribbage, { random, choose, options: { target: 61 } });
  return reviews(record, { deals: 20 }).at(-1)!.seats;
}

const game = (skill: number, error = 0, start = 0.5) => ({ start, skill, error });

describe("a rating", () => {
  test.runIf(NIGHT)("of a stronger level is higher, and surer after more games", () => {
    const [casual, advanced] = (["casual", "advanced"] as const).map((level) =>
      [1, 2, 3, 4, 5, 6, 7].flatMap((seed) => reviewed(level, seed)),
    );
    const [weak, strong] = [ratingOf(casual!), ratingOf(advanced!)];
    expect(strong.skill).toBeGreaterThan(weak.skill + 2 * Math.hypot(weak.error, strong.error));
    expect(strong.elo).toBeGreaterThan(weak.elo);
    expect(ratingOf(casual!.concat(casual!)).error).toBeLessThan(0.75 * weak.error);
  });

  test("has the mean and its error by the spread, or by the single errors if these say more", () => {
    const { skill, error } = ratingOf([game(-0.1), game(-0.2), game(-0.3)]);
    expect(skill).toBeCloseTo(-0.2, 12);
    expect(error).toBeCloseTo(0.1 / Math.sqrt(3), 12);
    expect(ratingOf([game(-0.2, 0.3), game(-0.2, 0.4)]).error).toBeCloseTo(0.25, 12);
    expect(ratingOf([game(-0.2, 0.1)])).toMatchObject({ games: 1, error: Infinity, eloError: Infinity });
  });

  // The Elo table: 64 % of the games are won by a player who is 100 points stronger, 36 % by the other.
  test("is 0 without mistakes and -100 if they cost 14 games of 100", () => {
    expect(ratingOf([game(0), game(0)])).toEqual({ games: 2, skill: 0, error: 0, elo: 0, eloError: 0 });
    expect(Math.round(ratingOf([game(-0.14), game(-0.14)]).elo)).toBe(-100);
    expect(ratingOf([game(-0.5), game(-2)])).toMatchObject({ elo: -Infinity, eloError: Infinity });
  });

  test("is a number, at most 0, whatever the games", () => {
    const part = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const start = fc.double({ min: 0, max: 1, minExcluded: true, maxExcluded: true, noNaN: true });
    const games = fc.record({ start, skill: part(-Number.MAX_VALUE, 0), error: part(0, Number.MAX_VALUE) });
    const property = fc.property(fc.array(games, { minLength: 1 }), (list) => {
      const { skill, error, elo, eloError } = ratingOf(list);
      expect([skill <= 0, error >= 0, elo <= 0, eloError >= 0]).toEqual([true, true, true, true]);
    });
    fc.assert(property);
  });

  const good = game(-0.1, 0.1);
  test.each(
    titled<[reviews: unknown, path: string]>(
      [
        [undefined, "reviews"],
        [[], "reviews"],
        [{ length: 1 }, "reviews"],
        [[good, null], "reviews[1]"],
        [[good, {}], "reviews[1].start"],
        [[game(-0.1, 0.1, 0)], "reviews[0].start"],
        [[game(-0.1, 0.1, 1)], "reviews[0].start"],
        [[good, game(0.1)], "reviews[1].skill"],
        [[game(Number.NEGATIVE_INFINITY)], "reviews[0].skill"],
        [[game(Number.NaN)], "reviews[0].skill"],
        [[{ ...good, skill: "-1" }], "reviews[0].skill"],
        [[game(-0.1, -0.1)], "reviews[0].error"],
        [[game(-0.1, Number.POSITIVE_INFINITY)], "reviews[0].error"],
      ],
      (reviews) => JSON.stringify(reviews) ?? "undefined",
    ),
  )("refuses %s", (_, reviews, path) => {
    expect(pathOf(() => ratingOf(reviews as never))).toBe(path);
  });
});
