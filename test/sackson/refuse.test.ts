import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import { playout, seeded, steps } from "../../src/index.ts";
import {
  activeSeats,
  apply,
  formatMove,
  initialState,
  isLegal,
  parseMoveJson,
  redact,
  refusal,
  type SacksonState,
  sackson,
} from "../../src/sackson/index.ts";
import { expectEqual } from "../equal.ts";
import { afterMoves } from "../moves.ts";
import { pathOf } from "../thrown.ts";
import { titled } from "../words.ts";
import { PLUS, position } from "./positions.ts";

const toTakeTwo = initialState();
const toTakeOne = position(PLUS, [["yellow"], ["red"]]);
const toExchange = position(PLUS, [["yellow", "blue"], ["red"]]);
const toReturn = afterMoves(sackson, toExchange, "0 exchange c2 e1");
const apart = position("BNNNB GGGNN YYYGG BRRYY BBRRR", [["blue", "red"], ["green"]]);
const limited = position(PLUS, [["yellow"], ["red"]], { options: { turnLimit: 5 } });
const over = afterMoves(sackson, limited, "0 take blue", "0 exchange c2 e1", "0 return yellow");

describe("what is wrong with a move is said as a word and as a sentence", () => {
  test.each(
    titled<[state: SacksonState, move: object, code: string, why: string]>(
      [
        [over, { type: "return", seat: 0, color: "blue" }, "game-over", "the game is over"],
        [
          toTakeTwo,
          { type: "take", seat: 1, colors: ["red", "blue"] },
          "not-your-turn",
          "seat 1 is not to move; seat 0 is",
        ],
        [toTakeOne, { type: "return", seat: 0, color: "yellow" }, "wrong-phase", '"return" is not possible now'],
        [toExchange, { type: "take", seat: 0, colors: ["green"] }, "wrong-phase", '"take" is not possible now'],
        [
          toReturn,
          { type: "exchange", seat: 0, squares: ["c2", "e1"] },
          "wrong-phase",
          '"exchange" is not possible now',
        ],
        [toTakeTwo, { type: "take", seat: 0, colors: ["red"] }, "wrong-stones", "take two different stones"],
        [toTakeOne, { type: "take", seat: 0, colors: ["blue", "green"] }, "wrong-stones", "take one stone"],
        [toTakeOne, { type: "take", seat: 0, colors: ["red"] }, "not-in-bank", "the red stone is not in the bank"],
        [
          toExchange,
          { type: "exchange", seat: 0, squares: ["a1", "b1"] },
          "wrong-colors",
          "exchange a yellow and a blue marker, not green and brown",
        ],
        [
          apart,
          { type: "exchange", seat: 0, squares: ["b2", "e5"] },
          "isolated",
          "the red marker would be isolated on e5, and the blue markers would not form one group",
        ],
        [toReturn, { type: "return", seat: 0, color: "red" }, "not-held", "side 0 does not hold the red stone"],
        [
          toReturn,
          { type: "return", seat: 0, color: "blue" },
          "must-return-figure",
          "yellow made the figure, so return the yellow stone",
        ],
      ],
      (_state, _move, code, why) => `${code}: ${why}`,
    ),
  )("%s", (_, state, move, code, why) => {
    expect(refusal(state, move as never)).toEqual({ code, message: why });
    expect(() => apply(state, move as never)).toThrow(
      expect.objectContaining({ name: "IllegalMoveError", code, message: why, move }),
    );
  });
});

describe("a malformed move is refused with the path, also by the seat to move", () => {
  test.each(
    titled<[state: SacksonState, move: unknown, message: string]>(
      [
        [
          toTakeTwo,
          { type: "take", seat: 0, colors: ["red", "red"] },
          "colors[1]: duplicate red, already at colors[0]",
        ],
        [toTakeOne, { type: "take", seat: 0, colors: [] }, "colors: must have 1 to 2 items, not 0"],
        [toExchange, { type: "exchange", seat: 0, squares: ["c2"] }, "squares: must have 2 items, not 1"],
        [toExchange, { type: "exchange", seat: 0, squares: ["c2", "e1", "a1"] }, "squares: must have 2 items, not 3"],
        [
          toExchange,
          { type: "exchange", seat: 0, squares: ["c2", "c2"] },
          "squares[1]: duplicate c2, already at squares[0]",
        ],
        [
          toExchange,
          { type: "exchange", seat: 0, squares: ["f1", "c2"] },
          'squares[0]: must be a square, a1 to e5, not "f1"',
        ],
        [
          toExchange,
          { type: "exchange", seat: 0, squares: ["c2", "e6"] },
          'squares[1]: must be a square, a1 to e5, not "e6"',
        ],
        [
          toReturn,
          { type: "return", seat: 0, color: "pink" },
          'color: must be "yellow", "blue", "green", "brown" or "red", not "pink"',
        ],
        [toReturn, { type: "return", seat: 4, color: "red" }, "seat: must be a whole number from 0 to 3, not 4"],
        [
          toReturn,
          { type: "return", seat: 0, color: "yellow", why: 1 },
          "why: unknown key; expected one of type, seat, color",
        ],
        [toReturn, { type: "castle", seat: 0 }, 'type: must be "take", "exchange" or "return", not "castle"'],
        [toReturn, null, "must be an object, not null"],
      ],
      (state, _, message) => `in the phase ${state.phase}, ${message}`,
    ),
  )("%s", (_, state, move, message) => {
    const malformed = expect.objectContaining({ name: "IllegalMoveError", code: "malformed", message });
    expect(() => parseMoveJson(move)).toThrow(malformed);
    expect(refusal(state, move as never)).toEqual({ code: "malformed", message });
    expect(() => apply(state, move as never)).toThrow(malformed);
    expect(isLegal(state, move as never)).toBe(false);
  });
});

test("a legal move has no refusal", () => {
  for (const state of [toTakeTwo, toTakeOne, toExchange, toReturn, apart])
    for (const move of sackson.legalMoves(state)) expect(refusal(state, move)).toBeUndefined();
});

test.each([
  { type: "go", seat: 1 },
  { type: "take", colors: ["red"] },
  { type: "return", seat: 0, color: "pink" },
  null,
])("%j is not a move: it is neither written nor redacted", (json) => {
  const error = expect.objectContaining({ name: "IllegalMoveError", code: "malformed", move: json });
  expect(() => formatMove(json as never)).toThrow(error);
  expect(() => redact(json as never, 1)).toThrow(error);
});

test("a state of another game is refused by its phase", () => {
  const other = cribbage.initialState() as never;
  for (const call of [activeSeats, sackson.legalMoves, (state: never) => isLegal(state, {} as never)])
    expect(pathOf(() => call(other))).toBe("phase");
});

test("a seat of -0 is seat 0, and leaves no -0 in any state", () => {
  const options = { first: -0, turnLimit: 30 };
  const { record } = playout(sackson, { random: seeded(1), options });
  expectEqual(record.settings.first, 0);
  for (const { move, before, state } of steps(sackson, record))
    if (move.seat === 0) expectEqual(apply(before, { ...move, seat: -0 }), state);
});
