import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chancesAtScores } from "../../../../src/cribbage/analysis/index.ts";
import { chanceOf } from "../../../../src/cribbage/analysis/win/table.ts";
import { InvalidStateError } from "../../../../src/index.ts";
import { hostile } from "../../../arbitraries.ts";
import { pathOf, thrownBy } from "../../../thrown.ts";

/** Scores of an unfinished game. */
const scores = fc.record({ dealer: fc.nat(120), pone: fc.nat(120), players: fc.constantFrom(2, 4) });

describe("chancesAtScores", () => {
  test("somebody wins", () => {
    fc.assert(
      fc.property(scores, (given) => {
        const { dealer, pone } = chancesAtScores(given);
        expect(dealer).toBeGreaterThanOrEqual(0);
        expect(dealer).toBeLessThanOrEqual(1);
        expect(dealer + pone).toBe(1);
      }),
    );
  });

  test.each([2, 4] as const)(
    "%i players: points never lower the chance of who has them, but for the error and rounding",
    (players) => {
      const table = Array.from({ length: 121 }, (_, dealer) =>
        Array.from({ length: 121 }, (_, pone) => chancesAtScores({ dealer, pone, players })),
      );
      for (let dealer = 0; dealer < 120; dealer++)
        for (let pone = 0; pone < 120; pone++) {
          const { dealer: chance, error } = table[dealer]![pone]!;
          const most = error + 0.0006;
          if (table[dealer + 1]![pone]!.dealer < chance - most) expect.fail(`dealer, ${dealer}-${pone}`);
          if (table[dealer]![pone + 1]!.dealer > chance + most) expect.fail(`pone, ${dealer}-${pone}`);
        }
    },
  );

  test("what is needed is all that matters", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (dealer, pone) => {
        const long = chancesAtScores({ dealer: dealer + 60, pone: pone + 60 });
        expect(chancesAtScores({ dealer, pone, target: 61 })).toEqual(long);
      }),
    );
    expect(chancesAtScores({ dealer: 120, pone: 120, target: 241 })).toEqual(chancesAtScores({ dealer: 0, pone: 0 }));
  });

  test("skunks are wins, double skunks are skunks, and who is near enough loses by neither", () => {
    fc.assert(
      fc.property(scores, (given) => {
        const { skunks, doubleSkunks, ...wins } = chancesAtScores(given);
        for (const [side, loser] of [
          ["dealer", "pone"],
          ["pone", "dealer"],
        ] as const) {
          expect(skunks[side]).toBeLessThanOrEqual(wins[side]);
          expect(doubleSkunks[side]).toBeLessThanOrEqual(skunks[side]);
          expect(doubleSkunks[side]).toBeGreaterThanOrEqual(0);
          if (given[loser] > 90) expect(skunks[side]).toBe(0);
          if (given[loser] > 60) expect(doubleSkunks[side]).toBe(0);
        }
      }),
    );
  });

  test.each([
    [121, 120, 1, 0, 0],
    [121, 90, 1, 1, 0],
    [121, 91, 1, 0, 0],
    [121, 60, 1, 1, 1],
    [121, 61, 1, 1, 0],
  ])("%i to %i is a game that is won", (winner, loser, win, skunk, doubleSkunk) => {
    const won = { skunks: [skunk, 0], doubleSkunks: [doubleSkunk, 0], wins: [win, 0] };
    const dealer = chancesAtScores({ dealer: winner, pone: loser });
    const pone = chancesAtScores({ dealer: loser, pone: winner });
    expect([dealer.dealer, dealer.pone]).toEqual(won.wins);
    expect([dealer.skunks.dealer, dealer.skunks.pone]).toEqual(won.skunks);
    expect([dealer.doubleSkunks.dealer, dealer.doubleSkunks.pone]).toEqual(won.doubleSkunks);
    expect([pone.pone, pone.dealer]).toEqual(won.wins);
    expect([pone.skunks.pone, pone.skunks.dealer]).toEqual(won.skunks);
    expect([pone.doubleSkunks.pone, pone.doubleSkunks.dealer]).toEqual(won.doubleSkunks);
    expect([dealer.error, pone.error]).toEqual([0, 0]);
  });

  // The first dealer wins 55 to 56 games of 100, and a dealer at 35 against 37 is about at par.
  test("as players have found", () => {
    const start = chancesAtScores({ dealer: 0, pone: 0 });
    expect(start.dealer).toBeGreaterThan(0.55);
    expect(start.dealer).toBeLessThan(0.565);
    expect(chancesAtScores({ dealer: 35, pone: 37 }).dealer).toBeCloseTo(0.51, 2);
  });

  // With more points a deal, the advantage of dealing first wears off later in a game.
  test("partners have chances of their own", () => {
    expect(chancesAtScores({ dealer: 0, pone: 0, players: 4 })).not.toEqual(chancesAtScores({ dealer: 0, pone: 0 }));
    expect(chancesAtScores({ dealer: 0, pone: 0, players: 4 }).dealer).toBeGreaterThan(0.5);
  });

  test("null is 121 points and two players", () => {
    expect(chancesAtScores({ dealer: 3, pone: 5, target: null, players: null })).toEqual(
      chancesAtScores({ dealer: 3, pone: 5 }),
    );
  });

  test.each<[string, unknown]>([
    ["scores", undefined],
    ["scores", "0-0"],
    ["scores", { dealer: 121, pone: 121 }],
    ["scores.dealer", { pone: 0 }],
    ["scores.dealer", { dealer: 122, pone: 0 }],
    ["scores.dealer", { dealer: -1, pone: 0 }],
    ["scores.dealer", { dealer: 1.5, pone: 0 }],
    ["scores.dealer", { dealer: "1", pone: 0 }],
    ["scores.pone", { dealer: 0 }],
    ["scores.pone", { dealer: 0, pone: Number.NaN }],
    ["scores.pone", { dealer: 0, pone: 62, target: 61 }],
    ["scores.target", { dealer: 0, pone: 0, target: 0 }],
    ["scores.target", { dealer: 0, pone: 0, target: 242 }],
    ["scores.players", { dealer: 0, pone: 0, players: 3 }],
    ["scores.seat", { dealer: 0, pone: 0, seat: 1 }],
  ])("refuses %s of %j", (path, given) => {
    expect(pathOf(() => chancesAtScores(given as never))).toBe(path);
  });

  test("throws nothing but the typed error, whatever is passed", () => {
    fc.assert(
      fc.property(hostile, (given) => {
        expect(thrownBy(() => chancesAtScores(given as never))).toBeInstanceOf(InvalidStateError);
      }),
    );
  });
});

describe("the table of chances to win", () => {
  test("a side that needs nothing has won", () => {
    expect(chanceOf(2)(0, 5)).toBe(1);
    expect(chanceOf(2)(-3, 5)).toBe(1);
    expect(chanceOf(2)(5, 0)).toBe(0);
    expect(chanceOf(2)(5, -3)).toBe(0);
    expect(chanceOf(2)(86, 84)).toBe(chancesAtScores({ dealer: 35, pone: 37 }).dealer);
    expect(chanceOf(4)(86, 84)).toBe(chancesAtScores({ dealer: 35, pone: 37, players: 4 }).dealer);
    expect(chanceOf(2)(122, 122)).toBe(chancesAtScores({ dealer: 0, pone: 0, target: 122 }).dealer);
  });

  test("is less exact near the end, where players look at the score", () => {
    const start = chancesAtScores({ dealer: 0, pone: 0 });
    const end = chancesAtScores({ dealer: 118, pone: 118 });
    expect(start.error).toBeGreaterThan(0.0001);
    expect(start.error).toBeLessThan(0.002);
    expect(end.error).toBeGreaterThan(start.error);
    expect(end.error).toBeLessThan(0.015);
  });
});
