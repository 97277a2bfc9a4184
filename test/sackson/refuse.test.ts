import { expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { activeSeats, initialState, isLegal } from "../../src/sackson/index.ts";
import { afterMoves } from "../moves.ts";
import { describeRefusals } from "../refuse.ts";
import { pathOf } from "../thrown.ts";
import { PLUS, position } from "./positions.ts";

const toTakeTwo = initialState();
const second = afterMoves(sackson, toTakeTwo, "0 take yellow blue", "0 exchange b2 c2", "0 return yellow");
const toTakeOne = position(PLUS, [["yellow"], ["red"]]);
const toExchange = position(PLUS, [["yellow", "blue"], ["red"]]);
const toReturn = afterMoves(sackson, toExchange, "0 exchange c2 e1");
const apart = position("BNNNB GGGNN YYYGG BRRYY BBRRR", [["blue", "red"], ["green"]]);
const limited = position(PLUS, [["yellow"], ["red"]], { options: { turnLimit: 5 } });
const over = afterMoves(sackson, limited, "0 take blue", "0 exchange c2 e1", "0 return yellow");

describeRefusals({
  game: sackson,
  options: { first: 0, turnLimit: 30 },
  refused: [
    [toReturn, "0 return red", "not-held", "side 0 red", ["color"]],
    [over, "0 return blue", "game-over", "over"],
    [toTakeTwo, "1 take red blue", "not-your-turn", "seat 1 0"],
    [toTakeOne, "0 return yellow", "wrong-phase", '"return"'],
    [toExchange, "0 take green", "wrong-phase", '"take"'],
    [toReturn, "0 exchange c2 e1", "wrong-phase", '"exchange"'],
    [toTakeTwo, "0 take red", "wrong-stones", "two", ["colors"]],
    [toTakeOne, "0 take blue green", "wrong-stones", "one", ["colors"]],
    [toTakeOne, "0 take red", "not-in-bank", "red bank", ["colors", 0]],
    [second, "1 take green blue", "not-in-bank", "blue bank", ["colors", 0]],
    [second, "1 take yellow blue", "not-in-bank", "blue bank", ["colors", 1]],
    [toExchange, "0 exchange a1 b1", "wrong-colors", "yellow blue green brown", ["squares", 0]],
    [toExchange, "0 exchange a1 c2", "wrong-colors", "yellow blue green", ["squares", 0]],
    [toExchange, "0 exchange c2 d1", "same-color", "c2 d1 both", ["squares"]],
    [apart, "0 exchange b2 e5", "isolated", "red isolated e5 blue group", ["squares"]],
    [toReturn, "0 return blue", "must-return-figure", "yellow figure", ["color"]],
  ],
  malformed: [
    [{ type: "take", seat: 0, colors: ["red", "red"] }, "colors[1] red colors[0]"],
    [{ type: "take", seat: 0, colors: [] }, "colors 0"],
    [{ type: "take", seat: 0, colors: ["red", "blue", "green"] }, "colors 3"],
    [{ type: "exchange", seat: 0, squares: ["c2"] }, "squares 1"],
    [{ type: "exchange", seat: 0, squares: ["c2", "e1", "a1"] }, "squares 3"],
    [{ type: "exchange", seat: 0, squares: ["c2", "c2"] }, "squares[1] squares[0]"],
    [{ type: "exchange", seat: 0, squares: ["f1", "c2"] }, "squares[0] f1"],
    [{ type: "exchange", seat: 0, squares: ["c2", "e6"] }, "squares[1] e6"],
    [{ type: "return", seat: 0, color: "pink" }, "color pink"],
    [{ type: "return", seat: 4, color: "red" }, "seat 4"],
  ],
});

test("a state of another game is refused by its phase", () => {
  const other = cribbage.initialState() as never;
  for (const call of [activeSeats, sackson.legalMoves, (state: never) => isLegal(state, {} as never)])
    expect(pathOf(() => call(other))).toBe("phase");
});
