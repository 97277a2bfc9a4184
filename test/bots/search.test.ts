import { describe, expect, test } from "vitest";
import {
  runSearch,
  type Searching,
  type SearchOptions,
  type SearchReport,
  search,
  searchBot,
} from "../../src/bots/index.ts";
import { cribbage } from "../../src/cribbage/index.ts";
import { IllegalMoveError, seeded } from "../../src/index.ts";
import { formatMove, sackson } from "../../src/sackson/index.ts";
import { playing } from "../cribbage/table.ts";
import { pathOf } from "../thrown.ts";
import { inWords, titled } from "../words.ts";
import { GAMES, oneFromFigure, position, sacksonPosition } from "./positions.ts";
import { type Toy, toyGame } from "./toy.ts";

/** All reports of a search; the final one comes last, and is what the search returns. */
function reportsOf(searching: Searching): SearchReport[] {
  const reports: SearchReport[] = [];
  for (;;) {
    const { done, value } = searching.next();
    if (done) {
      expect(reports.at(-1)).toBe(value);
      return reports;
    }
    reports.push(value);
  }
}

describe.each(GAMES)("the search in %s", (_, game, options) => {
  test("reports on each legal move, the best first, and its visits are its iterations", () => {
    const { view, moves } = position(game, options, 4);
    const reports = reportsOf(search(game, view, { iterations: 120, every: 50 }, seeded(1)));
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
    const run = () => reportsOf(search(game, view, { iterations: 60 }, seeded(1)));
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
    const [report] = reportsOf(search(game, game.view(state), { iterations: 4000, every: 9999 }, seeded(1)));
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
    const [best, ...others] = reportsOf(search(sackson, view, { iterations: 1500, plies: 8 }, seeded(3))).at(-1)!.moves;
    expect(formatMove(best!.move as (typeof moves)[number])).toBe("1 exchange c4 a5");
    for (const { value } of others) expect(value).toBeLessThan(best!.value);
  });

  test("finds the card that wins at once, and knows that it wins", () => {
    const table = playing({ hands: ["5H 2C 9D KS", "TD 3C 4C 6S"], crib: "7C 8C 7D 8D", target: 2 });
    const led = cribbage.apply(table, { type: "play", seat: 1, card: "TD" });
    const report = reportsOf(search(cribbage, cribbage.view(led, 0), { iterations: 200 }, seeded(1))).at(-1)!;
    expect(report.moves[0]).toMatchObject({ move: { type: "play", seat: 0, card: "5H" }, value: 1 });
  });

  test("stops when the signal says so, and reports what it has", () => {
    const signal = { aborted: false };
    const searching = search(sackson, view, { iterations: 1e9, every: 20, signal }, seeded(1));
    expect(searching.next()).toMatchObject({ done: false, value: { iterations: 20 } });
    signal.aborted = true;
    expect(searching.next()).toMatchObject({ done: false, value: { iterations: 20 } });
    expect(searching.next()).toMatchObject({ done: true, value: { iterations: 20 } });
    const aborted = search(sackson, view, { iterations: 5, signal: AbortSignal.abort() }, seeded(1));
    expect(reportsOf(aborted)).toMatchObject([{ iterations: 0, progress: 0 }]);
  });

  test("gives for…of its final report too, the only one with progress 1", () => {
    for (const [iterations, every, progress] of [
      [60, 20, [1 / 3, 2 / 3, 1]],
      [50, 20, [0.4, 0.8, 1]],
      [5, 20, [1]],
    ] as const) {
      const seen: number[] = [];
      for (const report of search(sackson, view, { iterations, every }, seeded(1))) seen.push(report.progress);
      expect(seen).toEqual(progress);
    }
  });

  test("goes by its clock", () => {
    let time = 1000;
    const now = () => time++;
    const reports = reportsOf(search(sackson, view, { milliseconds: 50, every: 20, now }, seeded(1)));
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
    reportsOf(search(sackson, view, options, seeded(1)));
    expect(asked.standing).toBe(10);
    expect(asked.choose).toBeGreaterThan(10);
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
    reportsOf(search(counting, endless.view, { iterations: 30, plies: 25 }, seeded(1)));
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
        [{ iterations: 9, signal: true }, "options.signal"],
        [{ iterations: 9, depth: 3 }, "options.depth"],
        [null, "options"],
      ],
      (options, path) => `${inWords(options)}, wrong in ${path}`,
    ),
  )("refuses %s", (_, options, path) => {
    expect(pathOf(() => search(sackson, view, options as never, seeded(1)))).toBe(path);
    expect(pathOf(() => searchBot(sackson, options as never))).toBe(path);
  });

  test("checks its arguments at the call, and names them", () => {
    const options = { iterations: 5 };
    const waiting = sackson.view(sackson.initialState(), 1);
    expect(pathOf(() => search(sackson, waiting, options, seeded(1)))).toBe("view");
    expect(pathOf(() => runSearch(sackson, waiting, options, seeded(1)))).toBe("view");
    expect(pathOf(() => search(sackson, view, options, 7 as never))).toBe("random");
    expect(pathOf(() => search({} as typeof sackson, view, options, seeded(1)))).toBe("game");
  });

  test("takes the same arguments whether it runs in steps or to its end", () => {
    const options = { iterations: 60 };
    expect(runSearch(sackson, view, options, seeded(1))).toEqual(
      reportsOf(search(sackson, view, options, seeded(1))).at(-1),
    );
  });

  test("refuses a move of the caller's own choice that is not legal", () => {
    const choose = () => ({ type: "return", seat: 0, color: "red" }) as const;
    expect(() => runSearch(sackson, view, { iterations: 5, choose }, seeded(1))).toThrow(IllegalMoveError);
  });
});
