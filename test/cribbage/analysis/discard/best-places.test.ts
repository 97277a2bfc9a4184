import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestPlaces, extrasOf, netOf, suitsLeft } from "../../../../src/cribbage/analysis/discard/worth.ts";
import { NUMBER_OF_HANDS } from "../../../../src/cribbage/analysis/engine/hand.ts";
import { discardValues } from "../../../../src/cribbage/analysis/index.ts";
import { CARDS, cardIndex, parseCards, randomInt, seeded } from "../../../../src/index.ts";
import { countIndices } from "../../../../src/scoring/index.ts";
import { NIGHT, often } from "../../../often.ts";

const KINDS = [
  ["two", 6, {}],
  ["three", 5, { players: 3 }],
  ["partners", 5, { players: 4 }],
  ["solo", 5, { players: 4, partners: false }],
] as const;

/** Nines to kings of two suits with all the jacks: hands of these often have flushes and jacks, and equals. */
const SUITED = CARDS.filter((card) => /[9TJQK][CD]|J/.test(card));

describe.each(KINDS)("%s: the best places are worth what counting every starter says", (kind, size, options) => {
  test.each([
    ["any cards", CARDS],
    ["few cards", SUITED],
  ])("%s", (_, pack) => {
    const hands = fc.shuffledSubarray([...pack], { minLength: size, maxLength: size });
    const property = fc.property(hands, fc.boolean(), fc.nat(9), (hand, dealer, at) => {
      const values = discardValues(hand, { dealer, ...options });
      const indices = hand.map(cardIndex).sort((a, b) => a - b);
      const list = Uint8Array.from([...Array<number>(at).fill(0), ...indices, 51, 51]);
      const places = bestPlaces(list, at, size, extrasOf(kind)[dealer ? "own" : "opponent"]);
      const cards = indices.filter((_, place) => (places >> place) & 1).map((index) => CARDS[index]!);
      const found = values.find((value) => value.cards.join() === cards.join())!;
      expect(found.total).toBeCloseTo(values[0]!.total, 9);
    });
    fc.assert(property, { numRuns: often(40, 200) });
  });
});

test.each([
  ["a flush of six", "2H 5H 6H 9H JH KH"],
  ["a flush of five with the other jacks", "4H 8H JC JD JH JS"],
  ["two flushes of three", "AC 4C 7C 2D 8D JD"],
  ["equals in three suits", "9C 9D 9H KC KD KH"],
])("%s", (_, text) => {
  const hand = parseCards(text);
  const indices = Uint8Array.from(hand.map(cardIndex)).sort();
  for (const side of ["own", "opponent"] as const) {
    const places = bestPlaces(indices, 0, 6, extrasOf("two")[side]);
    const [best] = discardValues(hand, { dealer: side === "own" });
    expect([...indices].filter((_, i) => (places >> i) & 1).map((index) => CARDS[index])).toEqual(best!.cards);
  }
});

describe("the net points are those of counting every starter", () => {
  test.each([5, 6])("for every four cards kept of %i", (size) => {
    const random = seeded(size);
    const none = { crib: new Int32Array(91), pegging: new Int32Array(NUMBER_OF_HANDS[4]!) };
    let wrong = 0;
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++)
          for (let d = c + 1 + (NIGHT ? 0 : (a + b) % 15); d < 52; d += NIGHT ? 1 : 15) {
            const dealt = new Set([a, b, c, d]);
            while (dealt.size < size) dealt.add(randomInt(52, random));
            const cards = Uint8Array.from(dealt).sort();
            let places = 0;
            cards.forEach((card, i) => {
              if (card !== a && card !== b && card !== c && card !== d) places |= 1 << i;
            });
            let points = 0;
            for (let starter = 0; starter < 52; starter++)
              if (!dealt.has(starter)) points += countIndices(a, b, c, d, starter);
            if (netOf(cards, 0, places, suitsLeft(cards, 0, size), none) !== 10_000 * points) wrong++;
          }
    expect(wrong).toBe(0);
  });
});
