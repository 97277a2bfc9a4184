import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equilibriumOf } from "../../../../src/cribbage/analysis/crib/equilibrium.ts";
import type { Distribution } from "../../../../src/cribbage/analysis/discard/hand-values.ts";
import { pairNumber, rankHands } from "../../../../src/cribbage/analysis/engine/ranks.ts";
import { discardValues, handValues } from "../../../../src/cribbage/analysis/index.ts";
import { type Card, parseCards, sample, seeded } from "../../../../src/index.ts";
import { countHand } from "../../../../src/scoring/index.ts";
import { cards, renamed, seed, suits } from "../../../arbitraries.ts";
import { pathOf } from "../../../thrown.ts";
import { add, type Histogram, habitual, mean, uniform, without } from "../oracle.ts";

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

/** What the fast code has its opponent throw, looked up hand by hand. */
function throwsOf(side: "own" | "opponent"): (ranks: readonly string[]) => readonly [string, string] {
  const hands = rankHands(6);
  const at = new Map<string, number>();
  for (let n = 0; n < hands.length / 6; n++) at.set(hands.subarray(6 * n, 6 * n + 6).join(), n);
  return (ranks) => {
    const hand = ranks.map((rank) => RANKS.indexOf(rank)).sort((a, b) => a - b);
    const pair = equilibriumOf("two")[side].discarded[at.get(hand.join())!]!;
    for (const a of hand) for (const b of hand) if (pairNumber(a, b) === pair) return [RANKS[a]!, RANKS[b]!];
    throw new Error(`${ranks} cannot discard pair ${pair}`);
  };
}

const HANDS = ["5H 5D 5S JC 2C KD", "AC 2C 3C 4C 5C 6C", "JH JD 7S 8S 9S TS"].map(parseCards);

describe("the fifteen throws of six cards", () => {
  test.each(HANDS)("%s %s %s %s %s %s: hand and uniform crib are what counting everything gives", (...hand: Card[]) => {
    for (const dealer of [true, false]) {
      const values = discardValues(hand, { dealer });
      expect(values).toHaveLength(15);
      expect(new Set(values.map(({ cards }) => cards.join())).size).toBe(15);
      for (const value of values.slice(0, 2)) {
        const { cards, kept } = value;
        expect([...kept, ...cards].sort()).toEqual([...hand].sort());
        const expected = uniform(kept, cards, dealer ? 1 : -1);
        expectSame(value.hand, expected.hand);
        expectSame(value.uniform.crib, expected.crib);
        expectSame(value.uniform.net, expected.net);
      }
    }
  });

  test.each([true, false])("dealer %s: the equilibrium is that of every deal of a short pack", (dealer) => {
    const throws = throwsOf(dealer ? "opponent" : "own");
    for (const [hand, from] of [
      [HANDS[0]!, 1],
      [HANDS[1]!, 2],
      [HANDS[2]!, 3],
    ] as const) {
      const known = sample(without(hand), 35, seeded(from));
      const values = discardValues(hand, { dealer, known });
      for (const value of [values[0]!, values[7]!, values[14]!]) {
        const expected = habitual(value.kept, value.cards, dealer ? 1 : -1, known, throws);
        expectSame(value.equilibrium.crib, expected.crib);
        expectSame(value.equilibrium.net, expected.net);
      }
    }
  });

  test("the net mean is the hand's and the crib's, and the best comes first", () => {
    fc.assert(
      fc.property(cards(6), fc.boolean(), (hand, dealer) => {
        const values = discardValues(hand, { dealer });
        let last = Number.POSITIVE_INFINITY;
        for (const { hand, uniform, equilibrium } of values) {
          const sign = dealer ? 1 : -1;
          expect(uniform.net.mean).toBeCloseTo(hand.mean + sign * uniform.crib.mean, 9);
          expect(equilibrium.net.mean).toBeCloseTo(hand.mean + sign * equilibrium.crib.mean, 9);
          for (const { chances } of [hand, uniform.crib, uniform.net, equilibrium.crib, equilibrium.net])
            expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          expect(equilibrium.net.mean).toBeLessThanOrEqual(last);
          last = equilibrium.net.mean;
        }
      }),
      { numRuns: 8 },
    );
  });

  test("neither other names of the suits nor another order of the hand change a figure", () => {
    fc.assert(
      fc.property(cards(6), suits, seed, (hand, to, from) => {
        const turned = sample(renamed(hand, to) as Card[], 6, seeded(from));
        const figures = (h: readonly Card[]) =>
          discardValues(h, { dealer: true }).map((v) => v.equilibrium.net.mean + v.uniform.net.deviation);
        const same = figures(hand);
        figures(turned).forEach((figure, i) => {
          expect(figure).toBeCloseTo(same[i]!, 8);
        });
      }),
      { numRuns: 5 },
    );
  });
});

