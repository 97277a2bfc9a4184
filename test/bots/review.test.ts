import { describe, expect, test } from "vitest";
import { advise, type Choice, type Method, mistakeOf, review } from "../../src/bots/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import {
  type AnyGame,
  IllegalMoveError,
  newRecord,
  playout,
  randomInt,
  seeded,
  sideOf,
  steps,
} from "../../src/index.ts";
import type { SacksonState } from "../../src/sackson/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { often } from "../often.ts";
import { pathOf } from "../thrown.ts";
import { GAMES } from "./positions.ts";

/** The last of the reviews of a game. */
function lastReview(...args: Parameters<typeof review<AnyGame>>) {
  return [...review(...args)].at(-1)!;
}

/** The average loss by a random move. */
function meanLoss(choices: readonly Choice[]): number {
  return choices.reduce((sum, { loss }) => sum + loss.win, 0) / choices.length;
}

const ITERATIONS = often(5, 10);

describe.each(GAMES)("a review in %s", (_, game, options) => {
  const { record } = playout(game, { random: seeded(4), options, limit: often(12, 30) });
  const made = [...steps(game, record)];
  const reports = [...review(game, record, { iterations: ITERATIONS })];
  const last = reports.at(-1)!;

  test("has each choice between several moves", () => {
    const chosen = made.flatMap(({ move, before }, index) =>
      move.seat !== undefined && game.legalMoves(before, move.seat).length > 1 ? [index] : [],
    );
    expect(last.choices.map(({ index }) => index)).toEqual(chosen);
    expect(reports.map(({ done }) => done)).toEqual(Array.from({ length: chosen.length + 1 }, (_, i) => i));
    expect(last.total).toBe(chosen.length);
    for (const { index, seat, chosen, best, choices } of last.choices) {
      expect(game.apply(made[index]!.before, chosen.move)).toEqual(made[index]!.after);
      expect(seat).toBe(record.moves[index]!.seat);
      expect(choices).toContain(chosen);
      expect(best).toBe(choices[0]);
    }
  });

  test("says what skill and luck add up to", () => {
    expect(last.seats.map(({ seat }) => seat)).toEqual(Array.from({ length: record.settings.players }, (_, i) => i));
    for (const { seat, types, start, skill, error, accuracy, luck, result } of last.seats) {
      const own = last.choices.filter((choice) => choice.seat === seat).map(({ chosen }) => chosen);
      expect(start).toBe(1 / made[0]!.before.scores.length);
      expect(start + skill + luck).toBeCloseTo(result, 12);
      expect(skill).toBeLessThanOrEqual(0);
      expect(skill).toBeCloseTo(-own.reduce((sum, { loss }) => sum + loss.win, 0), 12);
      const stake = last.choices
        .filter((choice) => choice.seat === seat)
        .reduce((sum, { choices }) => sum + meanLoss(choices), 0);
      expect((1 - accuracy) * stake).toBeCloseTo(-skill, 12);
      expect(error).toBeCloseTo(Math.sqrt(own.reduce((sum, { loss }) => sum + loss.error ** 2, 0)), 12);
      expect(result >= 0 && result <= 1).toBe(true);
      expect(Object.keys(types).sort()).toEqual([...new Set(own.map(({ move }) => move.type))].sort());
      for (const [type, { count, loss }] of Object.entries(types)) {
        const same = own.filter(({ move }) => move.type === type).map(({ loss }) => loss);
        expect(count).toBe(same.length);
        expect(loss.win).toBeCloseTo(same.reduce((sum, { win }) => sum + win, 0) / count, 12);
        expect(loss.points).toBeCloseTo(same.reduce((sum, { points }) => sum + points, 0) / count, 12);
        expect(loss.error).toBeCloseTo(Math.sqrt(same.reduce((sum, { error }) => sum + error ** 2, 0)) / count, 12);
      }
    }
  });

  test("is plain JSON, and the same of one seat", () => {
    expect(JSON.parse(JSON.stringify(last))).toEqual(last);
    const one = lastReview(game, record, { iterations: ITERATIONS, seat: 1 });
    expect(one.seats).toEqual([last.seats[1]]);
    expect(one.choices).toEqual(last.choices.filter(({ seat }) => seat === 1));
  });

  test("states what advice on the move that was made states", () => {
    for (const { index, seat, chosen, choices } of last.choices.slice(0, 6)) {
      const view = game.view(made[index]!.before, seat);
      const advice = advise(game, view, { iterations: ITERATIONS, made: chosen.move as never });
      expect([...advice].at(-1)!.choices).toEqual(choices);
    }
  });

  test("takes nothing from a player who follows the advice", () => {
    const choose = (state: Parameters<typeof game.view>[0]) => {
      const seat = game.activeSeats(state)[0]!;
      return [...advise(game, game.view(state, seat), { iterations: ITERATIONS, random: seeded(2) })].at(-1)!
        .choices[0]!.move;
    };
    const played = playout(game, { random: seeded(4), options, choose, limit: often(4, 16) }).record;
    const { choices, seats } = lastReview(game, played, { iterations: ITERATIONS, random: seeded(2) });
    expect(choices.length).toBeGreaterThan(0);
    for (const { chosen } of choices) expect(chosen.loss).toEqual({ points: 0, win: 0, error: 0 });
    for (const { skill, error, accuracy } of seats) expect([skill, error, accuracy]).toEqual([0, 0, 1]);
  });
});

