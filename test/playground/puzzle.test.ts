import { expect, test } from "vitest";
import { puzzleOf } from "../../docs/playground/app/puzzle/day.ts";
import { legalMoves } from "../../src/cribbage/index.ts";

test("every day of a year has a puzzle: a discard from six cards on even days, a lead from four on odd ones", () => {
  for (let n = 0; n < 366; n++) {
    const day = new Date(Date.UTC(2028, 0, 1 + n)).toISOString().slice(0, 10);
    const view = puzzleOf(day);
    const moves = legalMoves(view);
    const even = Number(day.at(-1)) % 2 === 0;
    expect([day, moves[0]?.type, moves.length]).toEqual(even ? [day, "discard", 15] : [day, "play", 4]);
  }
});