describe("the five throws of five cards", () => {
  test.each([3, 4] as const)("%i players: hand and uniform crib are what counting everything gives", (players) => {
    const hand = parseCards("5H 5D JS JC 2C");
    const known = sample(without(hand), 25, seeded(1));
    const values = discardValues(hand, { dealer: false, players, known });
    expect(values).toHaveLength(5);
    for (const value of values) {
      const expected = uniform(value.kept, value.cards, -1, known);
      expectSame(value.hand, expected.hand);
      expectSame(value.uniform.crib, expected.crib);
      expectSame(value.uniform.net, expected.net);
    }
  });

  test("with three, and with four in partnerships or solo, the equilibrium cribs differ and the uniform crib does not", () => {
    const hand = parseCards("5H 5D JS JC 2C");
    for (const dealer of [true, false]) {
      const all = [{ players: 3 }, { players: 4 }, { players: 4, partners: false }] as const;
      const of = all.map((options) => discardValues(hand, { dealer, ...options }));
      const two = of.map((values) => values.find(({ cards }) => cards[0] === "2C")!);
      expect(new Set(two.map(({ uniform }) => uniform.crib.mean)).size).toBe(1);
      expect(new Set(two.map(({ equilibrium }) => equilibrium.crib.mean)).size).toBe(3);
    }
  });
});

describe("handValues", () => {
  test("the best hand of all: 5 5 5 J", () => {
    const values = handValues(["5H", "5D", "5S", "JC"]);
    expect(values.starters).toHaveLength(48);
    expect(values.chances.at(-1)).toBe(1 / 48);
    expect(values.lowest + values.chances.length - 1).toBe(29);
  });

  test("each starter is counted, and no other card", () => {
    fc.assert(
      fc.property(cards(6), fc.boolean(), (dealt, crib) => {
        const [hand, known] = [dealt.slice(0, 4), dealt.slice(4)];
        const histogram: Histogram = new Map();
        const starters = without(dealt).map((card) => ({ card, points: countHand(hand, card, { crib }) }));
        for (const { points } of starters) add(histogram, points);
        const values = handValues(hand, { known, crib });
        expect(values.starters).toEqual(starters);
        expectSame(values, histogram);
      }),
    );
  });
});

describe("bad input", () => {
  const six = HANDS[0]!;
  const five = six.slice(1);

  test.each([
    ["hand", () => discardValues(six.slice(2), { dealer: true })],
    ["hand", () => discardValues("5H" as never, { dealer: true })],
    ["hand[5]", () => discardValues([...five, "??" as never], { dealer: true })],
    ["hand[5]", () => discardValues([...five, five[0]!], { dealer: true })],
    ["options", () => discardValues(six, undefined as never)],
    ["options.dealer", () => discardValues(six, {} as never)],
    ["options.dealer", () => discardValues(six, { dealer: 1 as never })],
    ["options.crib", () => discardValues(six, { dealer: true, crib: true } as never)],
    ["options.players", () => discardValues(six, { dealer: true, players: 3 })],
    ["options.players", () => discardValues(five, { dealer: true, players: 2 })],
    ["options.partners", () => discardValues(six, { dealer: true, partners: true })],
    ["options.partners", () => discardValues(five, { dealer: true, partners: "both" as never })],
    ["options.known[0]", () => discardValues(six, { dealer: true, known: [six[0]!] })],
    ["options.known[1]", () => discardValues(six, { dealer: true, known: Array(2).fill(without(six)[0]!) })],
    ["options.known[0]", () => discardValues(six, { dealer: true, known: ["??" as never] })],
    ["options.known", () => discardValues(six, { dealer: true, known: without(six).slice(6) })],
    ["hand", () => handValues(five)],
    ["options.known", () => handValues(six.slice(2), { known: without(six.slice(2)) })],
    ["options.dealer", () => handValues(six.slice(2), { dealer: true } as never)],
  ])("%s is named", (expected, run) => {
    expect(pathOf(run)).toBe(expected);
  });

  test("seven unseen cards are enough", () => {
    const known = without(six).slice(7);
    for (const { equilibrium } of discardValues(six, { dealer: true, known }))
      expect(equilibrium.net.mean).toBeGreaterThan(0);
  });
});
