import { frozen } from "../core/frozen.ts";
import type { Report } from "../schema/reading.ts";
import type { Shape } from "../schema/shape.ts";
import { DIRECTIONS, TILES, type Tile, TRIANGLE } from "./tile.ts";

/**
 * The default deck. A tile's index is its position in the deck.
 *
 * It is a reconstruction, not the deck that was sold: the rules of 1939 don't list the tiles. They say only that there
 * are 48, each with four triangles of different colors, numbered 1 to 10 and "arranged scientifically".
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
// biome-ignore format: one tile a line
export const DECK: readonly Tile[] = frozen([
  [["purple", 2], ["red", 4], ["green", 10], ["yellow", 3]],
  [["purple", 3], ["red", 1], ["green", 6], ["yellow", 7]],
  [["purple", 4], ["red", 7], ["green", 5], ["yellow", 10]],
  [["purple", 5], ["red", 9], ["green", 3], ["yellow", 6]],
  [["purple", 6], ["red", 8], ["green", 4], ["yellow", 1]],
  [["purple", 8], ["red", 2], ["green", 9], ["yellow", 7]],
  [["purple", 9], ["red", 3], ["green", 1], ["yellow", 4]],
  [["purple", 10], ["red", 6], ["green", 7], ["yellow", 2]],
  [["purple", 1], ["red", 2], ["yellow", 8], ["green", 7]],
  [["purple", 2], ["red", 5], ["yellow", 10], ["green", 9]],
  [["purple", 3], ["red", 7], ["yellow", 5], ["green", 8]],
  [["purple", 4], ["red", 6], ["yellow", 9], ["green", 2]],
  [["purple", 5], ["red", 1], ["yellow", 4], ["green", 10]],
  [["purple", 6], ["red", 4], ["yellow", 7], ["green", 5]],
  [["purple", 7], ["red", 10], ["yellow", 1], ["green", 6]],
  [["purple", 8], ["red", 7], ["yellow", 3], ["green", 1]],
  [["purple", 1], ["green", 5], ["red", 6], ["yellow", 3]],
  [["purple", 3], ["green", 1], ["red", 4], ["yellow", 6]],
  [["purple", 5], ["green", 8], ["red", 3], ["yellow", 9]],
  [["purple", 6], ["green", 2], ["red", 1], ["yellow", 3]],
  [["purple", 7], ["green", 10], ["red", 9], ["yellow", 2]],
  [["purple", 8], ["green", 4], ["red", 10], ["yellow", 5]],
  [["purple", 9], ["green", 6], ["red", 5], ["yellow", 8]],
  [["purple", 10], ["green", 9], ["red", 8], ["yellow", 4]],
  [["purple", 2], ["green", 8], ["yellow", 7], ["red", 9]],
  [["purple", 3], ["green", 9], ["yellow", 1], ["red", 6]],
  [["purple", 4], ["green", 1], ["yellow", 2], ["red", 8]],
  [["purple", 5], ["green", 4], ["yellow", 10], ["red", 2]],
  [["purple", 6], ["green", 10], ["yellow", 9], ["red", 5]],
  [["purple", 7], ["green", 2], ["yellow", 5], ["red", 3]],
  [["purple", 9], ["green", 7], ["yellow", 3], ["red", 10]],
  [["purple", 10], ["green", 3], ["yellow", 8], ["red", 7]],
  [["purple", 1], ["yellow", 10], ["red", 9], ["green", 2]],
  [["purple", 2], ["yellow", 5], ["red", 1], ["green", 3]],
  [["purple", 4], ["yellow", 1], ["red", 5], ["green", 8]],
  [["purple", 6], ["yellow", 8], ["red", 10], ["green", 1]],
  [["purple", 7], ["yellow", 9], ["red", 2], ["green", 5]],
  [["purple", 8], ["yellow", 2], ["red", 4], ["green", 6]],
  [["purple", 9], ["yellow", 6], ["red", 7], ["green", 10]],
  [["purple", 10], ["yellow", 7], ["red", 3], ["green", 4]],
  [["purple", 1], ["yellow", 9], ["green", 3], ["red", 8]],
  [["purple", 2], ["yellow", 6], ["green", 5], ["red", 10]],
  [["purple", 3], ["yellow", 2], ["green", 4], ["red", 5]],
  [["purple", 4], ["yellow", 8], ["green", 9], ["red", 3]],
  [["purple", 5], ["yellow", 1], ["green", 2], ["red", 4]],
  [["purple", 7], ["yellow", 4], ["green", 8], ["red", 6]],
  [["purple", 8], ["yellow", 10], ["green", 7], ["red", 1]],
  [["purple", 10], ["yellow", 5], ["green", 6], ["red", 9]],
]);

/** Shape of a deck. */
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
