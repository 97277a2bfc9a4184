import { describe, expect, test } from "vitest";
import { greedyBot, type MatchReport, match, randomBot, summary } from "../../src/bots/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { type Outcome, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { pathOf } from "../thrown.ts";
import { titled } from "../words.ts";

type Ending = Pick<MatchReport, "seats" | "outcome">;

/** A game of bot 0 against bot 1, who change places; the scores are those of the bots. */
function game(index: number, scores: readonly number[], gamesLost: readonly number[] = [0, 0]): Ending {
  const seats = index % 2 === 0 ? [0, 1] : [1, 0];
  const bySeat = <T>(values: readonly T[]) => seats.map((bot) => values[bot]!);
  const [a, b] = bySeat(scores) as [number, number];
  const winners = a === b ? [] : [a > b ? 0 : 1];
  return { seats, outcome: { winners, scores: [a, b], gamesLost: bySeat(gamesLost), reason: "x" } as Outcome };
}

const SCORES = [
  [121, 100],
  [121, 80],
  [121, 119],
  [90, 121],
  [100, 121],
  [110, 110],
] as const;

describe("a summary", () => {
  test("adds up wins, ties, skunks and points, with errors by sets of deals", () => {
    const reports = SCORES.map((scores, i) => game(i, scores, i === 1 ? [0, 2] : i === 3 ? [2, 0] : [1, 1]));
    const [first, second] = summary(reports);
    expect(first).toMatchObject({ games: 6, wins: 3, ties: 1, skunks: 1, share: 3.5 / 6 });
    expect(second).toMatchObject({ games: 6, wins: 2, ties: 1, skunks: 1, share: 2.5 / 6 });
    expect(first!.points).toBeCloseTo((121 * 3 + 90 + 100 + 110) / 6);
    expect(first!.margin).toBeCloseTo((21 + 41 + 2 - 31 - 21 + 0) / 6);
    expect(second!.margin).toBeCloseTo(-first!.margin);
    // Three sets of deals, in which the first has 2, 1 and 0.5 of two games: shares of 1, 0.5 and 0.25.
    const squares = [1, 0.5, 0.25].map((share) => (share - 3.5 / 6) ** 2).reduce((a, b) => a + b);
    expect(first!.error).toBeCloseTo(Math.sqrt(squares / 2 / 3));
    expect(first!.marginError).toBeCloseTo(second!.marginError);
    expect(first!.elo).toBeCloseTo(400 * Math.log10(3.5 / 2.5));
    expect(second!.elo).toBeCloseTo(-first!.elo);
    const above = (share: number) => 400 * Math.log10(share / (1 - share));
    const step = 1e-6;
    const slope = (above(first!.share + step) - above(first!.share - step)) / (2 * step);
    expect(first!.eloError).toBeCloseTo(slope * first!.error, 3);
  });

  test("is that of the match: of its last report, its generator, and several matches", () => {
    for (const [one, options] of [
      [cribbage, { players: 3, target: 31 }],
      [cribbage, { players: 4, target: 31 }],
      [crosscribb, { players: 2 }],
    ] as const) {
      const sides = one.initialState(options as never).scores.length;
      const bots = [greedyBot(one), ...Array.from({ length: sides - 1 }, () => randomBot())];
      const play = () => match(one, bots, { games: 2 * sides, random: seeded(2), options: options as never });
      const reports = [...play()];
      const all = summary(play());
      expect(summary(reports)).toEqual(all);
      const { won } = reports.at(-1)!;
      for (const [bot, { games, share }] of all.entries()) expect(share * games).toBeCloseTo(won[bot]!);
      const twice = summary([...reports, ...play()]);
      for (const [bot, { wins, points }] of all.entries()) {
        expect(twice[bot]).toMatchObject({ games: 4 * sides, wins: 2 * wins });
        expect(twice[bot]!.points).toBeCloseTo(points);
      }
    }
  });

  test("says how far apart equal odds of three are", () => {
    const seats = [0, 1, 2];
    const scores = [10, 5, 5];
    const outcome: Outcome = { winners: [0], scores, gamesLost: [0, 1, 1], reason: "x" };
    const reports = [0, 1, 2].map((winner) => ({ seats, outcome: { ...outcome, winners: [winner] } }));
    for (const { elo, share } of summary(reports)) {
      expect(share).toBeCloseTo(1 / 3);
      expect(elo).toBeCloseTo(0);
    }
  });

  test("leaves out games that were not finished", () => {
    const cut: Ending = { seats: [1, 0], outcome: undefined };
    expect(summary([game(0, [1, 0]), cut, game(2, [0, 1])])[0]).toMatchObject({ games: 2, wins: 1, share: 0.5 });
    const reports = match(sackson, [randomBot(), randomBot()], { games: 2, random: seeded(1), limit: 5 });
    expect(pathOf(() => summary(reports))).toBe("reports");
    const [alone] = summary([
      { seats: [0], outcome: { ...game(0, [1, 0]).outcome!, scores: [9], winners: [0], gamesLost: [0] } },
    ]);
    expect(alone).toMatchObject({ share: 1, elo: Number.POSITIVE_INFINITY });
  });

  test("has errors that say when there is too little to tell", () => {
    expect(summary([game(0, [1, 0])])[0]).toMatchObject({
      share: 1,
      error: Infinity,
      elo: Infinity,
      eloError: Infinity,
    });
    expect(summary([0, 1, 2, 3].map((i) => game(i, [1, 0])))[1]).toMatchObject({ error: 0, elo: -Infinity });
  });

  test("counts games with the same deals as one observation", () => {
    // The player who sits first wins: each bot wins one of two games, for certain.
    const reports = Array.from({ length: 40 }, (_, i) => game(i, i % 2 === 0 ? [1, 0] : [0, 1]));
    expect(summary(reports)[0]).toMatchObject({ share: 0.5, error: 0, elo: 0, eloError: 0 });
  });

  const [good] = [game(0, [1, 0])];
  test.each(
    titled<[reports: unknown, path: string]>(
      [
        [undefined, "reports"],
        [null, "reports"],
        [7, "reports"],
        [{}, "reports"],
        [[], "reports"],
        [[7], "reports[0]"],
        [[good, null], "reports[1]"],
        [[{}], "reports[0].seats"],
        [[{ ...good, seats: [] }], "reports[0].seats"],
        [[{ ...good, seats: [0, 2] }], "reports[0].seats[1]"],
        [[{ ...good, seats: [0, -1] }], "reports[0].seats[1]"],
        [[{ ...good, seats: [0, "1"] }], "reports[0].seats[1]"],
        [[good, { ...good, seats: [0, 1, 2] }], "reports[1].seats"],
        [[{ ...good, outcome: 7 }], "reports[0].outcome"],
        [[{ ...good, outcome: { ...good.outcome, winners: 0 } }], "reports[0].outcome.winners"],
        [[{ ...good, outcome: { ...good.outcome, scores: [] } }], "reports[0].outcome.scores"],
        [[{ ...good, outcome: { ...good.outcome, scores: [Number.NaN, 1] } }], "reports[0].outcome.scores[0]"],
        [[{ ...good, outcome: { ...good.outcome, gamesLost: undefined } }], "reports[0].outcome.gamesLost"],
      ],
      (reports) => JSON.stringify(reports) ?? "undefined",
    ),
  )("refuses %s", (_, reports, path) => {
    expect(pathOf(() => summary(reports as never))).toBe(path);
  });
});