describe("the result", () => {
  const { record, state } = playout(sackson, { random: seeded(7), options: { turnLimit: 6 } });

  test("of a game that is over is the share of the side", () => {
    const { winners } = sackson.outcome(state)!;
    for (const { seat, result } of lastReview(sackson, record, { iterations: 2 }).seats)
      expect(result).toBe(winners.includes(sideOf(state, seat)) ? 1 / winners.length : winners.length === 0 ? 0.5 : 0);
  });

  test("of another is the chance after the latest choice, or as at the start without one", () => {
    const moves = record.moves.slice(0, 3);
    const { seats, choices } = lastReview(sackson, { ...record, moves }, { iterations: 5 });
    expect(choices.every(({ seat }) => seat === 0)).toBe(true);
    expect(seats[0]!.result).toBe(choices.at(-1)!.chosen.win);
    expect(seats[1]).toEqual({ seat: 1, types: {}, skill: 0, error: 0, accuracy: 1, luck: 0, start: 0.5, result: 0.5 });
  });
});

describe("a method", () => {
  const { record } = playout(sackson, { random: seeded(7), options: { turnLimit: 6 }, limit: 7 });
  const worthless: Method<typeof sackson> = {
    values: (_, moves) => [{ progress: 1, worths: moves.map(() => ({ points: 0, win: 0.5, error: 0 })) }],
  };

  test("may know the chances, of which each seat sees its own", () => {
    const chances: Method<typeof sackson>["chances"] = ({ viewer }) => (viewer === null ? [0.75, 0.25] : [0.5, viewer]);
    const { seats } = lastReview(sackson, record, { method: { ...worthless, chances } as Method });
    expect(seats.map(({ start, result }) => [start, result])).toEqual([
      [0.75, 0.5],
      [0.25, 1],
    ]);
  });

  test("may say which moves are alike, and which are not valued", () => {
    const nameOf: Method<typeof sackson>["nameOf"] = ({ type }) => (type === "exchange" ? undefined : type);
    expect(lastReview(sackson, record, { method: { ...worthless, nameOf } as Method }).choices).toEqual([]);
    const parted: Method<typeof sackson>["nameOf"] = (move) =>
      move.type === "return" ? move.color : move.type === "exchange" ? undefined : move.type;
    const { choices } = lastReview(sackson, record, { method: { ...worthless, nameOf: parted } as Method });
    expect(new Set(choices.map(({ chosen }) => chosen.move.type))).toEqual(new Set(["return"]));
  });

  test("gets the move that was made", () => {
    const kept: (string | undefined)[] = [];
    const method: Method<typeof sackson> = {
      ...worthless,
      values(view, moves, options) {
        kept.push(sackson.formatMove(moves[options.kept!]!));
        return worthless.values(view, moves, options);
      },
    };
    const { choices } = lastReview(sackson, record, { method: method as Method });
    expect(kept).toEqual(choices.map(({ index }) => sackson.formatMove(record.moves[index]!)));
  });
});

