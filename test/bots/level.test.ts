import { describe, expect, test } from "vitest";
import { BOT_LEVELS, type BotLevel, levelBot } from "../../src/bots/index.ts";
import { rungOf } from "../../src/bots/seats/ladder.ts";
import { levelOf, NO_MISTAKES, type Value } from "../../src/bots/seats/level.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { games } from "../../src/games/index.ts";
import { seeded } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { afterMoves } from "../moves.ts";
import { NIGHT, often } from "../often.ts";
import { pathOf } from "../thrown.ts";
import { GAMES, oneFromFigure, position } from "./positions.ts";

describe.each(GAMES)("the levels of %s", (_, game, options) => {
  test.each(["beginner", "casual"] as const)(
    "%s makes a legal move every time, the same for the same seed",
    (level) => {
      const { view, moves } = position(game, options, 4);
      const bot = levelBot(game, level);
      for (let seed = 1; seed <= often(1, 5); seed++) {
        const move = bot(view, moves, seeded(seed));
        expect(moves).toContain(move);
        expect(bot(view, moves, seeded(seed))).toEqual(move);
      }
    },
  );
});

describe("a bot", () => {
  const { view, moves } = oneFromFigure();
  const figures = (level: BotLevel, times: number) => {
    const random = seeded(1);
    const bot = levelBot(sackson, level);
    const made = Array.from({ length: times }, () => sackson.formatMove(bot(view, moves, random)));
    return made.filter((text) => text === "1 exchange c4 a5").length / times;
  };

  const OVERLOOKS = { beginner: 60, casual: 60, intermediate: 60, advanced: 30, expert: 1 };
  test.each(NIGHT ? BOT_LEVELS : (["beginner", "expert"] as const))(
    "on the level %s overlooks a figure that stands open as often as it says",
    (level) => {
      const [, overlooks] = rungOf(sackson.id, level);
      expect(Math.abs(figures(level, OVERLOOKS[level]) - (1 - overlooks))).toBeLessThan(0.15);
    },
  );

  test.each([...games.map(({ id }) => id), "a game of your own", "toString"])(
    "of a lower level looks less deeply and overlooks more in %s",
    (id) => {
      const rungs = BOT_LEVELS.map((level) => rungOf(id, level));
      for (const list of [rungs.map(([, overlooks]) => 1 - overlooks), rungs.map(([iterations]) => iterations)])
        expect(list).toEqual([...new Set(list)].sort((one, other) => one - other));
    },
  );

  test("of an unknown level is refused", () => {
    for (const level of ["best", 1, null, "toString"])
      expect(pathOf(() => levelBot(sackson, level as never))).toBe("level");
  });

  test.each(BOT_LEVELS)("on the level %s throws when there are no moves", (level) => {
    expect(pathOf(() => levelBot(sackson, level)(view, [], seeded(1)))).toBe("moves");
  });
});

describe("the mistakes of a level", () => {
  const { view, moves } = oneFromFigure();
  const values = moves.map((_, i) => ({ value: -i }));
  const shared = moves.map((_, i) => ({ value: -i, share: Number(i === 1) }));
  /** A level's rates for each of the first four moves, given values that go down by 1. */
  const rates = (mistakes: object, judged: readonly Value[] = values) => {
    const random = seeded(1);
    const bot = levelOf<typeof sackson>(() => judged, { ...NO_MISTAKES, ...mistakes });
    const made = Array.from({ length: 4000 }, () => moves.indexOf(bot(view, moves, random)));
    return [0, 1, 2, 3].map((i) => made.filter((at) => at === i).length / made.length);
  };

  test("follow the softmax of its temperature, or the shares", () => {
    const at = rates({ temperature: 2 });
    for (const [i, rate] of at.slice(1).entries()) expect(rate / at[i]!).toBeCloseTo(Math.exp(-1 / 2), 1);
    expect(rates({ temperature: 1e-9 })).toEqual([1, 0, 0, 0]);
    expect(rates({ temperature: 2 }, shared)).toEqual([0, 1, 0, 0]);
  });
});

describe("with muggins", () => {
  /** A hand of 20 points is to be shown. */
  const shown = () => {
    const deal = "- deal 5H 5D 5S JC AC KD / 7D 7H 8C 8S 2H QD";
    let state: cribbage.CribbageState = cribbage.initialState({ first: 0, muggins: true });
    state = afterMoves(cribbage, state, deal, "0 discard AC KD", "1 discard 2H QD", "- cut 9S");
    while (state.phase === "play") state = cribbage.apply(state, cribbage.legalMoves(state)[0]!);
    return state;
  };
  const state = shown();
  const short = afterMoves(cribbage, state, "1 show hand 4");
  /** A bot's rates for each of a seat's moves. */
  const rates = (level: BotLevel, from: cribbage.CribbageState, seat: number) => {
    const random = seeded(3);
    const bot = levelBot(cribbage, level);
    const [seen, moves] = [cribbage.view(from, seat), cribbage.legalMoves(from, seat)];
    const made = Array.from({ length: 400 }, () => bot(seen, moves, random));
    return moves.map((move) => made.filter((other) => other === move).length / made.length);
  };
  const answers = cribbage.legalMoves(short, 0).map(({ type }) => type);

  test.each([
    ["beginner", 0.4],
    ["casual", 0.2],
    ["intermediate", 0.1],
    ["advanced", 0.02],
    ["expert", 0],
  ] as const)("the level %s miscounts in %d of all counts", (level, slips) => {
    const [all, one, two, ...others] = rates(level, state, 1).reverse();
    expect(others.length).toBeGreaterThan(1);
    expect(Math.abs(all! - (1 - slips))).toBeLessThan(0.05);
    expect(Math.abs(one! - slips / 2) + Math.abs(two! - slips / 2)).toBeLessThan(0.08);
    expect(others.every((rate) => rate === 0)).toBe(true);
    const accepted = rates(level, short, 0)[answers.indexOf("accept")]!;
    expect(Math.abs(accepted - slips)).toBeLessThan(0.05);
  });
});
