import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Distribution } from "../../../../src/cribbage/analysis/discard/chances.ts";
import { equilibriumOf } from "../../../../src/cribbage/analysis/discard/equilibrium.ts";
import { pairNumber, rankHands } from "../../../../src/cribbage/analysis/engine/hand.ts";
import { type DiscardValue, discardValues } from "../../../../src/cribbage/analysis/index.ts";
import { CARDS, type Card, parseCards, sample, seeded } from "../../../../src/index.ts";
import { countHand } from "../../../../src/scoring/index.ts";
import { cards, renamed, seed, suits } from "../../../arbitraries.ts";
import { NIGHT, often } from "../../../often.ts";
import { pathOf } from "../../../thrown.ts";
import { choices, type Histogram, habitual, handPoints, mean, without } from "../oracle.ts";

/** Expects that a distribution is a histogram, divided by its sum. */
function expectSame(actual: Distribution, expected: Histogram): void {
  const total = [...expected.values()].reduce((sum, n) => sum + n, 0);
  const points = [...expected.keys()];
  expect(actual.lowest).toBe(Math.min(...points));
  expect(actual.chances).toHaveLength(Math.max(...points) - actual.lowest + 1);
  actual.chances.forEach((chance, i) => {
    expect(chance).toBeCloseTo((expected.get(actual.lowest + i) ?? 0) / total, 12);
  });
  expect(actual.mean).toBeCloseTo(mean(expected), 10);
  const variance = points.reduce((sum, p) => sum + (expected.get(p)! / total) * (p - actual.mean) ** 2, 0);
  expect(actual.deviation).toBeCloseTo(Math.sqrt(variance), 8);
}

const RANKS = "A23456789TJQK";

const SIXES = rankHands(6);

/** The number of every hand of six ranks. */
const AT = new Map(Array.from({ length: SIXES.length / 6 }, (_, n) => [SIXES.subarray(6 * n, 6 * n + 6).join(), n]));

/** The opponent's discards in the fast code, hand by hand. */
function throwsOf(side: "own" | "opponent"): (ranks: readonly string[]) => readonly [string, string] {
  return (ranks) => {
    const hand = ranks.map((rank) => RANKS.indexOf(rank)).sort((a, b) => a - b);
    const pair = equilibriumOf("two", side).discarded[AT.get(hand.join())!]!;
    for (const a of hand) for (const b of hand) if (pairNumber(a, b) === pair) return [RANKS[a]!, RANKS[b]!];
    throw new Error(`${ranks} cannot discard pair ${pair}`);
  };
}

/** The orders of three. */
const ORDERS = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => (a === b ? [] : [[a, b, 3 - a - b] as const])));

const HANDS = ["5H 5D 5S JC 2C KD", "AC 2C 3C 4C 5C 6C", "JH JD 7S 8S 9S TS"].map(parseCards);

const TABLES = [
  [6, {}],
  [5, { players: 3 }],
  [5, { players: 4 }],
  [5, { players: 4, partners: false }],
] as const;

/** Expects the values of all discards of a hand, the best first. */
function expectWhole(values: readonly DiscardValue[], hand: readonly Card[], dealer: boolean): void {
  expect(new Set(values.map(({ cards }) => cards.join())).size).toBe(hand.length === 6 ? 15 : 5);
  for (const { cards, kept, hand: points, crib, pegging, total } of values) {
    expect([...kept, ...cards].sort()).toEqual([...hand].sort());
    expect(points + crib + pegging).toBeCloseTo(total, 9);
    expect(crib >= 0).toBe(dealer);
  }
  expect(values.map(({ total }) => total)).toEqual(values.map(({ total }) => total).sort((a, b) => b - a));
}

