import { describe, expect, test } from "vitest";
import { expert, situation, trials } from "../../../src/cribbage/analysis/index.ts";
import { parseSituation } from "../../../src/cribbage/shorthand/index.ts";
import { pathOf } from "../../thrown.ts";
import { advised } from "./advised.ts";

const good = { hand: ["A", "3", "4", "Q"], plays: ["Q"], starter: "Q", dealer: true, scores: [74, 85] } as const;

describe("a situation in the play", () => {
  test("is what a line says", () => {
    expect(situation(good)).toEqual(parseSituation("dealer 74-85, kept A34Q, cut Q, played: Q"));
    const given = { ...good, plays: ["QH", "3", "K"], discards: ["2C", "K"], dealer: 0, target: 100 } as const;
    const line = "dealer 74-85, kept A34Q, discarded 2C K, cut Q, played: QH 3 K, target 100";
    expect(situation(given)).toEqual(parseSituation(line));
    const goes = {
      ...good,
      dealer: false,
      hand: ["4", "4", "K", "Q"],
      plays: ["K", "T", "4", "go", "4", "9"],
    } as const;
    expect(situation(goes)).toEqual(parseSituation("pone 74-85, kept 44KQ, cut Q, played K T 4 go 4 9"));
  });

  test("has a value for every card", () => {
    for (const method of [trials, expert])
      expect(advised(situation(good), { method, deals: 10 }).map(({ move }) => move)).toHaveLength(4);
  });

  test("has ranks before a discard, too", () => {
    const hand = ["5", "5", "6", "7", "J", "J"] as const;
    expect(situation({ hand, dealer: false, scores: [70, 54] })).toEqual(parseSituation("pone 70-54, hand 5567JJ"));
  });

  test.each<[string, object]>([
    ["hand", { ...good, hand: ["A", "3", "4", "Q", "5"] }],
    ["hand[1]", { ...good, hand: ["A", "10", "4", "Q"] }],
    ["hand[3]", { ...good, hand: ["QH", "A", "4", "QH"] }],
    ["plays", { ...good, plays: [] }],
    ["plays", { ...good, plays: "Q" }],
    ["plays[0]", { ...good, plays: ["C"] }],
    ["plays[1]", { ...good, plays: ["Q", "5"] }],
    ["plays[0]", { ...good, hand: ["Q", "Q", "Q", "2"] }],
    ["starter", { ...good, starter: "??" }],
    ["starter", { ...good, hand: ["Q", "Q", "Q", "Q"] }],
    ["discards", { ...good, discards: ["2"] }],
    ["scores[0]", { ...good, starter: "J", scores: [1, 2] }],
    ["scores[1]", { ...good, scores: [0, 121] }],
    ["dealer", { ...good, dealer: 2 }],
    ["players", { ...good, players: 3 }],
    ["starter", { hand: ["A", "3", "4", "Q", "5", "6"], dealer: true, scores: [1, 2], starter: "Q" }],
    ["hand[4]", { hand: ["5", "5", "5", "5", "5", "6"], dealer: true, scores: [1, 2] }],
  ])("an error names %s of %j", (path, given) => {
    expect(pathOf(() => situation(given as never))).toBe(path);
  });
});
