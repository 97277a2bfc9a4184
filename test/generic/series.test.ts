import { describe, expect, test } from "vitest";
import { type CribbageOptions, cribbage } from "../../src/cribbage/index.ts";
import { playout, type RecordOf, seeded, series } from "../../src/index.ts";
import { inWords, titled } from "../words.ts";

type Record = RecordOf<typeof cribbage>;

/** A short game that counts as a number of games, found among the seeds. */
function won(by: number, options: CribbageOptions, games = 1): Record {
  for (let seed = 0; ; seed++) {
    const { record, state } = playout(cribbage, { random: seeded(seed), options });
    const outcome = cribbage.outcome(state)!;
    if (outcome.winners[0] === by && Math.max(...outcome.gamesLost) === games) return record;
  }
}

describe("a series", () => {
  const options = { target: 31, first: 0 };

  test("S2-12: the first dealer alternates", () => {
    const plan = { firstTo: 5, options };
    const records: Record[] = [];
    const dealers: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const { next } = series(cribbage, plan, records);
      dealers.push(next!.first);
      records.push(won(i % 2, next!));
    }
    expect(dealers).toEqual([0, 1, 0, 1]);
  });

  test("S2-12: the seat that the first cut chose is followed by the one on its left", () => {
    const record = won(0, { players: 3, target: 31 });
    const cut = record.moves.filter((move) => move.type === "cut-for-deal").at(-1)!;
    const ranks = cut.cards.map((card) => "A23456789TJQK".indexOf(card[0]!));
    const dealer = ranks.indexOf(Math.min(...ranks));
    expect(series(cribbage, { firstTo: 9, options: { players: 3, target: 31 } }, [record]).next!.first).toBe(
      (dealer + 1) % 3,
    );
  });

  test("S2-13: in the third game of a best of three the deal is cut again", () => {
    const first = won(0, { ...options, first: 0 });
    const second = won(1, { ...options, first: 1 });
    expect(series(cribbage, { bestOf: 3, options }, [first, second]).next!.first).toBe(null);
    expect(series(cribbage, { bestOf: 5, options }, [first, second]).next!.first).toBe(0);
  });

  test("S2-13: in the third of three games that are all played the deal is cut again, and points add up", () => {
    const plan = { games: 3, options };
    const first = won(0, { ...options, first: 0 });
    const second = won(0, { ...options, first: 1 });
    const two = series(cribbage, plan, [first, second]);
    expect(two).toMatchObject({ won: [2, 0], winners: [], next: { target: 31, first: null } });
    const third = won(1, two.next!);
    expect(third.moves[0]!.type).toBe("cut-for-deal");
    const all = series(cribbage, plan, [first, second, third]);
    const totals = [0, 1].map((side) => all.outcomes.reduce((sum, { scores }) => sum + scores[side]!, 0));
    expect(all).toMatchObject({ won: [2, 1], totals, next: undefined });
    expect(all.winners).toEqual(totals[0]! > totals[1]! ? [0] : totals[0]! < totals[1]! ? [1] : [0, 1]);
    expect(series(cribbage, { games: 4, options }, [first, second]).next!.first).toBe(0);
    expect(() => series(cribbage, plan, [first, second, third, first])).toThrow("records[3]: must be removed");
  });

  test("with games the points decide, not the games won, and a skunk ends nothing", () => {
    const skunk = won(1, { first: 0 }, 2);
    const plan = { games: 2, options: { first: 0 } };
    const one = series(cribbage, plan, [skunk]);
    expect(one).toMatchObject({ winners: [], next: { first: 1 } });
    const both = series(cribbage, plan, [skunk, won(0, one.next!)]);
    expect(both.winners).toEqual([1]);
  });

  test.each([{ bestOf: 5 }, { firstTo: 9 }, { games: 5 }])(
    "%j: totals are the points of all games together",
    (plan) => {
      const records: Record[] = [];
      for (const by of [0, 1, 0]) records.push(won(by, series(cribbage, { ...plan, options }, records).next!));
      const { outcomes, totals } = series(cribbage, { ...plan, options }, records);
      expect(totals).toEqual([0, 1].map((side) => outcomes.reduce((sum, { scores }) => sum + scores[side]!, 0)));
      expect(Math.max(...totals)).toBeGreaterThan(31);
    },
  );

  test("S2-66: a best of three can end after one double skunk", () => {
    const long = { first: 0, target: 500 };
    const double = won(1, long, 3);
    expect(series(cribbage, { bestOf: 3, options: long }, [double])).toMatchObject({
      won: [0, 3],
      winners: [1],
      next: undefined,
    });
    expect(series(cribbage, { games: 3, options: long }, [double])).toMatchObject({ won: [0, 3], winners: [] });
  });

  test("S2-65: a skunk counts as two games", () => {
    const whole = { first: 0 };
    const skunk = won(1, whole, 2);
    const state = series(cribbage, { bestOf: 3, options: whole }, [skunk]);
    expect(state).toMatchObject({ won: [0, 2], winners: [1], next: undefined });
    expect(series(cribbage, { firstTo: 3, options: whole }, [skunk])).toMatchObject({ won: [0, 2], winners: [] });
  });

  test("it ends when a side has won enough, or all games are played", () => {
    const play = (plan: object, winners: number[]) => {
      const all: Record[] = [];
      for (const side of winners) all.push(won(side, series(cribbage, plan as never, all).next!));
      return all;
    };
    const three = { bestOf: 3, options };
    expect(series(cribbage, three, play(three, [0, 1, 0]))).toMatchObject({ winners: [0], won: [2, 1] });
    const two = { bestOf: 2, options };
    expect(series(cribbage, two, play(two, [0, 1]))).toMatchObject({ winners: [0, 1], won: [1, 1] });
    expect(series(cribbage, { firstTo: 1, options }, [])).toMatchObject({ won: [0, 0], winners: [], outcomes: [] });
  });

  test("a record with other settings than the series asks for is refused", () => {
    const plan = { firstTo: 5, options };
    expect(() => series(cribbage, plan, [won(0, { target: 31, first: 1 })])).toThrow(
      expect.objectContaining({ path: "records[0].settings.first" }),
    );
    expect(() => series(cribbage, plan, [won(0, options), won(0, options)])).toThrow(
      expect.objectContaining({ path: "records[1].settings.first" }),
    );
    expect(() => series(cribbage, plan, [won(0, { players: 3, target: 31, first: 0 })])).toThrow(
      expect.objectContaining({ path: "records[0].settings.players" }),
    );
  });

  test.each(
    titled<[plan: object, records: object[], why: string]>(
      [
        [{}, [], "plan: must have exactly one of bestOf, firstTo and games"],
        [{ bestOf: 3, firstTo: 2 }, [], "plan: must have exactly one of bestOf, firstTo and games"],
        [{ bestOf: 0 }, [], "plan.bestOf: must be a whole number of 1 or more"],
        [{ firstTo: 1.5 }, [], "plan.firstTo"],
        [{ games: 3, bestOf: 3 }, [], "plan: must have exactly one of bestOf, firstTo and games"],
        [{ games: 0 }, [], "plan.games: must be a whole number of 1 or more"],
        [{ games: "3" }, [], "plan.games"],
        [{ games: 3, length: 3 }, [], "plan.length: unknown key"],
        [{ games: 3, options: { target: 0 } }, [], "plan.options.target"],
        [
          { bestOf: 1, options },
          [won(0, options), won(0, options)],
          "records[1]: must be removed: the series is already over",
        ],
        [{ bestOf: 3 }, [{ ...won(0, options), moves: [] }], "records[0]: must be a finished game"],
        [{ bestOf: 3 }, [{ ...won(0, options), game: "chess" }], 'records[0].game: must be "cribbage"'],
      ],
      (plan, _, why) => `${inWords(plan)}: ${why}`,
    ),
  )("is refused with %s", (_, plan, records, why) => {
    expect(() => series(cribbage, plan, records as Record[])).toThrow(why);
  });
});
