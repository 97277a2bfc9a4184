import {
  type AnyGame,
  type AnyView,
  describeMove,
  type MoveOf,
  NotationError,
  type Seat,
  type StateOf,
} from "../index.ts";
import { SYMBOLS } from "./narrate.ts";

/** Width of a list of moves, in characters. */
const WIDTH = 78;

/** The most moves that are listed unprompted. */
export const MOST_LISTED = 60;

/**
 * Lists the viewer's moves in columns, numbered from 1. `part` keeps only the moves that contain that word, described or
 * written.
 */
export function listMoves(game: AnyGame, view: AnyView, moves: readonly MoveOf<AnyGame>[], part = ""): string {
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

/** Reads a person's answer: a number from the list, or a move with or without its seat. Returns the move, or what is wrong. */
export function readAnswer(
  game: AnyGame,
  state: StateOf<AnyGame>,
  seat: Seat,
  moves: readonly MoveOf<AnyGame>[],
  answer: string,
): MoveOf<AnyGame> | string {
  if (/^\d+$/.test(answer))
    return moves[Number(answer) - 1] ?? `${answer} is not on the list; type 1 to ${moves.length}`;
  if (answer === "") return moves.length === 1 ? moves[0]! : "type a number from the list, or a move";
  try {
    const move = game.parseMove(/^(\d|-)/.test(answer) ? answer : `${seat} ${answer}`);
    if (move.seat !== seat) return `you are seat ${seat} and can move only for that seat`;
    return game.refusal(state, move)?.reason ?? move;
  } catch (error) {
    if (error instanceof NotationError) return error.reason;
    throw error;
  }
}
