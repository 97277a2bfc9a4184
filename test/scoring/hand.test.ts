import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shuffle } from "../../src/core/random.ts";
import { type Card, InvalidStateError, parseCards, seeded } from "../../src/index.ts";
import { countHand, scoreHand } from "../../src/scoring/index.ts";
import * as arbitrary from "../arbitraries.ts";
import { often } from "../often.ts";
import { thrownBy } from "../thrown.ts";
import { inWords, titled } from "../words.ts";
import { slowHand, slowItems, sorted, sumOf } from "./oracle.ts";

/** A hand as it is written in the rules: four cards, `+`, the starter. */
function points(text: string, crib = false): number {
  const [hand, starter] = text.split("+").map((part) => parseCards(part)) as [Card[], Card[]?];
  const counted = countHand(hand, starter?.[0], { crib });
  const { points, items } = scoreHand(hand, starter?.[0], { crib });
  expect([points, sumOf(items)]).toEqual([counted, counted]);
  expect(sorted(items)).toEqual(sorted(slowItems(hand, starter?.[0], crib)));
  return counted;
}

describe("what a hand is worth", () => {
  test.each([
    ["S2-48: seven and eight are fifteen", "7C 8D QH KS + 2C", 2],
    ["S2-48: ace, four and jack are fifteen", "AC 4D JH 8S + 8C", 4],
    ["S2-48, S4-28: four cards can be fifteen, and three others, with a run", "AC 2D 3H 9S + QC", 7],
    ["S2-49, S4-30: a pair", "KC KD 2H 4S + 6C", 2],
    ["S2-49: king and queen are not a pair", "KC QD 2H 4S + 6C", 0],
    ["S2-50: three of a kind are three pairs", "KC KD KH 4S + 2C", 6],
    ["S2-51: four of a kind are six pairs", "KC KD KH KS + 2C", 12],
    ["S2-46: a card counts in every combination", "7C 7D 8H 8S + KC", 12],
    ["S2-52, S4-29: a run scores its cards", "9C TD JH QS + 2C", 4],
    ["S2-54: a run of five scores five, not its parts", "9C TD JH QS + KC", 5],
    ["S2-54: a run of four within five cards", "AC 2D 3H 4S + KC", 8],
    ["S2-53: two runs, two fifteens and a pair", "6C 7D 7H 8S", 12],
    ["S2-55: four of a suit in the hand", "2C 4C 6C 8C + KH", 4],
    ["S2-55, S4-31: the starter makes it five", "2C 4C 6C 8C + KC", 5],
    ["S2-56, S4-31: three and the starter are nothing", "AD 2D 5S 6D + 4D", 5],
    ["S2-59, S4-32: the jack of the starter's suit", "JC 2D 4H 6S + 8C", 1],
    ["S2-59: the jack of another suit", "JD 2D 4H 6S + 8C", 0],
    ["S2-45: the starter counts with the hand", "5H 5D 5S JC + 5C", 29],
    ["S4-36: a hand can be worth nothing", "2C 4D 6H 8S + KC", 0],
    ["a double-double run", "AC AD 2C 2D + 3C", 16],
    ["three twos of a run of three", "AC 2C 3C 3D + 5C", 8],
    ["a flush whose starter sorts first", "2C 3C 4C 5C + AD", 11],
    ["a flush with a gap whose starter sorts first", "2C 3C 4C 6C + AH", 10],
    ["a run through the starter", "AC AD 4C 5C + 3C", 5],
  ])("%s: %s is %i", (_, hand, worth) => {
    expect(points(hand)).toBe(worth);
  });

  test.each([
    ["S2-57, S4-34: four of a suit are nothing in the crib", "2C 4C 6C 8C + KH", 0],
    ["S2-57, S4-34: five of a suit count in the crib", "2C 4C 6C 8C + KC", 5],
    ["S2-59: his nobs counts in the crib", "JC 2D 4H 6S + 8C", 1],
    ["the flush is lost in the crib", "2C 3C 4C 5C + AD", 7],
    ["the flush with a gap is lost in the crib", "2C 3C 4C 6C + AH", 6],
    ["without a starter four of a suit are nothing in the crib", "2C 4C 6C 8C", 0],
  ])("%s: %s is %i", (_, crib, worth) => {
    expect(points(crib, true)).toBe(worth);
  });

  test("S2-55: four cards of a suit count without a starter", () => {
    for (const suit of "CDHS") expect(points(`2${suit} 4${suit} 6${suit} 8${suit}`)).toBe(4);
    for (const starter of [undefined, null]) {
      expect(countHand(["2C", "4C", "6C", "8C"], starter)).toBe(4);
      expect(scoreHand(["2C", "4C", "6C", "8C"], starter).points).toBe(4);
    }
  });
});

test("S2-60: fifteens come first, then pairs, runs, flush and his nobs", () => {
  const order = ["fifteen", "pair", "run", "flush", "nobs"];
  fc.assert(
    fc.property(arbitrary.cards(5), fc.boolean(), (cards, crib) => {
      const { items } = scoreHand(cards.slice(0, 4), cards[4], { crib });
      const kinds = items.map((item) => order.indexOf(item.kind));
      expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
    }),
  );
  const all = scoreHand(parseCards("5H 6H 7H JH"), "7C").items.map((item) => item.kind);
  expect([...new Set(all)]).toEqual(["fifteen", "pair", "run", "flush"]);
});

