import { type SacksonState, SQUARES, type Square } from "../../src/sackson/index.ts";

/** A rotation or reflection of the board. */
export interface Turned {
  readonly name: string;
  /** The image of a square. */
  square(square: Square): Square;
  /** The display after it. */
  display(display: SacksonState["display"]): SacksonState["display"];
}

function turned(name: string, to: (x: number, y: number) => readonly [number, number]): Turned {
  const square = (from: Square): Square => {
    const [x, y] = to(from.charCodeAt(0) - 97, Number(from[1]) - 1);
    return SQUARES[5 * y + x]!;
  };
  const display = (before: SacksonState["display"]): SacksonState["display"] => {
    const after = [...before];
    SQUARES.forEach((from, i) => {
      after[SQUARES.indexOf(square(from))] = before[i]!;
    });
    return after;
  };
  return { name, square, display };
}

/** The eight of them, the first of which changes nothing. */
export const turns: readonly Turned[] = [
  turned("as it is", (x, y) => [x, y]),
  turned("a quarter turn", (x, y) => [y, 4 - x]),
  turned("a half turn", (x, y) => [4 - x, 4 - y]),
  turned("three quarters", (x, y) => [4 - y, x]),
  turned("left and right swapped", (x, y) => [4 - x, y]),
  turned("top and bottom swapped", (x, y) => [x, 4 - y]),
  turned("mirrored on a1-e5", (x, y) => [y, x]),
  turned("mirrored on a5-e1", (x, y) => [4 - y, 4 - x]),
];
