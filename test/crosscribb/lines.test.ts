import { describe, expect, test } from "vitest";
import * as crosscribb from "../../src/crosscribb/index.ts";
import { apply, countBoard, legalMoves, rules } from "../../src/crosscribb/index.ts";
import { playout, seeded } from "../../src/index.ts";
import { afterMoves } from "../moves.ts";
import { DEAL, game, ROWS_WIN, round } from "./table.ts";

describe("where the sides stand", () => {
  test("in the play: the score, and what lies on the lines with his heels", () => {
    expect(rules.standing(game({ first: 0 }, DEAL, "- cut JD"))).toEqual([2, 0]);
    let { state } = playout(crosscribb, { random: seeded(3), options: { players: 2, first: 0 }, limit: 20 });
    const random = seeded(3);
    while (state.phase === "play") {
      const lines = countBoard(state.board, state.cut, state.settings);
      expect(rules.standing(state)).toEqual(
        lines.map((points, side) => points + state.scores[side]! + state.totals[side]!),
      );
      const moves = legalMoves(state);
      state = apply(state, moves[Math.floor(random() * moves.length)]!);
    }
  });

  test("in the show: the lines until they are counted, and then what was counted, the crib with it", () => {
    const full = round(game({ first: 0 }), ROWS_WIN);
    const [columns, rows] = countBoard(ROWS_WIN.board, "9H") as [number, number];
    expect(rows).toBe(100);
    expect(rules.standing(full)).toEqual([columns, rows]);
    const counted = afterMoves(crosscribb, full, "1 show");
    expect(rules.standing(counted)).toEqual([columns, rows]);
    const over = afterMoves(crosscribb, counted, "0 show");
    expect(rules.standing(over)).toEqual([0, 31]);
  });

  test("with muggins: what was claimed, and what the others took", () => {
    const full = round(game({ first: 0, muggins: true, target: 200 }), ROWS_WIN);
    const [columns] = countBoard(ROWS_WIN.board, "9H") as [number, number];
    const short = afterMoves(crosscribb, full, "1 show 90");
    expect(rules.standing(short)).toEqual([columns, 90]);
    const taken = afterMoves(crosscribb, short, "2 muggins 4");
    expect(rules.standing(taken)).toEqual([columns + 4, 90]);
    const claimed = afterMoves(crosscribb, taken, "0 show 10");
    expect(rules.standing(claimed)).toEqual([14, 90]);
  });
});
