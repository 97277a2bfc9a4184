import { describe, expect, test } from "vitest";
import * as cribbage from "../../../src/cribbage/index.ts";
import { type CribbageState, legalMoves, outcome, view } from "../../../src/cribbage/index.ts";
import { afterMoves } from "../../moves.ts";
import { at, play, playing, showAll } from "../table.ts";

const round = { hands: ["5H 6C JS QD", "7D 7H 8C KS"], crib: "AC 2C 3H KD", starter: "5S" };
const words = "7D 6C 8C QD 7H JS KS go 5H";

/** After the play of a round: seat 0, the dealer, has 3 points, seat 1 has 4. */
function shown(options: object = {}): CribbageState {
  return play(playing({ ...round, ...options }), words);
}

describe("the show", () => {
  test("S2-43, S2-44, S2-47, S4-27, S4-33: pone counts first, then the dealer's hand, then the crib", () => {
    let state = shown();
    expect(state).toMatchObject({ turn: 1, hand: "hand", scores: [3, 4] });
    state = afterMoves(cribbage, state, "1 show hand");
    expect(state).toMatchObject({ turn: 0, hand: "hand", scores: [3, 12] });
    state = afterMoves(cribbage, state, "0 show hand");
    expect(state).toMatchObject({ turn: 0, hand: "crib", scores: [14, 12] });
    state = afterMoves(cribbage, state, "0 show crib");
    expect(state).toMatchObject({ phase: "deal", dealer: 1, scores: [21, 12] });
  });

  test("S2-03: points arise in the play and from the hands", () => {
    expect(showAll(shown()).scores).toEqual([21, 12]);
  });

  test("S2-15: the crib is counted only after the play, and face down until then", () => {
    expect(() => afterMoves(cribbage, shown(), "0 show crib")).toThrow(
      expect.objectContaining({ code: "not-your-turn" }),
    );
    expect(() => afterMoves(cribbage, shown(), "1 show crib")).toThrow(expect.objectContaining({ code: "wrong-hand" }));
    const due = afterMoves(cribbage, shown(), "1 show hand", "0 show hand");
    expect(view(afterMoves(cribbage, shown(), "1 show hand"), 1)).toMatchObject({ crib: ["??", "??", "3H", "KD"] });
    expect(view(due, 1)).toMatchObject({ crib: ["AC", "2C", "3H", "KD"] });
    expect(view(due)).toMatchObject({ crib: ["AC", "2C", "3H", "KD"] });
  });

  test("S4-03, S4-27: after deal and play comes the show, with four the left of the dealer first and so round", () => {
    const hands = ["7C 8C 9C TC", "7D 8D 9D TD", "7H 8H 9H TH", "7S 8S 9S TS"];
    let state = playing({ hands, crib: "AC AD AH AS", starter: "2C", first: 2 });
    while (state.phase === "play") state = cribbage.apply(state, legalMoves(state)[0]!);
    const order: string[] = [];
    while (state.phase === "show") {
      order.push(`${state.turn} ${state.hand}`);
      state = afterMoves(cribbage, state, order.at(-1)!.replace(" ", " show "));
    }
    expect(order).toEqual(["3 hand", "0 hand", "1 hand", "2 hand", "2 crib"]);
  });

  test("S2-02, S2-61, S2-63, S4-04: who reaches the target first wins; nothing after it is counted", () => {
    const state = at(afterMoves(cribbage, shown({ target: 12 }), "1 show hand"), "over");
    expect(state).toMatchObject({ winners: [1], scores: [3, 12], reason: "hand" });
    expect(outcome(state)).toEqual({ winners: [1], scores: [3, 12], gamesLost: [1, 0], reason: "hand" });
    expect(outcome(at(showAll(shown({ target: 15 })), "over"))).toMatchObject({ winners: [0], reason: "crib" });
    expect(cribbage.initialState().settings.target).toBe(121);
  });

  test("S2-43: all hands are known at the show; unplayed cards of a game won in the play stay hidden", () => {
    expect(view(shown(), 0)).toMatchObject({
      hands: [
        ["6C", "QD", "JS", "5H"],
        ["7D", "8C", "7H", "KS"],
      ],
    });
    const won = play(playing({ ...round, target: 3 }), "7D 6C 8C");
    expect(view(won, 0)).toMatchObject({
      hands: [
        ["5H", "JS", "QD"],
        ["??", "??"],
      ],
    });
  });
});

