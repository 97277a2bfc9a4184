import { describe, expect, test, vi } from "vitest";
import { search, searchBot } from "../../src/bots/index.ts";
import type { SearchOptions } from "../../src/bots/search/options.ts";
import { typed } from "../../src/core/game.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { type AnyGame, IllegalMoveError, seeded, type ViewOf } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { formatMove } from "../../src/sackson/index.ts";
import { playing } from "../cribbage/table.ts";
import { often } from "../often.ts";
import { pathOf } from "../thrown.ts";
import { inWords, titled } from "../words.ts";
import { GAMES, oneFromFigure, position, sacksonPosition } from "./positions.ts";
import { type Toy, toyGame } from "./toy.ts";

/** The successive valuations of a view's moves by a search. */
function valuations<G extends AnyGame>(game: G, view: ViewOf<G>, options: SearchOptions<G>, seed = 1) {
  return [...search(game, options).values(view, typed(game).legalMoves(view), { random: seeded(seed) })];
}

/** The moves of a view with what a search says in the end, the best first. */
function ranked<G extends AnyGame>(game: G, view: ViewOf<G>, options: SearchOptions<G>) {
  const { worths } = valuations(game, view, options).at(-1)!;
  const moves = typed(game).legalMoves(view);
  return worths.map(({ win }, i) => ({ move: moves[i]!, win })).sort((a, b) => b.win - a.win);
}

describe.each(GAMES)("the search in %s", (_, game, options) => {
  test("values each legal move, all in the same deals until the worst are dropped", () => {
    const { view, moves } = position(game, options, 4);
    const all = valuations(game, view, { iterations: 25 });
    expect(all.map(({ progress }) => progress)).toEqual([10 / 25, 20 / 25, 1]);
    for (const [at, { worths }] of all.entries()) {
      expect(worths).toHaveLength(moves.length);
      expect(worths.reduce((sum, { wins }) => sum + wins!.length, 0)).toBe([10, 20, 25][at]);
      for (const { win, error, points, wins } of worths) {
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1);
        expect(error).toBeGreaterThanOrEqual(0);
        expect(error).toBeLessThanOrEqual(0.5);
        expect(points).not.toBeNaN();
        for (const result of wins!) expect(result >= 0 && result <= 1).toBe(true);
      }
    }
  });

  test("spends most of its trials on few moves, and never drops the one to be kept", () => {
    const { view, moves } = position(game, options, 4);
    const run = (kept?: number) => {
      const asked = { random: seeded(1), ...(kept !== undefined && { kept }) };
      const { worths } = [...search(game, { iterations: often(120, 600) }).values(view, moves, asked)].at(-1)!;
      return worths.map(({ wins }) => wins!.length);
    };
    const visits = run();
    const most = Math.max(...visits);
    expect(visits.filter((n) => n >= most - 1).length).toBeLessThanOrEqual(2);
    const least = visits.indexOf(Math.min(...visits));
    const kept = run(least);
    expect(kept[least]).toBeGreaterThanOrEqual(Math.max(...kept) - 1);
  });

  test("gives the same values for the same seed", () => {
    const { view } = position(game, options, 4);
    expect(valuations(game, view, { iterations: 30 })).toEqual(valuations(game, view, { iterations: 30 }));
  });
});

