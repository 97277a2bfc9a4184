import { type AnyGame, type AnyMove, type AnyView, describeMove, NotationError } from "../index.ts";
import { SYMBOLS } from "./narrate.ts";

/** Width of a list of moves, in characters. */
const WIDTH = 78;

/** The most moves that are listed unprompted. */
export const MOST_LISTED = 60;

/** Lists the viewer's moves in columns, numbered from 1; with `part`, only moves whose text or description has it. */
export function listMoves(game: AnyGame, view: AnyView, moves: readonly AnyMove[], part = ""): string {
  const wide = `${moves.length}`.length;
  const words = { ...SYMBOLS, you: "" };
  const listed = moves.flatMap((move, i) => {
    const text = describeMove(game, move, { before: view, words });
    const isListed = part === "" || `${text} ${game.formatMove(move)}`.split(/[ ,]+/).includes(part);
    return isListed ? [`${`${i + 1}`.padStart(wide)}  ${text}`] : [];
  });
  const width = Math.max(...listed.map(({ length }) => length), 1) + 3;
  const rows = Math.ceil(listed.length / Math.max(1, Math.floor(WIDTH / width)));
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = listed.filter((_, i) => i % rows === row).map((text) => text.padEnd(width));
    return `  ${cells.join("")}`.trimEnd();
  });
  return lines.join("\n");
}

/** Reads a person's answer: a number from the list, or a move, its seat optional. Returns the move or an error. */
export function readAnswer(game: AnyGame, view: AnyView, moves: readonly AnyMove[], answer: string): AnyMove | string {
  if (/^\d+$/.test(answer))
    return moves[Number(answer) - 1] ?? `${answer} is not on the list; type 1 to ${moves.length}`;
  if (answer === "") return moves.length === 1 ? moves[0]! : "type a number from the list, or a move";
  try {
    const move = game.parseMove(/^(\d|-)/.test(answer) ? answer : `${view.viewer} ${answer}`);
    if (move.seat !== view.viewer) return `you are seat ${view.viewer} and can move only for that seat`;
    return game.refusal(view, move)?.reason ?? move;
  } catch (error) {
    if (error instanceof NotationError) return error.reason;
    throw error;
  }
}
