import { describe, expect, test } from "vitest";
import * as cribbage from "../../../src/cribbage/index.ts";
import { type CribbageOptions, type CribbageState, isLegal, legalMoves } from "../../../src/cribbage/index.ts";
import { type Card, playout, seeded, steps } from "../../../src/index.ts";
import { afterMoves } from "../../moves.ts";
import { inWords, titled } from "../../words.ts";
import { literalPlay } from "../literal.ts";
import { at, play, playing } from "../table.ts";

describe("two players", () => {
  const hands = ["5H 6C JS QD", "7D 7H 8C KS"];
  const start = at(playing({ hands, crib: "AC 2C 3H KD", starter: "5S" }), "play");

  test("S2-18, S4-12: the seat left of the dealer leads", () => {
    expect(start.turn).toBe(1);
    expect(at(playing({ hands, crib: "AC 2C 3H KD", first: 1 }), "play").turn).toBe(0);
  });

  test("S2-19, S4-12: the count is the total of the cards played", () => {
    expect(start.count).toBe(0);
    expect(at(play(start, "7D"), "play").count).toBe(7);
    expect(at(play(start, "7D 6C 8C"), "play").count).toBe(21);
  });

  test("S2-17, S4-15: what was played is known in its order, and taken back for the show", () => {
    const state = at(play(start, "7D 6C 8C QD 7H JS KS go 5H"), "show");
    expect(state.plays.map((move) => cribbage.formatMove(move))).toEqual(
      "1 play 7D,0 play 6C,1 play 8C,0 play QD,1 play 7H,0 play JS,1 play KS,0 go,0 play 5H".split(","),
    );
    expect(state.hands).toEqual([
      ["6C", "QD", "JS", "5H"],
      ["7D", "8C", "7H", "KS"],
    ]);
  });

  test("S2-27: points are pegged at once, by the seat that made them", () => {
    const state = play(start, "7D 6C 8C");
    expect(state.scores).toEqual([0, 3]);
    expect(state.awards).toEqual([
      { side: 1, points: 3, items: [{ kind: "run", points: 3, cards: ["7D", "6C", "8C"] }] },
    ]);
  });

  test("S2-30, S2-41, S4-24: thirty-one is 2, and nothing more for the last card", () => {
    const state = at(play(start, "7D 6C 8C QD"), "play");
    expect(state.scores).toEqual([2, 3]);
    expect(state).toMatchObject({ count: 0, countStarts: [0, 4], turn: 1 });
  });

  test("S2-21, S2-40: a seat that cannot play says go; the last card of a count below 31 is worth 1", () => {
    const asked = play(start, "7D 6C 8C QD 7H JS KS");
    expect(legalMoves(asked)).toEqual([{ type: "go", seat: 0 }]);
    const state = play(asked, "go");
    expect(state.awards).toEqual([{ side: 1, points: 1, items: [{ kind: "go", points: 1, cards: ["KS"] }] }]);
    expect(state.scores).toEqual([2, 4]);
  });

  test("S2-25, S4-25: who said go first leads the next count", () => {
    expect(at(play(start, "7D 6C 8C QD 7H JS KS go"), "play")).toMatchObject({ turn: 0, count: 0 });
  });

  test("S2-26, S2-40, S4-26: all cards are played, and the very last is worth 1", () => {
    const state = play(start, "7D 6C 8C QD 7H JS KS go 5H");
    expect(state.phase).toBe("show");
    expect(state.awards).toEqual([{ side: 0, points: 1, items: [{ kind: "last-card", points: 1, cards: ["5H"] }] }]);
    expect(state.scores).toEqual([3, 4]);
  });

  test.each([2, 3, 4] as const)(
    "S2-40, S2-41: go if and only if someone said so in that count, %s at the table",
    (n) => {
      const kinds = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const { record } = playout(cribbage, { random: seeded(seed), options: { players: n, target: 61 } });
        let said = false;
        for (const { move, before, after: state, awards } of steps(cribbage, record)) {
          if (before.phase !== "play") continue;
          said ||= move.type === "go";
          for (const { kind, points } of awards.flatMap(({ items }) => items)) {
            if (kind !== "go" && kind !== "last-card") continue;
            kinds.add(kind);
            expect([kind, points]).toEqual([said ? "go" : "last-card", 1]);
          }
          if (state.phase !== "play" || state.count === 0) said = false;
        }
      }
      expect(kinds).toEqual(new Set(["go", "last-card"]));
    },
  );

  test("S2-22, S2-23: after a go the other plays on alone, until it cannot or the count is 31", () => {
    const alone = playing({ hands: ["AH 2H 3H 4S", "KH QH JH TH"], crib: "9C 9D 8C 8D" });
    const state = at(play(alone, "KH 4S QH 3H go 2H AH"), "play");
    expect(state.plays).toHaveLength(7);
    expect(state.scores).toEqual([4, 0]);
    expect(state).toMatchObject({ turn: 1, count: 0 });
  });

  test("S2-01, S2-20, S4-13: a card that would pass 31 is refused", () => {
    const state = play(start, "7D QD 8C");
    expect(state).toMatchObject({ count: 25, turn: 0 });
    expect(() => afterMoves(cribbage, state, "0 play JS")).toThrow("JS would take the count of 25 past 31");
    expect(legalMoves(state)).toEqual([
      { type: "play", seat: 0, card: "5H" },
      { type: "play", seat: 0, card: "6C" },
    ]);
  });

  test("S4-21, S4-23: who can play must", () => {
    expect(isLegal(start, { type: "go", seat: 1 })).toBe(false);
    expect(() => afterMoves(cribbage, start, "1 go")).toThrow("seat 1 can play 7D at 0, so it must play");
  });

  test("S2-24, S2-42: combinations do not carry over into the next count", () => {
    const state = playing({ hands: ["KH QH JH 5H", "KD QD JD 5D"], crib: "9C 9D 8C 8D" });
    const next = play(state, "KD KH QD go QH");
    expect(next.awards).toEqual([]);
    expect(at(next, "play").count).toBe(10);
  });

  test("S2-61, S4-04, S4-37: the card that reaches the target ends the game, without the point for the last card", () => {
    const near = playing({ hands, crib: "AC 2C 3H KD", starter: "5S", target: 3 });
    const state = at(play(near, "7D 6C 8C"), "over");
    expect(state).toMatchObject({ scores: [0, 3], reason: "play", winners: [1] });
    expect(legalMoves(state)).toEqual([]);
    expect(() => afterMoves(cribbage, state, "0 play QD")).toThrow(expect.objectContaining({ code: "game-over" }));
    const last = playing({ hands: ["5H 6C JS QD", "7D 7H 8C KS"], crib: "AC 2C 3H KD", target: 4 });
    expect(at(play(last, "7D 6C 8C QD 7H JS KS go"), "over")).toMatchObject({ scores: [2, 4], winners: [1] });
  });

  test("S2-61, S4-37: a winning card that is also the last of its count scores no go", () => {
    const near = playing({ hands: ["AH 2H 3H 4S", "KH QH JH TH"], crib: "9C 9D 8C 8D", target: 3 });
    const state = at(play(near, "KH 4S QH 3H go 2H AH"), "over");
    expect(state.awards).toMatchObject([{ points: 3, items: [{ kind: "run" }] }]);
  });

  test("scores stop at the target, the item keeps its points (S2-61: no exact hit is needed)", () => {
    const state = at(play(playing({ hands, crib: "AC 2C 3H KD", target: 2 }), "7D 6C 8C"), "over");
    expect(state.scores).toEqual([0, 2]);
    expect(state.awards[0]!.points).toBe(3);
  });
});

