import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { CribbageOptions } from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import {
  type AnyGame,
  defineGame,
  type Outcome,
  playout,
  type RecordOf,
  type Seat,
  type Series,
  type StandardSchemaV1,
  seeded,
  series,
} from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import type { SeriesPlan } from "../../src/table/series.ts";
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

const options = { target: 31, first: 0 };

describe("a series", () => {
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
    expect(series(cribbage, { bestOf: 3, options }, [first, second]).next).toEqual({ target: 31 });
    expect(series(cribbage, { bestOf: 5, options }, [first, second]).next!.first).toBe(0);
  });

  test("S2-13: in the third of three games that are all played the deal is cut again", () => {
    const plan = { games: 3, options };
    const first = won(0, { ...options, first: 0 });
    const second = won(1, { ...options, first: 1 });
    const two = series(cribbage, plan, [first, second]);
    expect(two).toMatchObject({ won: [1, 1], winners: [] });
    expect(two.next).toEqual({ target: 31 });
    const third = won(1, two.next!);
    expect(third.moves[0]!.type).toBe("cut-for-deal");
    const all = series(cribbage, plan, [first, second, third]);
    expect(all).toMatchObject({ won: [1, 2], winners: [1], next: undefined });
    expect(series(cribbage, { games: 4, options }, [first, second]).next!.first).toBe(0);
    expect(() => series(cribbage, plan, [first, second, third, first])).toThrow("records[3]: must be removed");
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
        [{ games: 3, decides: "skunks" }, [], 'plan.decides: must be "games" or "points"'],
        [{ bestOf: 3, decides: "points" }, [], 'plan.decides: must be "games" with bestOf'],
        [{ games: 3, worth: [] }, [], "plan.worth: must have 1 to 100 items"],
        [{ games: 3, worth: 2 }, [], "plan.worth: must be an array"],
        [{ games: 3, worth: [2, 0] }, [], "plan.worth[1]: must be a whole number of 1 or more"],
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

/** Plays a series to its end at random. */
function played<G extends AnyGame>(game: G, plan: SeriesPlan<G>, seed = 1): Series<G> & { records: RecordOf<G>[] } {
  const random = seeded(seed);
  const records: RecordOf<G>[] = [];
  let score = series(game, plan, records);
  while (score.next !== undefined) {
    records.push(playout(game, { random, options: score.next }).record);
    score = series(game, plan, records);
  }
  return { ...score, records };
}

/** The sides that have most. */
function most(counts: readonly number[]): number[] {
  return counts.flatMap((n, side) => (n === Math.max(...counts) ? [side] : []));
}

/** The values of the games of a series, added up by side. */
function added(outcomes: readonly Outcome[], worth: (gamesLost: number) => number): number[] {
  return outcomes[0]!.scores.map((_, side) =>
    outcomes.reduce((sum, { winners, gamesLost }) => {
      const furthest = Math.max(...gamesLost);
      return sum + (winners.includes(side) ? worth(furthest) : 0);
    }, 0),
  );
}

describe("what decides", () => {
  test("S2-64, S2-65, S2-66: games in cribbage, also of a fixed number of them, and not the points", () => {
    let differs = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { outcomes, decides, won, totals, winners } = played(cribbage, { games: 3 }, seed);
      expect(decides).toBe("games");
      expect(won).toEqual(added(outcomes, (lost) => lost));
      expect(winners).toEqual(most(won));
      if (`${winners}` !== `${most(totals)}`) differs++;
    }
    expect(differs).toBeGreaterThan(0);
  });

  test("S2-66: a double skunk counts as the option says", () => {
    const long = { first: 0, target: 500, doubleSkunk: 4 } as const;
    expect(series(cribbage, { games: 3, options: long }, [won(1, long, 4)]).won).toEqual([0, 4]);
  });

  test("a tie of games is a tie of the series, whatever the points", () => {
    const first = won(0, options);
    const second = won(1, { ...options, first: 1 });
    const both = series(cribbage, { games: 2, options }, [first, second]);
    expect(both).toMatchObject({ won: [1, 1], winners: [0, 1], next: undefined });
    expect(both.totals[0]).not.toBe(both.totals[1]);
  });

  test("points if the plan says so, in a fixed number of games and up to a number of points", () => {
    const three = played(cribbage, { games: 3, decides: "points" });
    expect(three.decides).toBe("points");
    expect(three.winners).toEqual(most(three.totals));
    const race = played(cribbage, { firstTo: 300, decides: "points" });
    expect(Math.max(...race.totals)).toBeGreaterThanOrEqual(300);
    const before = series(cribbage, { firstTo: 300, decides: "points" }, race.records.slice(0, -1));
    expect(Math.max(...before.totals)).toBeLessThan(300);
    expect(race.winners).toEqual(most(race.totals));
  });

  test.each([
    [
      [2, 3, 3],
      [2, 3, 3],
    ],
    [[1], [1, 1, 1]],
    [
      [1, 5],
      [1, 5, 5],
    ],
  ])("worth %j is what a win, a skunk and a double skunk count", (worth, values) => {
    const long = { first: 0, target: 200, doubleSkunk: 4 } as const;
    for (const [i, games] of [1, 2, 4].entries()) {
      const { won: counted } = series(cribbage, { games: 9, worth, options: long }, [won(1, long, games)]);
      expect(counted).toEqual([0, values[i]]);
    }
  });

  test("a best of three by worth ends with more than half of the value of three wins", () => {
    const plan = { bestOf: 3, worth: [2, 3, 3], options: { first: 0 } };
    const skunk = won(0, plan.options, 2);
    const one = series(cribbage, plan, [skunk]);
    expect(one).toMatchObject({ won: [3, 0], winners: [] });
    expect(series(cribbage, plan, [skunk, won(0, one.next!)])).toMatchObject({ won: [5, 0], winners: [0] });
  });

  test("S3-30: points in Crib-Ino, in a fixed number of games", () => {
    const { decides, totals, winners } = played(cribino, { games: 3, options: { players: 3, deals: 1 } });
    expect(decides).toBe("points");
    expect(winners).toEqual(most(totals));
    expect(played(cribino, { bestOf: 3, options: { deals: 1 } }).decides).toBe("games");
  });

  test("games in the games that a target wins", () => {
    expect(played(crosscribb, { games: 2 }).decides).toBe("games");
    expect(played(sackson, { games: 2, options: { turnLimit: 30 } }).decides).toBe("games");
  });

  test("a drawn game counts for nobody, and a series of them is a tie", () => {
    const drawn = Array.from({ length: 200 }, (_, seed) =>
      playout(sackson, { random: seeded(seed), options: { turnLimit: 4 } }),
    ).find(({ state }) => sackson.outcome(state)?.winners.length === 0)!;
    const score = series(sackson, { games: 1, options: { turnLimit: 4 } }, [drawn.record]);
    expect(score).toMatchObject({ won: [0, 0], winners: [0, 1], next: undefined });
  });
});

describe("a series of solitaires", () => {
  const alone = { players: 1 } as const;
  const solitaires = Array.from({ length: 60 }, (_, seed) =>
    playout(cribino, { random: seeded(seed), options: alone }),
  );
  const lost = solitaires.find(({ state }) => cribino.outcome(state)!.winners.length === 0)!.record;
  const solved = solitaires.find(({ state }) => cribino.outcome(state)!.winners.length > 0)?.record;

  test("S3-30: counts the games won, and has a winner if they are more than half", () => {
    expect(series(cribino, { games: 3, options: alone }, [lost, lost])).toMatchObject({
      decides: "games",
      won: [0],
      winners: [],
      next: alone,
    });
    expect(series(cribino, { games: 3, options: alone }, [lost, lost, lost])).toMatchObject({ won: [0], winners: [] });
    expect(series(cribino, { games: 2, decides: "points", options: alone }, [lost, lost]).winners).toEqual([]);
  });

  test("ends like any other once enough are won", () => {
    const plan = { bestOf: 3, options: alone };
    expect(series(cribino, plan, [solved!, solved!])).toMatchObject({ won: [2], winners: [0], next: undefined });
    expect(series(cribino, { ...plan, bestOf: 2 }, [solved!, lost])).toMatchObject({ won: [1], winners: [] });
    expect(series(cribino, { firstTo: 1, options: alone }, [lost, solved!])).toMatchObject({ won: [1], winners: [0] });
  });
});

describe("a series of your own game", () => {
  const seat = v.picklist([0, 1]);

  /** A game of one move, which wins it but gives the other seat a point. */
  const oneMove = (options: StandardSchemaV1<object, { readonly players: 2; readonly first?: Seat }>) => {
    type State = ReturnType<typeof start>;
    const start = (settings: { readonly players: 2; readonly first?: Seat }) => {
      const more: { readonly winners?: readonly Seat[]; readonly reason?: string } = {};
      return { phase: "take" as "take" | "over", settings, scores: [0, 0], awards: [], ...more };
    };
    return defineGame({
      id: "one-move",
      players: [2],
      optionsSchema: options,
      moveSchema: v.strictObject({ type: v.literal("take"), seat }),
      stateSchema: v.custom<State>(() => true),
      start,
      activeSeats: ({ phase, settings }) => (phase === "over" ? [] : [settings.first ?? 0]),
      movesOf: (_, by) => [{ type: "take", seat: by as 0 | 1 }],
      applyUnchecked: (state, { seat: by }): State => {
        const scores = [by, 1 - by];
        return { ...state, phase: "over", winners: [by], reason: "taken", scores };
      },
    });
  };
  const players = v.optional(v.literal(2), 2);

  test("without an option for the first seat", () => {
    const game = oneMove(v.strictObject({ players }));
    const { won: games, totals, winners, decides } = played(game, { games: 3 });
    expect({ games, totals, winners, decides }).toEqual({
      games: [3, 0],
      totals: [0, 3],
      winners: [1],
      decides: "points",
    });
    expect(played(game, { games: 3, decides: "games" }).winners).toEqual([0]);
    expect(played(game, { bestOf: 3 }).won).toEqual([2, 0]);
  });

  test("with one that must be a seat: it alternates, also in the third game", () => {
    const game = oneMove(v.strictObject({ players, first: v.optional(seat, 0) }));
    expect(played(game, { games: 3 }).records.map(({ settings }) => settings.first)).toEqual([0, 1, 0]);
  });
});
