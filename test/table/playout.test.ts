import { describe, expect, test } from "vitest";
import { type Bot, match, randomBot } from "../../src/bots/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { type AnyGame, IllegalMoveError, playout, type Seat, seeded, steps } from "../../src/index.ts";
import { rowsOf } from "../tables.ts";
import { pathOf, thrownBy } from "../thrown.ts";
import { inWords, titled } from "../words.ts";

/** A random bot that notes whose views it was shown. */
function watching(): Bot & { readonly seen: Set<Seat | null> } {
  const seen = new Set<Seat | null>();
  const bot: Bot = (view, moves, random) => {
    seen.add(view.viewer);
    return randomBot()(view, moves, random);
  };
  return Object.assign(bot, { seen });
}

describe.each(
  titled(
    rowsOf(({ bots }) => bots.map((options) => [options] as const)),
    (game, options) => `${game.id}, ${inWords(options)}`,
  ),
)("bots in %s", (_, game: AnyGame, options) => {
  const { scores, settings } = game.initialState(options);
  const seats = Array.from({ length: settings.players }, (_, seat) => seat);

  test("see the views of their seats only, one per side or one per seat", () => {
    for (const count of [scores.length, settings.players]) {
      const bots = Array.from({ length: count }, watching);
      const { record, state } = playout(game, { random: seeded(3), options, bots, limit: 3000 });
      for (const [i, { seen }] of bots.entries())
        for (const seat of seen) expect(seats.filter((one) => one % count === i)).toContain(seat);
      expect(playout(game, { random: seeded(3), options, bots, limit: 3000 })).toEqual({ record, state });
    }
  });

  test("other numbers of bots are refused", () => {
    for (const bots of [[], Array(settings.players + 1).fill(randomBot())])
      expect(pathOf(() => playout(game, { random: seeded(3), options, bots }))).toBe("setup.bots");
  });
});

test("a match says which bot sat where, also with one bot per seat", () => {
  const options = { players: 4, target: 31 } as const;
  const ofSides = [...match(cribbage, [randomBot(), randomBot()], { games: 3, random: seeded(1), options })];
  expect(ofSides.map(({ seats }) => seats)).toEqual([
    [0, 1, 0, 1],
    [1, 0, 1, 0],
    [0, 1, 0, 1],
  ]);
  const bots = Array.from({ length: 4 }, watching);
  const won = [0, 0, 0, 0];
  for (const { seats, outcome, won: told } of match(cribbage, bots, { games: 5, random: seeded(1), options })) {
    for (const [seat, bot] of seats.entries()) {
      expect([...bots[bot]!.seen]).toEqual([seat]);
      bots[bot]!.seen.clear();
      if (outcome!.winners.includes(seat % 2)) won[bot]!++;
    }
    expect(told).toEqual(won);
  }
});

test("S2-61: the points of all awards reach beyond the target, where the scores stop", () => {
  let beyond = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const totals = [0, 0];
    const { state } = playout(cribbage, {
      random: seeded(seed),
      options: { target: 31 },
      watch: (_, before, { scores, awards }) => {
        for (const { side, points } of awards) {
          totals[side]! += points;
          expect(scores[side]).toBe(Math.min(before.scores[side]! + points, 31));
        }
      },
    });
    expect(state.scores).toEqual(totals.map((points) => Math.min(points, 31)));
    if (Math.max(...totals) > 31) beyond++;
  }
  expect(beyond).toBeGreaterThan(0);
});

test("in CrossCribb the awards of a round are its totals, of which the difference is pegged", () => {
  const { record } = playout(crosscribb, { random: seeded(2) });
  const awarded = [...steps(crosscribb, record)].flatMap(({ awards }) => awards);
  const pegged = crosscribb.outcome(playout(crosscribb, { random: seeded(2) }).state)!.scores;
  const sum = (side: number) => awarded.reduce((all, award) => all + (award.side === side ? award.points : 0), 0);
  for (const side of [0, 1]) expect(sum(side)).toBeGreaterThan(pegged[side]!);
});

describe("is refused", () => {
  test.each(
    titled<[setup: object, path: string]>(
      [
        [{ bots: 5 }, "setup.bots"],
        [{ bots: [randomBot(), "greedy"] }, "setup.bots[1]"],
        [{ bots: [randomBot(), randomBot()], choose: () => undefined }, "setup.choose"],
        [{ choose: "first" }, "setup.choose"],
        [{ watch: true }, "setup.watch"],
      ],
      (_, path) => path,
    ),
  )("what is wrong in %s", (_, setup, path) => {
    expect(pathOf(() => playout(cribbage, { random: seeded(1), ...setup }))).toBe(path);
  });

  test("a bot's move for another seat", () => {
    const other: Bot<typeof cribbage> = (_, moves) => ({ ...moves[0]!, seat: 1 - moves[0]!.seat! }) as never;
    const error = thrownBy(() => playout(cribbage, { random: seeded(1), bots: [other, other] }));
    expect(error).toBeInstanceOf(IllegalMoveError);
  });
});
