import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CRIB_AVERAGES } from "../../../../src/cribbage/analysis/crib/averages.ts";
import type { BestDiscard } from "../../../../src/cribbage/analysis/discard/best.ts";
import { bestPlaces } from "../../../../src/cribbage/analysis/discard/best.ts";
import { cribWorths, netOf, suitsLeft } from "../../../../src/cribbage/analysis/discard/net.ts";
import { pairNumber } from "../../../../src/cribbage/analysis/engine/ranks.ts";
import { bestDiscard, discardValues, handValues } from "../../../../src/cribbage/analysis/index.ts";
import type { CribKind, CribSide } from "../../../../src/cribbage/analysis/options/players.ts";
import { CARDS, type Card, cardIndex, parseCards, randomInt, sample, seeded } from "../../../../src/index.ts";
import { countHand, countIndices } from "../../../../src/scoring/index.ts";
import { NIGHT, often } from "../../../often.ts";
import { pathOf } from "../../../thrown.ts";
import { choices, without } from "../oracle.ts";

const KINDS = [
  ["two", 6, {}],
  ["three", 5, { players: 3 }],
  ["partners", 5, { players: 4 }],
  ["solo", 5, { players: 4, partners: false }],
] as const;

/** The discard with the most net points, the hand counted with every starter; of equals, to a rounding, the first. */
function countAll(hand: readonly Card[], kind: CribKind, side: CribSide): BestDiscard {
  const sorted = CARDS.filter((card) => hand.includes(card));
  const starters = without(hand);
  const values = choices(sorted, hand.length - 4).map((thrown) => {
    const kept = without(starters, thrown);
    const points = starters.reduce((sum, starter) => sum + countHand(kept, starter), 0);
    const [low, high] = thrown.map((card) => cardIndex(card) >> 2);
    const crib = CRIB_AVERAGES[kind][side][high === undefined ? low! : pairNumber(low!, high)]!;
    return { cards: thrown, kept, net: points / starters.length + (side === "own" ? crib : -crib) };
  });
  return values.reduce((best, value) => (value.net > best.net + 1e-9 ? value : best));
}

function expectBest(hand: readonly Card[], kind: CribKind, side: CribSide, options: object = {}): void {
  const { net, ...parted } = countAll(hand, kind, side);
  const found = bestDiscard(hand, { dealer: side === "own", ...options });
  expect(found).toMatchObject(parted);
  expect(found.net).toBeCloseTo(net, 9);
}

/** Nines to kings of two suits with all the jacks: hands of these often have flushes and jacks, and equals. */
const SUITED = CARDS.filter((card) => /[9TJQK][CD]|J/.test(card));

