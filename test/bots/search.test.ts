import { describe, expect, test, vi } from "vitest";
import { search, searchBot } from "../../src/bots/index.ts";
import type { SearchOptions } from "../../src/bots/options.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { IllegalMoveError, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { formatMove } from "../../src/sackson/index.ts";
import { playing } from "../cribbage/table.ts";
import { pathOf } from "../thrown.ts";
import { inWords, titled } from "../words.ts";
import { GAMES, oneFromFigure, position, sacksonPosition } from "./positions.ts";
import { type Toy, toyGame } from "./toy.ts";

describe.each(GAMES)("the search in %s", (_, game, options) => {
  test("reports on each legal move, the best first, and its visits are its iterations", () => {
    const { view, moves } = position(game, options, 4);
    const reports = [...search(game, view, { iterations: 120, every: 50, random: seeded(1) })];
    expect(reports.map(({ iterations }) => iterations)).toEqual([50, 100, 120]);
    expect(reports.map(({ progress }) => progress)).toEqual([50 / 120, 100 / 120, 1]);
    for (const report of reports) {
      expect(new Set(report.moves.map(({ move }) => move))).toEqual(new Set(moves));
      expect(report.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(report.iterations);
      for (const [i, { visits, value }] of report.moves.entries()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(visits).toBeLessThanOrEqual(report.moves[i - 1]?.visits ?? visits);
      }
    }
  });

  test("gives the same reports for the same seed", () => {
    const { view } = position(game, options, 4);
    const run = () => [...search(game, view, { iterations: 60, random: seeded(1) })];
    expect(run()).toEqual(run());
  });
});

describe("in a game whose answer is known, the search", () => {
  const win = { winner: 0 };
  const loss = { winner: 1 };

  /** Seat 0 guesses how a coin lies. */
  function guess(coin: "heads" | "tails"): Toy {
    return { seat: 0, moves: { heads: coin === "heads" ? win : loss, tails: coin === "tails" ? win : loss } };
  }

  /** What it says each move is worth, the best first. */
  function valuesOf(root: Toy, players = 2): Record<string, number> {
    const game = toyGame(root, players);
    const state = game.initialState();
    const [report] = [...search(game, game.view(state), { iterations: 4000, every: 9999, random: seeded(1) })];
    return Object.fromEntries(report!.moves.map(({ move, value }) => [(move as { type: string }).type, value]));
  }

  test("expects the opponent to choose what is best for itself", () => {
    const trap: Toy = { seat: 1, moves: { a: win, b: win, c: win, d: loss } };
    const values = valuesOf({ seat: 0, moves: { trap, even: { chance: [win, loss] } } });
    expect(Object.keys(values)).toEqual(["even", "trap"]);
    expect(values.even).toBeCloseTo(0.5, 1);
    expect(values.trap).toBeLessThan(0.3);
  });

  test("expects the partner, two seats on, to help", () => {
    const choice = { a: win, b: loss };
    const values = valuesOf(
      { seat: 0, moves: { left: { seat: 1, moves: choice }, across: { seat: 2, moves: choice } } },
      4,
    );
    expect(Object.keys(values)).toEqual(["across", "left"]);
    expect(values.across).toBeGreaterThan(0.9);
    expect(values.left).toBeLessThan(0.3);
  });

  test("does not count on knowing, later, what it will not have seen", () => {
    const bet: Toy = { seat: 1, unseen: true, moves: { heads: guess("heads"), tails: guess("tails") } };
    const values = valuesOf({ seat: 0, moves: { bet, poor: { chance: [win, loss, loss, loss] } } });
    expect(Object.keys(values)).toEqual(["bet", "poor"]);
    expect(values.bet).toBeCloseTo(0.5, 1);
    expect(values.poor).toBeCloseTo(0.25, 1);
  });

  test("counts on knowing, later, what it will have seen", () => {
    const open: Toy = { seat: 1, moves: { heads: guess("heads"), tails: guess("tails") } };
    const values = valuesOf({ seat: 0, moves: { open, even: { chance: [win, loss] } } });
    expect(Object.keys(values)).toEqual(["open", "even"]);
    expect(values.open).toBeGreaterThan(0.9);
  });
});

describe("the search", () => {
  const { view, moves } = oneFromFigure();

  test("finds the figure that stands open, and values it most", () => {
    const [best, ...others] = [...search(sackson, view, { iterations: 1500, plies: 8, random: seeded(3) })].at(
      -1,
    )!.moves;
    expect(formatMove(best!.move as (typeof moves)[number])).toBe("1 exchange c4 a5");
    for (const { value } of others) expect(value).toBeLessThan(best!.value);
  });

  test("finds the card that wins at once, and knows that it wins", () => {
    const table = playing({ hands: ["5H 2C 9D KS", "TD 3C 4C 6S"], crib: "7C 8C 7D 8D", target: 2 });
    const led = cribbage.apply(table, { type: "play", seat: 1, card: "TD" });
    const report = [...search(cribbage, cribbage.view(led, 0), { iterations: 200, random: seeded(1) })].at(-1)!;
    expect(report.moves[0]).toMatchObject({ move: { type: "play", seat: 0, card: "5H" }, value: 1 });
  });

  test("ends with the final report, the only one with progress 1", () => {
    for (const [iterations, every, progress] of [
      [60, 20, [1 / 3, 2 / 3, 1]],
      [50, 20, [0.4, 0.8, 1]],
      [5, 20, [1]],
    ] as const) {
      const seen: number[] = [];
      for (const report of search(sackson, view, { iterations, every, random: seeded(1) })) seen.push(report.progress);
      expect(seen).toEqual(progress);
    }
  });

  test("goes by its clock", () => {
    let time = 1000;
    using _now = vi.spyOn(Date, "now").mockImplementation(() => time++);
    const reports = [...search(sackson, view, { milliseconds: 50, every: 20, random: seeded(1) })];
    expect(reports.map(({ iterations }) => iterations)).toEqual([20, 40, 50]);
    expect(reports.at(-1)!.progress).toBe(1);
  });

  test("asks the hooks that it is given", () => {
    const asked = { standing: 0, choose: 0 };
    const options: SearchOptions<typeof sackson> = {
      iterations: 10,
      plies: 6,
      standing: ({ scores }) => {
        asked.standing++;
        return scores;
      },
      choose: (_, moves) => {
        asked.choose++;
        return moves[0]!;
      },
    };
    expect([...search(sackson, view, { ...options, random: seeded(1) })]).toHaveLength(1);
    expect(asked.standing).toBe(10);
    expect(asked.choose).toBeGreaterThan(10);
  });

  test("takes null for missing", () => {
    const missing = { milliseconds: null, plies: null, exploration: null, standing: null, choose: null };
    const run = (options: object) => [...search(sackson, view, { iterations: 10, random: seeded(1), ...options })];
    expect(run(missing)).toEqual(run({}));
    expect(pathOf(() => searchBot(sackson, { iterations: null } as never))).toBe("options");
  });

  test("limits its trials in the game that may never end", () => {
    const endless = sacksonPosition(sackson.initialState());
    let applied = 0;
    const counting = {
      ...sackson,
      applyUnchecked: (...args: Parameters<typeof sackson.applyUnchecked>) => {
        applied++;
        return sackson.applyUnchecked(...args);
      },
    };
    expect([...search(counting, endless.view, { iterations: 30, plies: 25, random: seeded(1) })]).toHaveLength(1);
    expect(applied).toBe(30 * 25);
  });

  test.each(
    titled<[options: unknown, path: string]>(
      [
        [{}, "options"],
        [{ iterations: 0 }, "options.iterations"],
        [{ iterations: Number.NaN }, "options.iterations"],
        [{ iterations: "10" }, "options.iterations"],
        [{ milliseconds: -5 }, "options.milliseconds"],
        [{ milliseconds: Number.POSITIVE_INFINITY }, "options.milliseconds"],
        [{ iterations: 9, plies: 0 }, "options.plies"],
        [{ iterations: 9, every: 0.5 }, "options.every"],
        [{ iterations: 9, every: 1e15 }, "options.every"],
        [{ iterations: 9, exploration: 0 }, "options.exploration"],
        [{ iterations: 9, scale: Number.NaN }, "options.scale"],
        [{ iterations: 9, choose: "best" }, "options.choose"],
        [{ iterations: 9, depth: 3 }, "options.depth"],
        [null, "options"],
      ],
      (options, path) => `${inWords(options)}, wrong in ${path}`,
    ),
  )("refuses %s", (_, options, path) => {
    const given = options && { ...(options as object), random: seeded(1) };
    expect(pathOf(() => search(sackson, view, given as never))).toBe(path);
    expect(pathOf(() => searchBot(sackson, options as never))).toBe(path);
  });

  test("checks its arguments at the call, and names them", () => {
    const options = { iterations: 5, random: seeded(1) };
    const waiting = sackson.view(sackson.initialState(), 1);
    expect(pathOf(() => search(sackson, waiting, options))).toBe("view");
    expect(pathOf(() => search(sackson, view, { ...options, random: 7 as never }))).toBe("options.random");
    expect(pathOf(() => search(sackson, view, { iterations: 5 } as never))).toBe("options.random");
    expect(pathOf(() => search({} as typeof sackson, view, options))).toBe("game");
  });

  test("refuses a move of the caller's own choice that is not legal", () => {
    const choose = () => ({ type: "return", seat: 0, color: "red" }) as const;
    const searching = search(sackson, view, { iterations: 5, choose, random: seeded(1) });
    expect(() => searching.next()).toThrow(IllegalMoveError);
  });
});