describe.each(TABLES)("the values of %i cards at a table of %j", (size, options) => {
  test("are all discards, each the sum of its parts, and the best comes first", () => {
    fc.assert(
      fc.property(cards(size), fc.boolean(), NIGHT ? fc.boolean() : fc.constant(false), (hand, dealer, chances) => {
        expectWhole(discardValues(hand, { dealer, chances, ...options }), hand, dealer);
      }),
      { numRuns: often(2, 25) },
    );
  });

  test("have the hand over all starters that are not known", () => {
    fc.assert(
      fc.property(cards(size), fc.boolean(), (hand, dealer) => {
        const known = sample(without(hand), 20, seeded(1));
        for (const value of discardValues(hand, { dealer, known, ...options })) {
          const starters = without(hand, known);
          const points = starters.reduce((sum, starter) => sum + countHand(value.kept, starter), 0);
          expect(value.hand).toBeCloseTo(points / starters.length, 9);
          expect(value.chances).toBeNull();
        }
      }),
      { numRuns: often(2, 25) },
    );
  });

  test("have chances that add up to 1, with the stated means", () => {
    const hand = HANDS[0]!.slice(0, size);
    const known = sample(without(hand), NIGHT ? 0 : 20, seeded(1));
    for (const dealer of NIGHT ? [true, false] : [true]) {
      const values = discardValues(hand, { dealer, known, chances: true, ...options });
      expectWhole(values, hand, dealer);
      for (const value of values) {
        const { hand: points, crib, net } = value.chances!;
        expect(value.hand).toBeCloseTo(points.mean, 9);
        expect(value.crib).toBeCloseTo(dealer ? crib.mean : -crib.mean, 9);
        // With more players, the other cards of the crib are drawn apart from the starter.
        expect(Math.abs(value.hand + value.crib - net.mean)).toBeLessThan(size === 6 ? 1e-9 : 0.05);
        for (const { chances } of [points, crib, net])
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
    }
  });
});

describe("the chances", () => {
  test.each(HANDS)("%s %s %s %s %s %s: of the hand are what counting everything gives", (...hand: Card[]) => {
    for (const { cards, kept, chances } of discardValues(hand, { dealer: true, chances: true }).slice(0, 3))
      expectSame(chances!.hand, handPoints(kept, cards));
  });

  test.each([true, false])("dealer %s: of the crib are those of every deal of a short pack", (dealer) => {
    const throws = throwsOf(dealer ? "opponent" : "own");
    for (const [hand, from] of [
      [HANDS[0]!, 1],
      [HANDS[1]!, 2],
      [HANDS[2]!, 3],
    ] as const) {
      const known = sample(without(hand), NIGHT ? 35 : 37, seeded(from));
      const values = discardValues(hand, { dealer, known, chances: true });
      for (const value of [values[0]!, values[7]!, values[14]!]) {
        const expected = habitual(value.kept, value.cards, dealer ? 1 : -1, known, throws);
        expectSame(value.chances!.crib, expected.crib);
        expectSame(value.chances!.net, expected.net);
      }
    }
  });

  test.each([
    ["three", true, { players: 3 }, ["opponent", "opponent", "pack"]],
    ["three", false, { players: 3 }, ["own", "opponent", "pack"]],
    ["partners", true, {}, ["own", "opponent", "opponent"]],
    ["solo", false, { partners: false }, ["own", "opponent", "opponent"]],
  ] as const)(
    "%s, dealer %s: of the crib are those of one card from each of the others",
    (kind, dealer, options, from) => {
      const hand = parseCards("5H 5D JS JC 2C");
      const known = sample(without(hand), kind === "three" && !NIGHT ? 35 : 31, seeded(1));
      const rate = (who: "own" | "opponent" | "pack", card: Card) =>
        who === "pack" ? 1 / 13 : equilibriumOf(kind, who).rates[RANKS.indexOf(card[0]!)]!;
      const expected: Histogram = new Map();
      for (const starter of without(hand, known))
        for (const others of choices(without(hand, known, [starter]), 3)) {
          const points = countHand(["2C", ...others], starter, { crib: true });
          for (const [a, b, c] of ORDERS) {
            const [x, y, z] = [others[a]!, others[b]!, others[c]!];
            const weight = rate(from[0], x) * rate(from[1], y) * rate(from[2], z);
            expected.set(points, (expected.get(points) ?? 0) + weight);
          }
        }
      const values = discardValues(hand, { dealer, known, chances: true, ...options });
      expectSame(values.find(({ cards }) => cards[0] === "2C")!.chances!.crib, expected);
    },
  );

  test("with three, and with four in partnerships or solo, the cribs differ", () => {
    const hand = parseCards("5H 5D JS JC 2C");
    const all = [{ players: 3 }, { players: 4 }, { players: 4, partners: false }] as const;
    for (const dealer of [true, false])
      for (const chances of NIGHT ? [true, false] : [false]) {
        const cribs = all.map((options) =>
          discardValues(hand, { dealer, chances, ...options }).find(({ cards }) => cards[0] === "2C"),
        );
        expect(new Set(cribs.map((value) => value!.crib)).size).toBe(3);
      }
  });

  test("without them, next to nothing is lost", () => {
    const random = seeded(7);
    const hands = often(4, 30);
    let lost = 0;
    for (let i = 0; i < hands; i++) {
      const hand = sample(CARDS, 6, random);
      const [quick] = discardValues(hand, { dealer: i % 2 === 0 });
      const values = discardValues(hand, { dealer: i % 2 === 0, chances: true });
      const found = values.find(({ cards }) => cards.join() === quick!.cards.join())!;
      expect(Math.abs(found.total - quick!.total)).toBeLessThan(1);
      lost += values[0]!.total - found.total;
    }
    expect(lost / hands).toBeLessThan(0.03);
  });
});

test("neither other names of the suits nor another order of the hand change a figure", () => {
  fc.assert(
    fc.property(cards(6), suits, seed, fc.boolean(), (hand, to, from, chances) => {
      const turned = sample(renamed(hand, to) as Card[], 6, seeded(from));
      const figures = (h: readonly Card[]) => discardValues(h, { dealer: true, chances }).map(({ total }) => total);
      const same = figures(hand);
      figures(turned).forEach((figure, i) => {
        expect(figure).toBeCloseTo(same[i]!, 8);
      });
    }),
    { numRuns: often(2, 25) },
  );
});

// John Chambers, cribbage.org/NewSite/tips/chambers6.asp: dealer's hand 8.0, other hand 8.1; the dealer pegs 1.5 more.
test.each([
  [true, 8.0, 1.5],
  [false, 8.1, -1.5],
])("dealer %s: the mean hand is %f and the mean pegging %f, as in tournaments", (dealer, hands, pegs) => {
  const random = seeded(1);
  let [points, pegged] = [0, 0];
  const deals = often(1000, 2000);
  for (let i = 0; i < deals; i++) {
    const [{ hand, pegging }] = discardValues(sample(CARDS, 6, random), { dealer }) as [DiscardValue];
    points += hand;
    pegged += pegging;
  }
  expect(Math.abs(points / deals - hands)).toBeLessThan(0.15);
  expect(Math.abs(pegged / deals - pegs)).toBeLessThan(0.5);
});

describe("bad input", () => {
  const six = HANDS[0]!;
  const five = six.slice(1);

  test.each([
    ["hand", () => discardValues(six.slice(2), { dealer: true })],
    ["hand", () => discardValues([...six, "AC"], { dealer: true })],
    ["hand", () => discardValues("5H" as never, { dealer: true })],
    ["hand[0]", () => discardValues(new Array(6), { dealer: true })],
    ["hand[5]", () => discardValues([...five, "??" as never], { dealer: true })],
    ["hand[5]", () => discardValues([...five, five[0]!], { dealer: true })],
    ["options", () => discardValues(six, undefined as never)],
    ["options.dealer", () => discardValues(six, {} as never)],
    ["options.dealer", () => discardValues(six, Object.create({ dealer: true }))],
    ["options.dealer", () => discardValues(six, { dealer: 1 as never })],
    ["options.chances", () => discardValues(six, { dealer: true, chances: "yes" as never })],
    ["options.crib", () => discardValues(six, { dealer: true, crib: true } as never)],
    ["options.players", () => discardValues(six, { dealer: true, players: 3 })],
    ["options.players", () => discardValues(five, { dealer: true, players: 2 })],
    ["options.partners", () => discardValues(six, { dealer: true, partners: true })],
    ["options.partners", () => discardValues(five, { dealer: true, players: 3, partners: true })],
    ["options.partners", () => discardValues(five, { dealer: true, partners: "both" as never })],
    ["options.known[0]", () => discardValues(six, { dealer: true, known: [six[0]!] })],
    ["options.known[1]", () => discardValues(six, { dealer: true, known: Array(2).fill(without(six)[0]!) })],
    ["options.known[0]", () => discardValues(six, { dealer: true, known: ["??" as never] })],
    ["options.known", () => discardValues(six, { dealer: true, known: without(six).slice(6) })],
  ])("%s is named", (expected, run) => {
    expect(pathOf(run)).toBe(expected);
  });

  test("seven unseen cards are enough", () => {
    const known = without(six).slice(7);
    for (const { hand } of discardValues(six, { dealer: true, known, chances: true })) expect(hand).toBeGreaterThan(0);
  });
});
