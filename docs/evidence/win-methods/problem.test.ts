import { describe, expect, test } from "vitest";
import * as cribbage from "../../../src/cribbage/index.ts";
import { PROBLEMS, ranksOfMove } from "./problem.ts";

// These tests do not assert that the analysis agrees: problems.ts reports that, and nothing is tuned to it.

test("there are at least 20 problems, each with a name of its own", () => {
  expect(PROBLEMS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(PROBLEMS.map(({ name }) => name)).size).toBe(PROBLEMS.length);
});

describe.each(PROBLEMS.map((problem) => [problem.name, problem] as const))("%s", (_, problem) => {
  const { set, agreed, situation, view, answers, played } = problem;

  test("most agree on the answer", () => {
    const [votes = 1, voters = 1] = agreed === "author" ? [] : agreed.split(" of ").map(Number);
    expect(votes).toBeGreaterThan(voters / 2);
  });

  test.runIf(set === "endgames")("it is of an endgame with one answer", () => {
    const [, ...scores] = /(\d+)-(\d+)/.exec(situation)!;
    expect(Math.max(...scores.map(Number))).toBeGreaterThanOrEqual(90);
    expect(answers).toHaveLength(1);
  });

  test("the answer is one of two choices or more", () => {
    const choices = cribbage.legalMoves(view).map(ranksOfMove);
    expect(choices).toEqual(expect.arrayContaining([...answers]));
    expect(new Set(choices).size).toBeGreaterThan(1);
  });

  test.runIf(played)("another answer was played out in the same deals, and a note says who is right", () => {
    const { other, deals, note } = played!;
    expect(cribbage.legalMoves(view).map(ranksOfMove)).toContain(other);
    expect(answers).not.toContain(other);
    expect(Math.min(deals, note.length)).toBeGreaterThan(0);
  });
});
