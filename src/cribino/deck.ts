import { frozen } from "../core/frozen.ts";
import type { Report } from "../schema/reading.ts";
import type { Shape } from "../schema/shape.ts";
import { DIRECTIONS, TILES, type Tile, TRIANGLE } from "./tile.ts";

/** The numbers of the tiles by the order of their colors, clockwise from north. */
const PRINTED = {
  "purple red green yellow": "2 4 10 3, 3 1 6 7, 4 7 5 10, 5 9 3 6, 6 8 4 1, 8 2 9 7, 9 3 1 4, 10 6 7 2",
  "purple red yellow green": "1 2 8 7, 2 5 10 9, 3 7 5 8, 4 6 9 2, 5 1 4 10, 6 4 7 5, 7 10 1 6, 8 7 3 1",
  "purple green red yellow": "1 5 6 3, 3 1 4 6, 5 8 3 9, 6 2 1 3, 7 10 9 2, 8 4 10 5, 9 6 5 8, 10 9 8 4",
  "purple green yellow red": "2 8 7 9, 3 9 1 6, 4 1 2 8, 5 4 10 2, 6 10 9 5, 7 2 5 3, 9 7 3 10, 10 3 8 7",
  "purple yellow red green": "1 10 9 2, 2 5 1 3, 4 1 5 8, 6 8 10 1, 7 9 2 5, 8 2 4 6, 9 6 7 10, 10 7 3 4",
  "purple yellow green red": "1 9 3 8, 2 6 5 10, 3 2 4 5, 4 8 9 3, 5 1 2 4, 7 4 8 6, 8 10 7 1, 10 5 6 9",
};

function makeDeck(): Tile[] {
  return Object.entries(PRINTED).flatMap(([order, tiles]) => {
    const colors = order.split(" ");
    const tileOf = (numbers: string) => numbers.split(" ").map((number, i) => [colors[i], Number(number)]);
    return tiles.split(", ").map(tileOf) as unknown as Tile[];
  });
}

/**
 * The default deck. A tile's index is its position in the deck.
 *
 * It is a reconstruction, not the deck that was sold: the rules of 1939 don't list the tiles. They mention only that
 * there are 48, each with four triangles of different colors, numbered 1 to 10 and "arranged scientifically".
 *
 * This deck is as even as possible. Each of the six cyclic orders of the four colors is on eight tiles. Every color has
 * every number five times, except two numbers that it has four times. For any two colors, the 48 pairs of numbers all
 * differ. The four numbers of a tile differ. Ten tiles have a total that is a multiple of five.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * cribino.DECK.length; // => 48
 * cribino.DECK[0]; // => [["purple", 2], ["red", 4], ["green", 10], ["yellow", 3]]
 * ```
 */
export const DECK: readonly Tile[] = frozen(/* @__PURE__ */ makeDeck());

export const DECK_SHAPE: Shape = {
  type: "array",
  items: { type: "tuple", items: [TRIANGLE, TRIANGLE, TRIANGLE, TRIANGLE], check: checkTile },
  minItems: TILES,
  maxItems: TILES,
};

/** Reports each triangle with a color that an earlier one has. */
function checkTile(tile: Tile, report: Report): void {
  tile.forEach(([color], i) => {
    const first = tile.findIndex((other) => other[0] === color);
    if (first < i) report([i, 0], `duplicate ${color}, already in the ${DIRECTIONS[first]}`);
  });
}
