import { describe, expect, test } from "vitest";
import { greedyBot, randomBot } from "../../../src/bots/index.ts";
import { cribbageBot } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageOptions } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import * as crosscribb from "../../../src/crosscribb/index.ts";
import { IllegalMoveError, newRecord, playout, seeded, steps } from "../../../src/index.ts";
import { NIGHT, often } from "../../often.ts";
import { pathOf } from "../../thrown.ts";
import { inWords } from "../../words.ts";
import { advised, reviews } from "./advised.ts";

type CribbageBot = ReturnType<typeof cribbageBot>;

/** A game in which every seat plays as a bot. */
function recordOf(options: CribbageOptions, bot: CribbageBot, limit = 10_000) {
  const random = seeded(7);
  const choose = (state: ReturnType<typeof cribbage.initialState>) => {
    const seat = cribbage.activeSeats(state)[0]!;
    return bot(cribbage.view(state, seat), cribbage.legalMoves(state, seat), random);
  };
  return playout(cribbage, { random, options, choose, limit }).record;
}

const OPTIONS: readonly CribbageOptions[] = [
  { players: 2, target: often(21, 61) },
  { players: 3, target: often(21, 31) },
  { players: 4, partners: true, target: often(21, 61) },
  { players: 4, partners: false, target: often(21, 31) },
  { players: 2, muggins: true, target: often(21, 31) },
];

describe.each(OPTIONS.map((options) => [inWords(options), options] as const))("a game of %s", (_, options) => {
  const record = recordOf(options, cribbageBot({ level: "casual" }));
  const reports = reviews(record, { deals: often(4, 20) });
  const last = reports.at(-1)!;

  test("is looked at choice by choice", () => {
    expect(reports.map(({ done }) => done)).toEqual(reports.map((_, i) => i));
    expect(last.done).toBe(last.total);
    for (const { choices } of reports) expect(last.choices.slice(0, choices.length)).toEqual(choices);
  });

  test("has every discard and every card that was not the only rank to play", () => {
    const expected = [...steps(cribbage, record)].flatMap(({ move, before }, i) => {
      if (move.type === "discard") return [i];
      if (move.type !== "play") return [];
      const cards = cribbage.legalMoves(before).map((legal) => (legal.type === "play" ? legal.card[0] : ""));
      return new Set(cards).size > 1 ? [i] : [];
    });
    expect(last.choices.map(({ index }) => index)).toEqual(expected);
    for (const { index, chosen, seat } of last.choices) {
      expect(record.moves[index]).toMatchObject({ type: chosen.move.type, seat });
      expect(chosen.move.seat).toBe(seat);
    }
  });

  test("gives away nothing or more, and that much against the best of all choices", () => {
    for (const { chosen, best, choices } of last.choices) {
      const { loss } = chosen;
      expect(choices).toContain(chosen);
      expect(best).toBe(choices[0]);
      expect(best.loss).toEqual({ points: 0, win: 0, error: 0 });
      expect(loss.win).toBeCloseTo(best.win - chosen.win, 12);
      expect(loss.win).toBeGreaterThanOrEqual(0);
      expect(loss.points).toBeGreaterThanOrEqual(0);
    }
  });

  test("skill and luck add up to the result", () => {
    for (const { start, skill, luck, result, seat, types } of last.seats) {
      const counts = Object.values(types);
      expect(start + skill + luck).toBeCloseTo(result, 12);
      expect(skill).toBeLessThanOrEqual(0);
      expect(skill).toBeCloseTo(-counts.reduce((sum, { count, loss }) => sum + count * loss.win, 0), 12);
      expect([0, 1]).toContain(result);
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(
        last.choices.filter((choice) => choice.seat === seat).length,
      );
    }
    expect(last.seats.length).toBe(record.settings.players);
  });
});