describe("the accuracy", () => {
  /** A method by which each move is better than those before it, by as much each time. */
  const values = (_: unknown, moves: readonly unknown[]) => [
    { progress: 1, worths: moves.map((_, i) => ({ points: 0, win: i / moves.length, error: 0 })) },
  ];

  test.each([
    ["of the best moves is 1", (moves: number) => moves - 1, 1],
    ["of random moves is about 0", undefined, 0],
    ["of the worst moves is -1", () => 0, -1],
  ] as const)("%s", (_, pick, expected) => {
    const found = Array.from({ length: often(pick ? 2 : 8, 20) }, (_, seed) => {
      const random = seeded(seed);
      const choose = (state: SacksonState) => {
        const moves = sackson.legalMoves(state, sackson.activeSeats(state)[0]!);
        return moves[pick?.(moves.length) ?? randomInt(moves.length, random)]!;
      };
      const { record } = playout(sackson, { random, options: { turnLimit: 20 }, choose });
      return lastReview(sackson, record, { method: { values } as Method }).seats.map(({ accuracy }) => accuracy);
    }).flat();
    expect(found.every(Number.isFinite)).toBe(true);
    expect(found.reduce((sum, accuracy) => sum + accuracy, 0) / found.length).toBeCloseTo(expected, pick ? 12 : 1);
  });
});

test("a move whose cards or squares stand in another order is found", () => {
  const record = newRecord(sackson);
  const texts = ["0 take yellow blue", "0 exchange c2 b2", "0 return yellow"];
  const moves = texts.map((text) => sackson.parseMove(text));
  const { choices } = lastReview(sackson, { ...record, moves }, { iterations: 2 });
  const named = choices.map(({ chosen }) => sackson.formatMove(chosen.move as (typeof moves)[number]));
  expect(named).toEqual(["0 take yellow blue", "0 exchange b2 c2", "0 return yellow"]);
});

describe("bad input is named", () => {
  const record = newRecord(sackson);
  test.each([
    ["game", () => review(sackson, newRecord(crosscribb) as never)],
    ["moves", () => review(sackson, { ...record, moves: 7 } as never)],
    ["", () => review(sackson, null as never)],
    ["options", () => review(sackson, record, 7 as never)],
    ["options.seat", () => review(sackson, record, { seat: 2 })],
    ["options.iterations", () => review(sackson, record, { iterations: -1 })],
    ["options.deals", () => review(sackson, record, { deals: 5 } as never)],
    ["options.random", () => review(sackson, record, { random: 5 as never })],
  ])("%s", (path, run) => {
    expect(pathOf(run)).toBe(path);
  });

  test("an illegal move", () => {
    const wrong = { ...newRecord(cribbage), moves: [{ type: "go", seat: 0 } as const] };
    expect(() => review(cribbage, wrong)).toThrow(IllegalMoveError);
  });
});

test.each([
  [0.0039, undefined],
  [0.004, "inaccuracy"],
  [0.0099, "inaccuracy"],
  [0.01, "mistake"],
  [0.0399, "mistake"],
  [0.04, "blunder"],
  [1, "blunder"],
])("what gives away %d of a game, and more than twice the error, is of the size %s", (win, size) => {
  expect(mistakeOf({ points: 0, win, error: win / 2.01 })).toBe(size);
  expect(mistakeOf({ points: 9, win, error: win / 2 })).toBeUndefined();
});
