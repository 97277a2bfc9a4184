import { describe, expect, test } from "vitest";
import * as sackson from "../../src/sackson/index.ts";
import {
  figures,
  initialState,
  legalMoves,
  outcome,
  parseStateJson,
  rules,
  type SacksonState,
} from "../../src/sackson/index.ts";
import type { Figure } from "../../src/sackson/patterns.ts";
import { afterMoves } from "../moves.ts";
import { legalTexts } from "./oracle.ts";
import { LINES, PLUS, position, ROWS } from "./positions.ts";

const fresh = initialState().pointBoard;

/** A fresh point board but for one stone. */
function boardWith(figure: Figure, color: "yellow" | "red", level: number): SacksonState["pointBoard"] {
  return { ...fresh, [figure]: { ...fresh[figure], [color]: level } };
}

/** On the lowest level a stone may have paid any sum of 10 or more, so that any scores are possible. */
const USED = boardWith("cross", "red", 1);

describe("scoring", () => {
  const plus = (more = {}) =>
    afterMoves(sackson, position(PLUS, [["yellow", "blue"], ["red"]], more), "0 exchange c2 e1");

  test("S0-32: who makes a figure receives its points at once", () => {
    expect(plus()).toMatchObject({
      scores: [5, 0],
      awards: [{ side: 0, points: 5, items: [{ kind: "plus", points: 5, color: "yellow" }] }],
    });
    expect(plus().awards[0]!.items[0]!.squares).toEqual(["c2", "b3", "c3", "d3", "c4"]);
    expect(rules.standing(plus())).toEqual([5, 0]);
  });

  test("S0-10: partners have one score", () => {
    const state = position(PLUS, [["yellow", "blue"], ["red"]], { options: { players: 4 }, turns: 6, scores: [0, 0] });
    expect(state.turn).toBe(2);
    expect(afterMoves(sackson, state, "2 exchange c2 e1").scores).toEqual([5, 0]);
  });

  test.each([
    ["S0-35", 5, 3],
    ["S0-36", 3, 2],
    ["S0-33", 2, 1],
    ["S0-38, S0-39", 1, 1],
  ] as const)("%s: a figure at %i scores that, and its stone comes to %i", (_, level, next) => {
    const scores = [0, { 5: 0, 3: 5, 2: 8, 1: 10 }[level]];
    const made = plus({ scores, pointBoard: boardWith("plus", "yellow", level) });
    expect(made.scores[0]).toBe(level);
    expect(made.pointBoard).toEqual(boardWith("plus", "yellow", next));
  });

  test("S0-33: other figures and other colors have their own stones", () => {
    const pointBoard = { ...boardWith("plus", "red", 3), cross: boardWith("cross", "yellow", 3).cross };
    expect(plus({ scores: [10, 0], pointBoard }).awards[0]!.points).toBe(5);
  });

  test("S0-40: the stone of the figure must go back, the other is kept", () => {
    expect(legalTexts(plus())).toEqual(["0 return yellow"]);
    expect(() => afterMoves(sackson, plus(), "0 return blue")).toThrow(
      "yellow made the figure, so return the yellow stone",
    );
    expect(afterMoves(sackson, plus(), "0 return yellow")).toMatchObject({ held: [["blue"], ["red"]], awards: [] });
  });

  test("S0-32, S0-41: two figures in one turn score both and leave the choice of the stone; old ones count for nothing", () => {
    const state = position(LINES, [["yellow", "blue"], ["red"]]);
    expect(figures(state.display).map(({ color }) => color)).toEqual(["green", "brown", "red"]);
    const made = afterMoves(sackson, state, "0 exchange e1 e5");
    expect(made.scores).toEqual([10, 0]);
    expect(made.awards[0]!.items.map(({ color, kind }) => `${color} ${kind}`)).toEqual(["yellow line", "blue line"]);
    expect(legalMoves(made)).toHaveLength(2);
    expect(afterMoves(sackson, made, "0 return blue").pointBoard.line).toEqual({
      yellow: 3,
      blue: 3,
      green: 5,
      brown: 5,
      red: 5,
    });
  });
});

test("with staircases a figure that becomes another of its color scores again", () => {
  const options = { zigzag: "staircase" } as const;
  const state = position("BBGGG NNBGG NYYRR YYNRR YBNRB", [["yellow", "blue"], ["red"]], { options });
  expect(figures(state.display, options)).toMatchObject([{ kind: "zig-zag", color: "yellow" }]);
  expect(afterMoves(sackson, state, "0 exchange a1 c4").awards).toMatchObject([
    { points: 5, items: [{ kind: "zig-zag" }] },
  ]);
});

describe("the end", () => {
  const made = (scores: readonly number[], layout = PLUS, move = "0 exchange c2 e1") =>
    afterMoves(sackson, position(layout, [["yellow", "blue"], ["red"]], { scores, pointBoard: USED }), move);

  test("S0-42: 61 points win at the exchange, and nothing is returned", () => {
    const end = made([56, 50]);
    expect(end).toMatchObject({ phase: "over", scores: [61, 50], held: [["yellow", "blue"], ["red"]] });
    expect(legalMoves(end)).toEqual([]);
    expect(made([55, 50]).phase).toBe("return");
    expect(() => afterMoves(sackson, end, "0 return yellow")).toThrow("the game is over");
  });

  test("S0-43: a lead of 11 is a double victory, one of 10 is not", () => {
    expect(outcome(made([56, 50]))).toEqual({ winners: [0], scores: [61, 50], gamesLost: [0, 2], reason: "points" });
    expect(outcome(made([56, 51]))?.gamesLost).toEqual([0, 1]);
  });

  test("S0-43: the lead is the real one: scores are not cut off at 61", () => {
    expect(outcome(made([60, 59], LINES, "0 exchange e1 e5"))).toMatchObject({ scores: [70, 59], gamesLost: [0, 2] });
  });

  test.each([
    [[30, 20], [0], [0, 1]],
    [[20, 31], [1], [2, 0]],
    [[25, 25], [], [0, 0]],
  ])("at the turn limit the scores %j decide", (scores, winners, gamesLost) => {
    const options = { turnLimit: 5 };
    const state = position(ROWS, [["yellow"], ["red"]], { options, turns: 4, scores, pointBoard: USED });
    const end = afterMoves(sackson, state, "0 take green", "0 return green");
    expect(outcome(end)).toEqual({ winners, scores, gamesLost, reason: "turn-limit" });
    expect(end).toMatchObject({ phase: "over", turn: 0, turns: 5, held: [["yellow"], ["red"]] });
    expect(parseStateJson(JSON.parse(JSON.stringify(end)))).toEqual(end);
  });
});
