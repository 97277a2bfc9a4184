import { describe, expect, expectTypeOf, test } from "vitest";
import { type Bot, greedyBot, match, randomBot, searchBot } from "../../src/bots/index.ts";
import type * as cribbage from "../../src/cribbage/index.ts";
import { type AnyGame, IllegalMoveError, replay, seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { formatMove } from "../../src/sackson/index.ts";
import { NIGHT, often } from "../often.ts";
import { rowsOf } from "../tables.ts";
import { pathOf } from "../thrown.ts";
import { inWords, titled } from "../words.ts";
import { GAMES, oneFromFigure, position, sacksonPosition } from "./positions.ts";

describe.each(GAMES)("bots in %s", (_, game, options) => {
  const bots: [string, Bot][] = [
    ["random", randomBot()],
    ["greedy", greedyBot(game)],
    ["search", searchBot(game, { iterations: often(15, 30) })],
  ];

  test.each(bots)("%s makes a legal move, the same for the same seed, and looks at nothing but its view", (_, bot) => {
    for (let seed = 1; seed <= often(2, 6); seed++) {
      const { state, seat, view, moves } = position(game, options, seed, 3 * seed);
      const move = bot(view, moves, seeded(seed));
      expect(game.isLegal(state, move)).toBe(true);
      const elsewhere = game.determinize(view, seeded(seed + 100));
      expect(bot(game.view(elsewhere, seat), game.legalMoves(elsewhere, seat), seeded(seed))).toEqual(move);
    }
  });

  test("a match is played by the rules, and the same for the same seed", () => {
    const sides = game.initialState(options).scores.length;
    const bots = Array.from({ length: sides }, (_, i) => (NIGHT || i === 0 ? greedyBot(game) : randomBot()));
    const play = () => [...match(game, bots, { games: sides, random: seeded(5), options })];
    const reports = play();
    expect(play()).toEqual(reports);
    for (const { record, outcome } of reports) expect(game.outcome(replay(game, record))).toEqual(outcome);
    const { won, unfinished } = reports.at(-1)!;
    expect(won.reduce((sum, n) => sum + n, unfinished)).toBeCloseTo(sides);
    const chances = reports.map(({ record }) => record.moves.filter((move) => move.seat === undefined));
    for (const moves of chances) expect(moves[0]).toEqual(chances[0]![0]);
  });
});

test.each<[string, Bot]>([
  ["random", randomBot()],
  ["greedy", greedyBot(sackson)],
  ["search", searchBot(sackson, { iterations: 5 })],
])("the %s bot refuses to choose from nothing", (_, bot) => {
  expect(pathOf(() => bot(sackson.view(sackson.initialState(), 0), [], seeded(1)))).toBe("moves");
});

describe("the greedy bot", () => {
  test("makes the figure that stands open", () => {
    const { view, moves } = oneFromFigure();
    for (let seed = 0; seed < 10; seed++)
      expect(formatMove(greedyBot(sackson)(view, moves, seeded(seed)))).toBe("1 exchange c4 a5");
  });

  test("makes each of equal moves about as often", () => {
    const { view, moves } = sacksonPosition(sackson.initialState());
    const counts = new Map<string, number>();
    const random = seeded(1);
    for (let i = 0; i < 1000; i++) {
      const text = formatMove(greedyBot(sackson)(view, moves, random));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const chi = moves.reduce((sum, move) => sum + ((counts.get(formatMove(move)) ?? 0) - 100) ** 2 / 100, 0);
    expect(chi).toBeLessThan(46); // 9 degrees of freedom: one seed in a million
  });

  test("goes by another standing when it is given one", () => {
    const { state, view, moves } = oneFromFigure();
    const shy = greedyBot(sackson, { standing: ({ scores }) => scores.map((points) => -points) });
    const move = shy(view, moves, seeded(1));
    expect(sackson.apply(state, move).scores).toEqual([0, 0]);
  });
});

describe("bots are made the same way", () => {
  test("by a function that takes the game, if it needs one, and options, which it checks", () => {
    expect(pathOf(() => greedyBot(sackson, { standing: 7 } as never))).toBe("options.standing");
    expect(pathOf(() => greedyBot(sackson, { depth: 3 } as never))).toBe("options.depth");
    expect(pathOf(() => searchBot(sackson, { iterations: 0 }))).toBe("options.iterations");
    expect(pathOf(() => greedyBot("sackson" as never))).toBe("game");
    expect(pathOf(() => searchBot("sackson" as never, { iterations: 5 }))).toBe("game");
  });

  test("by their types", () => {
    expectTypeOf(greedyBot(sackson)).toEqualTypeOf<Bot<typeof sackson>>();
    expectTypeOf(searchBot(sackson, { iterations: 5 })).toEqualTypeOf<Bot<typeof sackson>>();
    expectTypeOf(randomBot()).toExtend<Bot<typeof sackson>>();
    expectTypeOf(randomBot()).toExtend<Bot<typeof cribbage>>();
    expectTypeOf(randomBot()).toExtend<Bot>();
    // @ts-expect-error randomBot makes a bot, and is none
    const none: Bot = randomBot;
    expect(none).toBe(randomBot);
  });
});

describe.runIf(NIGHT)("strength, from one seed each", () => {
  const wins = (game: AnyGame, bots: Bot[], games: number, options: object) =>
    [...match(game, bots, { games, random: seeded(1), options })].at(-1)!.won[0]! / games;

  test.each(
    titled(
      rowsOf(({ greedy }) => greedy),
      ({ id }, options, _games) => `${id}, ${inWords(options)}`,
    ),
  )("greedy beats random in %s", (_, game, options, games) => {
    expect(wins(game, [greedyBot(game), randomBot()], games, options)).toBeGreaterThan(0.55);
  });

  test.each(
    titled(
      rowsOf(({ search }) => search),
      ({ id }, options, _games, _iterations) => `${id}, ${inWords(options)}`,
    ),
  )(
    "search beats greedy in %s",
    (_, game, options, games, iterations) => {
      expect(wins(game, [searchBot(game, { iterations }), greedyBot(game)], games, options)).toBeGreaterThan(0.55);
    },
    60_000,
  );
});

describe("a match", () => {
  test("stops a game at its limit, which counts for nobody", () => {
    const [report] = match(sackson, [randomBot(), randomBot()], { games: 1, random: seeded(1), limit: 12 });
    expect(report).toMatchObject({ games: 1, won: [0, 0], unfinished: 1, outcome: undefined });
    expect(report!.record.moves).toHaveLength(12);
  });

  test("lets the bots change places", () => {
    const reports = [
      ...match(sackson, [greedyBot(sackson), randomBot()], { games: 2, random: seeded(1), options: { turnLimit: 40 } }),
    ];
    expect(reports.map(({ outcome }) => outcome?.winners)).toEqual([[0], [1]]);
    expect(reports.at(-1)!.won).toEqual([2, 0]);
  });

  test.each(
    titled<[setup: object, path: string]>(
      [
        [{ games: 0 }, "setup.games"],
        [{ random: 7 }, "setup.random"],
        [{ random: undefined }, "setup.random"],
        [{ limit: 1.5 }, "setup.limit"],
        [{ hands: 3 }, "setup.hands"],
        [{ options: { players: 3 } }, "setup.options.players"],
      ],
      (setup, path) => `${inWords(setup)}, wrong in ${path}`,
    ),
  )("refuses %s, at the call", (_, setup, path) => {
    expect(pathOf(() => match(sackson, [randomBot(), randomBot()], { random: seeded(1), ...setup }))).toBe(path);
  });

  test.each<[string, Bot<typeof sackson>]>([
    ["none", () => undefined as never],
    ["another seat's", (_view, moves) => ({ ...moves[0]!, seat: 1 - moves[0]!.seat })],
    ["an illegal one", (_view, moves) => ({ type: "return", seat: moves[0]!.seat, color: "red" })],
  ])("refuses a bot's move that is %s", (_, bot) => {
    expect(() => [...match(sackson, [bot, bot], { random: seeded(1) })]).toThrow(IllegalMoveError);
  });

  test("refuses another number of bots than there are sides", () => {
    expect(pathOf(() => match(sackson, [randomBot()], { random: seeded(1) }))).toBe("bots");
    expect(pathOf(() => match(sackson, [randomBot(), "greedy" as never], { random: seeded(1) }))).toBe("bots[1]");
  });
});
