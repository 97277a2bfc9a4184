import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS, type Card, InvalidStateError, parseCards } from "../../src/index.ts";
import { scoreCards, scoreHand, scoreLine } from "../../src/scoring/index.ts";
import * as arbitrary from "../arbitraries.ts";
import { often } from "../often.ts";
import { thrownBy } from "../thrown.ts";
import { titled } from "../words.ts";
import { slowCards, sorted, sumOf } from "./oracle.ts";

/** The points of cards as the rules write them: the hand, `+`, the starter. */
function points(text: string, flush: "hand" | "crib" | "none" | number | null = null): number {
  const [hand, starter] = text.split("+").map((part) => parseCards(part)) as [Card[], Card[]?];
  return scoreCards(hand, starter?.[0], { flush }).points;
}

describe("five-card cribbage, three cards and the starter", () => {
  // Cassell's Book of In-door Amusements (1881) lists the scores of this game.
  test.each([
    ["a flush, that is, three cards of the same suit, is 3", "2H 6H KH + 9C", 3 + 2],
    ["a full flush, when cards in hand and turn-up are of the same suit, is 4", "2H 6H KH + QH", 4],
    ["two of the hand and the starter make no flush", "2H 6H KC + QH", 0],
    ["six, seven and eight with the turn-up an eight: two separate sequences, three for each", "6C 7D 8H + 8S", 12],
    ["double pair royal, four of the same sort", "3C 3D 3H + 3S", 12],
    ["the knave of trumps in hand", "JC 2D 7H + 4C", 1],
    ["the most there is, four fives being 20", "5C 5D 5H + 5S", 20],
    ["three fives and the jack of the fourth's suit", "5C 5D JS + 5S", 6 + 8 + 1],
  ])("%s: %s is %i", (_, text, worth) => {
    expect(points(text)).toBe(worth);
  });

  test("where a flush of three does not count alone, the starter must make it four", () => {
    expect([points("2H 6H KH + QC", "crib"), points("2H 6H KH + QH", "crib")]).toEqual([0, 4]);
  });
});

describe("seven-card cribbage, five cards and the starter", () => {
  test.each([
    ["the best hand, three pairs in sequence: eight runs, eight fifteens, three pairs", "4H 4D 5C 5S 6H + 6D", 46],
    ["a flush of five", "2H 4H 6H 8H TH + QC", 5],
    ["a flush of six", "2H 4H 6H 8H TH + QH", 6],
    ["four of the hand and the starter make no flush", "2H 4H 6H 8H TC + QH", 0],
    ["two runs apart from each other", "AC 2D 3H 9S TC + JD", 3 + 3 + 3 * 2],
    ["a run of six", "8C 9D TH JS QC + KD", 6],
  ])("%s: %s is %i", (_, text, worth) => {
    expect(points(text)).toBe(worth);
  });

  test("no six ranks are worth more than 46", () => {
    let most = 0;
    everyRanks(6, (cards) => {
      most = Math.max(most, scoreCards(cards, undefined, { flush: "none" }).points);
    });
    expect(most).toBe(46);
  });
});

/** Calls back with cards of every choice of ranks, no rank more than four times. */
function everyRanks(n: number, visit: (cards: Card[]) => void, from = 0, cards: Card[] = []): void {
  if (cards.length === n) visit(cards);
  else
    for (let index = from; index < 52; index++) {
      // Of equal ranks, the suits are taken in order.
      const suit = index % 4;
      if (suit > 0 && !cards.includes(CARDS[index - 1]!)) continue;
      everyRanks(n, visit, index + 1, [...cards, CARDS[index]!]);
    }
}

describe("it is what trying every subset gives", () => {
  test.each([1, 2, 3, 4, 5])("every %i ranks there are", (n) => {
    const wrong: Card[][] = [];
    everyRanks(n, (cards) => {
      const { points, items } = scoreCards(cards);
      const slow = slowCards(cards, undefined, "hand");
      if (points !== sumOf(slow) || sorted(items).join() !== sorted(slow).join()) wrong.push(cards);
    });
    expect(wrong).toEqual([]);
  });

  const flush = fc.oneof(
    fc.constantFrom("hand" as const, "crib" as const, "none" as const),
    fc.integer({ min: 3, max: 9 }),
  );

  test("one to eight cards with and without a starter, by every rule of the flush", () => {
    fc.assert(
      fc.property(arbitrary.cards(2, 9), flush, fc.boolean(), (cards, flush, isCut) => {
        const hand = isCut || cards.length > 8 ? cards.slice(1) : cards;
        const starter = isCut ? cards[0] : undefined;
        const { points, items } = scoreCards(hand, starter, { flush });
        expect(sorted(items)).toEqual(sorted(slowCards(hand, starter, flush)));
        expect(points).toBe(sumOf(items));
      }),
      { numRuns: often(400, 2000) },
    );
  });

  test("cards of one or two suits, which are full of flushes", () => {
    const few = fc.shuffledSubarray(
      CARDS.filter((card) => card[1] !== "S" && card[1] !== "H"),
      { minLength: 4, maxLength: 9 },
    );
    fc.assert(
      fc.property(few, flush, (cards, flush) => {
        const [starter, ...hand] = cards;
        expect(sorted(scoreCards(hand, starter, { flush }).items)).toEqual(sorted(slowCards(hand, starter, flush)));
      }),
      { numRuns: often(200, 1000) },
    );
  });
});

