import { describe, expect, test } from "vitest";
import { HIDDEN } from "../../../src/core/card.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { parseViewJson } from "../../../src/cribbage/index.ts";
import { ranksOf, seatOf, viewOf } from "./position.ts";
import { PROBLEMS } from "./problem.ts";

// Whether the analysis finds the same is not asserted: problems.ts reports it, and nothing is tuned to it.

test("there are at least 20 problems, each with a name of its own", () => {
  expect(PROBLEMS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(PROBLEMS.map(({ name }) => name)).size).toBe(PROBLEMS.length);
});

describe.each(PROBLEMS.map((problem) => [problem.name, problem] as const))("%s", (_, problem) => {
  const { agreed, answer, discarded, hand, plays, scores, starter } = problem;

  test("it is of an endgame, and most agree on the answer", () => {
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(90);
    const [votes = 1, voters = 1] = agreed === "author" ? [] : agreed.split(" of ").map(Number);
    expect(votes).toBeGreaterThan(voters / 2);
  });

  test("its view is legal, and shows what the page tells", () => {
    const seen = viewOf(problem);
    expect(parseViewJson(seen)).toEqual(seen);
    expect(cribbage.activeSeats(seen)).toContain(seatOf(problem));
    expect(seen.phase).toBe(hand.length === 6 ? "discard" : "play");
    if (seen.phase !== "discard" && seen.phase !== "play") return;
    expect(seen.hands[seatOf(problem)]).toEqual(hand.filter((card) => !plays.includes(card)));
    expect(new Set(seen.hands[1 - seatOf(problem)])).toEqual(new Set([HIDDEN]));
    expect(seen.crib).toEqual(expect.arrayContaining(discarded.slice()));
    if (seen.phase === "discard") return;
    expect(seen.plays.flatMap((move) => (move.type === "play" ? [move.card] : []))).toEqual(plays);
    if (starter !== null) expect(seen.starter).toBe(starter);
  });

  test("the answer is one of two choices or more", () => {
    const choices = cribbage
      .legalMoves(viewOf(problem))
      .map((move) => (move.type === "play" ? [move.card] : move.type === "discard" ? move.cards : []));
    expect(choices.map(ranksOf)).toContain(ranksOf(answer));
    expect(new Set(choices.map(ranksOf)).size).toBeGreaterThan(1);
  });
});
