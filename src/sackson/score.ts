import { NO_AWARDS } from "../core/score.ts";
import { sideOf } from "../core/seat.ts";
import type { Color } from "./color.ts";
import { type Figure, figuresOf } from "./patterns.ts";
import type { SacksonState, SacksonView } from "./state.ts";

export const TARGET = 61;

/** The stones that the side to move holds; there are two sides. */
export function holding(state: SacksonState | SacksonView): readonly Color[] {
  return state.held[state.turn % 2]!;
}

/** The points for the figures of the two colors that were exchanged. Any figure there now was just made. */
export function scoreFigures(state: SacksonState, display: readonly Color[]): SacksonState["awards"] {
  const found = figuresOf(display, holding(state), state.settings);
  if (found.length === 0) return NO_AWARDS;
  const items = found.map(({ kind, color, squares }) => ({
    kind,
    points: state.pointBoard[kind][color],
    color,
    squares,
  }));
  const points = items.reduce((sum, item) => sum + item.points, 0);
  return [{ side: sideOf(state, state.turn), points, items }];
}

/** The levels of the point board, from the top: the points for making the figure next. */
export const LEVELS: readonly number[] = [5, 3, 2, 1];

export function newPointBoard(): SacksonState["pointBoard"] {
  const column = { yellow: 5, blue: 5, green: 5, brown: 5, red: 5 };
  return { plus: column, cross: column, line: column, "zig-zag": column };
}

/** The point board after a figure was made: its stone moves one level down, or stays on the lowest. */
export function lowered(
  board: SacksonState["pointBoard"],
  { kind, color }: { readonly kind: Figure; readonly color: Color },
): SacksonState["pointBoard"] {
  const level = LEVELS[LEVELS.indexOf(board[kind][color]) + 1] ?? 1;
  return { ...board, [kind]: { ...board[kind], [color]: level } };
}
