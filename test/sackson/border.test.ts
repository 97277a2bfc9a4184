import { describe, expect, test } from "vitest";
import type { NotationError } from "../../src/index.ts";
import { formatLayout } from "../../src/sackson/display.ts";
import * as sackson from "../../src/sackson/index.ts";
import {
  initialState,
  parseLayout,
  parseMove,
  parseStateJson,
  parseViewJson,
  render,
} from "../../src/sackson/index.ts";
import { describeBorder } from "../border.ts";
import { afterMoves } from "../moves.ts";
import { pathOf, thrownBy } from "../thrown.ts";
import { PLUS, position, ROWS } from "./positions.ts";

const made = afterMoves(sackson, position(PLUS, [["yellow", "blue"], ["red"]]), "0 exchange c2 e1");

describeBorder(sackson, [
  {},
  { players: 4, first: 3, zigzag: "both", turnLimit: 9 },
  { zigzag: "staircase", diagonalLines: false, turnLimit: 60 },
]);

describe("text", () => {
  test.each([
    ["0 take", 6, "colors 0"],
    ["0 take red red", 11, "colors[1] red"],
    ["0 take red pink", 11, "colors[1] pink"],
    ["0 exchange a1", 13, "squares 1"],
    ["0 exchange a1 f1", 14, "squares[1] f1"],
    ["0 exchange a1 a1", 14, "squares[1] a1"],
    ["0 castle a1", 2, "castle"],
    ["- deal", 2, "deal"],
    ["x take red", 0, "seat 0 3"],
  ])("%j is refused at index %i, with %s", (text, index, words) => {
    const error = thrownBy(() => parseMove(text)) as NotationError;
    expect(error).toMatchObject({ name: "NotationError", index });
    for (const word of words.split(" ")) expect(error.message).toContain(word);
  });

  test("a layout is written as it is read", () => {
    expect(formatLayout(parseLayout(PLUS))).toBe(PLUS);
    expect(parseLayout(PLUS)[0]).toBe("green");
    expect(parseLayout(PLUS)[24]).toBe("red");
  });

  test("S0-01: the picture has the display, the bank beneath it and the point board; the display lies left", () => {
    const [title, ...lines] = render(made)
      .split("\n")
      .map((line) => line.trim().split(/ +/).join(" "));
    expect(title).toContain("seat 0 to return");
    expect(lines.slice(0, 5).map((line) => line.slice(0, 11))).toEqual([
      "5 N N G R R",
      "4 N N Y R R",
      "3 G Y Y Y G",
      "2 G B Y B R",
      "1 G N B B B",
    ]);
    expect(lines[1]).toContain("5 BGNR YBGNR YBGNR YBGNR");
    expect(lines[2]).toBe("3 G Y Y Y G 3 Y");
    expect(lines.slice(6, 9)).toEqual(["bank green brown", "* side 0 5 holds yellow blue", "side 1 0 holds red"]);
    for (const fact of ["yellow", "plus", "c2 b3 c3 d3 c4", "5"]) expect(lines[9]).toContain(fact);
  });

  test("the picture of the end says who has won", () => {
    const limit = (scores: number[], winners: number[]) =>
      render(
        parseStateJson({
          ...overAtLimit,
          scores,
          winners,
          pointBoard: scores[0] === scores[1] ? overAtLimit.pointBoard : used,
        }),
      );
    expect(limit([0, 0], [])).toContain("a draw");
    expect(limit([20, 5], [0])).toContain("side 0 has won doubly");
    expect(limit([5, 14], [1])).toContain("side 1 has won\n");
  });
});

const limited = position(ROWS, [["yellow"], ["red"]], { options: { turnLimit: 5 }, turns: 4 });
const overAtLimit = afterMoves(sackson, limited, "0 take green", "0 return green");
const used = { ...made.pointBoard, plus: { ...made.pointBoard.plus, yellow: 1 as const } };

describe("JSON from outside", () => {
  const start = initialState();
  const broken: [string, string, object][] = [
    ["phase", "over without 61 points or a limit", { ...start, phase: "over", reason: "turn-limit", winners: [] }],
    ["reason", "another reason", { ...overAtLimit, reason: "points" }],
    ["winners", "a winner of a draw", { ...overAtLimit, winners: [1] }],
    ["turns", "turns beyond the limit", { ...overAtLimit, turns: 6 }],
    ["phase", "an end before the limit", { ...overAtLimit, turns: 3 }],
    ["turn", "another seat's turn", { ...start, turn: 1 }],
    ["turns", "turns at the limit", { ...limited, turns: 5, turn: 1 }],
    ["display", "six yellow markers", { ...start, display: start.display.map((c, i) => (i === 0 ? "yellow" : c)) }],
    ["bank", "a stone that is held and in the bank", { ...made, bank: ["green", "brown", "red"] }],
    ["held[1][0]", "a stone held twice", { ...made, held: [["yellow", "blue"], ["blue"]] }],
    ["held[0][0]", "stones out of order", { ...made, held: [["blue", "yellow"], ["red"]] }],
    ["held[0]", "two stones before a take", { ...start, held: [["blue", "red"], []] }],
    ["held[0]", "one stone in a turn", { ...made, held: [["yellow"], ["red"]] }],
    [
      "held[1]",
      "two stones of the side that waits",
      {
        ...made,
        held: [
          ["yellow", "blue"],
          ["brown", "red"],
        ],
      },
    ],
    ["scores", "two winners", { ...made, phase: "over", scores: [61, 61], reason: "points", winners: [] }],
    ["scores[0]", "a winner who plays on", { ...made, scores: [61, 0] }],
    [
      "pointBoard.plus.yellow",
      "an unknown level",
      { ...made, pointBoard: { ...made.pointBoard, plus: { ...made.pointBoard.plus, yellow: 4 } } },
    ],
    ["awards[0].side", "points of a side that does not play", { ...made, awards: [{ ...made.awards[0], side: 2 }] }],
    ["awards[0].items[0].color", "a figure whose stone the side does not hold", withItem({ color: "red" })],
    ["awards[0].items[0].squares", "a figure of four squares", withItem({ squares: ["c2", "b3", "c3", "d3"] })],
    ["awards[0].items", "points for nothing", { ...made, awards: [{ side: 0, points: 1, items: [] }] }],
    ["awards[0].points", "another sum", { ...made, awards: [{ ...made.awards[0], points: 6 }] }],
    [
      "phase",
      "an exchange where none is allowed",
      { ...afterMoves(sackson, limited, "0 take green"), phase: "exchange" },
    ],
    ["settings.layout", "a layout with a figure", { ...start, settings: { ...start.settings, layout: ROWS } }],
    [
      "settings.layout",
      "a layout written otherwise",
      { ...start, settings: { ...start.settings, layout: `${start.settings.layout} ` } },
    ],
  ];

  function withItem(more: object): object {
    const [score] = made.awards;
    return { ...made, awards: [{ ...score, items: [{ ...score!.items[0], ...more }] }] };
  }

  test.each(broken)("parseState and parseView refuse, at %s, %s", (path, _, json) => {
    const copy = JSON.parse(JSON.stringify(json));
    expect(pathOf(() => parseStateJson(copy))).toBe(path);
    expect(pathOf(() => parseViewJson({ ...copy, viewer: 1 }))).toBe(path);
  });

  test("parseState does not ask whether a game can reach a state", () => {
    const otherDisplay = { ...start, display: parseLayout(ROWS) };
    const unpaid = { ...start, scores: [5, 0] };
    const forgotten = { ...made, awards: [] };
    for (const state of [otherDisplay, unpaid, forgotten])
      expect(parseStateJson(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });
});
