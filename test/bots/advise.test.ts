import { describe, expect, test, vi } from "vitest";
import { advise, type Method, mistakeOf } from "../../src/bots/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { IllegalMoveError, newTable, preview, seeded } from "../../src/index.ts";
import { reasonsOf } from "../../src/reasons/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { often } from "../often.ts";
import { pathOf, thrownBy } from "../thrown.ts";
import { inWords, titled } from "../words.ts";
import { GAMES, oneFromFigure, position } from "./positions.ts";

describe.each(GAMES)("advice in %s", (_, game, options) => {
  const { view, moves } = position(game, options, 4);
  const run = (iterations: number, seed = 1) => [...advise(game, view, { iterations, random: seeded(seed) })];

  test("has exactly the legal moves, each with its values, the one that wins most often first", () => {
    const reports = run(often(30, 60));
    expect(reports.at(-1)!.progress).toBe(1);
    const gains = new Map(moves.map((move) => [game.formatMove(move), preview(game, view, move).gain]));
    for (const [n, { progress, choices }] of reports.entries()) {
      expect(progress).toBeGreaterThan(reports[n - 1]?.progress ?? 0);
      expect(choices.map(({ move }) => game.formatMove(move)).sort()).toEqual([...gains.keys()].sort());
      expect(choices).toHaveLength(moves.length);
      for (const [i, { move, now, points, win, error, loss }] of choices.entries()) {
        expect(now).toBe(gains.get(game.formatMove(move)));
        expect(Math.min(win, 1 - win, error)).toBeGreaterThanOrEqual(0);
        expect(error).toBeLessThanOrEqual(0.5);
        expect(Number.isFinite(points)).toBe(true);
        expect(win).toBeLessThanOrEqual(choices[i - 1]?.win ?? 1);
        expect(loss.win).toBe(choices[0]!.win - win);
        expect(loss.points).toBe(Math.max(0, choices[0]!.points - points));
        if (i === 0) expect(loss).toEqual({ points: 0, win: 0, error: 0 });
        else expect(loss.error).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("is the same for the same seed, and plain JSON", () => {
    const last = run(20, 3).at(-1)!;
    expect(run(20, 3).at(-1)).toEqual(last);
    expect(JSON.parse(JSON.stringify(last))).toEqual(last);
  });

  test("comes first after a few trials", () => {
    const { progress } = advise(game, view, { iterations: 1000 }).next().value!;
    expect(progress).toBeLessThanOrEqual(0.02);
  });

  test("goes by its clock", () => {
    let time = 1000;
    using _now = vi.spyOn(Date, "now").mockImplementation(() => time++);
    const reports = [...advise(game, view, { milliseconds: 60 })];
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.at(-1)!.progress).toBe(1);
    expect(time).toBeLessThan(1160);
  });
});

describe("advice", () => {
  const { view, moves } = oneFromFigure();

  test("finds the figure that stands open", () => {
    const { choices } = [...advise(sackson, view, { iterations: often(300, 1000) })].at(-1)!;
    expect(sackson.formatMove(choices[0]!.move)).toBe("1 exchange c4 a5");
    expect(choices[0]!.now).toBe(5);
  });

  test("takes 1,000 trials by default, and null for missing", () => {
    // The turn limit ends the game after this turn, and with it each trial.
    const late = sackson.view({ ...sackson.initialState({ turnLimit: 1 }) }, 0);
    const last = [...advise(sackson, late)].at(-1);
    const missing = { iterations: null, milliseconds: null, method: null, random: null };
    expect([...advise(sackson, late, missing)].at(-1)).toEqual(last);
    expect([...advise(sackson, late, { iterations: 1000 })].at(-1)).toEqual(last);
  });

  test("gives a seat with one legal move that choice", () => {
    const state = sackson.initialState();
    const one: typeof sackson = { ...sackson, legalMoves: (...args) => sackson.legalMoves(...args).slice(0, 1) };
    const { choices } = [...advise(one, sackson.view(state, 0), { iterations: 9 })].at(-1)!;
    expect(choices.map(({ move }) => move)).toEqual(sackson.legalMoves(state).slice(0, 1));
  });

  test("of a method comes at most once in 50 ms, but at first and at last", () => {
    let time = 1000;
    using _now = vi.spyOn(Date, "now").mockImplementation(() => time);
    const worths = moves.map((_, i) => ({ points: -i, win: 0.5, error: 0.1, share: i === 0 ? 1 : 0 }));
    const method: Method<typeof sackson> = {
      *values(given, listed, { random, kept }) {
        expect([given, listed, random(), kept]).toEqual([view, moves, seeded(1)(), undefined]);
        for (let progress = 0.125; progress <= 1; progress += 0.125, time += 20) yield { progress, worths };
      },
    };
    const reports = [...advise(sackson, view, { method })];
    expect(reports.map(({ progress }) => progress)).toEqual([0.125, 0.5, 0.875, 1]);
    // Of moves that win equally often, the one with more points comes first.
    expect(reports[0]!.choices.map(({ move, share }) => [move, share])).toEqual(
      moves.map((move, i) => [move, i === 0 ? 1 : 0]),
    );
  });

  test("of a method gets the move that was made, with its squares in any order", () => {
    const kept: (number | undefined)[] = [];
    const method: Method<typeof sackson> = {
      values(_, listed, options) {
        kept.push(options.kept);
        return [{ progress: 1, worths: listed.map(() => ({ points: 0, win: 0.5, error: 0.1 })) }];
      },
    };
    const made = sackson.parseMove("1 exchange a5 c4") as (typeof moves)[number];
    for (const given of [made, null]) expect([...advise(sackson, view, { method, made: given })]).toHaveLength(1);
    const texts = moves.map((move) => sackson.formatMove(move));
    expect(kept).toEqual([texts.indexOf("1 exchange c4 a5"), undefined]);
  });

  test("pairs the chances in the deals in which both were tried", () => {
    const wins = (n: number, chance: (deal: number) => number) => ({
      wins: Float64Array.from({ length: n }, (_, i) => chance(i)),
    });
    const luck = [0.2, 0.8, 0.4, 0.6];
    const first = (deal: number) => luck[deal % 4]!;
    const worths = moves.map((_, i) => ({
      ...{ points: 0, win: i === 0 ? 0.5 : 0.4, error: 0.3 },
      ...(i === 0
        ? wins(40, first)
        : i === 1
          ? wins(40, (deal) => first(deal) - 0.1)
          : i === 2
            ? wins(30, (deal) => first(deal) - (deal % 2 === 0 ? 0.1 : 0.2))
            : wins(1, () => 0.9)),
    }));
    const method: Method<typeof sackson> = { values: () => [{ progress: 1, worths }] };
    const { choices } = [...advise(sackson, view, { method })][0]!;
    const errors = choices.map(({ loss }) => loss.error);
    expect(errors[0]).toBe(0);
    expect(errors[1]).toBeCloseTo(0, 7);
    expect(errors[2]).toBeCloseTo(0.05 / Math.sqrt(29), 12);
    // Little is known of a move that was tried once.
    expect(errors[3]).toBeGreaterThan(0.4);
  });

  test("begins with the most points among the moves that the method can't tell from the best", () => {
    const gains = moves.map((move) => preview(sackson, view, move).gain);
    const figure = gains.indexOf(5);
    const worths = (least: number) => moves.map((_, i) => ({ points: 0, win: i === figure ? least : 0.5, error: 0 }));
    const advised = (least: number, precision?: number) => {
      const values = () => [{ progress: 1, worths: worths(least) }];
      const method: Method<typeof sackson> = { values, ...(precision !== undefined && { precision }) };
      return [...advise(sackson, view, { method })][0]!.choices;
    };
    const [first, second] = advised(0.485, 0.02);
    expect(first).toMatchObject({ move: moves[figure], win: 0.485, loss: { win: 0, error: 0 } });
    expect(second).toMatchObject({ win: 0.485, loss: { win: 0, error: 0.01 } });
    for (const choices of [advised(0.475, 0.02), advised(0.485)]) {
      expect(choices[0]!.now).toBe(0);
      expect(choices.at(-1)!.move).toEqual(moves[figure]);
    }
    expect(mistakeOf(advised(0.475, 0.02).at(-1)!.loss), "a loss beyond the precision").toBe("mistake");
  });

  test("of a figure's colors leads to the figure", () => {
    let state: sackson.SacksonState = sackson.initialState();
    let figures = 0;
    for (let n = 0; n < 30; n++) {
      const seen = sackson.view(state, sackson.activeSeats(state)[0]!);
      const { move } = [...advise(sackson, seen, { iterations: 2000 })].at(-1)!.choices[0]!;
      const next = sackson.apply(state, move);
      const isSet = reasonsOf(sackson, seen, move).some(({ kind }) => kind === "sets-up");
      if (isSet) {
        figures++;
        const then = sackson.view(next, sackson.activeSeats(next)[0]!);
        expect([...advise(sackson, then, { iterations: 2000 })].at(-1)!.choices[0]!.now).toBeGreaterThan(0);
      }
      state = next;
    }
    expect(figures).toBeGreaterThan(3);
  });

  test("of any method ends with the time", () => {
    let time = 1000;
    using _now = vi.spyOn(Date, "now").mockImplementation(() => time);
    const worths = moves.map(() => ({ points: 0, win: 0.5, error: 0.1 }));
    const method: Method<typeof sackson> = {
      *values() {
        for (;;) {
          time += 60;
          yield { progress: 0.25, worths };
        }
      },
    };
    const reports = [...advise(sackson, view, { method, milliseconds: 240 })];
    expect(reports.map(({ progress }) => progress)).toEqual([0.25, 0.5, 0.75, 1]);
  });

  test.each(
    titled<[options: unknown, path: string]>(
      [
        ["", "options"],
        [{ iterations: 0 }, "options.iterations"],
        [{ iterations: 1.5 }, "options.iterations"],
        [{ milliseconds: "10" }, "options.milliseconds"],
        [{ milliseconds: Number.NaN }, "options.milliseconds"],
        [{ random: 7 }, "options.random"],
        [{ random: () => 1 }, "random"],
        [{ method: {} }, "options.method.values"],
        [{ method: { values: () => [], precision: "1" } }, "options.method.precision"],
        [{ seat: 1 }, "options.seat"],
      ],
      (options, path) => `${inWords(options)}, wrong in ${path}`,
    ),
  )("refuses %s", (_, options, path) => {
    expect(pathOf(() => advise(sackson, view, options as never))).toBe(path);
  });

  test.each([7, { type: "take", seat: 1, colors: ["blue", "yellow"] }])(
    "refuses %j as the move that was made",
    (made) => {
      const error = thrownBy(() => advise(sackson, view, { made: made as never }));
      expect(error).toBeInstanceOf(IllegalMoveError);
      expect((error as IllegalMoveError).keys).toEqual(["options", "made"]);
    },
  );

  test("checks its arguments at the call, and names them", () => {
    expect(pathOf(() => advise(sackson, sackson.view(sackson.initialState(), 1)))).toBe("view");
    expect(pathOf(() => advise(sackson, sackson.view(sackson.initialState())))).toBe("view");
    expect(pathOf(() => advise({} as typeof sackson, view))).toBe("game");
    expect(pathOf(() => advise(cribbage, view as never))).toMatch(/^[a-z]/);
    expect(pathOf(() => advise(sackson, { ...view, scores: [0, "1"] } as never))).toBe("scores[1]");
  });

  test("reads a view once, and guesses the hidden cards once for all gains", () => {
    const calls: string[] = [];
    const counted =
      <Args extends unknown[], T>(name: string, call: (...args: Args) => T) =>
      (...args: Args) => {
        calls.push(name);
        return call(...args);
      };
    const game: typeof cribbage = {
      ...cribbage,
      parseViewJson: counted("parseViewJson", cribbage.parseViewJson),
      determinize: counted("determinize", cribbage.determinize),
      refusal: counted("refusal", cribbage.refusal),
    };
    const table = newTable(cribbage, { random: seeded(1), options: { first: 0 } });
    for (const seat of [1, 0]) table.play(table.legalMoves(seat)[0]!);
    const method: Method<typeof cribbage> = {
      *values(_, moves) {
        yield { progress: 1, worths: moves.map(() => ({ points: 0, win: 0.5, error: 0 })) };
      },
    };
    const [seat = 0] = cribbage.activeSeats(table.state);
    const { choices } = [...advise(game, table.view(seat), { method })].at(-1)!;
    expect(choices.length).toBeGreaterThan(1);
    expect(calls).toEqual(["parseViewJson", "determinize"]);
  });
});
