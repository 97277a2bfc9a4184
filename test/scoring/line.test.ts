import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { CARDS, type Card, cardIndex, parseCards } from "../../src/index.ts";
import { countHand, scoreHand, scoreLine } from "../../src/scoring/index.ts";
import { countLineIndices } from "../../src/scoring/line.ts";
import * as arbitrary from "../arbitraries.ts";
import { NIGHT, often } from "../often.ts";

/** The points of a line by its ranks, straight from the words of the rules: every subset is tried. */
function slowRanks(cards: readonly Card[]): number {
  const ranks = cards.map((card) => "A23456789TJQK".indexOf(card[0]!));
  const subsets = Array.from({ length: 1 << cards.length }, (_, mask) => ranks.filter((_, i) => (mask >> i) & 1));
  const value = (rank: number) => Math.min(rank + 1, 10);
  const isRun = (set: number[]) =>
    set.length >= 3 && new Set(set).size === set.length && Math.max(...set) - Math.min(...set) === set.length - 1;
  const longest = Math.max(0, ...subsets.filter(isRun).map((set) => set.length));
  return subsets.reduce((sum, set) => {
    const fifteen = set.reduce((total, rank) => total + value(rank), 0) === 15 ? 2 : 0;
    const pair = set.length === 2 && set[0] === set[1] ? 2 : 0;
    return sum + fifteen + pair + (isRun(set) && set.length === longest ? longest : 0);
  }, 0);
}

function slowSuits(cards: readonly Card[], cut: Card | null, flush: number): number {
  const most = Math.max(0, ..."CDHS".split("").map((suit) => cards.filter((card) => card[1] === suit).length));
  const nobs = cut !== null && cards.some((card) => card !== cut && card === `J${cut[1]}`);
  return (most >= flush ? most : 0) + (nobs ? 1 : 0);
}

/** Calls back with every five cards, in rising order. */
function everyFive(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const choose = (n: number, from: number) => {
    if (n === 5) visit(cards);
    else
      for (let card = from; card < 48 + n; card++) {
        cards[n] = card;
        choose(n + 1, card + 1);
      }
  };
  choose(0, 0);
}

/** By points, from 0 to 29: how many lines of five cards are worth them. */
type Histogram = number[];

interface Histograms {
  readonly outer: Record<4 | 5, Histogram>;
  /** One for each line and each of its cards as the cut card. */
  readonly center: Record<4 | 5, Histogram>;
}

function empty(): Histograms {
  const zeros = () => Array<number>(30).fill(0);
  return { outer: { 4: zeros(), 5: zeros() }, center: { 4: zeros(), 5: zeros() } };
}

/** By night of all lines, by day of one of each class, with its suits renamed in one way after the other. */
function fastHistograms(): Histograms {
  const { outer, center } = empty();
  const count = (cards: readonly number[], size: number) => {
    for (const flush of [4, 5] as const) {
      outer[flush][countLineIndices(cards, -1, flush)]! += size;
      for (let i = 0; i < 5; i++) center[flush][countLineIndices(cards, cards[i], flush)]! += size;
    }
  };
  let n = 0;
  if (NIGHT) everyFive((cards) => count(cards, 1));
  else
    everyClass((cards, size) => {
      const to = RENAMINGS[n++ % RENAMINGS.length]!;
      const other = cards.map((card) => (card & ~3) | to[card & 3]!);
      count(other, size);
    });
  return { outer, center };
}

/**
 * The same from the slow words. Lines that renaming the suits makes equal are worth the same, so of each such class one
 * is looked at, and counts for all.
 */
function slowHistograms(): Histograms {
  const { outer, center } = empty();
  const worth = new Map<string, number>();
  everyClass((cards, size) => {
    const line = cards.map((card) => CARDS[card]!);
    const ranks = line.map((card) => card[0]).join("");
    if (!worth.has(ranks)) worth.set(ranks, slowRanks(line));
    const points = worth.get(ranks)!;
    for (const flush of [4, 5] as const) {
      outer[flush][points + slowSuits(line, null, flush)]! += size;
      for (const cut of line) center[flush][points + slowSuits(line, cut, flush)]! += size;
    }
  });
  return { outer, center };
}

const RENAMINGS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) =>
      [0, 1, 2, 3].flatMap((d) => (new Set([a, b, c, d]).size === 4 ? [[a, b, c, d] as const] : [])),
    ),
  ),
);

