import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueOfCard } from "../../src/core/card.ts";
import { type Card, InvalidStateError, parseCards } from "../../src/index.ts";
import { formatScore, scoreHand, scorePlay } from "../../src/scoring/index.ts";
import * as arbitrary from "../arbitraries.ts";
import { thrownBy } from "../thrown.ts";
import { slowPlay, sumOf } from "./oracle.ts";

/** Cards of these ranks, in suits that differ where ranks are alike. */
function ofRanks(ranks: string): Card[] {
  const seen: string[] = [];
  return ranks.split(" ").map((rank) => {
    seen.push(rank);
    return `${rank}${"CDHS"[seen.filter((other) => other === rank).length - 1]}` as Card;
  });
}

describe("what each card of a count is worth", () => {
  test.each([
    ["S2-35, S2-36, S2-37, S4-20: each card that makes a run longer scores it all", "4 2 3 5 6", [0, 0, 3, 4, 5]],
    ["S2-38: a card that breaks the run scores none", "4 2 3 4 3", [0, 0, 3, 3, 0]],
    ["S2-39: a card can complete a run of five at once", "4 2 6 5 3", [0, 0, 0, 0, 5]],
    ["S2-34: a run of four, completed from its gap", "3 5 6 7 4", [0, 0, 0, 3, 5]],
    ["S2-31, S2-32, S4-17, S4-18: a pair is 2, three are 6", "5 5 5", [0, 2, 8]],
    ["S2-33, S4-19: four of a kind are 12", "2 2 2 2", [0, 2, 6, 12]],
    ["S2-29, S4-16: fifteen, and the play goes on", "8 7 7 9", [0, 2, 2, 2]],
    ["S2-34: a run may have a fifteen in it", "7 8 9 7", [0, 2, 3, 5]],
    ["S2-30, S4-13: thirty-one", "9 6 7 8 A", [0, 2, 0, 4, 2]],
    ["S2-31: only cards right before it make a pair", "6 6 3 6", [0, 2, 2, 0]],
    ["S2-31: king and ten, king and jack are not a pair", "T K J", [0, 0, 0]],
    ["S2-34: queen, king, ace are not a run", "Q K A", [0, 0, 0]],
  ])("%s: %s", (_, ranks, points) => {
    const cards = ofRanks(ranks);
    expect(cards.map((_, i) => scorePlay(cards.slice(0, i + 1)).points)).toEqual(points);
    cards.forEach((_, i) => {
      expect(scorePlay(cards.slice(0, i + 1)).items).toEqual(slowPlay(cards.slice(0, i + 1)));
    });
  });

  test("S2-58: suits do not matter in the play", () => {
    fc.assert(
      fc.property(arbitrary.cards(4), arbitrary.suits, (cards, suits) => {
        fc.pre(cards.reduce((sum, card) => sum + valueOfCard(card), 0) <= 31);
        expect(scorePlay(arbitrary.renamed(cards, suits)).points).toBe(scorePlay(cards).points);
      }),
    );
    expect(scorePlay(parseCards("2H 4H 6H 8H")).points).toBe(0);
  });

  test("the items are what trying every number of latest cards gives, and add up to it", () => {
    fc.assert(
      fc.property(arbitrary.cards(1, 8), (cards) => {
        fc.pre(cards.reduce((sum, card) => sum + valueOfCard(card), 0) <= 31);
        const { points, items } = scorePlay(cards);
        expect(items).toEqual(slowPlay(cards));
        expect(points).toBe(sumOf(items));
      }),
      { numRuns: 2000 },
    );
  });

  test("low cards of a count, exhaustively: every sequence of five of the ranks ace to six", () => {
    const play = (ranks: string[]) => {
      if (ranks.length > 0) {
        const cards = ofRanks(ranks.join(" "));
        if (cards.some((card) => card.length < 2 || card.endsWith("undefined"))) return;
        if (cards.reduce((sum, card) => sum + valueOfCard(card), 0) > 31) return;
        if (scorePlay(cards).points !== sumOf(slowPlay(cards))) expect(cards).toBe("counted right");
      }
      if (ranks.length < 5) for (const rank of "A23456") play([...ranks, rank]);
    };
    play([]);
  });
});

test.each([
  [[], "cards: must have 1 to 52 items, not 0"],
  [["5H", "5H"], "cards[1]: duplicate 5H, already at cards[0]"],
  [["KH", "QH", "JH", "2C"], "cards[3]: takes the count to 32; the most is 31"],
  [["KH", "1H"], 'cards[1]: must be a card, not "1H"'],
  [["5H", "5D", "5H", "5H"], "cards[2]: duplicate 5H, already at cards[0]"],
  [["KH", Number.NaN], "cards[1]: must be a card, not NaN"],
  [["KH", null], "cards[1]: must be a card, not null"],
  [["KH", "x".repeat(30)], `cards[1]: must be a card, not "${"x".repeat(19)}…"`],
  [undefined, "cards: must be an array, not undefined"],
])("%j is refused: %s", (cards, message) => {
  const error = thrownBy(() => scorePlay(cards as Card[]));
  expect(error).toBeInstanceOf(InvalidStateError);
  expect(error).toMatchObject({ message, path: message.slice(0, message.indexOf(":")) });
});

test("a play is said as at a table", () => {
  expect(formatScore(scorePlay(parseCards("5H 5D 5S")).items)).toBe("fifteen two, three of a kind is eight");
  expect(formatScore(scorePlay(parseCards("KH QH TD AC")).items)).toBe("thirty-one for two");
});

test("what scores has cards of its own, which stay when the count goes on", () => {
  const cards = ofRanks("7 8");
  const { items } = scorePlay(cards);
  cards.push("9C");
  expect(items).toEqual([{ kind: "fifteen", points: 2, cards: ofRanks("7 8") }]);
});

test("what scores nothing is shared, and so cannot be changed", () => {
  for (const score of [scorePlay(["2H"]), scoreHand(["2H", "4C", "6D", "QS"], "KH")]) {
    expect(score).toEqual({ points: 0, items: [] });
    expect(() => (score.items as unknown[]).push(1)).toThrow(TypeError);
    expect(() => Object.assign(score, { points: 1 })).toThrow(TypeError);
  }
});
