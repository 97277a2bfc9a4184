import { describe, expect, test } from "vitest";
import { simulateGames } from "../../../src/cribbage/analysis/index.ts";
import type { SimulationOptions } from "../../../src/cribbage/analysis/simulate.ts";
import { seeded } from "../../../src/index.ts";
import { pathOf } from "../../thrown.ts";
import { inWords } from "../../words.ts";

const TABLES = [
  { players: 2 },
  { players: 3, target: 61 },
  { players: 4, partners: true },
  { players: 4, partners: false, target: 1 },
] as const;

describe.each(TABLES.map((table) => [inWords(table), table] as const))("games of %s", (_, table) => {
  const play = (more: Partial<SimulationOptions> = {}) =>
    simulateGames({ games: 200, random: seeded(5), ...table, ...more });

  test("each has one winner, the same for the same seed", () => {
    const { won, deals } = play();
    expect(won.reduce((sum, games) => sum + games, 0)).toBe(200);
    expect(deals).toBeGreaterThanOrEqual(200);
    expect(play()).toEqual({ won, deals });
  });

  test("the scores that are told, in their order, make the winner, and only the last one does", () => {
    const target = "target" in table ? table.target : 121;
    const scores = new Map<number, number[]>();
    const winners = new Map<number, number>();
    const { won } = play({
      watch: ({ game, side, points }) => {
        expect(winners.has(game)).toBe(false);
        const totals = scores.get(game) ?? [0, 0, 0, 0];
        scores.set(game, totals);
        totals[side]! += points;
        if (totals[side]! >= target) winners.set(game, side);
      },
    });
    expect(won).toEqual(won.map((_, side) => [...winners.values()].filter((winner) => winner === side).length));
  });

  test("the first deal passes from seat to seat", () => {
    const dealers = new Map<number, number>();
    play({
      games: 8,
      watch: ({ game, dealer }) => {
        if (!dealers.has(game)) dealers.set(game, dealer);
      },
    });
    expect([...dealers.values()]).toEqual(Array.from({ length: 8 }, (_, game) => game % table.players));
  });
});

test("who thinks wins: careful and simple players beat random ones", () => {
  for (const player of ["simple", "careful"] as const) {
    const { won } = simulateGames({ games: 1000, random: seeded(2), sides: [player, "random"] });
    expect(won[0]).toBeGreaterThan(950);
  }
});

describe("bad input is named", () => {
  const random = seeded(1);
  test.each([
    ["options.games", () => simulateGames({ random } as never)],
    ["options.random", () => simulateGames({ games: 1 } as never)],
    ["options.random", () => simulateGames({ games: 1, random: 5 as never })],
    ["random", () => simulateGames({ games: 1, random: () => Number.NaN })],
    ["random", () => simulateGames({ games: 1, random: () => 1, sides: ["random", "random"] })],
    ["options.players", () => simulateGames({ games: 1, random, players: 5 as never })],
    ["options.partners", () => simulateGames({ games: 1, random, partners: true })],
    ["options.target", () => simulateGames({ games: 1, random, target: 0 })],
    ["options.sides", () => simulateGames({ games: 1, random, sides: ["simple"] })],
    ["options.sides[1]", () => simulateGames({ games: 1, random, sides: ["simple", "expert" as never] })],
    ["options.watch", () => simulateGames({ games: 1, random, watch: {} as never })],
    ["options.seed", () => simulateGames({ games: 1, random, seed: 1 } as never)],
  ])("%s", (path, run) => {
    expect(pathOf(run)).toBe(path);
  });
});
