import { describe, expect, test } from "vitest";
import {
  apply,
  type CribinoMove,
  type CribinoState,
  cribino,
  initialState,
  parseMove,
  parseMoveJson,
  refusal,
} from "../../src/cribino/index.ts";
import { mapJson } from "../arbitraries.ts";
import { afterMoves } from "../moves.ts";
import { titled } from "../words.ts";
import { CLOSED, ones, played } from "./help.ts";

const DEAL = "- deal 0 1 2 3 4 5 / 6 7 8 9 10 11";
const ORDER = [...Array(48).keys()];

const start = initialState();
const dealt = afterMoves(cribino, initialState({}), DEAL);
const opened = afterMoves(cribino, dealt, "0 lay 0 0,0 r0");
const second = afterMoves(cribino, opened, "1 lay 7 1,0 r2");
const alone = initialState({ players: 1 });
const up = afterMoves(cribino, alone, { type: "shuffle", order: ORDER }, "0 turn-up");
/** Seat 1 can neither lay nor draw; then seat 0 cannot lay. */
const full = afterMoves(cribino, initialState({ deck: ones(1) }), DEAL, "0 lay 0 0,0 r0");
const stuck = afterMoves(cribino, full, "1 pass");
const drawing = afterMoves(cribino, stuck, "0 draw");

describe("what is wrong with a move is said as a word and as a sentence", () => {
  test.each<[move: string, state: CribinoState, code: string, why: string]>([
    ["0 pass", start, "chance-to-move", "wait for the deal, cut or draw"],
    ["0 pass", drawing, "chance-to-move", "wait for the deal, cut or draw"],
    ["0 turn-up", alone, "chance-to-move", "wait for the deal, cut or draw"],
    ["1 pass", played(CLOSED, { deals: 1 }), "game-over", "the game is over"],
    [DEAL, dealt, "players-to-move", "it is a player's turn"],
    ["- draw-tile 0 40", dealt, "players-to-move", "it is a player's turn"],
    ["1 lay 6 0,0 r0", dealt, "not-your-turn", "seat 1 is not to move; seat 0 is"],
    ["0 turn-up", dealt, "wrong-phase", '"turn-up" is not possible now'],
    [`${DEAL} / 12 13 14 15 16 17`, start, "wrong-tiles", "deal a hand to each of 2 seats"],
    ["- deal 0 1 2 3 / 4 5 6 7", start, "wrong-tiles", "deal 6 tiles, not 4"],
    [`${DEAL} / 12 13 14 15 / 16 17 18 19`, initialState({ players: 4, partners: true }), "wrong-tiles", "4 tiles"],
    ["0 lay 6 0,0 r0", dealt, "not-held", "seat 0 does not hold tile 6"],
    ["0 lay 0 0,1 r0", dealt, "no-fit", "lay the first tile at 0,0 as printed"],
    ["1 lay 7 0,0 r2", opened, "no-place", "0,0 is taken or touches no tile"],
    ["0 lay 1 -1,0 r2", second, "no-place", "-1,0 must touch the last tile, at 1,0, or two tiles"],
    ["1 lay 6 0,1 r2", opened, "no-fit", "tile 6 does not fit at 0,1"],
    ["1 lay 7 1,0 r1", opened, "no-fit", "tile 7 fits at 1,0 only turned 180°"],
    ["1 draw", opened, "can-lay", "seat 1 can lay a tile, so it must"],
    ["0 pass", stuck, "can-draw", "seat 0 must draw before it may pass"],
    ["1 draw", full, "cannot-draw", "the drawing stack is empty or the hand is full"],
    ["- draw-tile 1 40", drawing, "wrong-hand", "the tile must go to the hand of seat 0"],
    ["- draw-tile 0 6", drawing, "wrong-tiles", "tile 6 is not in the drawing stack"],
    ["0 lay 3 0,1 r0", afterMoves(cribino, up, "0 lay 0 0,0 r0"), "not-held", "tile 3 is not turned up"],
    ["0 lay 1 0,0 r0", up, "not-held", "tile 1 is not turned up, or not the first to lay"],
    ["0 turn-up", up, "can-lay", "a turned-up tile fits, so lay it"],
  ])("%s", (text, state, code, why) => {
    const move = parseMove(text);
    expect(refusal(state, move)).toEqual({ code, message: expect.stringContaining(why) });
    expect(() => apply(state, move)).toThrow(
      expect.objectContaining({ name: "IllegalMoveError", code, message: expect.stringContaining(why), move }),
    );
  });

  const hand = [6, 7, 8, 9, 10, 11];
  test.each(
    titled<[json: object | null, path: string, why: string]>(
      [
        [null, "", "must be an object, not null"],
        [
          { type: "sing", seat: 0 },
          "type",
          'must be "deal", "draw-tile", "shuffle", "lay", "draw", "pass" or "turn-up", not "sing"',
        ],
        [{ type: "pass" }, "seat", "is missing"],
        [{ type: "pass", seat: 0, tile: 1 }, "tile", "unknown key"],
        [{ type: "turn-up", seat: 7 }, "seat", "from 0 to 6, not 7"],
        [{ type: "deal", hands: "all" }, "hands", "an array"],
        [{ type: "deal", hands: [hand, hand.slice(3)] }, "hands[1]", "4 to 6 items, not 3"],
        [{ type: "deal", hands: [[0, 1, 2, 3, 4, 48], hand] }, "hands[0][5]", "from 0 to 47, not 48"],
        [{ type: "deal", hands: [[0, 1, 2, 3, -1, 5], hand] }, "hands[0][4]", "from 0 to 47, not -1"],
        [{ type: "deal", hands: [[0.5, 1, 2, 3, 4, 5], hand] }, "hands[0][0]", "a whole number"],
        [
          { type: "deal", hands: [Object.assign([0, 1, 2, 3, 4], { length: 6 }), hand] },
          "hands[0][5]",
          "not undefined",
        ],
        [{ type: "deal", hands: [[0, 1, 2, 3, 4, 9], hand] }, "hands[1][3]", "duplicate 9, already at hands[0][5]"],
        [{ type: "draw-tile", hand: 0, tile: 48 }, "tile", "from 0 to 47, not 48"],
        [{ type: "shuffle", order: ORDER.slice(1) }, "order", "48 items, not 47"],
        [{ type: "shuffle", order: [...ORDER, 0] }, "order", "48 items, not 49"],
        [{ type: "shuffle", order: [...ORDER.slice(1), 5] }, "order[47]", "duplicate 5, already at order[4]"],
        [{ type: "lay", seat: "0", tile: 0, x: 0, y: 0, rotation: 0 }, "seat", "from 0 to 6"],
        [{ type: "lay", seat: 0, tile: 48, x: 0, y: 0, rotation: 0 }, "tile", "from 0 to 47"],
        [{ type: "lay", seat: 0, tile: 0, x: 48, y: 0, rotation: 0 }, "x", "from -47 to 47"],
        [{ type: "lay", seat: 0, tile: 0, x: 0, y: -48, rotation: 0 }, "y", "from -47 to 47"],
        [{ type: "lay", seat: 0, tile: 0, x: 0, y: 0, rotation: 4 }, "rotation", "from 0 to 3"],
      ],
      (json, path, why) => `${(json as CribinoMove | null)?.type ?? json}, ${path}: ${why}`,
    ),
  )("a malformed move, %s", (_, json, path, why) => {
    const malformed = expect.objectContaining({
      code: "malformed",
      message: expect.stringContaining(path === "" ? why : `${path}: `),
      reason: expect.stringContaining(why),
    });
    expect(() => parseMoveJson(json)).toThrow(malformed);
    for (const state of [start, alone, dealt, drawing, up])
      expect(refusal(state, json as CribinoMove)?.code).toBe("malformed");
  });
});