describe("in a game whose answer is known, the search", () => {
  const win = { winner: 0 };
  const loss = { winner: 1 };

  /** Seat 0 guesses how a coin lies. */
  function guess(coin: "heads" | "tails"): Toy {
    return { seat: 0, moves: { heads: coin === "heads" ? win : loss, tails: coin === "tails" ? win : loss } };
  }

  /** The final values of the moves, the best first. */
  function valuesOf(root: Toy, players = 2): Record<string, number> {
    const game = toyGame(root, players);
    const state = game.initialState();
    const values = ranked(game, game.view(state), { iterations: often(1500, 4000) });
    return Object.fromEntries(values.map(({ move, win }) => [(move as { type: string }).type, win]));
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
  const { view } = oneFromFigure();

  test("finds the figure that stands open, and values it most", () => {
    const [best, ...others] = ranked(sackson, view, { iterations: often(300, 1500) });
    expect(formatMove(best!.move)).toBe("1 exchange c4 a5");
    for (const { win } of others) expect(win).toBeLessThan(best!.win);
  });

  test("finds the card that wins at once, and knows that it wins", () => {
    const table = playing({ hands: ["5H 2C 9D KS", "TD 3C 4C 6S"], crib: "7C 8C 7D 8D", target: 2 });
    const led = cribbage.apply(table, { type: "play", seat: 1, card: "TD" });
    const [best] = ranked(cribbage, cribbage.view(led, 0), { iterations: 200 });
    expect(best).toEqual({ move: { type: "play", seat: 0, card: "5H" }, win: 1 });
  });

  test("goes by its clock", () => {
    let time = 1000;
    using _now = vi.spyOn(Date, "now").mockImplementation(() => time++);
    const all = valuations(sackson, view, { milliseconds: 25 });
    expect(all.map(({ progress }) => progress)).toEqual([10 / 25, 20 / 25, 1]);
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
    expect(valuations(sackson, view, options)).toHaveLength(1);
    // Once a trial, and once a deal for the lead before the move.
    expect(asked.standing).toBeGreaterThan(10);
    expect(asked.standing).toBeLessThanOrEqual(20);
    expect(asked.choose).toBeGreaterThan(10);
  });

  test("takes null for missing, and makes 1000 trials without a limit", () => {
    const missing = { milliseconds: null, plies: null, standing: null, choose: null };
    const run = (options: object) => valuations(sackson, view, { iterations: 10, ...options });
    expect(run(missing)).toEqual(run({}));
    const { view: start } = sacksonPosition(sackson.initialState());
    const { worths } = valuations(sackson, start, { iterations: null, plies: 1 }).at(-1)!;
    expect(worths.reduce((sum, { wins }) => sum + wins!.length, 0)).toBe(1000);
  });

  test("ends early once one move is clearly the best, and the size of the mistake of the one to be kept is clear", () => {
    const trialsOf = (asked: object, iterations = 3000) => {
      const { worths } = [
        ...search(sackson, { iterations }).values(view, typed(sackson).legalMoves(view), asked as never),
      ].at(-1)!;
      return worths.reduce((sum, { wins }) => sum + wins!.length, 0);
    };
    const alone = trialsOf({ random: seeded(1) });
    expect(alone).toBeLessThan(1500);
    // A tenth of a large search is made in any case, since its first trials meet weak replies.
    expect(trialsOf({ random: seeded(1) }, 20 * alone)).toBeGreaterThanOrEqual(2 * alone);
    const others = typed(sackson)
      .legalMoves(view)
      .map((_, kept) => trialsOf({ random: seeded(1), kept }));
    expect(Math.min(...others)).toBe(alone);
  });

  test("limits its trials in the game that may never end", () => {
    const endless = sacksonPosition(sackson.initialState());
    let plies = 0;
    const counting = {
      ...sackson,
      // Called once after each move of a trial, unless an earlier trial made the same moves.
      chance: () => {
        plies++;
        return undefined;
      },
    };
    expect(valuations(counting, endless.view, { iterations: 30, plies: 25 })).toHaveLength(3);
    expect(plies).toBeGreaterThan(30 * 20);
    expect(plies).toBeLessThanOrEqual(30 * 25);
  });

  test.each(
    titled<[options: unknown, path: string]>(
      [
        [{ iterations: 0 }, "options.iterations"],
        [{ iterations: Number.NaN }, "options.iterations"],
        [{ iterations: "10" }, "options.iterations"],
        [{ milliseconds: -5 }, "options.milliseconds"],
        [{ milliseconds: Number.POSITIVE_INFINITY }, "options.milliseconds"],
        [{ iterations: 9, plies: 0 }, "options.plies"],
        [{ iterations: 9, every: 5 }, "options.every"],
        [{ iterations: 9, scale: 6 }, "options.scale"],
        [{ iterations: 9, choose: "best" }, "options.choose"],
        [{ iterations: 9, depth: 3 }, "options.depth"],
        ["", "options"],
      ],
      (options, path) => `${inWords(options)}, wrong in ${path}`,
    ),
  )("refuses %s", (_, options, path) => {
    expect(pathOf(() => search(sackson, options as never))).toBe(path);
    expect(pathOf(() => searchBot(sackson, options as never))).toBe(path);
  });

  test("refuses anything but a game", () => {
    expect(pathOf(() => search({} as typeof sackson))).toBe("game");
    expect(pathOf(() => searchBot({} as typeof sackson))).toBe("game");
  });

  test("refuses a move of the caller's own choice that is not legal", () => {
    const choose = () => ({ type: "return", seat: 0, color: "red" }) as const;
    expect(() => valuations(sackson, view, { iterations: 5, choose })).toThrow(IllegalMoveError);
  });
});
