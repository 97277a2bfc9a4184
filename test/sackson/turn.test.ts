import { describe, expect, test } from "vitest";
import { seeded } from "../../src/index.ts";
import {
  activeSeats,
  COLORS,
  FIGURES,
  type Figure,
  figures,
  initialState,
  legalMoves,
  outcome,
  type PointBoard,
  type PointLevel,
  parseState,
  type SacksonOptions,
  type SacksonState,
  sideOf,
  view,
} from "../../src/sackson/index.ts";
import { figureOf, legalTexts, squaresOf } from "./oracle.ts";
import { greedyPlayer, playBetween, randomPlayer } from "./players.ts";
import { LINES, PLUS, played, position, ROWS } from "./positions.ts";

const fresh = initialState().pointBoard;

/** A fresh point board but for one stone. */
function boardWith(figure: Figure, color: "yellow" | "red", level: PointLevel): PointBoard {
  return { ...fresh, [figure]: { ...fresh[figure], [color]: level } };
}

/** On the lowest level a stone may have paid any sum of 10 or more, so that any scores are possible. */
const USED = boardWith("cross", "red", 1);

describe("the start", () => {
  const start = initialState();

  test("S0-03, S0-06: all five stones lie in the bank, one a color", () => {
    expect(start.bank).toEqual(["yellow", "blue", "green", "brown", "red"]);
    expect(start.held).toEqual([[], []]);
  });

  test("S0-04, S0-07, S0-34: twenty point stones, one of each color for each figure, lie on the level 5", () => {
    expect(Object.keys(start.pointBoard)).toEqual([...FIGURES]);
    for (const figure of FIGURES) {
      expect(Object.keys(start.pointBoard[figure])).toEqual([...COLORS]);
      expect(Object.values(start.pointBoard[figure])).toEqual([5, 5, 5, 5, 5]);
    }
  });

  test("S0-08: exactly two or four play", () => {
    for (const players of [2, 4] as const) expect(initialState({ players }).scores).toEqual([0, 0]);
    for (const players of [0, 1, 3, 5, 2.5, "2"])
      expect(() => initialState({ players } as never)).toThrow("options.players: must be 2 or 4");
  });

  test("S0-09: of four, those who sit opposite each other are partners", () => {
    expect([0, 1, 2, 3].map(sideOf)).toEqual([0, 1, 0, 1]);
  });

  test("the seat that begins may be chosen", () => {
    expect(activeSeats(initialState({ players: 4, first: 3 }))).toEqual([3]);
    expect(() => initialState({ first: 2 })).toThrow("options.first: must be a whole number from 0 to 1, not 2");
    expect(() => initialState({ turnLimit: 0 })).toThrow("options.turnLimit: must be a whole number of 1 or more");
  });
});

describe("taking and returning stones", () => {
  test("S0-16: the first player takes any two stones", () => {
    expect(legalMoves(initialState())).toHaveLength(10);
    expect(() => played(initialState(), "0 take red")).toThrow("two different stones are to be taken");
  });

  test("S0-19, S0-21: one of the two is kept, the other goes back to the bank", () => {
    const state = played(initialState(), "0 take yellow blue", "0 exchange b2 c2");
    expect(legalTexts(state)).toEqual(["0 return yellow", "0 return blue"]);
    expect(played(state, "0 return yellow")).toMatchObject({
      bank: ["yellow", "green", "brown", "red"],
      held: [["blue"], []],
      turns: 1,
      turn: 1,
    });
  });

  test("S0-22: the second player takes two of the four that are left", () => {
    const state = played(initialState(), "0 take yellow blue", "0 exchange b2 c2", "0 return yellow");
    expect(legalMoves(state)).toHaveLength(6);
    expect(() => played(state, "1 take blue red")).toThrow('"blue" is not in the bank');
  });

  test("S0-24, S0-25: from the third turn on a seat takes one stone, exchanges, returns one", () => {
    const states = playBetween(initialState({ turnLimit: 60 }), [randomPlayer, randomPlayer], seeded(1));
    for (const [i, { phase, turns, turn, held }] of states.slice(0, -1).entries()) {
      expect(turn).toBe(turns % 2);
      expect(held[turn]!.length).toBe(phase === "take" ? (turns < 2 ? 0 : 1) : 2);
      const next = { take: ["exchange", "return"], exchange: ["return"], return: ["take", "over"], over: [] }[phase];
      expect(next).toContain(states[i + 1]!.phase);
    }
  });

  test("S0-20, S0-40: with four the kept stone is the partner's to play with", () => {
    const options = { players: 4 } as const;
    const kept = played(initialState(options), "0 take yellow blue", "0 exchange b2 c2", "0 return yellow");
    const second = played(kept, "1 take yellow brown", "1 exchange c4 a5", "1 return yellow");
    expect(second).toMatchObject({ turn: 2, held: [["blue"], ["brown"]] });
    expect(played(second, "2 take red")).toMatchObject({ held: [["blue", "red"], ["brown"]] });
  });
});

