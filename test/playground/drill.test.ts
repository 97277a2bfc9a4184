import { seeded } from "fifteen-two";
import { scoreHand } from "fifteen-two/scoring";
import { describe, expect, test } from "vitest";
import { NO_RESULTS, newProblem, type Problem, withAnswer } from "../../docs/playground/app/count/drill.tsx";
import { explain } from "../../docs/playground/app/count/hand.tsx";
import { verdict } from "../../docs/playground/table/claim.tsx";
import { partOf } from "../../docs/playground/table/looks/show.tsx";
import { foldedText } from "../../docs/playground/ui/words.ts";

const solve = ({ hand, starter, crib }: Problem) => scoreHand(hand, starter, { crib });

const random = seeded(1);
const problems = Array.from({ length: 400 }, () => newProblem(random));

describe("problems", () => {
  test("are five different cards, in every fourth case a crib", () => {
    for (const { hand, starter } of problems) expect(new Set([...hand, starter]).size).toBe(5);
    expect(problems.filter(({ crib }) => crib).length).toBeGreaterThan(70);
    expect(problems.filter(({ crib }) => crib).length).toBeLessThan(130);
  });

  test("are hands that a player keeps: they score more than any four cards do", () => {
    const hands = problems.filter(({ crib }) => !crib);
    const mean = hands.reduce((sum, hand) => sum + solve(hand).points, 0) / hands.length;
    expect(mean).toBeGreaterThan(6.5);
  });
});

describe("an explanation", () => {
  test("says each item with the points so far, the pairs of a rank at once", () => {
    const problem: Problem = { hand: ["5H", "5D", "5S", "KC"], starter: "2C", crib: false };
    const lines = explain(solve(problem));
    expect(lines.map(({ said }) => said)).toEqual([
      "fifteen two",
      "fifteen four",
      "fifteen six",
      "fifteen eight",
      "three of a kind is fourteen",
    ]);
    expect(lines.at(-1)?.cards.toSorted()).toEqual(["5D", "5H", "5S"]);
    expect(lines.map(({ total }) => total)).toEqual([2, 4, 6, 8, 14]);
  });

  test("has three and two of a kind as one score each, wherever the cards lie", () => {
    const lines = explain(solve({ hand: ["4H", "9D", "4S", "9C"], starter: "4C", crib: false }));
    expect(lines.map(({ said }) => said)).toEqual(["three of a kind is six", "pair is eight"]);
    expect(lines.map(({ cards }) => cards.toSorted())).toEqual([
      ["4C", "4H", "4S"],
      ["9C", "9D"],
    ]);
  });

  test("ends at the points of the hand", () => {
    for (const problem of problems) {
      const score = solve(problem);
      expect(explain(score).at(-1)?.total ?? 0).toBe(score.points);
    }
  });

  test("of a crib has no flush of four", () => {
    const problem: Problem = { hand: ["2C", "4C", "6C", "8C"], starter: "KH", crib: true };
    expect(explain(solve(problem))).toEqual([]);
    expect(explain(solve({ ...problem, crib: false })).map(({ said }) => said)).toEqual(["flush is four"]);
  });
});

test("a count at the table lists three or four of a kind as one score", () => {
  const hand = ["5H", "5D", "5S", "JC", "5C"] as const;
  const { items } = partOf("Your hand", hand, scoreHand(hand.slice(0, 4), hand[4]).items);
  expect(foldedText(items)).toBe("8\u00a0×\u00a0fifteen (16), four of a kind (12), his nobs (1)");
  expect(items.find(({ text }) => text === "four of a kind")?.cards).toHaveLength(4);
});

test("a verdict says what a hand is worth, and which no hand can be worth", () => {
  expect(verdict(8, 8)).toBe("Right: 8.");
  expect(verdict(6, 8)).toBe("Not 6: this hand is worth 8.");
  expect(verdict(19, 0)).toBe("No hand can be worth 19. This one is worth 0.");
});

test("a wrong answer ends a streak, and the longest is remembered", () => {
  const results = [true, true, false, true].reduce((so, right) => withAnswer(so, right, 4000), NO_RESULTS);
  expect(results).toEqual({ asked: 4, right: 3, milliseconds: 16_000, streak: 1, longest: 2 });
});