test("a legal move has no refusal; one with another key is malformed", () => {
  const pass = parseMove("1 pass");
  expect(refusal(full, pass)).toBeUndefined();
  expect(refusal(full, { ...pass, why: "stuck" } as never)?.code).toBe("malformed");
});

test.each(
  titled<[state: CribinoState, move: string | CribinoMove]>(
    [
      [start, DEAL],
      [dealt, "0 lay 0 0,0 r0"],
      [
        afterMoves(
          cribino,
          afterMoves(
            cribino,
            initialState({ deck: ones(2) }),
            "- deal 1 2 3 4 5 6 / 7 8 9 10 11 12",
            "0 lay 1 0,0 r0",
            "1 pass",
          ),
          "0 draw",
        ),
        "- draw-tile 0 0",
      ],
      [alone, { type: "shuffle", order: ORDER }],
      [up, "0 lay 0 0,0 r0"],
    ],
    (_, move) => (typeof move === "string" ? move : move.type),
  ),
)("the -0 that JSON has is 0 in a move: %s", (_, state, move) => {
  const plain = typeof move === "string" ? parseMove(move) : move;
  const minus = mapJson(plain, (part) => (part === 0 ? -0 : part)) as CribinoMove;
  expect(apply(state, minus)).toEqual(apply(state, plain));
  expect(parseMoveJson(minus)).toEqual(plain);
});
