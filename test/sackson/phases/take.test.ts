import { describe, expect, test } from "vitest";
import { seeded, sideOf } from "../../../src/index.ts";
import * as sackson from "../../../src/sackson/index.ts";
import { activeSeats, COLORS, FIGURES, initialState, legalMoves } from "../../../src/sackson/index.ts";
import { afterMoves } from "../../moves.ts";
import { legalTexts } from "../oracle.ts";
import { playBetween, randomPlayer } from "../players.ts";

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
    expect([0, 1, 2, 3].map((seat) => sideOf(initialState({ players: 4 }), seat))).toEqual([0, 1, 0, 1]);
  });

  test("the seat that begins may be chosen", () => {
    expect(activeSeats(initialState({ players: 4, first: 3 }))).toEqual([3]);
    expect(() => initialState({ first: 2 })).toThrow("options.first: must be a seat from 0 to 1, not 2");
    expect(() => initialState({ turnLimit: 0 })).toThrow("options.turnLimit: must be a whole number of 1 or more");
  });
});

describe("taking and returning stones", () => {
  test("S0-16: the first player takes any two stones", () => {
    expect(legalMoves(initialState())).toHaveLength(10);
    expect(() => afterMoves(sackson, initialState(), "0 take red")).toThrow("take two different stones");
  });

  test("S0-19, S0-21: one of the two is kept, the other goes back to the bank", () => {
    const state = afterMoves(sackson, initialState(), "0 take yellow blue", "0 exchange b2 c2");
    expect(legalTexts(state)).toEqual(["0 return yellow", "0 return blue"]);
    expect(afterMoves(sackson, state, "0 return yellow")).toMatchObject({
      bank: ["yellow", "green", "brown", "red"],
      held: [["blue"], []],
      turns: 1,
      turn: 1,
    });
  });

  test("S0-22: the second player takes two of the four that are left", () => {
    const state = afterMoves(sackson, initialState(), "0 take yellow blue", "0 exchange b2 c2", "0 return yellow");
    expect(legalMoves(state)).toHaveLength(6);
    expect(() => afterMoves(sackson, state, "1 take blue red")).toThrow("the blue stone is not in the bank");
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
    const kept = afterMoves(
      sackson,
      initialState(options),
      "0 take yellow blue",
      "0 exchange b2 c2",
      "0 return yellow",
    );
    const second = afterMoves(sackson, kept, "1 take yellow brown", "1 exchange c4 a5", "1 return yellow");
    expect(second).toMatchObject({ turn: 2, held: [["blue"], ["brown"]] });
    expect(afterMoves(sackson, second, "2 take red")).toMatchObject({ held: [["blue", "red"], ["brown"]] });
  });
});