describe("laws of the count", () => {
  const hands = fc.tuple(arbitrary.cards(5), fc.boolean());

  test("it is what trying every subset gives", () => {
    fc.assert(
      fc.property(hands, ([cards, crib]) => {
        expect(countHand(cards.slice(0, 4), cards[4], { crib })).toBe(slowHand(cards.slice(0, 4), cards[4]!, crib));
      }),
      { numRuns: often(600, 3000) },
    );
  });

  test("the items are the subsets that score, their cards in the hand's order, and add up to it", () => {
    fc.assert(
      fc.property(hands, ([cards, crib]) => {
        const { points, items } = scoreHand(cards.slice(0, 4), cards[4], { crib });
        expect(sorted(items)).toEqual(sorted(slowItems(cards.slice(0, 4), cards[4], crib)));
        expect(sumOf(items)).toBe(points);
      }),
      { numRuns: often(200, 1000) },
    );
  });

  test("the order of the hand and the names of the suits do not matter", () => {
    fc.assert(
      fc.property(hands, arbitrary.suits, arbitrary.seed, ([cards, crib], suits, seed) => {
        const other = arbitrary.renamed(cards, suits);
        const hand = shuffle(other.slice(0, 4), seeded(seed));
        expect(countHand(hand, other[4], { crib })).toBe(countHand(cards.slice(0, 4), cards[4], { crib }));
      }),
      { numRuns: often(200, 1000) },
    );
  });

  test("without a starter it is what the four cards are worth by themselves", () => {
    fc.assert(
      fc.property(arbitrary.cards(4), fc.boolean(), (hand, crib) => {
        const { points, items } = scoreHand(hand, undefined, { crib });
        expect(points).toBe(sumOf(items));
        expect(sorted(items)).toEqual(sorted(slowItems(hand, undefined, crib)));
      }),
      { numRuns: often(200, 1000) },
    );
  });
});

describe("a wrong hand is refused", () => {
  test.each(
    titled<[hand: unknown, starter: string | undefined, message: string]>(
      [
        [["5H", "5D", "5S"], "5C", "hand: must have 4 items, not 3"],
        [["5H", "5D", "5S", "JC", "2C"], undefined, "hand: must have 4 items, not 5"],
        [["1H", "5D", "5S", "JC"], undefined, 'hand[0]: must be a card, not "1H"'],
        [["AC", "5D", "AC", "JC"], undefined, "hand[2]: duplicate AC, already at hand[0]"],
        [["AC", "x".repeat(30), "2C", "JC"], undefined, `hand[1]: must be a card, not "${"x".repeat(19)}…"`],
        [["5H", "5D", "5S", "JC"], "5H", "starter: duplicate 5H, already at hand[0]"],
        [["5H", "5D", "5H", "JC"], undefined, "hand[2]: duplicate 5H, already at hand[0]"],
        [["5H", "5D", "1S", "JC"], "5C", 'hand[2]: must be a card, not "1S"'],
        [["5H", "5D", null, "JC"], "5C", "hand[2]: must be a card, not null"],
        ["5H 5D 5S JC", "5C", 'hand: must be an array, not "5H 5D 5S JC"'],
        [undefined, undefined, "hand: must be an array, not undefined"],
        [["5H", "5D", "5S", "JC"], "??", 'starter: must be a card, not "??"'],
      ],
      (hand, starter, message) => `${hand}${starter ? ` with ${starter}` : ""}: ${message}`,
    ),
  )("%s", (_, hand, starter, message) => {
    for (const run of [countHand, scoreHand]) {
      const error = thrownBy(() => run(hand as Card[], starter as Card));
      expect(error).toBeInstanceOf(InvalidStateError);
      expect(error).toMatchObject({ message, path: message.slice(0, message.indexOf(":")) });
    }
  });

  test("a card that stands in any two places of it", () => {
    const cards: Card[] = ["5H", "5D", "5S", "JC", "2C"];
    for (let i = 0; i < 5; i++)
      for (let j = i + 1; j < 5; j++) {
        const wrong = cards.with(j, cards[i]!);
        const run = () => countHand(wrong.slice(0, 4), wrong[4]);
        expect(run).toThrow(`${j === 4 ? "starter" : `hand[${j}]`}: duplicate ${cards[i]}, already at hand[${i}]`);
      }
  });

  test.each(
    titled<[options: unknown, message: string]>(
      [
        [{ crib: "yes" }, "options.crib: must be"],
        [{ crib: 1 }, "options.crib: must be"],
        [{ cribs: true }, "options.cribs: unknown key"],
        [{ crib: true, flush: 5 }, "options.flush: unknown key"],
      ],
      inWords,
    ),
  )("and so is an option that is not known, or not valid: %s", (_, options, message) => {
    for (const run of [countHand, scoreHand]) {
      const error = thrownBy(() => run(["5H", "5D", "5S", "JC"], "5C", options as never));
      expect(error).toBeInstanceOf(InvalidStateError);
      expect((error as Error).message).toMatch(message);
    }
  });
});
