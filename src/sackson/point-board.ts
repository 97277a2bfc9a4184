import type { Color } from "./color.ts";
import type { Figure } from "./patterns.ts";

/**
 * The levels of the point board from the top (S0-34, S0-36, S0-38); the third is not printed in the source.
 *
 * @example
 * ```ts
 * import { initialState, LEVELS } from "fifteen-two/sackson";
 *
 * LEVELS; // => [5, 3, 2, 1]
 * initialState().pointBoard.plus.red; // => LEVELS[0]
 * ```
 */
export const LEVELS: readonly [5, 3, 2, 1] = /* @__PURE__ */ Object.freeze([5, 3, 2, 1] as const);

/** A level of the point board: what the figure is worth when it is made next. */
export type PointLevel = Extract<(typeof LEVELS)[number], number>;

/** The point board: by figure and color, the level on which the point stone lies. */
export type PointBoard = { readonly [figure in Figure]: { readonly [color in Color]: PointLevel } };

/** A point board whose stones lie where `level` says. */
export function makePointBoard(level: (figure: Figure, color: Color) => PointLevel): PointBoard {
  const column = (figure: Figure) => ({
    yellow: level(figure, "yellow"),
    blue: level(figure, "blue"),
    green: level(figure, "green"),
    brown: level(figure, "brown"),
    red: level(figure, "red"),
  });
  return { plus: column("plus"), cross: column("cross"), line: column("line"), "zig-zag": column("zig-zag") };
}

/** The point board after a figure was made: its stone is one level lower, or stays on the lowest (S0-35, S0-38). */
export function lowered(board: PointBoard, figure: Figure, color: Color): PointBoard {
  const level = LEVELS[LEVELS.indexOf(board[figure][color]) + 1] ?? 1;
  return { ...board, [figure]: { ...board[figure], [color]: level } };
}