describe("the scorers of four and five cards are cases of it", () => {
  test("four cards with and without a starter: scoreHand, item for item", () => {
    fc.assert(
      fc.property(arbitrary.cards(5), fc.boolean(), fc.boolean(), (cards, crib, isCut) => {
        const [hand, starter] = [cards.slice(0, 4), isCut ? cards[4] : undefined];
        expect(scoreCards(hand, starter, { flush: crib ? "crib" : "hand" })).toEqual(
          scoreHand(hand, starter, { crib }),
        );
      }),
      { numRuns: often(400, 2000) },
    );
  });

  test("lines of up to five cards: scoreLine, item for item", () => {
    fc.assert(
      fc.property(arbitrary.cards(1, 5), fc.constantFrom(4, 5), fc.boolean(), (cards, flush, isCut) => {
        const rule = flush === 4 ? "four" : "five";
        expect(scoreCards(cards, undefined, { flush })).toEqual(scoreLine(cards, { flush: rule }));
        if (!isCut || cards.length === 1) return;
        const line = scoreLine(cards, { cut: cards.at(-1)!, flush: rule });
        expect(scoreCards(cards.slice(0, -1), cards.at(-1), { flush })).toEqual(line);
      }),
      { numRuns: often(400, 2000) },
    );
  });
});

describe("laws", () => {
  test("the names of the suits do not matter", () => {
    fc.assert(
      fc.property(arbitrary.cards(2, 9), arbitrary.suits, (cards, suits) => {
        const [starter, ...hand] = cards;
        const [otherStarter, ...others] = arbitrary.renamed(cards, suits);
        const { items } = scoreCards(others, otherStarter);
        expect(items).toEqual(arbitrary.renamed(scoreCards(hand, starter).items, suits));
      }),
    );
  });

  test("a starter adds only his nobs to what all the cards are worth as a hand without flushes", () => {
    fc.assert(
      fc.property(arbitrary.cards(2, 8), (cards) => {
        const plain = scoreCards(cards, undefined, { flush: "none" }).points;
        expect(scoreCards(cards.slice(1), cards[0], { flush: "none" }).points - plain).toBeOneOf([0, 1]);
      }),
    );
  });

  test("the items come as fifteens, pairs, runs, flushes and his nobs", () => {
    const { items } = scoreCards(parseCards("5H 6H 7H 7D JC AC 2C 3C"), "KC", { flush: 3 });
    expect([...new Set(items.map(({ kind }) => kind))]).toEqual(["fifteen", "pair", "run", "flush", "nobs"]);
    expect(items.filter(({ kind }) => kind === "flush").map(({ points }) => points)).toEqual([3, 5]);
    expect(items.filter(({ kind }) => kind === "run").map(({ points }) => points)).toEqual([3, 3, 3]);
  });
});

describe("wrong input is refused", () => {
  test.each(
    titled<[hand: unknown, starter: unknown, options: unknown, path: string]>(
      [
        [[], undefined, undefined, "hand"],
        ["5H", undefined, undefined, "hand"],
        [CARDS.slice(0, 9), undefined, undefined, "hand"],
        [["5H", "1D"], undefined, undefined, "hand[1]"],
        [new Array(3), undefined, undefined, "hand[0]"],
        [["5H", "5D", "5H"], undefined, undefined, "hand[2]"],
        [["5H", "5D"], "5D", undefined, "starter"],
        [["5H", "5D"], "??", undefined, "starter"],
        [["5H"], "5D", "crib", "options"],
        [["5H"], "5D", { crib: true }, "options.crib"],
        [["5H"], "5D", { flush: "four" }, "options.flush"],
        [["5H"], "5D", { flush: 2 }, "options.flush"],
        [["5H"], "5D", { flush: 10 }, "options.flush"],
        [["5H"], "5D", { flush: Number.NaN }, "options.flush"],
      ],
      (hand, starter, options, path) => `${path} of ${JSON.stringify([hand, starter, options])}`,
    ),
  )("%s", (_, hand, starter, options, path) => {
    const error = thrownBy(() => scoreCards(hand as Card[], starter as Card, options as object));
    expect(error).toBeInstanceOf(InvalidStateError);
    expect(error).toMatchObject({ path });
  });

  test("null stands for what is left out", () => {
    expect(scoreCards(["7C", "8C"], null, null).points).toBe(2);
    expect(scoreCards(["7C", "8C", "2C"], null, { flush: null }).points).toBe(5);
  });
});