describe("three and four players", () => {
  const three = { hands: ["KH 9H 2C 2D", "KD 9D 8C 8D", "KS 9S AC AD"], crib: "7C 7D 7H 7S", starter: "3C" };

  test("S4-22: the play goes on to the left, passing over who has said go", () => {
    let state = at(play(playing(three), "KD KS 9H"), "play");
    expect(state).toMatchObject({ count: 29, turn: 1 });
    state = at(play(state, "go"), "play");
    expect(state).toMatchObject({ count: 29, turn: 2 });
    state = at(play(state, "AC"), "play");
    expect(state).toMatchObject({ count: 30, turn: 0 });
    state = at(play(state, "go"), "play");
    expect(state).toMatchObject({ count: 30, turn: 2 });
    expect(play(state, "AD").scores).toEqual([0, 0, 6]);
  });

  test("S4-25: after 31 the seat left of the last player leads", () => {
    expect(at(play(playing(three), "KD KS 9H go AC go AD"), "play")).toMatchObject({ count: 0, turn: 0 });
  });

  test("thirteen cards can make thirty-one, and such a state comes back from JSON", () => {
    const hands = ["AC 2C 3C 8C", "AD 2D 3D 7D", "AH 2H 3H 8H", "AS 2S 3S 8S"];
    const start = playing({ hands, crib: "KC KD KH KS", starter: "9S" });
    const state = play(start, "AD AH AS AC 2D 2H 2S 2C 3D 3H 3S 3C 7D");
    expect(state.awards[0]).toMatchObject({ points: 2, items: [{ kind: "thirty-one" }] });
    expect(state.awards[0]!.items[0]!.cards).toHaveLength(13);
    expect(cribbage.parseStateJson(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test("partners share a score: what either makes goes to their side", () => {
    const hands = ["7C 8C 9C TC", "7D 8D 9D TD", "7H 8H 9H TH", "7S 8S 9S TS"];
    const state = play(playing({ hands, crib: "AC AD AH AS", starter: "2C" }), "7D 8H");
    expect(state.scores).toEqual([2, 0]);
    expect(play(state, "9S").scores).toEqual([2, 3]);
  });
});

describe("the play, judged by a literal transcription of the rules", () => {
  test.each(
    titled<[options: CribbageOptions]>(
      [
        [{ players: 2 }],
        [{ players: 3 }],
        [{ players: 4, partners: true }],
        [{ players: 4, partners: false }],
        [{ players: 2, target: 31 }],
      ],
      inWords,
    ),
  )("S4-21 to S4-25: %s", (_, options) => {
    for (let seed = 0; seed < 30; seed++) {
      const { record } = playout(cribbage, { random: seeded(seed), options });
      let state: CribbageState = cribbage.initialState(options);
      let deal: { dealer: number; hands: readonly (readonly Card[])[]; moves: string[]; gains: number[] } | undefined;
      for (const move of record.moves) {
        const before = state;
        state = cribbage.apply(state, move);
        if (move.type === "cut" && state.phase === "play")
          deal = { dealer: state.dealer, hands: state.hands, moves: [], gains: [] };
        if (before.phase !== "play" || deal === undefined) continue;
        deal.moves.push(cribbage.formatMove(move));
        deal.gains.push(...[state.awards[0]?.points ?? 0]);
        if (state.phase === "play") continue;
        const literal = literalPlay(deal.dealer, deal.hands, deal.moves);
        const cutShort = state.phase === "over";
        if (!cutShort) expect(literal.finished).toBe(true);
        expect(literal.gains.slice(0, -1)).toEqual(deal.gains.slice(0, -1));
        if (!cutShort) expect(literal.gains.at(-1)).toBe(deal.gains.at(-1));
      }
    }
  });
});