describe("what a win is worth", () => {
  /** A finished game with these scores. */
  function over(scores: readonly number[], options: object = {}) {
    const state = at(showAll(shown({ target: 15, ...options })), "over");
    const target = Math.max(...scores);
    return outcome({ ...state, settings: { ...state.settings, target }, scores });
  }

  test.each([
    ["S2-64: a win is worth one game", [121, 91], [0, 1]],
    ["S2-65: a lead of 31 is worth two", [121, 90], [0, 2]],
    ["S2-65: up to a lead of 60", [121, 61], [0, 2]],
    ["S2-66: a lead of 61 is worth three", [121, 60], [0, 3]],
  ] as const)("%s", (_, scores, gamesLost) => {
    expect(over(scores)).toMatchObject({ winners: [0], gamesLost });
  });

  test("S2-66: or fourfold by agreement, and absolute whatever the target", () => {
    expect(over([121, 60], { doubleSkunk: 4 })).toMatchObject({ gamesLost: [0, 4] });
    expect(over([61, 30])).toMatchObject({ gamesLost: [0, 2] });
    expect(over([61, 0])).toMatchObject({ gamesLost: [0, 3] });
  });
});

describe("muggins", () => {
  const muggins = shown({ muggins: true });

  test("every claim up to the true total is legal, more is refused", () => {
    expect(legalMoves(muggins).map((move) => cribbage.formatMove(move))).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((claim) => `1 show hand ${claim}`),
    );
    expect(() => afterMoves(cribbage, muggins, "1 show hand 9")).toThrow(
      expect.objectContaining({ code: "wrong-claim", reason: "the hand is not worth 9" }),
    );
    expect(() => afterMoves(cribbage, muggins, "1 show hand")).toThrow(
      expect.objectContaining({ code: "wrong-claim" }),
    );
    expect(() => afterMoves(cribbage, shown(), "1 show hand 8")).toThrow(
      expect.objectContaining({ code: "no-muggins" }),
    );
    expect(afterMoves(cribbage, muggins, "1 show hand 8")).toMatchObject({ phase: "show", turn: 0, scores: [3, 12] });
  });

  test("after a short claim the others may take up to what is missing, or let it go", () => {
    const short = at(afterMoves(cribbage, muggins, "1 show hand 5"), "muggins");
    expect(short).toMatchObject({ scores: [3, 9], missing: 3, pending: [0] });
    expect(short.awards).toEqual([{ side: 1, points: 5, items: [{ kind: "claim", points: 5, cards: [] }] }]);
    expect(legalMoves(short).map((move) => cribbage.formatMove(move))).toEqual([
      "0 muggins 1",
      "0 muggins 2",
      "0 muggins 3",
      "0 accept",
    ]);
    expect(afterMoves(cribbage, short, "0 muggins 3")).toMatchObject({ phase: "show", turn: 0, scores: [6, 9] });
    expect(afterMoves(cribbage, short, "0 accept")).toMatchObject({
      phase: "show",
      turn: 0,
      scores: [3, 9],
      awards: [],
    });
    expect(() => afterMoves(cribbage, short, "0 muggins 4")).toThrow(
      "claim at least 1 point, and no more than were overlooked",
    );
    expect(() => afterMoves(cribbage, short, "1 accept")).toThrow(expect.objectContaining({ code: "not-your-turn" }));
  });

  test("with more sides any of them may take it; the first muggins or the last accept closes it", () => {
    const hands = ["KH 9H 2C 2D", "KD 9D 8C 8D", "KS 9S AC AD"];
    let state = playing({ hands, crib: "7C 7D 7H 7S", starter: "3C", muggins: true });
    while (state.phase === "play") state = cribbage.apply(state, legalMoves(state)[0]!);
    const before = state.scores;
    state = afterMoves(cribbage, state, "1 show hand 0");
    expect(at(state, "muggins").pending).toEqual([0, 2]);
    expect(afterMoves(cribbage, state, "2 accept", "0 accept")).toMatchObject({
      phase: "show",
      turn: 2,
      scores: before,
    });
    expect(afterMoves(cribbage, state, "0 muggins 1")).toMatchObject({
      phase: "show",
      turn: 2,
      scores: [before[0]! + 1, ...before.slice(1)],
    });
  });

  test("between partners only the other side may take it", () => {
    const hands = ["7C 8C 9C TC", "7D 8D 9D TD", "7H 8H 9H TH", "7S 8S 9S TS"];
    let state = playing({ hands, crib: "AC AD AH AS", starter: "2C", muggins: true });
    while (state.phase === "play") state = cribbage.apply(state, legalMoves(state)[0]!);
    expect(at(afterMoves(cribbage, state, "1 show hand 1"), "muggins").pending).toEqual([0, 2]);
  });

  test("a short claim that reaches the target has won; so has a muggins", () => {
    expect(afterMoves(cribbage, shown({ muggins: true, target: 9 }), "1 show hand 5")).toMatchObject({
      phase: "over",
      winners: [1],
    });
    const taken = afterMoves(cribbage, shown({ muggins: true, target: 10 }), "1 show hand 1", "0 muggins 7");
    expect(taken).toMatchObject({ phase: "over", winners: [0], scores: [10, 5] });
  });
});
