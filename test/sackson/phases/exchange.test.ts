import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shuffle } from "../../../src/core/random.ts";
import { seeded } from "../../../src/index.ts";
import * as sackson from "../../../src/sackson/index.ts";
import {
  COLORS,
  type Color,
  exchangeRefusal,
  isLegal,
  legalMoves,
  parseLayout,
  parseMove,
  type SacksonState,
  SQUARES,
  type Square,
} from "../../../src/sackson/index.ts";
import * as arbitrary from "../../arbitraries.ts";
import { afterMoves } from "../../moves.ts";
import { often } from "../../often.ts";
import { allowed, connected, exchanged, squaresOf } from "../oracle.ts";
import { PLUS, position, ROWS } from "../positions.ts";

/**
 * Blue on e5 would make four of the blue markers whole, and red would lie alone: all but the pictures of the source.
 */
const EXCUSED = parseLayout("NNNNB GGGGN YYYYG BBRRY BBRRR");
const FOUR_AND_ONE = parseLayout("BNNNB GGGNN YYYGG BRRYY BBRRR");

const swapColors = (display: SacksonState["display"]): SacksonState["display"] =>
  display.map((color) => (color === "red" ? "blue" : color === "blue" ? "red" : color));

/** The colors of which a refusal says something. */
function colorsIn(refusal: { readonly reason: string } | undefined, what: RegExp): Color[] {
  return Array.from(refusal?.reason.matchAll(what) ?? [], ([, color]) => color as Color);
}

describe("which exchanges are allowed", () => {
  test("S0-29: a group of four and one apart excuses nothing", () => {
    expect(exchangeRefusal(FOUR_AND_ONE, "b2", "e5")).toEqual({
      code: "isolated",
      keys: ["squares"],
      reason: "the red marker would be isolated on e5, and the blue markers would not form one group",
    });
    expect(exchangeRefusal(swapColors(FOUR_AND_ONE), "b2", "e5")?.reason).toContain("the red markers would not form");
  });

  test("S0-26: both isolated is never allowed", () => {
    expect(exchangeRefusal(EXCUSED, "e1", "e5")?.reason).toBe(
      "the red marker would be isolated on e5, and the blue markers would not form one group, and " +
        "the blue marker would be isolated on e1, and the red markers would not form one group",
    );
  });

  test("S0-28: a neighbor of the color on any side, also diagonally, is enough not to be isolated", () => {
    const aloneOn = (square: Square) => colorsIn(exchangeRefusal(EXCUSED, "a1", square), /the (\w+) marker would/g);
    expect(aloneOn("c3")).toEqual(["yellow"]);
    expect(aloneOn("d4")).toEqual(["green"]);
    expect(aloneOn("c4")).toEqual(["blue", "green"]);
  });

  test("markers of one color do not change places", () => {
    expect(exchangeRefusal(EXCUSED, "a1", "b1")).toEqual({
      code: "same-color",
      keys: ["squares"],
      reason: "a1 and b1 are both blue; exchange two different colors",
    });
    expect(exchangeRefusal(EXCUSED, "a1", "a1")).toMatchObject({ code: "same-color" });
  });

  test("invalid displays and squares are refused with their path", () => {
    expect(() => exchangeRefusal(EXCUSED.slice(1), "a1", "b1")).toThrow("display: must have 25 items, not 24");
    expect(() => exchangeRefusal(Array(25).fill("red"), "a1", "b1")).toThrow(
      "display: must have 5 yellow markers, not 0",
    );
    expect(() => exchangeRefusal(EXCUSED, "f1" as never, "a1")).toThrow("a: must be a square");
    expect(() => exchangeRefusal(EXCUSED, "a1", "f1" as never)).toThrow("b: must be a square");
  });

  test("S0-26 to S0-30: in any display the allowed exchanges are those of the slow rules, with true reasons", () => {
    fc.assert(
      fc.property(arbitrary.seed, (seed) => {
        const random = seeded(seed);
        // Shuffling a part of five rows gives large groups as well as scattered markers.
        const part = 2 + Math.floor(random() * 24);
        const rows = parseLayout(ROWS);
        const places = shuffle(SQUARES, random).slice(0, part);
        const colors = shuffle(places, random).map((square) => rows[SQUARES.indexOf(square)]!);
        const display = SQUARES.map((square, i) => colors[places.indexOf(square)] ?? rows[i]!);
        for (const [i, a] of SQUARES.entries()) {
          for (const b of SQUARES.slice(i)) {
            const refusal = exchangeRefusal(display, a, b);
            const legal = allowed(display, a, b);
            if ((refusal === undefined) !== legal)
              expect([a, b, refusal]).toEqual([a, b, legal ? undefined : "refused"]);
            if ((exchangeRefusal(display, b, a) === undefined) !== legal)
              expect.fail(`${b} and ${a} are not as ${a} and ${b}`);
            for (const color of colorsIn(refusal, /the (\w+) markers would not/g))
              expect(connected(squaresOf(exchanged(display, a, b), color))).toBe(false);
          }
        }
      }),
      { numRuns: often(8, 40) },
    );
  });
});

