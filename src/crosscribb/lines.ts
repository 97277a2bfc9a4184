import type { Side } from "../core/any.ts";
import { type Card, indexOfCard } from "../core/card.ts";
import { added } from "../core/score.ts";
import { readCard } from "../schema/read.ts";
import { parseWith } from "../schema/standard.ts";
import { type Score, scoreLine } from "../scoring/index.ts";
import type { HandScoreKind } from "../scoring/item.ts";
import { countLineIndices } from "../scoring/line.ts";
import { type Board, CENTER, isCentral, LINES, type Line, readBoard, squareIn } from "./board.ts";
import { type CrossCribbOptions, optionsSchema } from "./options.ts";

/** The maximum for a side's five lines and the crib: 29 points each. */
export const MOST_ROUND_POINTS = 174;

/** Points for one line, and the side that scores them. @inline */
export interface LineScore extends Score<HandScoreKind> {
  /** The side that owns the line. */
  readonly side: Side;
  /** The column or row. */
  readonly line: Line;
}

/** Points for a board, line by line. @inline */
export interface BoardScore {
  /** The ten lines in the order they are counted: columns a to e, then rows 1 to 5. */
  readonly lines: readonly LineScore[];
  /** Each side's sum over its five lines, without heels and crib. */
  readonly totals: readonly [circles: number, diamonds: number];
}

/** The option that the points of a board depend on. You can pass a state's `settings`. @inline */
export type BoardOptions = Pick<CrossCribbOptions, "lineFlush">;

/**
 * Scores the ten lines of a board. A line with gaps scores the points that no further card can take away.
 *
 * @param board - the card on each square in the order of {@link SQUARES}, null if it is empty; the center holds the cut
 * card or null
 * @param cut - the cut card, which counts in row 3 and column c
 * @param options - the game's options; only `lineFlush` matters
 * @returns the ten lines with their items, and both totals
 * @throws InvalidStateError when the board does not have 25 squares, the center holds a card other than the cut card, a
 * card is invalid or a duplicate, or an option is unknown or out of range
 *
 * @example
 * ```ts
 * import { type Card } from "fifteen-two";
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const laid: Record<string, Card> = { a1: "5H", a2: "TD", c1: "JC", b3: "6S" };
 * const board = crosscribb.SQUARES.map((square) => laid[square] ?? null);
 * const { lines, totals } = crosscribb.scoreBoard(board, "9C");
 * totals; // => [3, 4]
 * lines[2]; // => { side: 0, line: "c", points: 1, items: [{ kind: "nobs", points: 1, cards: ["JC"] }] }
 * ```
 */
export function scoreBoard(board: Board, cut: Card, options?: BoardOptions | null): BoardScore {
  const { squares, flush } = readInput(board, cut, options);
  const lines = [...scoreSide(squares, 0, flush), ...scoreSide(squares, 1, flush)];
  return { lines, totals: added([0, 0], lines) as BoardScore["totals"] };
}

/**
 * The totals of {@link scoreBoard} alone, for programs that compare many boards.
 *
 * @param board - the card on each square; see {@link scoreBoard}
 * @param cut - the cut card
 * @param options - the game's options; only `lineFlush` matters
 * @returns each side's sum over its five lines, without heels and crib
 * @throws InvalidStateError when the board, the cut card or an option is invalid, as for {@link scoreBoard}
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const board = crosscribb.SQUARES.map((square) => (square === "c1" ? "5S" : square === "a3" ? "TH" : null));
 * crosscribb.countBoard(board, "5D"); // => [2, 2]
 * ```
 */
export function countBoard(
  board: Board,
  cut: Card,
  options?: BoardOptions | null,
): readonly [circles: number, diamonds: number] {
  const { squares, flush } = readInput(board, cut, options);
  return [countSide(squares, 0, flush), countSide(squares, 1, flush)];
}

function readInput(board: Board, cut: Card, options: BoardOptions | null | undefined) {
  const { lineFlush: flush } = parseWith(optionsSchema, options ?? {}, ["options"]);
  return { squares: readBoard(board, readCard(cut, ["cut"])), flush };
}

/** The cards of a line, given by its index in `LINES`. */
export function cardsIn(board: Board, line: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < 5; i++) {
    const card = board[squareIn(line, i)];
    if (card != null) cards.push(card);
  }
  return cards;
}

/** Scores the five lines of a side. The cut card is in the center. */
export function scoreSide(board: Board, side: Side, flush: "four" | "five"): LineScore[] {
  return Array.from({ length: 5 }, (_, i) => {
    const at = 5 * side + i;
    return { side, line: LINES[at]!, ...scoreAt(board, at, flush) };
  });
}

/** Scores a line, given by its index in `LINES`. */
export function scoreAt(board: Board, line: number, flush: "four" | "five"): Score<HandScoreKind> {
  return scoreLine(cardsIn(board, line), { cut: isCentral(line) ? board[CENTER]! : null, flush });
}

/** Counts the five lines of a side. The cut card is in the center. */
export function countSide(board: Board, side: Side, flush: "four" | "five"): number {
  const cut = indexOfCard(board[CENTER]);
  const fewest = flush === "four" ? 4 : 5;
  let total = 0;
  for (let line = 5 * side; line < 5 * side + 5; line++)
    total += countLineIndices(cardsIn(board, line).map(indexOfCard), isCentral(line) ? cut : -1, fewest);
  return total;
}

export function scoreCrib(crib: readonly Card[], cut: Card): Score<HandScoreKind> {
  return scoreLine([...crib, cut], { cut, flush: "five" });
}
