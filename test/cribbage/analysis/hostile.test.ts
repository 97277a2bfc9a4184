import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advise, review } from "../../../src/bots/index.ts";
import {
  chancesAtScores,
  cribbageBot,
  discardValues,
  expert,
  featuresOf,
  likelyHands,
  situation,
  trials,
  winChances,
} from "../../../src/cribbage/analysis/index.ts";
import type { CribbageOptions, CribbageView } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { IllegalMoveError, InvalidStateError, NotationError, playout, seeded } from "../../../src/index.ts";
import { hostile, seed } from "../../arbitraries.ts";
import { often } from "../../often.ts";
import { pathOf } from "../../thrown.ts";
import { advised, reviews } from "./advised.ts";

const TABLES: readonly CribbageOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, partners: false },
];

/** A game that was begun, often so short that the first points win it. */
const games = fc
  .record({
    table: fc.constantFrom(...TABLES),
    target: fc.constantFrom(1, 2, 31, 121, 241),
    muggins: fc.boolean(),
    seed,
  })
  .map(({ table, target, muggins, seed: start }) =>
    playout(cribbage, { random: seeded(start), options: { ...table, target, muggins, first: 0 }, limit: start % 90 }),
  );

/** Views of seat 0, seat 1 or a spectator, sometimes with everybody a point from the end. */
const views = fc
  .tuple(games, fc.constantFrom(undefined, 0, 1), fc.boolean())
  .map(([{ state }, seat, isEnd]): CribbageView => {
    const seen = cribbage.view(state, seat);
    return isEnd && seen.phase !== "over" ? { ...seen, scores: seen.scores.map(() => seen.settings.target - 1) } : seen;
  });

/** Sources of randomness at the ends of the allowed range. */
const sources = fc.constantFrom(
  () => 0,
  () => 0.5,
  () => 1 - 2 ** -53,
);

/** Runs something with values that must stay as they are; it may throw one of the three errors. */
function run<T>(values: unknown, action: () => T): T | undefined {
  freeze(values);
  try {
    return action();
  } catch (error) {
    if ([IllegalMoveError, InvalidStateError, NotationError].some((type) => error instanceof type)) return undefined;
    throw error;
  }
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

function expectFinite(value: unknown): void {
  if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) expectFinite(part);
  else expect(value).not.toBe(undefined);
}

describe("values from anywhere", () => {
  const { state, record } = playout(cribbage, { random: seeded(3), options: { first: 0 }, limit: 8 });
  const seen = cribbage.view(state, 0);

  test("throw nothing but the three errors, and stay as they are", () => {
    const property = fc.property(hostile, (value) => {
      const any = value as never;
      const before = fc.stringify(value);
      run(0, () => chancesAtScores(any));
      run(0, () => winChances(any));
      run(0, () => winChances(seen, any));
      run(0, () => likelyHands(any, 1));
      run(0, () => likelyHands(seen, any));
      run(0, () => featuresOf(any, any));
      run(0, () => featuresOf(seen, any));
      run(0, () => advised(any));
      run(0, () => trials(any));
      run(0, () => situation(any));
      run(0, () => [...advise(cribbage, seen, any)]);
      run(0, () => cribbageBot(any));
      run(0, () => reviews(any, { deals: 2 }));
      run(0, () => review(cribbage, record, any).next());
      run(0, () => discardValues(any, { dealer: true, chances: true }));
      expect(fc.stringify(value)).toBe(before);
    });
    fc.assert(property, { numRuns: often(40, 200) });
  });

  test("in any place of a view or a record throw nothing but the three errors", () => {
    const property = fc.property(hostile, fc.nat(20), (value, n) => {
      const part = (json: object) => ({ ...json, [Object.keys(json)[n % Object.keys(json).length]!]: value }) as never;
      run(0, () => winChances(part(seen), { deals: 2 }));
      run(0, () => advised(part(seen), { deals: 2 }));
      run(0, () => reviews(part(record), { deals: 2 }));
      const moves = record.moves.map((move, i) => (i === n % record.moves.length ? part(move) : move));
      run(0, () => reviews({ ...record, moves }, { deals: 2 }));
    });
    fc.assert(property, { numRuns: often(40, 300) });
  });
});

describe("games of every kind, at any point", () => {
  test("the chances are those of one winner", () => {
    const property = fc.property(views, sources, fc.constantFrom(2, 3), (seen, random, deals) => {
      freeze(seen);
      const { sides, error } = winChances(seen, { random, deals });
      expect(sides).toHaveLength(seen.scores.length);
      expect(sides.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expectFinite([sides, error]);
    });
    fc.assert(property, { numRuns: often(20, 150) });
  });

  test("hints are for exactly the legal moves, and bots make one of them", () => {
    let looked = 0;
    const property = fc.property(views, sources, fc.constantFrom(2, 3), (seen, random, deals) => {
      freeze(seen);
      const moves = cribbage.legalMoves(seen);
      if (moves.length === 0) return;
      looked++;
      for (const level of ["beginner", "casual", "intermediate", "advanced", expert({ deals })] as const)
        expect(moves).toContain(cribbageBot({ level, deals })(seen, moves, random));
      if (seen.phase !== "discard" && seen.phase !== "play") return;
      const choices = advised(seen, { random, deals });
      expectFinite(choices);
      expect(new Set(choices.map(({ move }) => move))).toEqual(new Set(moves));
      if (moves.length > 1)
        for (const { points, parts } of choices)
          expect(Object.values(parts!).reduce((sum, part) => sum + part, 0)).toBeCloseTo(points, 9);
    });
    fc.assert(property, { numRuns: often(12, 100) });
    expect(looked).toBeGreaterThan(0);
  });

  test("reviews are whole, and the balance holds", () => {
    const property = fc.property(games, ({ record }) => {
      freeze(record);
      const last = reviews(record, { deals: 2 }).at(-1)!;
      expectFinite(last);
      expect(last.done).toBe(last.total);
      for (const { start, skill, luck, result } of last.seats) expect(start + skill + luck).toBeCloseTo(result, 9);
    });
    fc.assert(property, { numRuns: often(2, 25) });
  });
});

describe("a random source that gives no number from 0 up to 1", () => {
  const { state } = playout(cribbage, { random: seeded(1), options: { first: 0 }, limit: 1 });
  const seen = cribbage.view(state, 0);

  test.each([Number.NaN, -1, 1, "0.5", 1n, undefined])("is refused: %s", (number) => {
    const options = { random: () => number as number, deals: 2 };
    expect(pathOf(() => winChances(seen, options))).toBe("random");
    expect(pathOf(() => advised(seen, options))).toBe("random");
  });

  test("may throw an error of its own", () => {
    const error = new Error("no numbers left");
    const random = () => {
      throw error;
    };
    expect(() => winChances(seen, { random })).toThrow(error);
    expect(() => advised(seen, { random })).toThrow(error);
  });
});
