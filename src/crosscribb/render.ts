import type { Card, Hidden } from "../core/card.ts";
import { sideOf } from "../core/seat.ts";
import { expectState } from "../game/position.ts";
import { formatScore } from "../scoring/index.ts";
import { row } from "../shared/render.ts";
import { scoreBoard } from "./lines.ts";
import type { CrossCribbAward, CrossCribbState, CrossCribbView, PlayedState, ShowState } from "./state.ts";

/**
 * Draws the table as text.
 *
 * It shows the phase, both sides with their holes and round totals, the board with the points of each line so far, the
 * piles and the crib, and the points of the latest move.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * crosscribb.render(crosscribb.initialState()).split("\n")[0]; // => "crosscribb to 31: cut for deal"
 * ```
 */
export function render(state: CrossCribbState | CrossCribbView): string {
  expectState(state);
  const lines = [`crosscribb to ${state.settings.target}: ${title(state)}`];
  for (const side of [0, 1])
    lines.push(`  side ${side} (${SIDES[side]}) ${pad(state.scores[side]!)}, this round ${pad(state.totals[side]!)}`);
  if ("board" in state) lines.push(...boardLines(state));
  if ("piles" in state) lines.push(...state.piles.map((pile, seat) => pileLine(state, pile, seat)));
  if ("crib" in state) lines.push(`  crib    ${row(state.crib)}`);
  for (const score of state.awards) lines.push(`  ${scoredLine(score)}`);
  return lines.join("\n");
}

const SIDES = ["columns", "rows   "];

function pad(points: number): string {
  return `${points}`.padStart(3);
}

function title(state: CrossCribbState | CrossCribbView): string {
  switch (state.phase) {
    case "play":
      return `seat ${state.turn} to play`;
    case "show":
      return `seat ${state.turn} to count the ${linesOf(state)}`;
    case "muggins":
      return `seat ${state.turn} overlooked ${state.missing}; seats ${state.pending.join(", ")} may claim them`;
    case "over":
      return `side ${state.winners[0]} has won`;
    case "cut-for-deal":
      return "cut for deal";
    default:
      return `seat ${state.dealer} dealing, ${state.phase}`;
  }
}

function linesOf(state: Pick<ShowState, "scores" | "settings" | "turn" | "dealer">): string {
  const { turn, dealer } = state;
  return `${sideOf(state, turn) === 0 ? "columns" : "rows"}${turn === dealer ? " and the crib" : ""}`;
}

/** The rows with their points on the right, and the points of the columns below. */
function boardLines({ board, cut, settings }: Pick<PlayedState, "board" | "cut" | "settings">): string[] {
  const { lines, totals } = scoreBoard(board, cut, settings);
  const rows = [0, 1, 2, 3, 4].map((i) => {
    const cards = board.slice(5 * i, 5 * i + 5).map((card) => `  ${card === null ? "·" : row([card])}`);
    return `  ${i + 1} ${cards.map((card) => card.padEnd(4)).join("")} ${pad(lines[5 + i]!.points)}`;
  });
  const sums = lines.slice(0, 5).map(({ points }) => `${points}`.padStart(4));
  return ["      a   b   c   d   e", ...rows, `   ${sums.join("")}   ${totals[0]} : ${totals[1]}`];
}

function pileLine(state: CrossCribbState | CrossCribbView, pile: readonly (Card | Hidden)[], seat: number): string {
  const dealer = "dealer" in state && state.dealer === seat ? "*" : " ";
  return `${dealer} seat ${seat}  ${row(pile)}`.trimEnd();
}

function scoredLine({ side, line, points, items }: CrossCribbAward): string {
  if (items[0]!.kind === "difference") return `side ${side} pegs ${points}`;
  const what = line === null ? "" : line === "crib" ? " in the crib" : ` in ${line}`;
  return `side ${side} scored ${points}${what}: ${formatScore(items)}`;
}
