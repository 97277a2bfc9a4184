import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type Rank, type Suit, valueOfCard } from "../../src/core/card.ts";
import {
  CARDS,
  type Card,
  cardIndex,
  formatCard,
  formatCards,
  isCard,
  NotationError,
  parseCards,
} from "../../src/index.ts";
import * as arbitrary from "../arbitraries.ts";
import { pathOf } from "../thrown.ts";
import { titled } from "../words.ts";

test("S2-04: there are 52 cards, each of a rank and a suit", () => {
  expect(CARDS).toHaveLength(52);
  expect(new Set(CARDS).size).toBe(52);
  expectTypeOf<Card>().toEqualTypeOf<`${Rank}${Suit}`>();
  // @ts-expect-error: a typing error in a card does not compile
  const wrong: Card = "1H";
  expect(isCard(wrong)).toBe(false);
});

test("S2-06: the index of a card is 4 × rank + suit, ace low and king high", () => {
  for (const [index, card] of CARDS.entries()) {
    expect(cardIndex(card)).toBe(index);
    expect(card).toBe(`${"A23456789TJQK"[index >> 2]}${"CDHS"[index & 3]}`);
  }
});

test("S2-07, S4-14: an ace counts 1, two to ten their pips, jack, queen and king 10", () => {
  const values = [..."A23456789TJQK"].map((rank) => valueOfCard(`${rank}S` as Card));
  expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
});

describe("cards in text", () => {
  test.each([
    ["5H 5D 5S JC", ["5H", "5D", "5S", "JC"]],
    ["10h", ["TH"]],
    ["th,JC", ["TH", "JC"]],
    ["5♥ 6♢ 7♠️ K♣", ["5H", "6D", "7S", "KC"]],
    [" 5H  5D ", ["5H", "5D"]],
    ["5H5D10C", ["5H", "5D", "TC"]],
    ["5h–5d & 10c + AS", ["5H", "5D", "TC", "AS"]],
  ])("%j is read as %j", (text, cards) => {
    expect(parseCards(text)).toEqual(cards);
  });

  test.each(
    titled<[text: string, index: number, why: string]>(
      [
        ["", 0, "expected at least one card"],
        ["   ", 0, "expected at least one card"],
        ["5H 5D 5H", 6, "duplicate 5H"],
        ["5H 1D", 3, '"1D" is not a card'],
        ["5H\u00005D", 2, "is not a card"],
        ["5", 0, '"5" is not a card'],
        ["5HX", 2, '"X" is not a card'],
        ["hello", 0, '"hello" is not a card'],
        ["five of hearts", 0, '"five" is not a card'],
        ["5H \u212AH", 3, '"\u212AH" is not a card'],
        ["5\u017F", 0, '"5\u017F" is not a card'],
        ["5H ".repeat(4_000_000), 1000, "must not be longer than 1000 characters"],
        [`${CARDS.join(" ")} AC`, 156, "duplicate AC"],
      ],
      (text, index, why) => `${JSON.stringify(text.slice(0, 16))}, at ${index}: ${why}`,
    ),
  )("refused are %s", (_, text, index, why) => {
    expect(() => parseCards(text)).toThrow(why);
    try {
      parseCards(text);
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
      expect((error as NotationError).index).toBe(index);
      expect((error as NotationError).text.length).toBeLessThanOrEqual(200);
    }
  });

  test("what is written is read again, in letters and in symbols", () => {
    fc.assert(
      fc.property(arbitrary.cards(1, 52), fc.boolean(), (cards, symbols) => {
        expect(parseCards(formatCards(cards, { symbols }))).toEqual(cards);
      }),
    );
    expect(formatCard("TH", { symbols: true })).toBe("T♥");
    expect(formatCard("??", { symbols: true })).toBe("??");
    expect(CARDS.filter((card) => formatCard(card, { ten: "10" }) !== card)).toEqual(["TC", "TD", "TH", "TS"]);
    expect(formatCard("TH", { ten: "10" })).toBe("10H");
    expect(formatCard("TH", { ten: "T" })).toBe("TH");
    expect(formatCard("TS", { symbols: true, ten: "10" })).toBe("10♠");
    expect(formatCards(["9C", "TC", "??"], { ten: "10" })).toBe("9C 10C ??");
    expect(pathOf(() => formatCard("TH", { ten: 10 } as never))).toBe("format.ten");
    expect(pathOf(() => formatCard("5H", { tens: "10" } as never))).toBe("format.tens");
    expect(pathOf(() => formatCards(["5H"], { suits: true } as never))).toBe("format.suits");
    expect(pathOf(() => formatCard("5H", 7 as never))).toBe("format");
    expect(() => formatCard("xx" as Card)).toThrow(NotationError);
    for (const json of [null, "5H", {}, new Array(1)])
      expect(() => formatCards(json as unknown as Card[])).toThrow(NotationError);
  });

  test("no text makes it fail in another way, or hang", () => {
    const texts = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(texts, (text) => {
        try {
          for (const card of parseCards(text)) expect(isCard(card)).toBe(true);
        } catch (error) {
          if (!(error instanceof NotationError)) throw error;
        }
      }),
    );
  });
});

test("a non-card is refused", () => {
  for (const json of ["5h", "??", "", "10H", null, 5, {}, { toString: 1 }, Object.create(null), () => "5H"]) {
    expect(isCard(json)).toBe(false);
    expect(() => cardIndex(json as unknown as Card)).toThrow(NotationError);
  }
});
