import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LINES } from "../../src/crosscribb/board.ts";
import { countBoard, SQUARES, scoreBoard } from "../../src/crosscribb/index.ts";
import { CARDS, type Card } from "../../src/index.ts";
import { scoreLine } from "../../src/scoring/index.ts";
import * as arbitrary from "../arbitraries.ts";

describe("a board", () => {
  const lineFlush = fc.constantFrom("four" as const, "five" as const);
  const boards = fc.tuple(arbitrary.cards(25), fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }));

  test("S1-03, S1-12, S1-41: five columns for side 0, five rows for side 1, each as its line, both totals their sums", () => {
    fc.assert(
      fc.property(boards, lineFlush, ([cards, laid], rule) => {
        const cut = cards[12]!;
        const board = cards.map((card, i) => (laid[i] || i === 12 ? card : null));
        const { lines, totals } = scoreBoard(board, cut, { lineFlush: rule });
        expect(lines.map(({ line, side }) => [line, side])).toEqual(LINES.map((line, i) => [line, i < 5 ? 0 : 1]));
        for (const { line, points, items } of lines) {
          const along = board.filter((card, i) => card !== null && SQUARES[i]!.includes(line)) as Card[];
          const central = line === "c" || line === "3";
          expect({ points, items }).toEqual(scoreLine(along, { cut: central ? cut : null, flush: rule }));
        }
        for (const side of [0, 1])
          expect(totals[side]).toBe(lines.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0));
        expect(countBoard(board, cut, { lineFlush: rule })).toEqual(totals);
        expect(
          scoreBoard(
            board.map((card, i) => (i === 12 ? null : card)),
            cut,
            { lineFlush: rule },
          ).totals,
        ).toEqual(totals);
      }),
      { numRuns: 200 },
    );
  });

  test("what is sure of a board that is not full is never lost", () => {
    fc.assert(
      fc.property(boards, lineFlush, ([cards, laid], rule) => {
        const part = scoreBoard(
          cards.map((card, i) => (laid[i] ? card : null)),
          cards[12]!,
          { lineFlush: rule },
        );
        const full = scoreBoard(cards, cards[12]!, { lineFlush: rule });
        part.lines.forEach(({ points }, i) => {
          expect(full.lines[i]!.points).toBeGreaterThanOrEqual(points);
        });
      }),
      { numRuns: 200 },
    );
  });

  test("an invalid board is refused with the path", () => {
    const open = SQUARES.map(() => null) as (Card | null)[];
    const withCard = (i: number, card: string) => open.map((square, j) => (i === j ? (card as Card) : square));
    expect(() => scoreBoard(open.slice(1), "5H")).toThrow("board: must have 25 items, not 24");
    expect(() => scoreBoard(withCard(12, "6H"), "5H")).toThrow("board[12]: must be the cut card, 5H");
    expect(() => scoreBoard(withCard(3, "5H"), "5H")).toThrow("cut: duplicate 5H, already at board[3]");
    expect(() => scoreBoard(withCard(3, "??"), "5H")).toThrow("board[3]: must be a card");
    expect(() => scoreBoard(open, "??" as Card)).toThrow("cut: must be a card");
    for (const run of [scoreBoard, countBoard]) {
      expect(() => run(open, "5H", { lineFlush: "six" as never })).toThrow("options.lineFlush: must be");
      expect(() => run(open, "5H", { lineflush: "five" } as never)).toThrow("options.lineflush: unknown key");
      expect(() => run(open, "5H", "five" as never)).toThrow("options: must be an object");
      expect(run(open, "5H", null)).toEqual(run(open, "5H"));
      expect(run(open, "5H", { lineFlush: null })).toEqual(run(open, "5H", {}));
    }
    expect(scoreBoard(open, CARDS[7]!).totals).toEqual([0, 0]);
  });
});