/** By renaming, a number for each card: the sum of five tells lines apart, and is largest for the first of a class. */
const PLACES = RENAMINGS.map((to) =>
  Array.from({ length: 52 }, (_, card) => 2 ** (51 - ((card & ~3) | to[card & 3]!))),
);

/** Number of lines that differ from this one by the names of their suits; 0 unless it is the first of them. */
function classSize(cards: readonly number[]): number {
  const [a, b, c, d, e] = cards as [number, number, number, number, number];
  const key = (place: readonly number[]) => place[a]! + place[b]! + place[c]! + place[d]! + place[e]!;
  const own = key(PLACES[0]!);
  let same = 0;
  for (const place of PLACES) {
    const other = key(place);
    if (other > own) return 0;
    if (other === own) same++;
  }
  return PLACES.length / same;
}

const classes: { readonly cards: readonly number[]; readonly size: number }[] = [];

/** Calls back with the first line of each class, and the size of the class. */
function everyClass(visit: (cards: readonly number[], size: number) => void): void {
  if (classes.length === 0)
    everyFive((cards) => {
      const size = classSize(cards);
      if (size > 0) classes.push({ cards: [...cards], size });
    });
  for (const { cards, size } of classes) visit(cards, size);
}

describe("a line", () => {
  const flush = fc.constantFrom("four" as const, "five" as const);
  const cut = fc.boolean();

  test("S1-48: the items, the fast count and the slow words agree on lines of up to five cards", () => {
    fc.assert(
      fc.property(arbitrary.cards(0, 5), flush, cut, (cards, rule, central) => {
        const card = central ? (cards[0] ?? null) : null;
        const fewest = rule === "four" ? 4 : 5;
        const { points, items } = scoreLine(cards, { cut: card, flush: rule });
        expect(points).toBe(slowRanks(cards) + slowSuits(cards, card, fewest));
        expect(countLineIndices(cards.map(cardIndex), card === null ? -1 : cardIndex(card), fewest)).toBe(points);
        expect(items.reduce((sum, item) => sum + item.points, 0)).toBe(points);
      }),
      { numRuns: often(400, 2000) },
    );
  });

  test("S1-26, S1-27, S1-45: with the flush of five, the line of a crib and the cut card is a crib of cribbage", () => {
    fc.assert(
      fc.property(arbitrary.cards(5), (cards) => {
        const crib = cards.slice(0, 4);
        const starter = cards[4]!;
        expect(scoreLine(cards, { cut: starter, flush: "five" })).toEqual(scoreHand(crib, starter, { crib: true }));
        expect(scoreLine(cards, { cut: starter, flush: "five" }).points).toBe(countHand(crib, starter, { crib: true }));
      }),
    );
  });

  test("a further card never takes points away", () => {
    fc.assert(
      fc.property(arbitrary.cards(1, 5), flush, cut, (cards, rule, central) => {
        const options = { cut: central ? cards[0]! : null, flush: rule };
        const before =
          cards.length === 1 && central ? 0 : scoreLine(cards.slice(0, -1), cards.length > 1 ? options : {}).points;
        expect(scoreLine(cards, options).points).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: often(200, 1000) },
    );
  });

  const points = (text: string, options = {}) => scoreLine(parseCards(text), options).points;
  const kinds = (text: string, options = {}) => scoreLine(parseCards(text), options).items.map((item) => item.kind);

  test("S1-39, S1-42: ace 1 to ten 10, court cards 10; two for every combination that makes fifteen", () => {
    for (const ten of "TJQK") expect(points(`5H ${ten}C`)).toBe(2);
    expect(points("AH 4C TD")).toBe(2);
    expect(kinds("2H 3C TD 9S 6H")).toEqual(["fifteen", "fifteen"]);
    expect(kinds("AH 2C 3D 4S 5H").filter((kind) => kind === "fifteen")).toHaveLength(1);
  });

  test("S1-43, S1-49: a pair 2, three of a kind 6, four 12", () => {
    expect(points("QH QC")).toBe(2);
    expect(points("3H 3C 3D")).toBe(6);
    expect(points("4H 4C 4D 4S KD")).toBe(12);
  });

  test("S1-40, S1-44: runs of three or more, the ace low only", () => {
    expect(points("2C 3D 4S")).toBe(3);
    expect(points("AC 2D 3S 4H")).toBe(4);
    expect(points("TC JD QS KH")).toBe(4);
    expect(kinds("QC KD AS")).toEqual([]);
    expect(kinds("9C TD JS QH KD")).toEqual(["run"]);
  });

  test("S1-49: the formulations, double runs 8 and 10, triple 15, quadruple 16, and the lines of the rules page", () => {
    expect(points("5H 5C 6D 7S")).toBe(8);
    expect(points("AS AH 2C 3D 4S")).toBe(10);
    expect(points("AS AH AD 2C 3S")).toBe(15);
    expect(kinds("5C 5D 6H 6S 7C").filter((kind) => kind === "run")).toHaveLength(4);
    expect(points("TC TD JH JS QC")).toBe(16);
    expect(points("5H 5C 6D 7S KD")).toBe(12);
    expect(points("3H 6H 9H QH KD")).toBe(6);
    expect(points("3H 6H 9H QH KH")).toBe(7);
  });

  test("S1-45: any four of the five are a flush of 4, all are 5; by the option only five count", () => {
    for (let odd = 0; odd < 5; odd++) {
      const cards = parseCards("2H 4H 6H 8H KH");
      cards[odd] = `${cards[odd]![0]}D` as Card;
      const flush = scoreLine(cards).items.filter((item) => item.kind === "flush");
      expect(flush).toEqual([{ kind: "flush", points: 4, cards: cards.filter((card) => card[1] === "H") }]);
      expect(scoreLine(cards, { flush: "five" }).items.map((item) => item.kind)).not.toContain("flush");
    }
    expect(points("2H 4H 6H 8H KH", { flush: "five" })).toBe(5);
    expect(points("2H 4H 6H")).toBe(0);
    expect(points("2H 4H 6H 8H")).toBe(4);
  });

  test("S1-21, S1-46: knobs where the cut card lies, and not for the cut card itself", () => {
    expect(points("JH 2H 9C", { cut: "9C" })).toBe(0);
    expect(points("JH 2H 9C", { cut: "2H" })).toBe(1);
    expect(points("JH 2H 9C", { cut: "JH" })).toBe(0);
    expect(points("JH 2H 9C")).toBe(0);
    expect(scoreLine(["5H", "JH"], null).points).toBe(2);
  });

  test("an invalid line is refused", () => {
    expect(() => scoreLine(parseCards("2H 3H 4H 5H 6H 7H"))).toThrow("cards: must have 0 to 5 items, not 6");
    expect(() => scoreLine("2H" as never)).toThrow('cards: must be an array, not "2H"');
    expect(() => scoreLine(["2H", "2H"])).toThrow("cards[1]: duplicate 2H, already at cards[0]");
    expect(() => scoreLine(["1H" as Card])).toThrow('cards[0]: must be a card, not "1H"');
    const holes = new Array<Card>(3);
    holes[0] = "AC";
    expect(() => scoreLine(holes)).toThrow("cards[1]: must be a card, not undefined");
    expect(() => scoreLine(["2H"], { cut: "3H" })).toThrow('options.cut: must be one of the line\'s cards, not "3H"');
    expect(() => scoreLine(["2H"], { cut: "x" as Card })).toThrow("cut: must be a card");
    expect(() => scoreLine(["2H"], { flush: "six" as never })).toThrow("flush: must be");
    expect(() => scoreLine(["2H"], { starter: "2H" } as never)).toThrow("options.starter: unknown key");
    expect(() => scoreLine(["2H"], 5 as never)).toThrow("options: must be an object, not 5");
  });
});

describe("all lines there are", () => {
  let fast: Histograms;
  beforeAll(() => {
    fast = fastHistograms();
  }, 120_000);

  test("S1-45, S1-46: fast and slow agree on the histograms of all lines, outer and center, by both flush rules", () => {
    expect(slowHistograms()).toEqual(fast);
  });

  test("there are 2,598,960 outer lines and 12,994,800 center lines with a cut card", () => {
    const sum = (histogram: Histogram) => histogram.reduce((all, n) => all + n);
    for (const flush of [4, 5] as const) {
      expect(sum(fast.outer[flush])).toBe(2_598_960);
      expect(sum(fast.center[flush])).toBe(12_994_800);
    }
  });
});