/** By place in `SQUARES`: the places that touch it. */
const AROUND = SQUARES.map((one) =>
  [...SQUARES.keys()].filter((k) => one !== SQUARES[k] && connected([one, SQUARES[k]!])),
);

/** Whether some two of the markers laid so far may change places as neither arrives isolated, whatever is laid next. */
function exchangeable(laid: readonly Color[]): boolean {
  const joins = (i: number, j: number) => AROUND[j]!.some((k) => k !== i && laid[k] === laid[i]);
  return laid.some((one, i) => laid.slice(0, i).some((other, j) => one !== other && joins(i, j) && joins(j, i)));
}

/**
 * Number of displays that begin so and have no such two markers; each color is first laid after those before it in the
 * list.
 */
function stuck(laid: readonly Color[]): number {
  if (exchangeable(laid)) return 0;
  if (laid.length === SQUARES.length) return 1;
  const left = COLORS.slice(0, new Set(laid).size + 1).filter((color) => laid.filter((c) => c === color).length < 5);
  return left.reduce((sum, color) => sum + stuck([...laid, color]), 0);
}

test("in every display some exchange is allowed", () => {
  expect(exchangeable(["yellow", "yellow", "blue", "blue"])).toBe(false);
  expect(exchangeable(["yellow", "blue", "yellow", "blue"])).toBe(true);
  expect(stuck([])).toBe(0);
});

describe("exchanges in a turn", () => {
  test("S0-12, S0-17: one marker of each color whose stone is held, in either order", () => {
    const state = position(PLUS, [["yellow", "blue"], ["red"]]);
    expect(isLegal(state, parseMove("0 exchange c2 e1"))).toBe(true);
    expect(isLegal(state, { type: "exchange", seat: 0, squares: ["e1", "c2"] })).toBe(true);
    expect(() => afterMoves(sackson, state, "0 exchange a1 b1")).toThrow(
      "exchange a yellow and a blue marker, not green and brown",
    );
    expect(() => afterMoves(sackson, state, "0 exchange b2 c2")).toThrow("b2 and c2 are both blue");
    for (const move of legalMoves(state)) {
      const colors = (move as { squares: readonly string[] }).squares.map(
        (square) => state.display[SQUARES.indexOf(square as never)],
      );
      expect(colors.sort()).toEqual(["blue", "yellow"]);
    }
  });

  test("S0-11: the two markers change places and nothing else moves", () => {
    const state = position(PLUS, [["yellow", "blue"], ["red"]]);
    expect(afterMoves(sackson, state, "0 exchange c2 e1").display).toEqual(exchanged(state.display, "c2", "e1"));
  });

  test("S0-31: stones that allow no exchange lead straight to a free return, though others would allow one", () => {
    const state = position(ROWS, [["yellow"], ["red"]]);
    const stuck = afterMoves(sackson, state, "0 take green");
    expect(stuck.phase).toBe("return");
    expect(legalMoves(stuck).map((move) => (move as { color: string }).color)).toEqual(["yellow", "green"]);
    expect(afterMoves(sackson, stuck, "0 return yellow")).toMatchObject({
      phase: "take",
      turn: 1,
      held: [["green"], ["red"]],
    });
    expect(afterMoves(sackson, state, "0 take blue").phase).toBe("exchange");
  });
});
