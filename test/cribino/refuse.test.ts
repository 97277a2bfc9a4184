import * as cribino from "../../src/cribino/index.ts";
import { initialState } from "../../src/cribino/index.ts";
import { afterMoves } from "../moves.ts";
import { describeRefusals } from "../refuse.ts";
import { CLOSED, ones, played } from "./help.ts";

const DEAL = "- deal 0 1 2 3 4 5 / 6 7 8 9 10 11";
const ORDER = [...Array(48).keys()];

const start = initialState();
const dealt = afterMoves(cribino, start, DEAL);
const opened = afterMoves(cribino, dealt, "0 lay 0 0,0 r0");
const second = afterMoves(cribino, opened, "1 lay 7 1,0 r2");
const alone = initialState({ players: 1 });
const up = afterMoves(cribino, alone, { type: "shuffle", order: ORDER }, "0 turn-up");
/** Seat 1 can neither lay nor draw; then seat 0 cannot lay. */
const full = afterMoves(cribino, initialState({ deck: ones(1) }), DEAL, "0 lay 0 0,0 r0");
const stuck = afterMoves(cribino, full, "1 pass");
const drawing = afterMoves(cribino, stuck, "0 draw");
const hand = [6, 7, 8, 9, 10, 11];
const lay = { type: "lay", seat: 0, tile: 0, x: 0, y: 0, rotation: 0 };

describeRefusals({
  game: cribino,
  options: { deals: 2, first: 0 },
  refused: [
    [dealt, DEAL, "players-to-move", "player's turn"],
    [dealt, "- draw-tile 0 40", "players-to-move"],
    [start, "0 pass", "chance-to-move"],
    [drawing, "0 pass", "chance-to-move"],
    [alone, "0 turn-up", "chance-to-move"],
    [played(CLOSED, { deals: 1 }), "1 pass", "game-over", "over"],
    [dealt, "1 lay 6 0,0 r0", "not-your-turn", "seat 1 0"],
    [dealt, "0 turn-up", "wrong-phase", '"turn-up"'],
    [start, `${DEAL} / 12 13 14 15 16 17`, "wrong-tiles", "2 seats", ["hands"]],
    [start, "- deal 0 1 2 3 / 4 5 6 7", "wrong-tiles", "6 4", ["hands", 0]],
    [
      initialState({ players: 4, partners: true }),
      `${DEAL} / 12 13 14 15 / 16 17 18 19`,
      "wrong-tiles",
      "4 6",
      ["hands", 0],
    ],
    [dealt, "0 lay 6 0,0 r0", "not-held", "seat 0 6", ["tile"]],
    [dealt, "0 lay 0 0,1 r0", "no-fit", "first 0,0", ["y"]],
    [dealt, "0 lay 0 1,0 r0", "no-fit", "first 0,0", ["x"]],
    [dealt, "0 lay 0 0,0 r3", "no-fit", "first 0,0", ["rotation"]],
    [opened, "1 lay 7 0,0 r2", "no-place", "0,0 taken", ["x"]],
    [second, "0 lay 1 -1,0 r2", "no-place", "-1,0 1,0 two", ["x"]],
    [opened, "1 lay 6 0,1 r2", "no-fit", "6 0,1", ["tile"]],
    [opened, "1 lay 7 1,0 r1", "no-fit", "7 1,0 180°", ["rotation"]],
    [opened, "1 draw", "can-lay", "seat 1 lay", []],
    [stuck, "0 pass", "can-draw", "seat 0 draw", []],
    [full, "1 draw", "cannot-draw", "empty full", []],
    [drawing, "- draw-tile 1 40", "wrong-hand", "seat 0", ["hand"]],
    [drawing, "- draw-tile 0 6", "wrong-tiles", "6 drawing", ["tile"]],
    [afterMoves(cribino, up, "0 lay 0 0,0 r0"), "0 lay 3 0,1 r0", "not-held", "3 turned", ["tile"]],
    [up, "0 lay 1 0,0 r0", "not-held", "1 turned first", ["tile"]],
    [up, "0 turn-up", "can-lay", "fits lay"],
  ],
  malformed: [
    [{ type: "turn-up", seat: 7 }, "seat 7"],
    [{ type: "deal", hands: [hand, hand.slice(3)] }, "hands[1] 3"],
    [{ type: "deal", hands: [[0, 1, 2, 3, 4, 48], hand] }, "hands[0][5] 48"],
    [{ type: "deal", hands: [[0, 1, 2, 3, -1, 5], hand] }, "hands[0][4] -1"],
    [{ type: "deal", hands: [[0.5, 1, 2, 3, 4, 5], hand] }, "hands[0][0]"],
    [{ type: "deal", hands: [Object.assign([0, 1, 2, 3, 4], { length: 6 }), hand] }, "hands[0][5]"],
    [{ type: "deal", hands: [[0, 1, 2, 3, 4, 9], hand] }, "hands[1][3] hands[0][5]"],
    [{ type: "draw-tile", hand: 0, tile: 48 }, "tile 48"],
    [{ type: "shuffle", order: ORDER.slice(1) }, "order 47"],
    [{ type: "shuffle", order: [...ORDER, 0] }, "order 49"],
    [{ type: "shuffle", order: [...ORDER.slice(1), 5] }, "order[47] order[4]"],
    [{ ...lay, seat: "0" }, "seat 0"],
    [{ ...lay, tile: 48 }, "tile 48"],
    [{ ...lay, x: 48 }, "x 48"],
    [{ ...lay, y: -48 }, "y -48"],
    [{ ...lay, rotation: 4 }, "rotation 4"],
  ],
});
