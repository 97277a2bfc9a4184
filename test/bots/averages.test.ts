import { describe, expect, test } from "vitest";
import { dealAverages, EXPERT_AVERAGES } from "../../src/bots/index.ts";
import { cribbageBot } from "../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { parseGame } from "../../src/cribbage/shorthand/index.ts";
import { IllegalMoveError, playout, type RecordOf, seeded, steps } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { often } from "../often.ts";
import { pathOf, thrownBy } from "../thrown.ts";
import { titled } from "../words.ts";

type Record = RecordOf<typeof cribbage>;

interface Average {
  readonly count: number;
  readonly points: number;
  readonly error: number;
}

/** The points of all hands, cribs and so on. */
const sumOf = ({ count, points }: Average) => count * points;

/** Points of a side outside all averages: muggins, a play that the game's end cut short, and points past the target. */
function restOf(record: Record, side: number): number {
  let [rest, pegged, score] = [0, 0, 0];
  for (const { move, before, after, awards } of steps(cribbage, record)) {
    const points = awards.reduce((sum, award) => sum + (award.side === side ? award.points : 0), 0);
    score += points;
    if (move.type === "muggins") rest += points;
    if (move.type === "cut") pegged = 0;
    if (before.phase === "play") pegged += points;
    if (before.phase === "play" && after.phase === "over") rest += pegged;
    if (after.phase === "over") rest -= score - after.scores[side]!;
  }
  return rest;
}

describe("the averages of a player", () => {
  test.each([[{}], [{ players: 3 }], [{ players: 4, partners: true }], [{ muggins: true }], [{ target: 31 }]] as const)(
    "%j: add up to the score",
    (options) => {
      for (let seed = 0; seed < often(10, 100); seed++) {
        const { state, record } = playout(cribbage, { random: seeded(seed), options: options as object });
        for (let seat = 0; seat < state.settings.players; seat++) {
          const { dealer, pone } = dealAverages(cribbage, [{ record, seat }]);
          const parts = [dealer.hand, dealer.crib, dealer.pegging, dealer.heels, pone.hand, pone.pegging];
          const side = seat % state.scores.length;
          const total = parts.reduce((sum, part) => sum + sumOf(part), restOf(record, side));
          expect(total).toBeCloseTo(state.scores[side]!, 9);
        }
      }
    },
  );

  // The pone has 5H 5D 5S JC and a starter of 5C: 29. The dealer has 4-5-6 and two fifteens.
  test("have hands and cribs as they were counted", () => {
    const record = parseGame("First: 0\n\n1: 2H 4H 6H 8S (KD QS) / 5H 5D 5S JC (TH 9C) | 5C\n");
    const [dealer, pone] = [0, 1].map((seat) => dealAverages(cribbage, [{ record, seat }]));
    expect(pone!.pone.hand).toEqual({ count: 1, points: 29, error: Infinity });
    expect(dealer!.dealer.hand).toMatchObject({ count: 1, points: 7 });
  });

  test("have errors by the spread of all games", () => {
    const games = [1, 2, 3].map((seed) => ({ record: playout(cribbage, { random: seeded(seed) }).record, seat: 1 }));
    const hands = games.flatMap(({ record }) =>
      Array.from(steps(cribbage, record)).flatMap(({ move, before, awards }) =>
        move.type === "show" && move.hand === "hand" && move.seat === 1 && (before as cribbage.ShowState).dealer === 1
          ? [awards[0]?.points ?? 0]
          : [],
      ),
    );
    const mean = hands.reduce((a, b) => a + b) / hands.length;
    const spread = hands.reduce((sum, points) => sum + (points - mean) ** 2, 0) / (hands.length - 1);
    const { games: count, dealer } = dealAverages(cribbage, games);
    expect(count).toBe(3);
    expect(dealer.hand.count).toBe(hands.length);
    expect(dealer.hand.points).toBeCloseTo(mean, 12);
    expect(dealer.hand.error).toBeCloseTo(Math.sqrt(spread / hands.length), 12);
  });

  test("are empty without games", () => {
    const { games, dealer } = dealAverages(cribbage, []);
    expect([games, dealer.crib]).toEqual([0, { count: 0, points: 0, error: Infinity }]);
  });

  test("of the advanced bot are those of good players", () => {
    const bots = [1, 2].map(() => cribbageBot({ level: "advanced", deals: often(20, 120) }));
    const games = Array.from({ length: often(8, 200) }, (_, seed) => {
      const { record } = playout(cribbage, { random: seeded(seed), bots });
      return [0, 1].map((seat) => ({ record, seat }));
    }).flat();
    const averages = dealAverages(cribbage, games);
    for (const role of ["dealer", "pone"] as const) {
      const found = averages[role] as { readonly [part: string]: Average };
      for (const [part, points] of Object.entries(EXPERT_AVERAGES[role]))
        expect(Math.abs(found[part]!.points - points), `${role}, ${part}`).toBeLessThan(0.2 + 4 * found[part]!.error);
    }
  });

  const { record } = playout(cribbage, { random: seeded(1) });
  test.each(
    titled<[games: unknown, path: string]>(
      [
        [undefined, "games"],
        [7, "games"],
        [[7], "games[0]"],
        [[{ record }], "games[0].seat"],
        [[{ record, seat: 2 }], "games[0].seat"],
        [[{ record, seat: 0, side: 0 }], "games[0].side"],
        [[{ record: 7, seat: 0 }], "games[0].record"],
        [[{ record: playout(sackson, { random: seeded(1), limit: 2 }).record, seat: 0 }], "games[0].record.game"],
        [[{ record: { ...record, moves: 7 }, seat: 0 }], "games[0].record.moves"],
      ],
      (_, path) => path,
    ),
  )("%s is refused", (_, games, path) => {
    expect(pathOf(() => dealAverages(cribbage, games as never))).toBe(path);
  });

  test("are refused for a record with an illegal move, which is named", () => {
    const games = [{ record: { ...record, moves: record.moves.slice(1) }, seat: 0 }];
    const error = thrownBy(() => dealAverages(cribbage, games));
    expect(error).toBeInstanceOf(IllegalMoveError);
    expect(error).toMatchObject({ keys: ["games", 0, "record", "moves", 0] });
  });
});