describe("bestDiscard", () => {
  describe.each(KINDS)("%s: finds what counting every starter finds", (kind, size, options) => {
    test.each([
      ["any cards", CARDS],
      ["few cards", SUITED],
    ])("%s", (_, pack) => {
      const hands = fc.shuffledSubarray([...pack], { minLength: size, maxLength: size });
      fc.assert(
        fc.property(hands, fc.constantFrom("own", "opponent"), (hand, side) => {
          expectBest(hand, kind, side, options);
        }),
        { numRuns: often(40, 200) },
      );
    });
  });

  test.each([
    ["a flush of six", "2H 5H 6H 9H JH KH"],
    ["a flush of five with the other jacks", "4H 8H JC JD JH JS"],
    ["two flushes of three", "AC 4C 7C 2D 8D JD"],
    ["equals in three suits", "9C 9D 9H KC KD KH"],
  ])("%s", (_, text) => {
    const hand = parseCards(text);
    for (const side of ["own", "opponent"] as const) expectBest(hand, "two", side);
  });

  test("loses next to nothing against the exact figures", () => {
    const random = seeded(7);
    let lost = 0;
    for (let i = 0; i < 30; i++) {
      const hand = sample(CARDS, 6, random);
      const values = discardValues(hand, { dealer: i % 2 === 0 });
      const best = bestDiscard(hand, { dealer: i % 2 === 0 });
      const found = values.find(({ cards }) => cards.join() === best.cards.join())!;
      expect(Math.abs(found.equilibrium.net.mean - best.net)).toBeLessThan(1);
      lost += values[0]!.equilibrium.net.mean - found.equilibrium.net.mean;
    }
    expect(lost / 30).toBeLessThan(0.03);
  });

  // John Chambers, cribbage.org/NewSite/tips/chambers6.asp: dealer's hand 8.0, other hand 8.1, crib 4.7.
  test.each([
    [true, 8.0],
    [false, 8.1],
  ])("dealer %s: the mean hand is %f, as in tournaments", (dealer, published) => {
    const random = seeded(1);
    let points = 0;
    for (let i = 0; i < 2000; i++) {
      const { cards, kept } = bestDiscard(sample(CARDS, 6, random), { dealer });
      points += handValues(kept, { known: cards }).mean;
    }
    expect(Math.abs(points / 2000 - published)).toBeLessThan(0.15);
  });

  test("is the throw with the best mean hand and average crib for three and four players, too", () => {
    const hand = parseCards("5H 6H 7H 8H KC");
    expect(bestDiscard(hand, { dealer: true }).cards).toEqual(["KC"]);
    expect(
      bestDiscard(hand, { dealer: false, players: 3 })
        .kept.map((card) => card[0])
        .join(""),
    ).toBe("5678");
    expect(bestDiscard(hand, { dealer: false, partners: false }).cards).toEqual(["KC"]);
  });
});

describe("bestPlaces", () => {
  test("are those of the cards that bestDiscard finds, wherever the hand stands in the list", () => {
    const random = seeded(3);
    const hands = Array.from({ length: 100 }, () =>
      sample(CARDS, 6, random)
        .map(cardIndex)
        .sort((a, b) => a - b),
    );
    const list = Uint8Array.from(hands.flat());
    hands.forEach((hand, i) => {
      for (const size of [5, 6] as const) {
        const dealt = hand.slice(0, size).map((index) => CARDS[index]!);
        const places = bestPlaces(list, 6 * i, size, cribWorths(size === 6 ? "two" : "partners").own);
        expect(dealt.filter((_, place) => (places >> place) & 1)).toEqual(bestDiscard(dealt, { dealer: true }).cards);
      }
    });
  });
});

describe("the net points are those of counting every starter", () => {
  test.each([5, 6])("for every four cards kept of %i", (size) => {
    const random = seeded(size);
    const none = new Int32Array(169);
    let wrong = 0;
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++)
          for (let d = c + 1; d < 52; d += NIGHT ? 1 : 7) {
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

describe("bad input", () => {
  const six = parseCards("5H 5D 5S JC 2C KD");
  const five = six.slice(1);

  test.each([
    ["hand", () => bestDiscard(six.slice(2), { dealer: true })],
    ["hand", () => bestDiscard([...six, "AC"], { dealer: true })],
    ["hand", () => bestDiscard("5H 5D 5S JC 2C KD" as never, { dealer: true })],
    ["hand[0]", () => bestDiscard(new Array(6), { dealer: true })],
    ["hand[5]", () => bestDiscard([...five, "??" as never], { dealer: true })],
    ["hand[5]", () => bestDiscard([...five, five[0]!], { dealer: true })],
    ["options", () => bestDiscard(six, undefined as never)],
    ["options.dealer", () => bestDiscard(six, {} as never)],
    ["options.dealer", () => bestDiscard(six, Object.create({ dealer: true }))],
    ["options.dealer", () => bestDiscard(six, { dealer: 1 as never })],
    ["options.known", () => bestDiscard(six, { dealer: true, known: [] } as never)],
    ["options.players", () => bestDiscard(six, { dealer: true, players: 3 })],
    ["options.players", () => bestDiscard(five, { dealer: true, players: 2 })],
    ["options.partners", () => bestDiscard(five, { dealer: true, players: 3, partners: true })],
    ["options.partners", () => bestDiscard(five, { dealer: true, partners: "both" as never })],
  ])("%s is named", (expected, run) => {
    expect(pathOf(run)).toBe(expected);
  });
});
