import type { Color } from "./color.ts";
import type { Figure } from "./patterns.ts";

/**
 * The levels of the point board, from the top.
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

/** A level of the point board: the points for making the figure next. */
export type PointLevel = Extract<(typeof LEVELS)[number], number>;

/** The point board: the level of the point stone for each figure and color. */
export type PointBoard = { readonly [figure in Figure]: { readonly [color in Color]: PointLevel } };

/** The point board at the start: every stone is at the top. */
export function newPointBoard(): PointBoard {
  const column = { yellow: 5, blue: 5, green: 5, brown: 5, red: 5 } as const;
  return { plus: column, cross: column, line: column, "zig-zag": column };
}

/** The point board after a figure was made: its stone moves one level down, or stays on the lowest. */
export function lowered(board: PointBoard, figure: Figure, color: Color): PointBoard {
  const level = LEVELS[LEVELS.indexOf(board[figure][color]) + 1] ?? 1;
  return { ...board, [figure]: { ...board[figure], [color]: level } };
}
