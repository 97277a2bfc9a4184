import { sideOf } from "../core/seat.ts";
import { expectState } from "../game/position.ts";
import { COLORS, type Color, LETTERS } from "./color.ts";
import { formatLayout } from "./display.ts";
import { FIGURES, type Figure } from "./patterns.ts";
import { gamesLost } from "./phases/over.ts";
import { LEVELS, TARGET } from "./score.ts";
import type { SacksonState, SacksonView } from "./state.ts";

/**
 * Draws the table as text.
 *
 * It shows the seat to move and its task; the display; the point board, with one letter per stone; the bank; each side
 * with its score and stones; and the figures that the latest move scored.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.render(sackson.initialState());
 * // => `sackson to 61: seat 0 to take
 * //   5  Y G R Y B    points  plus   cross  line   zig-zag
 * //   4  N B N G N       5    YBGNR  YBGNR  YBGNR  YBGNR
 * //   3  R G R Y R       3
 * //   2  B Y B N B       2
 * //   1  N G R Y G       1
 * //      a b c d e
 * //   bank    yellow blue green brown red
 * // * side 0    0
 * //   side 1    0`
 * ```
 */
export function render(state: SacksonState | SacksonView): string {
  expectState(state);
  const board = pointLines(state);
  const rows = formatLayout(state.display).split(" ");
  const lines = [`sackson to ${TARGET}: ${title(state)}`];
  lines.push(...rows.map((row, i) => `  ${5 - i}  ${row.split("").join(" ")}    ${board[i]}`.trimEnd()));
  lines.push("     a b c d e", `  bank    ${state.bank.join(" ")}`.trimEnd(), ...sideLines(state));
  for (const { side, points, items } of state.awards) {
    const made = items.map((item) => `${item.color} ${item.kind} ${item.squares.join(" ")} for ${item.points}`);
    lines.push(`  side ${side} scored ${points}: ${made.join(", ")}`);
  }
  return lines.join("\n");
}

function title(state: SacksonState | SacksonView): string {
  if (state.phase !== "over") return `seat ${state.turn} to ${state.phase}`;
  const [winner] = state.winners;
  return winner === undefined ? "a draw" : `side ${winner} has won${gamesLost(state).includes(2) ? " doubly" : ""}`;
}

/** The lines of the point board: a heading, then one line per level. */
function pointLines({ pointBoard }: SacksonState | SacksonView): string[] {
  const line = (head: string, cells: readonly string[]) => [head, ...cells.map((cell) => cell.padEnd(5))].join("  ");
  const stones = (figure: Figure, level: number) =>
    COLORS.map((color: Color, i) => (pointBoard[figure][color] === level ? LETTERS[i] : "")).join("");
  const levels = LEVELS.map((level) => {
    const cells = FIGURES.map((figure) => stones(figure, level));
    return line(`   ${level}  `, cells);
  });
  return [line("points", FIGURES), ...levels];
}

function sideLines(state: SacksonState | SacksonView): string[] {
  return state.scores.map((score, side) => {
    const mark = state.phase !== "over" && sideOf(state, state.turn) === side ? "*" : " ";
    const held = state.held[side]!.length === 0 ? "" : `  holds ${state.held[side]!.join(" ")}`;
    return `${mark} side ${side} ${`${score}`.padStart(4)}${held}`;
  });
}