describe("scoring", () => {
  const plus = (more = {}) => played(position(PLUS, [["yellow", "blue"], ["red"]], more), "0 exchange c2 e1");

  test("S0-32: who makes a figure receives its points at once", () => {
    expect(plus()).toMatchObject({
      scores: [5, 0],
      scored: [{ side: 0, points: 5, items: [{ kind: "plus", points: 5, color: "yellow" }] }],
    });
    expect(plus().scored[0]!.items[0]!.squares).toEqual(["c2", "b3", "c3", "d3", "c4"]);
  });

  test("S0-10: partners have one score", () => {
    const state = position(PLUS, [["yellow", "blue"], ["red"]], { options: { players: 4 }, turns: 6, scores: [0, 0] });
    expect(state.turn).toBe(2);
    expect(played(state, "2 exchange c2 e1").scores).toEqual([5, 0]);
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
    expect(plus({ scores: [10, 0], pointBoard }).scored[0]!.points).toBe(5);
  });

  test("S0-40: the stone of the figure must go back, the other is kept", () => {
    expect(legalTexts(plus())).toEqual(["0 return yellow"]);
    expect(() => played(plus(), "0 return blue")).toThrow("yellow made the figure, so the yellow stone goes back");
    expect(played(plus(), "0 return yellow")).toMatchObject({ held: [["blue"], ["red"]], scored: [] });
  });

  test("S0-32, S0-41: two figures in one turn score both and leave the choice of the stone; old ones count for nothing", () => {
    const state = position(LINES, [["yellow", "blue"], ["red"]]);
    expect(figures(state.display).map(({ color }) => color)).toEqual(["green", "brown", "red"]);
    const made = played(state, "0 exchange e1 e5");
    expect(made.scores).toEqual([10, 0]);
    expect(made.scored[0]!.items.map(({ color, kind }) => `${color} ${kind}`)).toEqual(["yellow line", "blue line"]);
    expect(legalMoves(made)).toHaveLength(2);
    expect(played(made, "0 return blue").pointBoard.line).toEqual({ yellow: 3, blue: 3, green: 5, brown: 5, red: 5 });
  });
});

describe("the end", () => {
  const made = (scores: readonly number[], layout = PLUS, move = "0 exchange c2 e1") =>
    played(position(layout, [["yellow", "blue"], ["red"]], { scores, pointBoard: USED }), move);

  test("S0-42: 61 points win at the exchange, and nothing is returned", () => {
    const end = made([56, 50]);
    expect(end).toMatchObject({ phase: "over", scores: [61, 50], held: [["yellow", "blue"], ["red"]] });
    expect(legalMoves(end)).toEqual([]);
    expect(made([55, 50]).phase).toBe("return");
    expect(() => played(end, "0 return yellow")).toThrow("the game is over");
  });

  test("S0-43: a lead of 11 is a double victory, one of 10 is not", () => {
    expect(outcome(made([56, 50]))).toEqual({ winners: [0], scores: [61, 50], gamesLost: [0, 2], why: "points" });
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
    const end = played(state, "0 take green", "0 return green");
    expect(outcome(end)).toEqual({ winners, scores, gamesLost, why: "turn-limit" });
    expect(end).toMatchObject({ phase: "over", turn: 0, turns: 5, held: [["yellow"], ["red"]] });
    expect(parseState(JSON.parse(JSON.stringify(end)))).toEqual(end);
  });
});

describe("whole games", () => {
  const tables: SacksonOptions[] = [
    {},
    { players: 4, first: 3, zigzag: "both" },
    { zigzag: "staircase", diagonalLines: false },
  ];

  test.each(tables)(
    "S0-33, S0-37: points go 5, 3, 2, 1, 1, …, whoever makes a figure, in games of greedy players, with %j",
    (options) => {
      const start = initialState({ ...options, turnLimit: 400 });
      let most = 0;
      for (let seed = 0; seed < 8; seed++) {
        const times: Record<string, number> = {};
        const scores = [0, 0];
        const states = playBetween(start, [greedyPlayer, seed % 2 === 0 ? greedyPlayer : randomPlayer], seeded(seed));
        states.forEach((state, i) => {
          for (const { color, name } of i === 0 ? [] : newFigures(states[i - 1]!, state)) {
            times[`${color} ${name}`] = (times[`${color} ${name}`] ?? 0) + 1;
            scores[sideOf(state.turn)]! += [5, 3, 2][times[`${color} ${name}`]! - 1] ?? 1;
          }
          expect(state.scores).toEqual(scores);
          expect(
            legalMoves(state)
              .map((move) => legalText(move))
              .sort(),
          ).toEqual(legalTexts(state).sort());
        });
        most = Math.max(most, ...Object.values(times));
        for (const state of states.slice(-40)) expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }
    },
  );

  test("a spectator and every seat see everything", () => {
    const state = played(initialState({ players: 4 }), "0 take yellow blue");
    expect(view(state)).toBe(state);
    expect(view(state, 3)).toBe(state);
    expect(() => view(state, 4)).toThrow("seat: must be a whole number from 0 to 3, not 4");
  });
});

/** The figures of a state that did not stand just so in the state before. */
function newFigures(before: SacksonState, after: SacksonState) {
  const { zigzag, diagonalLines } = after.options;
  return COLORS.flatMap((color) => {
    const squares = squaresOf(after.display, color);
    const name = figureOf(squares, zigzag, diagonalLines);
    const old = squaresOf(before.display, color).join() === squares.join();
    return name === undefined || old ? [] : [{ color, name }];
  });
}

function legalText(move: ReturnType<typeof legalMoves>[number]): string {
  const what = move.type === "take" ? move.colors : move.type === "exchange" ? move.squares : [move.color];
  return [move.seat, move.type, ...what].join(" ");
}