describe.each([undefined, 3])("with random source %s", (seed) => {
  const options = () => ({ deals: often(2, 60), ...(seed !== undefined && { random: seeded(seed) }) });

  test.each(OPTIONS.map((options) => [inWords(options), options] as const))(
    "of %s: what is said about a seat doesn't depend on who else is reviewed",
    (_, table) => {
      const record = recordOf({ ...table, first: 0, target: often(15, 31) }, cribbageBot({ level: "casual" }));
      const all = reviews(record, options()).at(-1)!;
      for (let seat = 0; seat < record.settings.players; seat++) {
        const one = reviews(record, { seat, ...options() }).at(-1)!;
        expect(one.seats).toEqual([all.seats[seat]]);
        expect(one.choices).toEqual(all.choices.filter((choice) => choice.seat === seat));
      }
    },
  );

  test("of a game that goes on, what is said about its beginning stays the same", () => {
    const whole = recordOf({ first: 0, target: often(31, 121) }, cribbageBot({ level: "casual" }));
    const begun = { ...whole, moves: whole.moves.slice(0, 20) };
    const choices = reviews(begun, options()).at(-1)!.choices;
    const all = reviews(whole, options()).at(-1)!.choices;
    expect(choices.length).toBeGreaterThan(5);
    expect(all.slice(0, choices.length)).toEqual(choices);
  });
});

test("who follows the advice gives nothing away, whatever the game", () => {
  const given = { deals: often(2, 40) };
  for (const options of OPTIONS) {
    const record = recordOf({ ...options, ...(!NIGHT && { target: 15 }) }, (view, moves) =>
      /discard|play/.test(moves[0]!.type) ? advised(view, given)[0]!.move : moves[0]!,
    );
    const { choices, seats } = reviews(record, given).at(-1)!;
    expect(choices.length).toBeGreaterThan(NIGHT ? 10 : 5);
    for (const { chosen } of choices) expect(chosen.loss).toEqual({ points: 0, win: 0, error: 0 });
    for (const { skill } of seats) expect(skill).toBeCloseTo(0, 12);
  }
});

test("at the start, the chances of three add up to 1", () => {
  const { seats } = reviews(newRecord(cribbage, { players: 3, first: 0 }), { deals: 20 }).at(-1)!;
  expect(seats.reduce((sum, { start }) => sum + start, 0)).toBeCloseTo(1, 12);
});

test.runIf(NIGHT)("who plays better gives away less", () => {
  const given = [randomBot() as CribbageBot, greedyBot(cribbage), cribbageBot({ deals: 30 })].map((bot) => {
    const { seats } = reviews(recordOf({ first: 0 }, bot), { deals: 50 }).at(-1)!;
    return seats.reduce((sum, { types }) => sum + (types.discard?.loss.win ?? 0) + (types.play?.loss.win ?? 0), 0);
  });
  expect(given[0]).toBeGreaterThan(given[2]! + 0.05);
  expect(given[1]).toBeGreaterThan(given[2]!);
});

test("a game that is not over, and one that has not begun", () => {
  const cut = recordOf({ first: 0 }, randomBot() as CribbageBot, 30);
  const { seats } = reviews(cut, { deals: 20 }).at(-1)!;
  for (const { result } of seats) expect(result > 0 && result < 1).toBe(true);
  const [only, ...others] = reviews(newRecord(cribbage));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ done: 0, total: 0, choices: [], seats: [{ skill: 0, luck: 0, result: 0.5 }, {}] });
});

describe("bad input is named", () => {
  const record = newRecord(cribbage, { first: 0 });
  test.each([
    ["game", () => reviews(newRecord(crosscribb) as never)],
    ["options.seat", () => reviews(record, { seat: 2 })],
    ["options.deals", () => reviews(record, { deals: -1 })],
    ["options.level", () => reviews(record, { level: "casual" } as never)],
    ["scores", () => reviews(newRecord(cribbage, { target: 5000 }))],
  ])("%s", (path, run) => {
    expect(pathOf(run)).toBe(path);
  });

  test("an illegal move", () => {
    const wrong = { ...record, moves: [{ type: "go", seat: 0 } as const] };
    expect(() => reviews(wrong)).toThrow(
      new IllegalMoveError("chance-to-move", "wait for the deal, cut or draw", wrong.moves[0], ["moves", 0]),
    );
  });
});
